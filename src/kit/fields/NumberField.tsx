import { useFormat } from '../../i18n/format';
import { bareNumber, numberMask, NumericInput } from './NumericInput';
import { useField, type FieldProps } from '../form/useField';

interface Props extends FieldProps {
  min?: number;
  max?: number;
  /** Digits after the comma; none unless told. */
  decimals?: number;
  /** Personal data, which no draft keeps. */
  personal?: boolean;
}

/** A number; the value is a number, null while the field is empty, and NaN while it holds no number. */
export function NumberField(props: Props) {
  return <AnyNumberField {...props} />;
}

/** A percent, up to four digits after the comma. */
export function PercentField({ min = 0, max = 100, ...props }: Omit<Props, 'decimals'>) {
  return <AnyNumberField {...props} min={min} max={max} decimals={4} unit="%" />;
}

function AnyNumberField({ min, max, decimals = 0, personal, unit, ...props }: Props & { unit?: string }) {
  const { name, label, required, disabled } = props;
  const format = useFormat();
  const point = format.number(0.5).includes(',') ? ',' : '.';
  const written = (value: unknown): string =>
    typeof value === 'number' && Number.isFinite(value) ? format.number(value) : '';
  const field = useField(name, {
    label,
    required,
    disabled,
    isPersonal: personal,
    show: (value) => written(value) + (unit ? `\u00a0${unit}` : ''),
    check: (value) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'number';
      if (min !== undefined && value < min) return `least:${format.number(min)}`;
      if (max !== undefined && value > max) return `most:${format.number(max)}`;
      return (String(value).split('.')[1]?.length ?? 0) > decimals ? `decimals:${decimals}` : undefined;
    },
  });
  return (
    <NumericInput
      {...props}
      field={field}
      notation={{
        unit,
        mask: numberMask(point, min === undefined || min < 0),
        shown: written(field.value),
        read: (text) => {
          const bare = bareNumber(text);
          if (bare === '') return null;
          return /^-?\d+\.?\d*$/.test(bare) ? Number(bare) : NaN;
        },
      }}
    />
  );
}
