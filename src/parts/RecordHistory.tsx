import { ArrowRight12Regular } from '@fluentui/react-icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { emptyValue } from '../i18n/format';
import { Timeline, type TimelineEvent } from '../kit/Timeline';
import { m } from './historyMessages';

/** One change of a record, as the services write it down. */
export interface HistoryRow {
  id: number;
  action: string;
  field: string;
  old: string | null;
  new: string | null;
  user: { name: string };
  created_at: string;
}
/** What a record calls a value of one of its fields; a value that it does not know is shown as it came. */
export type ValueWords = (field: string, value: string) => MessageDescriptor | undefined;

const actions: Readonly<Record<string, MessageDescriptor>> = {
  decide: m.decide,
  verify: m.verify,
  change_payment_type: m.changePaymentType,
  update_amount: m.updateAmount,
};
const fields: Readonly<Record<string, MessageDescriptor>> = {
  status: m.status,
  amount: m.amount,
  payment_type: m.paymentType,
  comment: m.comment,
  reject_reason: m.rejectReason,
};
const wordsIn = (table: typeof actions, code: string) => (Object.hasOwn(table, code) ? table[code] : undefined);

interface Props {
  rows: readonly HistoryRow[];
  words: ValueWords;
}

/** Who changed what of a record, and when, newest first. */
export function RecordHistory({ rows, words }: Props) {
  if (rows.length === 0) return <FormattedMessage {...m.nothing} />;
  const said = (field: string, value: string | null) => {
    const label = value === null ? undefined : words(field, value);
    return label ? <FormattedMessage {...label} /> : value || emptyValue;
  };
  const events = rows.map((row): TimelineEvent => {
    const [action, field] = [wordsIn(actions, row.action), wordsIn(fields, row.field)];
    return {
      id: row.id,
      at: row.created_at,
      title: action ? <FormattedMessage {...action} /> : row.action,
      by: row.user.name,
      text: (
        <>
          {field ? <FormattedMessage {...field} /> : row.field}
          {': '}
          {row.old !== null && (
            <>
              {said(row.field, row.old)} <ArrowRight12Regular aria-hidden />{' '}
            </>
          )}
          {said(row.field, row.new)}
        </>
      ),
    };
  });
  return <Timeline events={events} />;
}
