import { defineMessages, useIntl } from 'react-intl';
import { useModelCount } from '../../../api/marketplace/models';
import { useProductCount } from '../../../api/marketplace/products';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { todayInTashkent } from '../../../lib/days';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { together } from '../../../parts/figures/together';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const m = defineMessages({
  watch: { id: 'catalogue.blocks.watch', defaultMessage: 'Что проверить' },
  count: { id: 'catalogue.blocks.count', defaultMessage: 'Записей' },
  noPicture: { id: 'catalogue.blocks.noPicture', defaultMessage: 'Товары без фото' },
  outOfStock: { id: 'catalogue.blocks.outOfStock', defaultMessage: 'Включены, но кончились' },
  changedToday: { id: 'catalogue.blocks.changedToday', defaultMessage: 'Цена изменена сегодня' },
  unfilled: { id: 'catalogue.blocks.unfilled', defaultMessage: 'Модели с незаполненными атрибутами' },
  none: { id: 'catalogue.blocks.none', defaultMessage: 'Всё заполнено, всё в наличии' },
});

const series = [{ id: 'count', title: m.count, as: 'number' }] as const;
/** What is counted, and the list that it opens. */
const rows = [
  { id: 'picture', title: m.noPicture, to: () => href('catalogue.products', {}, { lacks: ['image'] }) },
  {
    id: 'stock',
    title: m.outOfStock,
    to: () => href('catalogue.products', {}, { off_reason: ['out_of_stock'], active: 'on' }),
  },
  {
    id: 'today',
    title: m.changedToday,
    to: (day: string) =>
      href('catalogue.products', {}, { begin_date: day, end_date: day, order_by: '-price_changed_at' }),
  },
  { id: 'attributes', title: m.unfilled, to: () => href('catalogue.models', {}, { lacks: ['attributes'] }) },
] as const;

/** Goods that somebody should look at: without a picture, sold out, priced anew today, not described. */
export default function GoodsToWatch() {
  const intl = useIntl();
  const day = todayInTashkent(new Date());
  const { item, ...result } = together([
    useProductCount({ lacks: ['image'] }, refetchOnOpen),
    useProductCount({ off_reason: ['out_of_stock'], is_active: true }, refetchOnOpen),
    useProductCount({ begin_date: day, end_date: day }, refetchOnOpen),
    useModelCount({ lacks: ['attributes'] }, refetchOnOpen),
  ]);
  const chart: Chart | undefined = item && {
    axis: m.watch,
    series,
    // A product may stand in several rows, and models are no products.
    isStanding: true,
    points: rows.map(({ id, title: message, to }, at) => {
      const title = intl.formatMessage(message);
      return { id, title, short: title, to: to(day), values: [item[at] ?? 0] };
    }),
  };
  return (
    <ChartCard
      title={charts['catalogue.toWatch'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={m.none}
    />
  );
}
