import { FormattedMessage } from 'react-intl';
import type { SourceRecord } from '../../api/system-user/ledger';
import { useFormat } from '../../i18n/format';
import { monthPeriod } from '../../lib/days';
import { addressOf, href } from '../../routes/href';
import { sourceNames } from './messages';

interface Way {
  to: string;
  permission: string;
}

/** Where a record stands that the posted row belongs to; a list that opens on some of its rows is asked for all of them. */
const ways: Record<SourceRecord['type'], (record: SourceRecord) => Way> = {
  dividends: ({ id, month }) => ({
    to: addressOf('dividends.list', {}, { month: month ?? undefined, id: String(id) }),
    permission: 'dividends.get',
  }),
  profit: ({ id }) => ({ to: addressOf('dividends.profits', {}, { id: String(id) }), permission: 'profits.get' }),
  // It has no page of its own: its row is found by the partner and the month.
  partner_share: ({ id, month }) => ({
    to: href('dividends.distributions', {}, { partner_id: String(id), ...(month && monthPeriod(month)) }),
    permission: 'profits.query',
  }),
  closing_month: ({ id }) => ({ to: addressOf('closing.months', {}, { id: String(id) }), permission: 'closing.get' }),
  cash_in: ({ id }) => ({ to: href('claims.cashInOne', { id: String(id) }), permission: 'cash_in.get' }),
  // Whatever its type, the claim opens at the side of its list.
  claim: ({ id }) => ({
    to: addressOf('claims.general', {}, { type: 'all', claim: String(id) }),
    permission: 'claims.get',
  }),
  cash_out: ({ id }) => ({ to: href('claims.cashOutOne', { id: String(id) }), permission: 'cash_out.get' }),
  contract: ({ id }) => ({ to: href('instalments.one', { id: String(id) }), permission: 'installments.get' }),
  order: ({ id }) => ({ to: href('orders.one', { id: String(id) }), permission: 'orders.get' }),
  return_claim: ({ id }) => ({ to: href('refundClaims.one', { id: String(id) }), permission: 'refund_claims.get' }),
  transfer: ({ id }) => ({
    to: addressOf('merchants.transfers', {}, { transfer: String(id) }),
    permission: 'merchant_billing.get',
  }),
  merchant: ({ id }) => ({ to: href('merchants.one', { id: String(id) }), permission: 'merchants.get' }),
};

export const wayTo = (record: SourceRecord): Way => ways[record.type](record);

/** What such a record is, and by what it is known. */
export function SourceName({ record: { type, name, month } }: { record: SourceRecord }) {
  const format = useFormat();
  return (
    <FormattedMessage {...sourceNames[type]} values={{ name, month: month === null ? '' : format.month(month) }} />
  );
}
