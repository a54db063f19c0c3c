import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { StepChart } from '../../kit/charts/StepChart';
import { curveOf, type fromMonth } from './messages';
import { factorOf, type FactorStep } from './steps';

interface CurveProps {
  label: MessageDescriptor;
  title: typeof fromMonth;
  steps: readonly FactorStep[];
  cape: number | null;
}

/** What each step multiplies by, at most the cape; without a cape nothing is cut. */
export function FactorCurve({ label, title, steps, cape }: CurveProps) {
  const intl = useIntl();
  const format = useFormat();
  const most = typeof cape === 'number' && cape >= 1 ? cape : Infinity;
  return (
    <StepChart
      label={intl.formatMessage(curveOf, { steps: intl.formatMessage(label) })}
      steps={steps.map((step) => ({
        title: intl.formatMessage(title, { count: format.number(step.from) }),
        value: factorOf(step, most),
      }))}
    />
  );
}
