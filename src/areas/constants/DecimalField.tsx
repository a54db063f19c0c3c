import { useFormat, type Format } from '../../i18n/format';
import { bareNumber, numberMask, NumericInput } from '../../kit/fields/NumericInput';
import { useField, type FieldProps } from '../../kit/form/useField';

/** What the service keeps of a number, before the point and after it: more than a number of the browser holds without rounding. */
const wholeDigits = 15;
const decimals = 6;
const most = 10 ** wholeDigits - 1;

const pointOf = (format: Format) => (format.number(0.5).includes(',') ? ',' : '.');

/** A decimal text in threes, as the language writes it; all its digits are there. */
export const decimalShown = (value: string, format: Format): string => numberMask(pointOf(format), true).format(value);

/** Without zeros that say nothing. */
const plain = (bare: string): string =>
  bare
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0*$/, '$1')
    .replace(/\.$/, '');

function faultOf(value: string, format: Format): string | undefined {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === '') return 'number';
  if (whole.length > wholeDigits) return sign ? `least:${format.number(-most)}` : `most:${format.number(most)}`;
  return fraction.length > decimals ? `decimals:${decimals}` : undefined;
}

/** A number of any length that the service keeps; the value is its text, '123456789012345.123456', so that nothing is rounded. */
export function DecimalField(props: FieldProps) {
  const { name, label, required, disabled } = props;
  const format = useFormat();
  const shown = (value: unknown) => decimalShown(String(value ?? ''), format);
  const field = useField(name, {
    ...{ label, required, disabled },
    show: shown,
    check: (value) => faultOf(String(value), format),
  });
  return (
    <NumericInput
      {...props}
      field={field}
      notation={{
        mask: numberMask(pointOf(format), true),
        shown: shown(field.value),
        read: (text) => plain(bareNumber(text)),
      }}
    />
  );
}
