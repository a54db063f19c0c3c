import { defineMessages } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListMerchantSalesByRegionQuery } from '../../../api/payment/merchants';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { t } from '../../../i18n/terms';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const m = defineMessages({
  sold: { id: 'merchants.blocks.sold', defaultMessage: 'Продано, сум' },
  nothing: { id: 'merchants.blocks.nothing', defaultMessage: 'Ни у одного мерчанта не указан регион' },
});

const series = [{ id: 'sales', title: m.sold, as: 'money' }] as const;

/** What merchants of each region have sold: the sum at the foot of the list that it leads to. */
export default function SalesByRegion() {
  const { item, ...result } = useRecordQuery(useListMerchantSalesByRegionQuery(undefined, refetchOnOpen));
  const chart: Chart | undefined = item && {
    axis: t.region,
    series,
    points: item.regions.map(({ region, sales }) => ({
      id: String(region.id),
      title: region.name,
      short: region.name,
      to: href('merchants.list', {}, { region_id: [String(region.id)], order_by: '-sales' }),
      values: [sales],
    })),
  };
  return (
    <ChartCard
      title={charts['merchants.regions'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={m.nothing}
    />
  );
}
