import { useIntl } from 'react-intl';
import { emptyValue, useFormat } from '../../i18n/format';
import { Percent } from '../../parts/investments/Figures';
import { ofMonth } from './messages';

/** What a strategy has really brought, and in which month that was. */
export function RealPercent({ percent, month }: { percent: number | null; month: string | null }) {
  const intl = useIntl();
  const format = useFormat();
  if (percent === null) return emptyValue;
  if (month === null) return <Percent value={percent} />;
  return intl.formatMessage(ofMonth, { percent: format.percent(percent), month: format.month(month) });
}
