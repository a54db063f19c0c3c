import { beginPlatformInvestments, useListPlatformInvestmentsRows } from '../../api/system-user/investments';
import { AmountRangeFilter } from '../../kit/list/AmountRangeFilter';
import { DataTable } from '../../kit/table/DataTable';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { amount, order, period, searchText, someIds } from '../../kit/url/listParams';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { listQueryOf, useListState } from '../../kit/url/useListState';
import { investmentStatus } from '../../parts/investments/investmentStatus';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import type { Begin } from '../../routes/route';
import { investmentColumns } from './investmentColumns';
import { m } from './messages';
import { RoundFilter } from './RoundFilter';
import { useTermChoices } from './useTermChoices';
import { t } from '../../i18n/terms';

export const parameters = {
  status: investmentStatus.param(),
  strategy_id: someIds(),
  tariff_id: someIds(),
  round_id: someIds(),
  min_amount: amount(),
  max_amount: amount(),
  search: searchText(),
  ...period,
  order_by: order(['start_date', 'end_date', 'amount', 'balance', 'contract_number'], '-start_date'),
};

/**
 * Asks for the first rows while the screen is still on its way.
 * @public read by the route's loader, past the reach of the tools
 */
export const begin: Begin = (beginning) => beginPlatformInvestments(listQueryOf(parameters, beginning));

/** The investments of all investors. */
export default function InvestmentList() {
  const list = useListState(parameters);
  const investments = useListPlatformInvestmentsRows(list);
  const { source, strategies, tariffs } = useTermChoices(list.filters.strategy_id, investments.state === 'loading');
  const mayRounds = useCan()('rounds.query');
  return (
    <ListPage list={list} rows={investments} columns={investmentColumns} actions={<ExportButton file="investments" />}>
      <Toolbar search={m.search} period={m.start}>
        <SelectFilter name="status" label={t.status} options={investmentStatus.options} />
        <SelectFilter name="strategy_id" label={t.strategy} options={strategies} source={source} />
        <SelectFilter name="tariff_id" label={m.tariff} options={tariffs} />
        {mayRounds && investments.state !== 'loading' && <RoundFilter />}
        <AmountRangeFilter from="min_amount" to="max_amount" label={t.sum} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={({ id }) => href('investments.one', { id: String(id) })} />
    </ListPage>
  );
}
