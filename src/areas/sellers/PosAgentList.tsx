import { Add20Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { PosAgentRow } from '../../api/payment/sellers';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { Toolbar } from '../../kit/list/Toolbar';
import type { Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import type { AnyListState } from '../../kit/url/useListState';
import type { Rows } from '../../lib/rows';
import { BranchFilter } from '../../parts/BranchFilter';
import { MerchantFilter } from '../../parts/MerchantFilter';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { m } from './messages';
import { addressOf, rightOf } from './places';
import type { Places } from './placeParams';
import { PosAgentActions } from './PosAgentActions';
import type { Kind } from './posAgentForm';

interface Props {
  kind: Kind;
  list: AnyListState & { filters: Places };
  rows: Rows<PosAgentRow>;
  columns: Column<PosAgentRow>[];
  words: { search: MessageDescriptor; empty: MessageDescriptor; add: MessageDescriptor };
  /** Filters of the kind. */
  children?: ReactNode;
}
/** Whoever may do none of these finds no menu in the rows; an agent leads to its accounts by its own. */
const verbs: Readonly<Record<Kind, readonly string[]>> = {
  seller: ['sellers.update', 'sellers.enable', 'sellers.disable', 'sellers.delete'],
  agent: ['pos_agents.get', 'pos_agents.update', 'pos_agents.delete'],
};
const rowActions = (row: PosAgentRow) => <PosAgentActions record={row} isRow />;

/** The list of one of the two kinds. */
export function PosAgentList({ kind, list, rows, columns, words, children }: Props) {
  const navigate = useNavigate();
  const can = useCan();
  const mayOpen = can(`${rightOf[kind]}.get`);
  const mayAct = verbs[kind].some((permission) => can(permission));
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={
        <>
          <ExportButton file={kind === 'seller' ? 'sellers' : 'agents'} />
          <Can do={`${rightOf[kind]}.add`}>
            <Action
              label={words.add}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(kind === 'seller' ? href('sellers.new') : href('sellers.newAgent'))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={words.search} period={m.added}>
        {children}
        <MerchantFilter label={m.ofMerchant} />
        <BranchFilter label={m.branch} merchants={list.filters.merchant_id} branches={list.filters.branch_id} />
      </Toolbar>
      <DataTable
        empty={words.empty}
        rowHref={mayOpen ? addressOf : undefined}
        rowActions={mayAct ? rowActions : undefined}
      />
    </ListPage>
  );
}
