import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListProfitsRows, type Profit } from '../../../api/investment/profits';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, period, searchText, someIds } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { useStrategyChoices } from '../../../parts/useStrategyChoices';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';
import { profitStatus } from '../../../parts/profitStatus';

const ProfitDrawer = lazyComponent(async () => (await import('./ProfitDrawer')).ProfitDrawer);
const NewProfit = lazyComponent(async () => (await import('./profitForms')).NewProfit);

export const parameters = {
  status: profitStatus.param(),
  strategy_id: someIds(),
  search: searchText(),
  ...period,
  order_by: order(['month', 'net_profit', 'revenue'], '-month'),
};

const columns: Column<Profit>[] = [
  fieldColumn('month', m.month, { as: 'month', sort: true, important: true, width: 120 }),
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name, important: true },
  profitStatus.column('status', m.status, (row) => row.status, { width: 152 }),
  fieldColumn('revenue', m.revenue, { as: 'money', sort: true, width: 136 }),
  fieldColumn('expense', m.expense, { as: 'money', width: 128 }),
  fieldColumn('net_profit', m.net, { as: 'money', sort: true, important: true, width: 136 }),
  fieldColumn('announced', m.sum, { as: 'money', width: 136 }),
  fieldColumn('investors_share', m.investorsShare, { as: 'money', width: 136 }),
  fieldColumn('platform_share', m.platformShare, { as: 'money', width: 184, hidden: true }),
  fieldColumn('partners_share', m.partnersShare, { as: 'money', width: 184, hidden: true }),
];
const dialogs = ['new'] as const;

/** The profit of each strategy by month: from its figures to what is announced and divided. */
export default function ProfitList() {
  const list = useListState(parameters);
  const profits = useListProfitsRows(list);
  const strategies = useStrategyChoices({ all: true, isEarly: profits.state === 'loading' });
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('profits.add');
  return (
    <ListPage
      list={list}
      rows={profits}
      columns={columns}
      actions={
        <>
          <ExportButton file="profits" />
          <Can do="profits.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} period={m.month}>
        <SelectFilter name="status" label={m.status} options={profitStatus.options} />
        <SelectFilter name="strategy_id" label={m.strategy} {...strategies} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="profits.get" Drawer={ProfitDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewProfit onClose={close} />}</Suspense>
    </ListPage>
  );
}
