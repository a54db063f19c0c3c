import { ArrowRight12Regular } from '@fluentui/react-icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { emptyValue, useFormat } from '../i18n/format';
import { Timeline, type TimelineEvent } from '../kit/Timeline';
import { isMoney } from '../lib/money';
import { m } from './historyMessages';

/** One change of a record, as the services write it down. */
export interface HistoryRow {
  id: number;
  action: string;
  /** None where the deed is no change of a field. */
  field: string | null;
  old: string | null;
  new: string | null;
  /** Nobody where the client or the platform did it. */
  user: { name: string } | null;
  created_at: string;
}
/** What a record calls a value of one of its fields; a value that it does not know is shown as it came. */
export type ValueWords = (field: string, value: string) => MessageDescriptor | undefined;

type Table = Readonly<Record<string, MessageDescriptor>>;
const actions: Table = {
  decide: m.decide,
  verify: m.verify,
  change: m.change,
  bulk: m.bulk,
  change_payment_type: m.changePaymentType,
  update_amount: m.updateAmount,
};
const fields: Table = {
  status: m.status,
  amount: m.amount,
  penalty_amount: m.penalty,
  payable_amount: m.payable,
  payment_type: m.paymentType,
  method: m.paymentType,
  card_masked: m.card,
  bank_account: m.account,
  mfo: m.mfo,
  planned_date: m.planned,
  investor: m.investor,
  investment: m.investment,
  comment: m.comment,
  reject_reason: m.rejectReason,
};
const wordsIn = (table: Table, code: string) => (Object.hasOwn(table, code) ? table[code] : undefined);

interface Props {
  rows: readonly HistoryRow[];
  words: ValueWords;
}

/** Who changed what of a record, and when, newest first. */
export function RecordHistory({ rows, words }: Props) {
  const format = useFormat();
  if (rows.length === 0) return <FormattedMessage {...m.nothing} />;
  const said = (field: string, value: string | null) => {
    const label = value === null ? undefined : words(field, value);
    if (label) return <FormattedMessage {...label} />;
    return isMoney(value) ? format.moneyWithCurrency(value) : value || emptyValue;
  };
  const changeOf = ({ field, old, new: now }: HistoryRow & { field: string }) => {
    const label = wordsIn(fields, field);
    return (
      <>
        {label ? <FormattedMessage {...label} /> : field}
        {': '}
        {old !== null && (
          <>
            {said(field, old)} <ArrowRight12Regular aria-hidden />{' '}
          </>
        )}
        {said(field, now)}
      </>
    );
  };
  const events = rows.map((row): TimelineEvent => {
    const action = wordsIn(actions, row.action);
    const { field } = row;
    return {
      id: row.id,
      at: row.created_at,
      title: action ? <FormattedMessage {...action} /> : row.action,
      by: row.user?.name ?? <FormattedMessage {...m.system} />,
      text: field !== null && changeOf({ ...row, field }),
    };
  });
  return <Timeline events={events} />;
}
