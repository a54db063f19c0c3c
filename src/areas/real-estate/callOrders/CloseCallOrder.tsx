import { useChangeCallbackMutation, type CallbackRow } from '../../../api/investment/callOrders';
import { t } from '../../../i18n/terms';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { callbackStatus } from './callOrderTerms';
import { m } from './messages';

/** What may become of a call. */
export type Outcome = 'done' | 'no_answer' | 'rejected';

const words = {
  done: { title: m.closeTitle, submit: m.isDone, done: m.closed },
  no_answer: { title: m.noAnswerTitle, submit: m.noAnswer, done: m.noAnswerDone },
  rejected: { title: m.reject, submit: t.reject, done: m.wasRejected },
} as const;

interface Props {
  order: CallbackRow;
  outcome: Outcome;
  /** Told of the step that is sent. */
  onTaken: <Answer>(sent: Promise<Answer>) => Promise<Answer>;
  onClose: () => void;
}

/** Says what became of a call, with a comment that a rejection cannot do without. */
export function CloseCallOrder({ order, outcome, onTaken, onClose }: Props) {
  const [change] = useChangeCallbackMutation();
  const { ticket_id, version: seen } = order;
  const form = usePanelForm({
    id: `closeCallOrder:${ticket_id}:${outcome}`,
    values: { comment: '' },
    version: seen,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: callbackStatus.labelOf,
  });
  return (
    <FormDrawer
      {...words[outcome]}
      form={form}
      about={{ record: `№ ${ticket_id}`, person: order.name }}
      onClose={onClose}
      onSubmit={({ comment }, { version = seen }) =>
        onTaken(
          change({
            ...{ ticket_id, 'If-Match': version },
            body: { status: outcome, ...(comment !== '' && { comment }) },
          }).unwrap(),
        )
      }
    >
      <TextField
        name="comment"
        label={outcome === 'rejected' ? t.reason : t.comment}
        multiline
        required={outcome === 'rejected'}
      />
    </FormDrawer>
  );
}
