import type { OrderRow } from '../../../api/payment/orders';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { BranchFilter } from '../../../parts/BranchFilter';
import { MerchantFilter } from '../../../parts/MerchantFilter';
import { NamedFilter } from '../../../parts/NamedFilter';
import { useOwnId } from '../../../parts/useOwnId';
import { useIntl } from 'react-intl';
import { m as orders } from '../messages';
import { m } from './messages';

interface Props {
  merchants: readonly string[];
  branches: readonly string[];
  /** Those on the screen: whoever sold or moderates them can be asked for. */
  rows: readonly OrderRow[];
}

/** Whose orders: of which merchant, of which of its branches, of which seller, and at which moderator. */
export function OrderFilters({ merchants, branches, rows }: Props) {
  return (
    <>
      <MerchantFilter label={orders.merchant} />
      <BranchFilter label={orders.branch} merchants={merchants} branches={branches} />
      <NamedFilter name="seller_id" label={orders.seller} known={rows.map(({ seller }) => seller)} />
      <ModeratorFilter rows={rows} />
    </>
  );
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
