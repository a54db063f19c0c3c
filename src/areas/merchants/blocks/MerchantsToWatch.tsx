import { defineMessages, useIntl } from 'react-intl';
import { useMerchantCount } from '../../../api/payment/merchants';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { together } from '../../../parts/figures/together';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const m = defineMessages({
  watch: { id: 'merchants.blocks.watch', defaultMessage: 'На что смотреть' },
  count: { id: 'merchants.blocks.count', defaultMessage: 'Мерчантов' },
  ending: { id: 'merchants.blocks.ending', defaultMessage: 'Договор кончается за 30 дней' },
  ended: { id: 'merchants.blocks.ended', defaultMessage: 'Договор закончился' },
  falling: { id: 'merchants.blocks.falling', defaultMessage: 'Продажи упали больше чем на 30 %' },
  blocked: { id: 'merchants.blocks.blocked', defaultMessage: 'Заблокированы' },
  negative: { id: 'merchants.blocks.negative', defaultMessage: 'Должны нам' },
  none: { id: 'merchants.blocks.none', defaultMessage: 'Все договоры в силе, долгов и блокировок нет' },
});

const series = [{ id: 'count', title: m.count, as: 'number' }] as const;
/** What is counted, and the list that it opens. */
const rows = [
  { id: 'ending', title: m.ending, to: () => href('merchants.list', {}, { contract: 'ending' }) },
  { id: 'ended', title: m.ended, to: () => href('merchants.list', {}, { contract: 'ended' }) },
  { id: 'falling', title: m.falling, to: () => href('merchants.list', {}, { sales_trend: 'falling' }) },
  { id: 'blocked', title: m.blocked, to: () => href('merchants.list', {}, { status: ['blocked'] }) },
  { id: 'negative', title: m.negative, to: () => href('merchants.list', {}, { debt: 'negative' }) },
] as const;

/** Merchants that somebody should look at: contracts, blocks, and who owes money back. */
export default function MerchantsToWatch() {
  const intl = useIntl();
  const { item, ...result } = together([
    useMerchantCount({ contract: 'ending' }, refetchOnOpen),
    useMerchantCount({ contract: 'ended' }, refetchOnOpen),
    useMerchantCount({ sales_trend: 'falling' }, refetchOnOpen),
    useMerchantCount({ status: ['blocked'] }, refetchOnOpen),
    useMerchantCount({ debt: 'negative' }, refetchOnOpen),
  ]);
  const chart: Chart | undefined = item && {
    axis: m.watch,
    series,
    // A merchant may stand in several rows.
    isStanding: true,
    points: rows.map(({ id, title: message, to }, at) => {
      const title = intl.formatMessage(message);
      return { id, title, short: title, to: to(), values: [item[at] ?? 0] };
    }),
  };
  return (
    <ChartCard
      title={charts['merchants.toWatch'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={m.none}
    />
  );
}
