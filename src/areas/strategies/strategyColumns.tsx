import type { StrategyRow } from '../../api/system-user/strategies';
import { t } from '../../i18n/terms';
import { PicturedName } from '../../kit/photos/Thumbnail';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { Percent } from '../../parts/investments/Figures';
import { createdColumn } from '../../parts/columns';
import { m } from './messages';
import { RealPercent } from './StrategyPercent';
import { strategyRisk, strategyStatus } from './terms';

/** What the list shows of a strategy. */
export const strategyColumns: Column<StrategyRow>[] = [
  {
    id: 'title',
    title: m.title,
    value: (row) => row.title,
    cell: (row) => <PicturedName name={row.title} url={row.image_url} width={40} height={24} />,
    sort: 'title',
    important: true,
  },
  strategyStatus.column('status', t.status, (row) => row.status, { width: 152, important: true }),
  { id: 'category', title: m.category, value: (row) => row.category?.name, width: 144, hidden: true },
  fieldColumn('month_count', m.monthsShort, { as: 'number', sort: true, width: 104 }),
  strategyRisk.column('risk_type', m.risk, (row) => row.risk_type, { width: 96 }),
  fieldColumn('balance', m.atWork, { as: 'money', sort: true, important: true, width: 208 }),
  {
    id: 'expected_profit',
    title: m.expectedShort,
    value: (row) => row.expected_profit,
    as: 'number',
    cell: (row) => <Percent value={row.expected_profit} />,
    sort: 'expected_profit',
    width: 124,
  },
  {
    id: 'real_percent',
    title: m.realShort,
    value: (row) => row.real_percent,
    as: 'number',
    cell: (row) => (row.real_percent === null ? undefined : <Percent value={row.real_percent} />),
    width: 108,
  },
  {
    id: 'real_month',
    title: m.realMonth,
    value: (row) => row.real_month,
    as: 'month',
    cell: (row) => <RealPercent percent={row.real_percent} month={row.real_month} />,
    width: 176,
    hidden: true,
  },
  fieldColumn('min_investment_amount', m.least, {
    as: 'money',
    sort: true,
    width: 168,
    hidden: true,
    isStanding: true,
  }),
  fieldColumn('max_investment_amount', m.most, { as: 'money', width: 184, hidden: true, isStanding: true }),
  fieldColumn('investments_count', t.investmentsCount, { as: 'number', width: 112, hidden: true }),
  { id: 'is_corporate', title: m.corporate, value: (row) => row.is_corporate, width: 152, hidden: true },
  { ...(createdColumn as Column<StrategyRow>), hidden: true },
];
