import { useListApplicationsRows, type ApplicationRow } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { ListSwitch } from '../../../kit/list/ListSwitch';
import { QueueViews } from '../../../kit/list/QueueViews';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { MerchantFilter } from '../../../parts/MerchantFilter';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { waitingMoney, waitingMoneyTitle } from '../../../parts/waitingMoney';
import { sources } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';
import { applicationParams, keeps, views } from './listParams';
import { stages, useStageCounts } from './stages';
import { columns } from './applicationColumns';

const hrefOf = ({ id }: ApplicationRow) => href('instalments.one', { id: String(id) });

/** Every application, with what waits for whom and since when. */
export function ApplicationList() {
  const list = useListState(applicationParams);
  const mayOpen = useCan()('installments.get');
  const { list: _, merchant_id: merchants, ...filters } = list.filters;
  const asked = { ...filters, merchant_id: merchants.map(Number) };
  const rows = useListApplicationsRows({ ...list, filters: asked });
  const counts = useStageCounts(asked);
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="instalment-applications" />}>
      <ListSwitch label={m.views} views={views} keeps={keeps} />
      <QueueViews label={m.stages} list={list} views={stages} counts={counts} />
      <Toolbar search={m.search} period={t.created}>
        <SelectFilter name="status" label={t.status} options={applicationStatus.options} />
        <SelectFilter name="source" label={instalments.source} options={sources.options} />
        <SelectFilter name="money" label={waitingMoneyTitle} options={waitingMoney.options} />
        <MerchantFilter label={instalments.merchant} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
