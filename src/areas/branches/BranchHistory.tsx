import { useListBranchBlocksRows, type BranchBlock } from '../../api/payment/branches';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { useParameters } from '../../kit/state/screen';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { useListState } from '../../kit/url/useListState';
import { noSuchRecord, recordIdOf, useRecordId } from '../../parts/record/useRecordId';
import { blockAction, blockScope } from './branchTerms';
import { m } from './messages';

export const parameters = {};

const columns: Column<BranchBlock>[] = [
  fieldColumn('date', m.date, { as: 'dateTime', width: 168, important: true }),
  blockAction.column('action', m.action, (row) => row.action, { important: true, width: 160 }),
  blockScope.column('scope', m.scope, (row) => row.scope, { width: 148 }),
  { id: 'reason', title: m.reason, value: (row) => row.reason?.name, important: true, width: 260 },
  fieldColumn('comment', m.comment, {}),
  { id: 'user', title: m.who, value: (row) => row.user?.name, width: 200 },
];

/** When a branch was blocked and let go on, its merchant's blocks included: they stop the branch, too. */
export default function BranchHistory() {
  const branchId = useRecordId();
  const merchantId = recordIdOf(useParameters().merchantId ?? '');
  if (branchId === undefined || merchantId === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <Blocks key={branchId} merchantId={merchantId} branchId={branchId} />;
}

function Blocks({ merchantId, branchId }: { merchantId: number; branchId: number }) {
  const list = useListState(parameters);
  const blocks = useListBranchBlocksRows({ ...list, filters: { id: merchantId, branchId } });
  return (
    <ListPage
      list={list}
      rows={blocks}
      columns={columns}
      actions={<ExportButton file="branch-blocks" permission="branches.export" />}
    >
      <DataTable empty={m.noHistory} />
    </ListPage>
  );
}
