import { defineMessages, useIntl } from 'react-intl';
import { useCardTransactionCount, type CardTransactionStatus } from '../../../api/payment/paymentCards';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { todayInTashkent } from '../../../lib/days';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { together } from '../../../parts/figures/together';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const w = defineMessages({
  axis: { id: 'paymentSettings.blocks.axis', defaultMessage: 'Операции по картам за сегодня' },
  count: { id: 'paymentSettings.blocks.count', defaultMessage: 'Операций' },
  failed: { id: 'paymentSettings.blocks.failed', defaultMessage: 'Отказов шлюзов сегодня' },
  unanswered: { id: 'paymentSettings.blocks.unanswered', defaultMessage: 'Ждут ответа шлюза' },
  passed: { id: 'paymentSettings.blocks.passed', defaultMessage: 'Прошло сегодня' },
  none: { id: 'paymentSettings.blocks.none', defaultMessage: 'Сегодня операций по картам не было' },
});
const series = [{ id: 'count', title: w.count, as: 'number' }] as const;
/** What is counted; each figure opens the charges that it counts. */
const rows = [
  { status: 'failed', title: w.failed },
  { status: 'new', title: w.unanswered },
  { status: 'success', title: w.passed },
] as const;
const ofDay = (status: CardTransactionStatus, day: string) => ({ status: [status], begin_date: day, end_date: day });

/** The charges of today by what became of them, those that somebody should look at first. */
export default function ChargesToday() {
  const intl = useIntl();
  const today = todayInTashkent(new Date());
  const { item, ...result } = together([
    useCardTransactionCount(ofDay('failed', today), refetchOnOpen),
    useCardTransactionCount(ofDay('new', today), refetchOnOpen),
    useCardTransactionCount(ofDay('success', today), refetchOnOpen),
  ]);
  const chart: Chart | undefined = item && {
    axis: w.axis,
    series,
    points: rows.map(({ status, title: message }, at) => {
      const title = intl.formatMessage(message);
      const to = href('paymentSettings.cards', {}, ofDay(status, today));
      return { id: status, title, short: title, to, values: [item[at] ?? 0] };
    }),
  };
  return (
    <ChartCard
      title={charts['paymentSettings.charges'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={w.none}
    />
  );
}
