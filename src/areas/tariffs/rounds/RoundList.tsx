import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListRoundsRows } from '../../../api/investment/rounds';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { order, period, searchText, someIds } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { useStrategyChoices } from '../../../parts/useStrategyChoices';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';
import { roundColumns } from './roundColumns';
import { roundDue, roundStatus } from './roundTerms';

const RoundDrawer = lazyComponent(async () => (await import('./RoundDrawer')).RoundDrawer);
const NewRound = lazyComponent(async () => (await import('./roundForms')).NewRound);

export const parameters = {
  status: roundStatus.param(),
  strategy_id: someIds(),
  due: roundDue.param(),
  search: searchText(),
  ...period,
  order_by: order(['number', 'start_date', 'end_date', 'target_amount', 'raised_amount'], '-start_date'),
};

const dialogs = ['new'] as const;

/** The rounds of all strategies: when they take money, and how much of it has come. */
export default function RoundList() {
  const list = useListState(parameters);
  const rounds = useListRoundsRows(list);
  const strategies = useStrategyChoices({ all: true, isEarly: rounds.state === 'loading' });
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('rounds.add');
  return (
    <ListPage
      list={list}
      rows={rounds}
      columns={roundColumns}
      actions={
        <>
          <ExportButton file="rounds" />
          <Can do="rounds.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} period={m.start}>
        <SelectFilter name="status" label={m.status} options={roundStatus.options} />
        <SelectFilter name="strategy_id" label={m.strategy} {...strategies} />
        <SelectFilter name="due" label={m.due} options={roundDue.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="rounds.get" Drawer={RoundDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewRound onClose={close} />}</Suspense>
    </ListPage>
  );
}
