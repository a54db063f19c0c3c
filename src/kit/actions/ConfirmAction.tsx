import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { FailureBar } from '../feedback/FailureBar';
import type { StatusWords } from '../state/statusWords';
import { useAsyncAction } from './useAsyncAction';

const m = defineMessages({
  remove: { id: 'kit.confirm.remove', defaultMessage: 'Вы хотите это удалить?' },
});

interface Props<Answer> {
  title: MessageDescriptor;
  /** What will happen, where the title does not say it. */
  children?: ReactNode;
  /** The verb of the action; "yes" unless told. */
  yes?: MessageDescriptor;
  /** What the question shows has not been seen yet. */
  isHeld?: boolean;
  /** One of many decisions a day: the focus begins on the yes. What takes something away is none. */
  isDecision?: boolean;
  run: () => Promise<Answer>;
  /** What the statuses of the record are called, where somebody else may decide first. */
  statusWords?: StatusWords;
  /** What is said when it is done; or says it, where that depends on the answer. */
  done: MessageDescriptor | ((answer: Answer) => void);
  onClose: () => void;
}

/** Asks, runs, tells. What is refused is said in the question, which stays. Draw it to open it. */
export function ConfirmAction<Answer>({
  title,
  children,
  yes,
  isHeld,
  isDecision,
  run,
  statusWords,
  done,
  onClose,
}: Props<Answer>) {
  const action = useAsyncAction(run, done, onClose);
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
export function ConfirmDelete<Answer>(props: Omit<Props<Answer>, 'title' | 'yes' | 'isDecision'>) {
  return <ConfirmAction {...props} title={m.remove} />;
}
