import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListMerchantsRows, type MerchantRow } from '../../../api/payment/merchants';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { Toolbar } from '../../../kit/list/Toolbar';
import { DataTable } from '../../../kit/table/DataTable';
import { flag, guid, oneOf, order, period, searchText, someIds } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { merchantColumns } from './merchantColumns';
import { MerchantFilters } from './MerchantFilters';
import { merchantStatus, merchantType } from './merchantTerms';
import { m } from './messages';

export const parameters = {
  status: merchantStatus.param(),
  type: merchantType.param(),
  category_guid: guid(),
  contract: oneOf(['ending', 'ended']),
  sales_trend: oneOf(['falling']),
  debt: oneOf(['owed', 'none', 'negative']),
  region_id: someIds(),
  is_mine: flag(),
  kam_id: someIds(),
  hunter_id: someIds(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'name', 'contract_expiry', 'sales', 'debt'], '-created_at'),
};

const hrefOf = ({ id }: Pick<MerchantRow, 'id'>) => href('merchants.one', { id: String(id) });

/** Every merchant, with what it sold and is owed, and when its contract ends. */
export default function MerchantList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const mayOpen = useCan()('merchants.get');
  const { kam_id: kams, hunter_id: hunters, region_id: regions, ...filters } = list.filters;
  const merchants = useListMerchantsRows({
    ...list,
    filters: {
      ...filters,
      kam_id: kams.map(Number),
      hunter_id: hunters.map(Number),
      region_id: regions.map(Number),
    },
  });
  return (
    <ListPage
      list={list}
      rows={merchants}
      columns={merchantColumns}
      actions={
        <>
          <ExportButton file="merchants" />
          <Can do="merchants.add">
            <Action
              label={m.create}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('merchants.new'))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} period={m.contractEnd}>
        <MerchantFilters />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
