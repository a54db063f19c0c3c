import { useRef, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { usePanelForm } from '../kit/form/usePanelForm';
import { FormDrawer } from '../kit/form/FormDrawer';
import { TextField } from '../kit/fields/TextField';
import { retypeTexts } from '../kit/money/RetypeAmount';
import { RetypeField } from '../kit/money/RetypeField';
import { notify, type NoticeInput } from '../kit/state/notifications';
import { useNoticeAbout, type NoticeAbout } from '../kit/state/useNoticeAbout';
import type { WriteOutcome } from '../lib/pollOutcome';
import type { StatusWords } from '../kit/state/statusWords';

interface Props {
  /** Names the draft of what is typed: `rejectClaim:12`. */
  id: string;
  /** Of the record as the person sees it. */
  version: number;
  /** What is refused: its number, sum and owner, for the notice of it. */
  about: NoticeAbout;
  /** The money that moves by it, a decimal string: a large sum is typed once more. */
  moves?: string;
  /** What the statuses of the record are called: somebody else may decide first. */
  statusWords?: StatusWords;
  /** `no` leaves the form: "cancel" unless told, as where the verb cancels something itself. */
  words: Record<'title' | 'verb' | 'done' | 'reason', MessageDescriptor> & { no?: MessageDescriptor };
  /** What is said where the answer may tell something else than that it is done. */
  outcome?: (answer: unknown) => Pick<NoticeInput, 'tone' | 'title'>;
  /** Rejects with a Failure; the key is the same until it is certain what came of it. */
  send: (reason: string, sent: { version: number; key: string }) => Promise<unknown>;
  /** Asks the service what became of a write with that key, when its answer was lost. */
  checkOutcome?: (key: string) => Promise<WriteOutcome>;
  /** `isDone`: it was taken, also where that was only known by asking. */
  onClose: (isDone: boolean) => void;
  /** What is about to be refused, above the reason. */
  children?: ReactNode;
}

/**
 * Refuses a record or sends it back; the reason is compulsory and kept with it. A decision is not merged with that of a
 * colleague: the service says whether it is still legal.
 */
export function ReasonForm({
  id,
  version: seen,
  words,
  about,
  moves = '0.00',
  statusWords,
  outcome,
  send,
  checkOutcome,
  onClose,
  children,
}: Props) {
  const isDone = useRef(false);
  const dispatch = useDispatch();
  const noticeOf = useNoticeAbout();
  const form = usePanelForm({
    id,
    values: { comment: '', amount_again: '' },
    version: seen,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords,
    texts: retypeTexts,
  });
  return (
    <FormDrawer
      title={words.title}
      form={form}
      submit={words.verb}
      no={words.no}
      done={outcome ? undefined : words.done}
      about={about}
      onClose={() => onClose(isDone.current)}
      onSubmit={({ comment }, { version = seen, key }) => send(comment, { version, key })}
      checkOutcome={checkOutcome}
      onDone={(answer) => {
        isDone.current = true;
        if (outcome) dispatch(notify({ ...outcome(answer), ...noticeOf(about) }));
      }}
    >
      {children}
      <RetypeField name="amount_again" amount={moves} />
      <TextField name="comment" label={words.reason} maxLength={500} multiline required />
    </FormDrawer>
  );
}
