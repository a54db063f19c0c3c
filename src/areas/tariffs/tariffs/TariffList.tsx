import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListTariffsRows } from '../../../api/investment/tariffs';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { order, searchText, someIds } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { useStrategyChoices } from '../../../parts/useStrategyChoices';
import { Can, useCan } from '../../../session/can';
import { m } from '../messages';
import { tariffColumns } from './tariffColumns';
import { payouts, subjects, tariffStatus } from './tariffTerms';

const TariffDrawer = lazyComponent(async () => (await import('./TariffDrawer')).TariffDrawer);
const NewTariff = lazyComponent(async () => (await import('./tariffForms')).NewTariff);

export const parameters = {
  status: tariffStatus.param(),
  strategy_id: someIds(),
  payout_period: payouts.param(),
  subject: subjects.param(),
  search: searchText(),
  order_by: order(['code', 'month_count', 'percent', 'valid_from', 'investments_amount'], 'code'),
};

const dialogs = ['new'] as const;

/** The terms on which money is invested, and what lies on each. */
export default function TariffList() {
  const list = useListState(parameters);
  const tariffs = useListTariffsRows(list);
  const strategies = useStrategyChoices({ all: true, isEarly: tariffs.state === 'loading' });
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('tariffs.add');
  return (
    <ListPage
      list={list}
      rows={tariffs}
      columns={tariffColumns}
      actions={
        <>
          <ExportButton file="tariffs" />
          <Can do="tariffs.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="status" label={m.status} options={tariffStatus.options} />
        <SelectFilter name="strategy_id" label={m.strategy} {...strategies} />
        <SelectFilter name="payout_period" label={m.payout} options={payouts.options} />
        <SelectFilter name="subject" label={m.subject} options={subjects.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="tariffs.get" Drawer={TariffDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewTariff onClose={close} />}</Suspense>
    </ListPage>
  );
}
