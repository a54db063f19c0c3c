import type { Tariff } from '../../../api/investment/tariffs';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { t } from '../../../i18n/terms';
import { m } from '../messages';
import { EarlyExit } from './EarlyExit';
import { payouts, subjects, tariffStatus } from './tariffTerms';

const exitWords = ({ early_exit_allowed: isAllowed, early_exit_percent: percent }: Tariff) =>
  !isAllowed ? m.notAllowed : percent === null ? m.byScale : undefined;

export const tariffColumns: Column<Tariff>[] = [
  fieldColumn('code', m.codeShort, { sort: true, important: true, width: 88 }),
  { id: 'name', title: m.name, value: (row) => row.name, width: 136 },
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name, important: true },
  tariffStatus.column('status', m.status, (row) => row.status, { important: true, width: 168 }),
  fieldColumn('percent', m.percentShort, { as: 'number', sort: true, width: 104 }),
  fieldColumn('month_count', m.months, { as: 'number', sort: true, width: 136 }),
  fieldColumn('investments_amount', m.liveSum, { as: 'money', sort: true, width: 160 }),
  fieldColumn('investments_count', t.investmentsCount, { as: 'number', width: 112, hidden: true }),
  payouts.column('payout_period', m.payout, (row) => row.payout_period, { width: 160, hidden: true }),
  fieldColumn('min_amount', m.min, { as: 'money', width: 160, hidden: true, isStanding: true }),
  fieldColumn('max_amount', m.max, { as: 'money', width: 192, hidden: true, isStanding: true }),
  {
    id: 'early_exit',
    title: m.exit,
    value: (row) => row.early_exit_percent,
    words: exitWords,
    cell: (row) => <EarlyExit tariff={row} />,
    width: 176,
    hidden: true,
  },
  subjects.column('subject', m.subject, (row) => row.subject, { width: 160, hidden: true }),
  fieldColumn('valid_from', m.validFrom, { as: 'day', sort: true, width: 120, hidden: true }),
  fieldColumn('valid_to', m.validTo, { as: 'day', width: 120, hidden: true }),
];
