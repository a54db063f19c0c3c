import type { Bond } from '../../api/system-user/bonds';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { bondName, useBondName } from './bondName';
import { bondStatus, couponPeriods } from './bondTerms';
import { m } from './messages';
import { SoldBar } from './SoldBar';

function Name({ bond }: { bond: Bond }) {
  return useBondName()(bond);
}

export function Rate({ percent }: { percent: number }) {
  return useFormat().percent(percent);
}

/** What the list shows of a bond. */
export const bondColumns: Column<Bond>[] = [
  fieldColumn('code', m.codeShort, { sort: true, important: true, width: 104 }),
  {
    id: 'name_ru',
    title: t.name,
    value: (row) => bondName(row, document.documentElement.lang),
    cell: (row) => <Name bond={row} />,
  },
  bondStatus.column('status', t.status, (row) => row.status, { width: 152, important: true }),
  fieldColumn('issuer', m.issuer, { width: 168, hidden: true }),
  {
    id: 'rate_percent',
    title: m.rateShort,
    value: (row) => row.rate_percent,
    as: 'number',
    cell: (row) => <Rate percent={row.rate_percent} />,
    sort: 'rate_percent',
    width: 100,
  },
  couponPeriods.column('coupon_period', m.couponPeriod, (row) => row.coupon_period, {
    width: 136,
    hidden: true,
  }),
  fieldColumn('total_amount', m.total, { as: 'money', sort: true, width: 152 }),
  fieldColumn('sold_amount', m.sold, { as: 'money', width: 160, hidden: true }),
  {
    id: 'sold_quantity',
    title: m.soldShort,
    value: (row) => row.sold_quantity,
    as: 'number',
    cell: (row) => <SoldBar bond={row} />,
    width: 152,
  },
  fieldColumn('next_date', m.nextShort, { as: 'day', sort: true, important: true, width: 128 }),
  fieldColumn('next_amount', m.nextAmount, { as: 'money', width: 160, hidden: true }),
  fieldColumn('issue_date', m.issued, { as: 'day', sort: true, width: 112, hidden: true }),
  fieldColumn('maturity_date', m.matures, { as: 'day', sort: true, width: 124, hidden: true }),
  fieldColumn('isin', m.isin, { width: 136, hidden: true }),
];
