import { defineMessages } from 'react-intl';
import { useSmsProviders } from '../../../api/payment/sms';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const w = defineMessages({
  axis: { id: 'paymentSettings.blocks.providers', defaultMessage: 'СМС-провайдеры, которые включены' },
  days: { id: 'paymentSettings.blocks.days', defaultMessage: 'На сколько дней денег' },
  none: { id: 'paymentSettings.blocks.noDays', defaultMessage: 'Расход на СМС пока не известен' },
});
const series = [{ id: 'days', title: w.days, as: 'number' }] as const;

/** For how many days the money of each provider lasts that sends or stands in for another. */
export default function SmsMoney() {
  const providers = useSmsProviders();
  const chart: Chart | undefined = providers.item && {
    axis: w.axis,
    series,
    isStanding: true,
    // Money that has run out is what the chart is there for.
    hasZeros: true,
    points: providers.item.providers.flatMap(({ code, name, is_active: isActive, days_left: days }) =>
      isActive && days !== null
        ? [{ id: code, title: name, short: name, to: href('paymentSettings.smsProviders'), values: [days] }]
        : [],
    ),
  };
  return (
    <ChartCard
      title={charts['paymentSettings.smsMoney'].title}
      kind="rows"
      result={{ ...providers, item: chart }}
      empty={w.none}
    />
  );
}
