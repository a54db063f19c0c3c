import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { FailureBar } from '../feedback/FailureBar';
import type { StatusWords } from '../state/statusWords';
import type { NoticeAbout } from '../state/useNoticeAbout';
import { useAsyncAction } from './useAsyncAction';
import { useDone, type Done } from './useDone';

const m = defineMessages({
  remove: { id: 'kit.confirm.remove', defaultMessage: 'Вы хотите это удалить?' },
});

interface Asked<Answer> {
  title: MessageDescriptor;
  /** What will happen, where the title does not say it. */
  children?: ReactNode;
  /** The verb of the action; "yes" unless told. */
  yes?: MessageDescriptor;
  /** What the question shows has not been seen yet. */
  isHeld?: boolean;
  run: () => Promise<Answer>;
  /** What the statuses of the record are called, where somebody else may decide first. */
  statusWords?: StatusWords;
  done: Done<Answer>;
  onClose: () => void;
}

/** One of thirty decisions a day is told from the others: it names what it is about, unless it says itself what came of it. */
type Named<Answer> =
  | { isDecision?: false; about?: NoticeAbout }
  | { isDecision: boolean; about: NoticeAbout }
  | { isDecision: boolean; about?: undefined; done: (answer: Answer) => void };

type Props<Answer> = Asked<Answer> & Named<Answer>;

/**
 * Asks, runs, tells. What is refused is said in the question, which stays. Draw it to open it. `isDecision`: one of many
 * a day, so that the focus begins on the yes; what takes something away is none.
 */
export function ConfirmAction<Answer>({
  title,
  children,
  yes,
  isHeld,
  isDecision,
  run,
  statusWords,
  done,
  about,
  onClose,
}: Props<Answer>) {
  const action = useAsyncAction(run, useDone(done, about), onClose);
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      isDecision={isDecision}
      state={action.progress === 'done' ? 'done' : action.isBusy ? 'busy' : isHeld ? 'held' : undefined}
      onYes={action.start}
      onNo={onClose}
    >
      {(children || action.failure) && (
        <>
          {children}
          {action.failure && <FailureBar failure={action.failure} statusWords={statusWords} onFollow={onClose} />}
        </>
      )}
    </ConfirmDialog>
  );
}

/** The question before something is deleted. */
export function ConfirmDelete<Answer>(props: Omit<Asked<Answer>, 'title' | 'yes'> & { about?: NoticeAbout }) {
  return <ConfirmAction {...props} title={m.remove} />;
}
