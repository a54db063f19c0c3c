import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { t } from '../i18n/terms';
import { Timeline, type TimelineEvent } from '../kit/detail/Timeline';
import { HistoryChange, type ValueWords } from './HistoryChange';
import { m } from './historyMessages';

/** One change of a record, as the services write it down. */
export interface HistoryRow {
  id: number;
  action: string;
  /** None where the action is no change of a field. */
  field: string | null;
  old: string | null;
  new: string | null;
  /** Nobody where the client or the platform did it. */
  user: { name: string } | null;
  created_at: string;
}

const actions: Readonly<Record<string, MessageDescriptor>> = {
  decide: m.decide,
  verify: m.verify,
  change: m.change,
  bulk: m.bulk,
  change_payment_type: m.changePaymentType,
  update_amount: m.updateAmount,
  sign_document: t.paymentDocument,
  create: m.create,
  sign: m.sign,
  send: m.send,
  retry: m.retry,
  settle: m.settle,
  submit: m.submit,
  recall: m.recall,
  run: m.run,
  start: m.start,
  finish: m.finish,
  cancel: m.cancel,
  update: m.update,
  give_up: m.giveUp,
  close: m.close,
  take_out: m.takeOut,
};

/** What only an investor does, and so nobody of the staff. */
const ofInvestor: ReadonlySet<string> = new Set(['submit', 'recall']);

interface Props {
  rows: readonly HistoryRow[];
  words: ValueWords;
}

/** Who changed what of a record, and when, newest first. */
export function RecordHistory({ rows, words }: Props) {
  if (rows.length === 0) return <FormattedMessage {...m.nothing} />;
  const events = rows.map((row): TimelineEvent => {
    const action = Object.hasOwn(actions, row.action) ? actions[row.action] : undefined;
    const { field, old, new: now } = row;
    return {
      id: row.id,
      at: row.created_at,
      title: action ? <FormattedMessage {...action} /> : row.action,
      by: row.user?.name ?? <FormattedMessage {...(ofInvestor.has(row.action) ? m.byInvestor : m.system)} />,
      text: field !== null && <HistoryChange field={field} old={old} now={now} words={words} />,
    };
  });
  return <Timeline events={events} />;
}
