import { FormattedMessage } from 'react-intl';
import type { Tariff } from '../../../api/investment/tariffs';
import { useFormat } from '../../../i18n/format';
import { m, percentOfSum } from '../messages';

/** What leaving early costs by the tariff. */
export function EarlyExit({ tariff }: { tariff: Pick<Tariff, 'early_exit_allowed' | 'early_exit_percent'> }) {
  const format = useFormat();
  if (!tariff.early_exit_allowed) return <FormattedMessage {...m.notAllowed} />;
  if (tariff.early_exit_percent === null) return <FormattedMessage {...m.byScale} />;
  return <FormattedMessage {...percentOfSum} values={{ percent: format.percent(tariff.early_exit_percent) }} />;
}
