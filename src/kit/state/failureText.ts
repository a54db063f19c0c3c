import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailedWork, Failure } from '../../lib/failure';
import { badRequest, forbidden, notFound, serverError, tooManyRequests, unauthorized } from '../../lib/httpStatus';

const first = defineMessages({
  '1_invalid_auth_credentials': {
    id: 'kit.code.1_invalid_auth_credentials',
    defaultMessage: 'Неверный логин или пароль',
  },
  '1_invalid_code': { id: 'kit.code.1_invalid_code', defaultMessage: 'Неверный код' },
  staff_only: { id: 'kit.code.staff_only', defaultMessage: 'Вход только для сотрудников' },
  user_disabled: { id: 'kit.code.user_disabled', defaultMessage: 'Учётная запись отключена' },
  too_many_attempts: {
    id: 'kit.code.too_many_attempts',
    defaultMessage: 'Слишком много попыток. Подождите и попробуйте снова',
  },
  session_ended: { id: 'kit.code.session_ended', defaultMessage: 'Сессия завершена. Войдите ещё раз' },
  not_found: { id: 'kit.code.not_found', defaultMessage: 'Запись не найдена' },
});

const m = defineMessages({
  forbidden: { id: 'kit.failure.forbidden', defaultMessage: 'Forbidden' },
  accessDenied: { id: 'kit.failure.accessDenied', defaultMessage: 'Ошибка: Доступ запрещён' },
  badRequest: { id: 'kit.failure.badRequest', defaultMessage: 'Bad request' },
  badFilter: { id: 'kit.failure.badFilter', defaultMessage: 'Проверьте фильтр: {fields}' },
  serverSide: { id: 'kit.failure.serverSide', defaultMessage: 'Server side problem' },
  serverSideAdvice: {
    id: 'kit.failure.serverSideAdvice',
    defaultMessage: 'Служба не справилась с запросом. Попробуйте ещё раз немного позже',
  },
  exception: { id: 'kit.failure.exception', defaultMessage: 'Error: {message}' },
  network: {
    id: 'kit.failure.network',
    defaultMessage: 'Error: Нет связи со службой. Проверьте сеть и попробуйте ещё раз',
  },
  timeout: { id: 'kit.failure.timeout', defaultMessage: 'Error: Служба не ответила вовремя. Попробуйте ещё раз' },
  malformed: { id: 'kit.failure.malformed', defaultMessage: 'Служба прислала непонятный ответ. Попробуйте ещё раз' },
  aborted: { id: 'kit.failure.aborted', defaultMessage: 'Error: Запрос отменён' },
});

/** What services say themselves where they have no reason to give. */
const serverSide = 'Server side problem';

/** What the services write their own sentences in, whatever the panel speaks; marked, so that it is read out as that. */
export const serviceLanguage = 'en';

/** What a failed call says to a person: one message, never two. */
export interface FailureText {
  title: MessageDescriptor;
  text?: MessageDescriptor;
  /** What the placeholders of the title and the text stand for. */
  values?: Record<string, string>;
  /** The server's own sentence; plain text only. */
  detail?: string;
}

/** Texts by code: what the sign-in page can meet, and what the areas of the open screens have added. */
const texts = new Map<string, MessageDescriptor>(Object.entries(first));

/** Some codes mean one thing to one area and another to the next: `taken` is a name here and a code there. */
let area = '';
const inWordsOf = (of: string, code: string): string => `${of}.${code}`;

/** Teaches the texts of further codes, and that an area says them so, whatever others say. */
export function addCodeTexts(more: Record<string, MessageDescriptor>, of = ''): void {
  for (const [code, text] of Object.entries(more)) texts.set(code, text).set(inWordsOf(of, code), text);
}

/** From now on codes are told in the words of this area, which is the one on the screen, and in those of others where it has none. */
export function speakOf(shown: string): void {
  area = shown;
}

/** What a code says where the answer has more than the code: who it was, or how much is lacking; nothing where it has not. */
export type TellCode = (current: NonNullable<Failure['current']>) => FailureText | undefined;
const telling = new Map<string, TellCode>();

/** Teaches what is said of a code with what the answer has; its text stands where it has nothing, and beside fields. */
export function addCodeTellers(more: Record<string, TellCode>): void {
  for (const [code, tell] of Object.entries(more)) telling.set(code, tell);
}

/** The text of a code that the product knows, wherever the code stands: in an error or beside a field. */
export function codeText(code: string): MessageDescriptor | undefined {
  return texts.get(inWordsOf(area, code)) ?? texts.get(code);
}

type TellWork = (failure: Failure) => FailureText | undefined;
const works = new Map<FailedWork, TellWork>();

/** Teaches what is said of a kind of work (failedWork.ts); the sign-in page does none of it. */
export function addWorkTexts(more: Record<FailedWork, TellWork>): void {
  for (const [work, tell] of Object.entries(more)) works.set(work as FailedWork, tell);
}

/** The services spell it both ways; said once is enough. */
function repeatsAccessDenied(sentence: string): boolean {
  return /^(ошибка:\s*)?доступ запрещ[её]н\.?$/i.test(sentence.trim());
}

/** The one message of a failure: a known code first, then what was being done, then the status. */
export function failureText(failure: Failure, work = failure.work): FailureText {
  const { current } = failure;
  const said = current && failure.codes.map((code) => telling.get(code)?.(current)).find(Boolean);
  if (said) return said;
  const known = failure.codes.map(codeText).find(Boolean);
  if (known) return { title: known };

  const { kind, status, message } = failure;
  if (status === unauthorized) return { title: first.session_ended };
  if (status === forbidden) {
    return {
      title: m.forbidden,
      text: m.accessDenied,
      detail: message && !repeatsAccessDenied(message) ? message : undefined,
    };
  }
  const own = work && works.get(work)?.(failure);
  if (own) return own;
  if (kind !== 'status') {
    if (message) return { title: m.exception, values: { message }, text: m[kind] };
    // An answer came, and it is not the one that a data call has.
    return kind === 'malformed' ? { title: m.serverSide, text: m.malformed } : { title: m[kind] };
  }
  if (status === badRequest) {
    const fields = Object.keys(failure.fields ?? {}).join(', ');
    return { title: m.badRequest, ...(fields && { text: m.badFilter, values: { fields } }), detail: message };
  }
  if (status === notFound) return { title: m.serverSide, text: first.not_found };
  if (status === tooManyRequests) return { title: first.too_many_attempts };
  const detail = message === serverSide ? undefined : message;
  return status >= serverError
    ? { title: m.serverSide, text: m.serverSideAdvice, detail }
    : { title: m.serverSide, detail };
}
