import type { Column } from '../kit/table/columns/column';
import { t } from '../i18n/terms';
import { InvestorName } from './InvestorName';

/** Whose the row is, in every list of what belongs to investors. */
export const investorColumn: Column<{ investor: { id: number; name: string } }> = {
  id: 'investor',
  title: t.investor,
  value: (row) => row.investor.name,
  cell: (row) => <InvestorName investor={row.investor} />,
  important: true,
};

/** The day on which the row was made: the time of day stands in the drawer, here it would cost others their place. */
export const createdColumn: Column<{ created_at: string }> = {
  id: 'created_at',
  title: t.created,
  value: (row) => String(row.created_at).slice(0, 10),
  as: 'day',
  sort: 'created_at',
  width: 112,
};

export const monthColumn: Column<{ month: string }> = {
  id: 'month',
  title: t.month,
  value: (row) => row.month,
  as: 'month',
  width: 136,
};

export const commentColumn: Column<{ comment: string | null }> = {
  id: 'comment',
  title: t.comment,
  value: (row) => row.comment,
  width: 200,
  hidden: true,
};
