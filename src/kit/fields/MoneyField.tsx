import { defineMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { isLessMoney, isMoney, parseMoney, toDecimal } from '../../lib/money';
import { numberMask, NumericInput } from './NumericInput';
import { useField, type FieldProps } from '../form/useField';

const currency = defineMessage({ id: 'kit.money.currency', defaultMessage: 'сум' });

interface Props extends FieldProps {
  /** The smallest amount, as a decimal string; 0.01 unless told. */
  min?: string;
  max?: string;
  /** Personal data, such as a salary, which no draft keeps. */
  personal?: boolean;
  /** What else is asked of an amount. */
  check?: (amount: string) => string | undefined;
}

/** An amount in so'm; the value is a decimal string, '1250000.00', and empty while the field is. */
export function MoneyField({ min = '0.01', max, personal = false, check, ...props }: Props) {
  const { name, label, required, disabled } = props;
  const intl = useIntl();
  const format = useFormat();
  const field = useField(name, {
    label,
    required,
    disabled,
    isPersonal: personal,
    show: format.moneyWithCurrency,
    check: (value) => {
      if (!isMoney(value)) return 'money';
      if (isLessMoney(value, min)) return `least:${format.money(min)}`;
      if (max !== undefined && isLessMoney(max, value)) return `most:${format.money(max)}`;
      return check?.(value);
    },
  });
  return (
    <NumericInput
      {...props}
      field={field}
      notation={{
        unit: intl.formatMessage(currency),
        mask: numberMask(format.money('0.50').includes(',') ? ',' : '.', min.startsWith('-')),
        shown: isMoney(field.value) ? format.money(field.value) : String(field.value ?? ''),
        read: (text) => {
          const tiyin = parseMoney(text.replace(/[.,]$/, ''));
          // What is no amount yet is kept as it is, for the check to refuse.
          return tiyin === undefined ? text : toDecimal(tiyin);
        },
      }}
    />
  );
}
