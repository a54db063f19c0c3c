import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { BranchRow } from '../../api/payment/branches';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { weekHoursText } from '../../kit/foundation/weekHoursText';
import { Phone } from '../../kit/values/values';
import { branchStatus } from '../../parts/branchStatus';
import { m } from './messages';

const columnsIn = (intl: IntlShape): Column<BranchRow>[] => [
  fieldColumn('name', m.name, { sort: true, important: true, width: 184 }),
  branchStatus.column('status', m.status, (row) => row.status, { important: true, width: 136 }),
  fieldColumn('is_main', m.isMain, { width: 96, important: true }),
  { id: 'region', title: m.region, value: (row) => row.region.name, important: true, width: 152 },
  { id: 'district', title: m.district, value: (row) => row.district?.name ?? null, width: 144 },
  fieldColumn('address', m.address, { width: 220 }),
  { id: 'work_schedule', title: m.hours, value: (row) => weekHoursText(intl, row.work_schedule), width: 280 },
  fieldColumn('sellers_count', m.sellers, { as: 'number', sort: true, width: 128 }),
  {
    id: 'phone',
    title: m.phone,
    value: (row) => row.phone,
    cell: (row) => row.phone && <Phone value={row.phone} />,
    width: 168,
  },
  fieldColumn('created_at', m.added, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];

/** The columns of the branches of one merchant. */
export function useBranchColumns(): Column<BranchRow>[] {
  const intl = useIntl();
  return useMemo(() => columnsIn(intl), [intl]);
}

const merchantColumn: Column<BranchRow> = {
  id: 'merchant',
  title: m.merchant,
  value: (row) => row.merchant.name,
  important: true,
  width: 200,
};

/** Those of the branches of all merchants. */
export function useAnyBranchColumns(): Column<BranchRow>[] {
  const columns = useBranchColumns();
  return useMemo(() => [merchantColumn, ...columns], [columns]);
}
