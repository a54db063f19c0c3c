import type { ConstantType } from '../../api/investment/constants';
import { t } from '../../i18n/terms';
import { DateField } from '../../kit/fields/DateField';
import { MoneyField } from '../../kit/fields/MoneyField';
import { PercentField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { DecimalField } from './DecimalField';
import { m } from './messages';

/** A value as its field holds it: a number where it is a percent, else a text. */
export type Held = string | number | null;

/** The value of a constant as its field holds it. */
export const heldOf = (type: ConstantType, value: string): Held => (type === 'percent' ? Number(value) : value);

/** The same as it is sent; what is no number yet is nothing. */
export const sentOf = (held: Held): string =>
  held === null || (typeof held === 'number' && !Number.isFinite(held)) ? '' : String(held);

const yesNo = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
];

/** The field of `value` in which a value of a type is typed. */
export function ValueField({ type }: { type: ConstantType }) {
  const field = { name: 'value', label: m.value, required: true };
  if (type === 'number') return <DecimalField {...field} />;
  if (type === 'percent') return <PercentField {...field} />;
  if (type === 'money') return <MoneyField {...field} min="0.00" />;
  if (type === 'bool') return <SelectField {...field} options={yesNo} />;
  if (type === 'date') return <DateField {...field} />;
  if (type === 'json') return <TextField {...field} help={m.isJson} maxLength={10_000} multiline />;
  return <TextField {...field} maxLength={10_000} multiline />;
}
