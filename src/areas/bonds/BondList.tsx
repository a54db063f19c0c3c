import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListBondsRows } from '../../api/system-user/bonds';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { DataTable } from '../../kit/table/DataTable';
import { oneOf, order, period, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { bondColumns } from './bondColumns';
import { bondStatus, couponPeriods } from './bondTerms';
import { m } from './messages';

export const parameters = {
  status: bondStatus.param(),
  coupon_period: couponPeriods.param(),
  due: oneOf(['true', 'overdue', 'today', 'soon']),
  search: searchText(),
  ...period,
  order_by: order(['issue_date', 'maturity_date', 'code', 'total_amount', 'rate_percent', 'next_date'], '-issue_date'),
};
const dueOptions = [
  { value: 'true', label: m.dueNow },
  { value: 'overdue', label: m.overdue },
  { value: 'today', label: m.dueToday },
  { value: 'soon', label: m.dueSoon },
];

/** Every bond, with what is sold of it and what it pays next. */
export default function BondList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const bonds = useListBondsRows(list);
  const mayOpen = useCan()('bonds.get');
  return (
    <ListPage
      list={list}
      rows={bonds}
      columns={bondColumns}
      actions={
        <>
          <ExportButton file="bonds" />
          <Can do="bonds.add">
            <Action
              label={m.create}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('bonds.new'))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} period={m.issued}>
        <SelectFilter name="status" label={t.status} options={bondStatus.options} />
        <SelectFilter name="coupon_period" label={m.couponPeriod} options={couponPeriods.options} />
        <SelectFilter name="due" label={m.due} options={dueOptions} />
      </Toolbar>
      <DataTable
        empty={m.empty}
        rowHref={mayOpen ? ({ id }: { id: number }) => href('bonds.one', { id: String(id) }) : undefined}
      />
    </ListPage>
  );
}
