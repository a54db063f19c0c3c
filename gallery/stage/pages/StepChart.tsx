import { StepChart } from '../../../src/kit/charts/StepChart';
import { State } from '../State';

const steps = [
  { title: '0', value: 1 },
  { title: '50', value: 1.1 },
  { title: '100', value: 1.2 },
];

export function Page() {
  return (
    <>
      <State name="Rising, by less than a quarter">
        <StepChart label="Factor" steps={steps} />
      </State>
      <State name="One step">
        <StepChart label="Factor" steps={steps.slice(0, 1)} />
      </State>
      <State name="Many">
        <StepChart
          label="Factor"
          steps={Array.from({ length: 20 }, (_, at) => ({ title: String(at * 1000), value: 1 + (at % 7) / 10 }))}
        />
      </State>
    </>
  );
}
