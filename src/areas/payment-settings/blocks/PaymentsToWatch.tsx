import { defineMessages, useIntl } from 'react-intl';
import { useCardTransactionCount } from '../../../api/payment/paymentCards';
import { useSmsProviders } from '../../../api/payment/sms';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { todayInTashkent } from '../../../lib/days';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const w = defineMessages({
  axis: { id: 'paymentSettings.blocks.axis', defaultMessage: 'Что важно в платежах' },
  count: { id: 'paymentSettings.blocks.count', defaultMessage: 'Дней или операций' },
  days: { id: 'paymentSettings.blocks.days', defaultMessage: 'СМС: на сколько дней денег' },
  failed: { id: 'paymentSettings.blocks.failed', defaultMessage: 'Отказов шлюзов сегодня' },
  none: { id: 'paymentSettings.blocks.none', defaultMessage: 'Данных о платежах пока нет' },
});
const series = [{ id: 'count', title: w.count, as: 'number' }] as const;

/** For how many days the money of the provider lasts that sends now, and how many charges failed today. */
export default function PaymentsToWatch() {
  const intl = useIntl();
  const today = todayInTashkent(new Date());
  const providers = useSmsProviders();
  const failed = useCardTransactionCount({ status: ['failed'], begin_date: today, end_date: today }, refetchOnOpen);
  const days = providers.item?.providers.find(({ is_active: isActive }) => isActive)?.days_left;
  const chart: Chart | undefined = providers.item && {
    axis: w.axis,
    series,
    points: [
      ...(typeof days === 'number'
        ? [{ id: 'days', title: intl.formatMessage(w.days), to: href('paymentSettings.smsProviders'), values: [days] }]
        : []),
      {
        id: 'failed',
        title: intl.formatMessage(w.failed),
        to: href('paymentSettings.cards'),
        values: [failed.item ?? 0],
      },
    ].map((one) => ({ ...one, short: one.title })),
  };
  return (
    <ChartCard
      title={charts['paymentSettings.toWatch'].title}
      kind="rows"
      result={{ ...providers, item: chart }}
      empty={w.none}
    />
  );
}
