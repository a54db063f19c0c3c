import { Add20Regular, Map20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListMerchantBranchesRows, type BranchRow } from '../../../api/payment/branches';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { branchStatus } from '../../../parts/branchStatus';
import { addressOf, href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m as terms } from '../terms/messages';
import { m } from './messages';

const columns: Column<BranchRow>[] = [
  fieldColumn('name', t.name, { sort: true, important: true, width: 184 }),
  branchStatus.column('status', t.status, (row) => row.status, { important: true, width: 128 }),
  fieldColumn('is_main', m.mainBranch, { important: true, width: 96 }),
  { id: 'region', title: t.region, value: (row) => row.region.name, important: true, width: 160 },
  fieldColumn('address', t.address),
  fieldColumn('sellers_count', m.sellersOfBranch, { as: 'number', sort: true, width: 112 }),
];
const parameters = {
  search: searchText(),
  status: branchStatus.oneParam(),
  order_by: order(['created_at', 'name', 'sellers_count'], 'created_at'),
};
const hrefOf = ({ id, merchant }: BranchRow) =>
  addressOf('branches.list', { id: String(merchant.id) }, { branch: String(id) });

/** Where a merchant sells; a branch opens in the list of them, where all is done with it. */
export function BranchesTab({ merchantId }: { merchantId: number }) {
  const navigate = useNavigate();
  const can = useCan();
  const list = useListState(parameters);
  const query = { filters: { ...list.filters, id: merchantId }, limit: list.limit, page: list.page };
  const rows = useListMerchantBranchesRows(query);
  const of = { id: String(merchantId) };
  return (
    <Section id="branches" title={terms.branches}>
      <Toolbar
        list={list}
        search={m.findBranch}
        actions={
          <>
            <ExportButton
              permission="branches.export"
              file="merchant-branches"
              columns={columns}
              readPage={rows.readAll}
              total={rows.total}
            />
            <Can do="branches.add">
              <Action label={m.addBranch} icon={Add20Regular} onSelect={() => navigate(href('branches.new', of))} />
            </Can>
            <Action label={m.allOfBranches} icon={Map20Regular} onSelect={() => navigate(href('branches.list', of))} />
          </>
        }
      >
        <SelectFilter name="status" label={t.status} options={branchStatus.options} />
      </Toolbar>
      <DataTable
        list={list}
        // The paper of the card goes by the right to export merchants, which is another one.
        rows={can('branches.export') ? rows : { ...rows, readAll: undefined }}
        columns={columns}
        empty={m.noBranches}
        label={terms.branches}
        rowHref={can('branches.get') ? hrefOf : undefined}
      />
    </Section>
  );
}
