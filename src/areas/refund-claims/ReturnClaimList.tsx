import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import {
  useCountReturnClaimsQuery,
  useListReturnClaimsRows,
  type ReturnClaimRow,
} from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { QueueViews } from '../../kit/list/QueueViews';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { DataTable } from '../../kit/table/DataTable';
import { useListState } from '../../kit/url/useListState';
import { MerchantFilter } from '../../parts/MerchantFilter';
import { countedBy, countsOfViews } from '../../parts/viewCounts';
import { waitingMoney, waitingMoneyTitle } from '../../parts/waitingMoney';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { m } from './messages';
import { methods, reasons, refundStatus, returnStatus } from './returnTerms';
import { columns } from './returnColumns';
import { parameters, views } from './returnViews';

export { parameters };

const hrefOf = ({ id }: ReturnClaimRow) => href('refundClaims.one', { id: String(id) });

/** Everything that customers bring back, by how far it is. */
export default function ReturnClaimList() {
  const list = useListState(parameters);
  const navigate = useNavigate();
  const mayOpen = useCan()('refund_claims.get');
  const { merchant_id: merchants, ...others } = list.filters;
  const filters = { ...others, merchant_id: merchants.map(Number) };
  const rows = useListReturnClaimsRows({ ...list, filters });
  const { currentData: counted } = useCountReturnClaimsQuery(countedBy(filters));
  const counts = counted && countsOfViews(views, counted.statuses);
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={
        <>
          <ExportButton file="return-claims" />
          <Can do="refund_claims.add">
            <Action
              label={m.add}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('refundClaims.add'))}
            />
          </Can>
        </>
      }
    >
      <QueueViews label={m.views} list={list} views={views} counts={counts} />
      <Toolbar search={m.search} period={t.createdAt}>
        <SelectFilter name="status" label={t.status} options={returnStatus.options} />
        <SelectFilter name="reason" label={t.reason} options={reasons.options} />
        <SelectFilter name="refund_method" label={m.method} options={methods.options} />
        <SelectFilter name="refund" label={m.refund} options={refundStatus.options} />
        <SelectFilter name="money" label={waitingMoneyTitle} options={waitingMoney.options} />
        <MerchantFilter label={m.merchant} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
