import { defineMessages, type MessageDescriptor } from 'react-intl';
import { notSent, type Failure } from '../../lib/failure';
import { badRequest } from '../../lib/httpStatus';
import { addCodeTexts, addWorkTexts, type FailureText } from './failureText';

const m = defineMessages({
  action: { id: 'kit.failedWork.action', defaultMessage: 'Что-то пошло не так' },
  qabz: { id: 'kit.failedWork.qabz', defaultMessage: 'Undefined error.' },
  upload: { id: 'kit.failedWork.upload', defaultMessage: 'Something went wrong. Try again later.' },
  noDirectory: { id: 'kit.failedWork.noDirectory', defaultMessage: 'Ошибка: справочник не загрузился' },
  again: { id: 'kit.failedWork.again', defaultMessage: 'Отправьте те же строки ещё раз: дважды они не выполнятся.' },
  lost: {
    id: 'kit.failedWork.lost',
    defaultMessage: 'Ответ не дошёл, и файл мог быть принят. Отправьте те же строки ещё раз: дважды они не выполнятся.',
  },
  notSent: {
    id: 'kit.failedWork.notSent',
    defaultMessage: 'Error: Нет сети, поэтому ничего не отправлено. Повторите, когда связь вернётся',
  },
});
/** The service says it in its own words, after the word of the requirements. */
const directory: MessageDescriptor = defineMessages({
  said: { id: 'kit.failedWork.directory', defaultMessage: 'Ошибка: {message}' },
}).said;

const uploading = (text?: MessageDescriptor): FailureText => ({ title: m.upload, ...(text && { text }) });
const directoryText = ({ message }: Failure): FailureText =>
  message ? { title: directory, values: { message } } : { title: m.noDirectory };

/** A code that nobody matched, and nothing else: without a network that is said. */
const actionText = ({ kind }: Failure): FailureText | undefined =>
  kind === 'status' ? { title: m.action } : undefined;

/**
 * Teaches the sentences that the requirements have for kinds of work (ERR-07, ERR-08, ERR-09, ERR-17, ERR-19). Fetched
 * with the frame, since nobody who is not signed in does any of it.
 */
export function teachFailedWork(): void {
  addCodeTexts({ [notSent]: m.notSent });
  addWorkTexts({
    action: actionText,
    // What the service says is said; where it says nothing, that is told.
    qabz: (failure) => {
      if (failure.status !== badRequest) return actionText(failure);
      return failure.message ? undefined : { title: m.qabz };
    },
    upload: () => uploading(),
    district: directoryText,
    sheet: () => uploading(m.again),
    lostSheet: () => uploading(m.lost),
  });
}
