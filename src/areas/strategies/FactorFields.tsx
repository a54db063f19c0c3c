import { makeStyles, tokens } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../../kit/fields/NumberField';
import { RowsField, type FormRow, type RowsColumn } from '../../kit/fields/RowsField';
import { useFormAround } from '../../kit/form/usePanelForm';
import { FactorCurve } from './FactorCurve';
import { fromMillion, fromMonth, m } from './messages';
import { stepsFault, wholeSteps } from './steps';

const useStyles = makeStyles({
  factor: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

const kinds = {
  amount: {
    ...{ steps: 'steps_by_amount', cape: 'cape_by_amount', label: m.byAmount, capeLabel: m.capeByAmount },
    ...{ from: m.fromMillions, decimals: 4, title: fromMillion },
  },
  month: {
    ...{ steps: 'steps_by_month', cape: 'cape_by_month', label: m.byMonth, capeLabel: m.capeByMonth },
    ...{ from: m.fromMonths, decimals: 0, title: fromMonth },
  },
};

/** The next step begins a little further on, with the factor of the last one. */
const nextStep = (rows: readonly FormRow[]): FormRow => ({ from: null, value: rows.at(-1)?.value ?? 1, weight: 1 });

/** The steps of one factor with their curve, drawn from what stands in the rows at this moment. */
export function Factor({ of }: { of: keyof typeof kinds }) {
  const styles = useStyles();
  const { steps, cape, label, capeLabel, from, decimals } = kinds[of];
  const columns: RowsColumn[] = [
    { name: 'from', label: from, as: 'number', decimals, min: 0, max: 100_000_000 },
    { name: 'value', label: m.value, as: 'number', decimals: 4, min: 0.0001, max: 1000 },
    { name: 'weight', label: m.weight, as: 'number', decimals: 4, min: 0.0001, max: 1000 },
  ];
  return (
    <div className={styles.factor}>
      <RowsField name={steps} label={label} columns={columns} newRow={nextStep} check={stepsFault} required />
      <NumberField name={cape} label={capeLabel} min={1} max={1000} decimals={4} required />
      <Curve of={of} />
    </div>
  );
}

function Curve({ of }: { of: keyof typeof kinds }) {
  const { control } = useFormAround();
  const { steps, cape, label, title } = kinds[of];
  const [rows, most] = useWatch({ control, name: [steps, cape] }) as [readonly FormRow[], number | null];
  const known = wholeSteps(rows);
  return <FactorCurve label={label} title={title} steps={known} cape={most} />;
}
