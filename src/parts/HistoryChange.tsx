import { ArrowRight12Regular } from '@fluentui/react-icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { emptyValue, useFormat } from '../i18n/format';
import { isMoney } from '../lib/money';
import { m } from './historyMessages';

/** What a record calls a value of one of its fields; a value that it does not know is shown as it came. */
export type ValueWords = (field: string, value: string) => MessageDescriptor | undefined;

const fields: Readonly<Record<string, MessageDescriptor>> = {
  status: m.status,
  amount: m.amount,
  balance: m.balance,
  tax_amount: m.tax,
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
  signer: m.signer,
  reject_reason: m.rejectReason,
  error: m.error,
  capacity: m.capacity,
  state: m.state,
  name: m.name,
  rows: m.rows,
  wish: m.wish,
};

interface Props {
  field: string;
  old: string | null;
  now: string | null;
  words: ValueWords;
}

/** One field of a record before and after a change. */
export function HistoryChange({ field, old, now, words }: Props) {
  const format = useFormat();
  const said = (value: string | null) => {
    const label = value === null ? undefined : words(field, value);
    if (label) return <FormattedMessage {...label} />;
    return isMoney(value) ? format.moneyWithCurrency(value) : value || emptyValue;
  };
  const label = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return (
    <>
      {label ? <FormattedMessage {...label} /> : field}
      {': '}
      {old !== null && (
        <>
          {said(old)} <ArrowRight12Regular aria-hidden />{' '}
        </>
      )}
      {said(now)}
    </>
  );
}
