import { useListBranchesRows } from '../../../api/payment/branches';
import type { OrderRow } from '../../../api/payment/orders';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { MerchantFilter } from '../../../parts/MerchantFilter';
import { useOwnId } from '../../../parts/useOwnId';
import { useCan } from '../../../session/can';
import { useIntl } from 'react-intl';
import { m as orders } from '../messages';
import { m } from './messages';

interface Props {
  merchants: readonly string[];
  branches: readonly string[];
  /** Whose orders the address of a seller asks for. */
  sellers: readonly string[];
  /** Those on the screen: whoever sold or moderates them can be asked for. */
  rows: readonly OrderRow[];
}

/** Whose orders: of which merchant, of which of its branches, of which seller, and at which moderator. */
export function OrderFilters({ merchants, branches, sellers, rows }: Props) {
  const mayReadBranches = useCan()('branches.query');
  return (
    <>
      <MerchantFilter label={orders.merchant} />
      {mayReadBranches && (merchants.length > 0 || branches.length > 0) && <BranchFilter merchants={merchants} />}
      {sellers.length > 0 && <SellerFilter chosen={sellers} rows={rows} />}
      <ModeratorFilter rows={rows} />
    </>
  );
}

/** As many as a filter can list; a merchant has fewer. */
const mostOfFilter = { limit: 1000, page: 1 };

function BranchFilter({ merchants }: { merchants: readonly string[] }) {
  const { items } = useListBranchesRows({ ...mostOfFilter, filters: { merchant_id: merchants.map(Number) } });
  const options = items.map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectFilter name="branch_id" label={orders.branch} options={options} />;
}

/** Sellers are many, so that one is asked for from his own card; he is known from his orders, or by his number where he has none. */
function SellerFilter({ chosen, rows }: { chosen: readonly string[]; rows: readonly OrderRow[] }) {
  const names = new Map(chosen.map((id) => [id, `№ ${id}`]));
  for (const { seller } of rows) if (seller) names.set(String(seller.id), seller.name);
  const options = [...names].map(([value, label]) => ({ value, label }));
  return <SelectFilter name="seller_id" label={orders.seller} options={options} />;
}

/** Staff are listed to administrators only, so that moderators are known from their orders. */
function ModeratorFilter({ rows }: { rows: readonly OrderRow[] }) {
  const intl = useIntl();
  const own = useOwnId();
  const names = new Map(rows.flatMap(({ moderator }) => (moderator ? [[moderator.id, moderator.name]] : [])));
  if (own !== undefined) names.set(own, intl.formatMessage(m.mine));
  const options = [...names].map(([id, label]) => ({ value: String(id), label: String(label) }));
  return <SelectFilter name="moderator_id" label={orders.moderator} options={options} />;
}
