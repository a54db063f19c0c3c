import { Inn } from '../../../kit/values/values';
import type { InvestorRow } from '../../../api/investment/investors';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { InvestorName } from '../../../parts/InvestorName';
import { investorStatus } from '../../../parts/investorStatus';
import { m } from '../messages';
import { createdColumn } from '../../../parts/columns';

const shared: Column<InvestorRow>[] = [
  { id: 'phone_number', title: m.phone, value: (row) => row.phone_number, width: 152 },
  investorStatus.column('status', m.status, (row) => row.status, { sort: 'status', width: 160, important: true }),
  fieldColumn('investment_amount', m.invested, { as: 'money', sort: true, width: 148, important: true }),
  { id: 'balance', title: m.balance, value: (row) => row.balance, as: 'money', sort: 'balance', width: 136 },
  { ...createdColumn, title: m.created },
];

/** What the list shows of an investor; a person and a company differ in their names and identities. */
export const investorColumns: Record<InvestorRow['subject'], Column<InvestorRow>[]> = {
  individual: [
    {
      id: 'name',
      title: m.name,
      value: (row) => row.name,
      cell: (row) => <InvestorName investor={row} />,
      sort: 'name',
      important: true,
    },
    { id: 'pinfl', title: m.pinfl, value: (row) => row.pinfl, width: 148, hidden: true },
    ...shared,
  ],
  business: [
    {
      id: 'name',
      title: m.company,
      value: (row) => row.name,
      cell: (row) => <InvestorName investor={row} />,
      sort: 'name',
      important: true,
    },
    { id: 'inn', title: m.inn, value: (row) => row.inn, cell: (row) => <Inn value={row.inn} />, width: 112 },
    ...shared,
  ],
};
