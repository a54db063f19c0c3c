import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListStrategiesRows } from '../../api/system-user/strategies';
import { useListStrategyCategoriesRows } from '../../api/system-user/strategyCategories';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { DataTable } from '../../kit/table/DataTable';
import { order, period, searchText, someIds } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { categoryChoices } from './categoryChoices';
import { m } from './messages';
import { strategyColumns } from './strategyColumns';
import { strategyRisk, strategyStatus } from './terms';

export const parameters = {
  status: strategyStatus.param(),
  category_id: someIds(),
  risk_type: strategyRisk.param(),
  search: searchText(),
  ...period,
  order_by: order(
    ['title', 'month_count', 'min_investment_amount', 'balance', 'expected_profit', 'created_at'],
    '-balance',
  ),
};

/** What investors put their money into, the most money first. */
export default function StrategyList() {
  const navigate = useNavigate();
  const mayOpen = useCan()('strategies.get');
  const list = useListState(parameters);
  const strategies = useListStrategiesRows(list);
  const categories = useListStrategyCategoriesRows(categoryChoices);
  return (
    <ListPage
      list={list}
      rows={strategies}
      columns={strategyColumns}
      actions={
        <>
          <ExportButton file="strategies" />
          <Can do="strategies.add">
            <Action
              label={m.create}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('strategies.new'))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} period={t.created}>
        <SelectFilter name="status" label={t.status} options={strategyStatus.options} />
        <SelectFilter
          name="category_id"
          label={m.category}
          options={categories.items.map(({ id, name }) => ({ value: String(id), label: name }))}
          source={categories}
        />
        <SelectFilter name="risk_type" label={m.risk} options={strategyRisk.options} />
      </Toolbar>
      <DataTable
        empty={m.empty}
        rowHref={mayOpen ? ({ id }) => href('strategies.one', { id: String(id) }) : undefined}
      />
    </ListPage>
  );
}
