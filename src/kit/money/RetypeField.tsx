import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { parseMoney } from '../../lib/money';
import { MoneyField } from '../fields/MoneyField';
import { isLargeSum } from './largeSum';
import { retypeLabel } from './RetypeAmount';

interface Props {
  name: string;
  /** A decimal string: what moves when the form is sent. */
  amount: string;
}

/** A large amount typed once more in the form that moves it; nothing for a small one. Its form has `retypeTexts`. */
export function RetypeField({ name, amount }: Props) {
  const intl = useIntl();
  const format = useFormat();
  if (!isLargeSum(amount)) return null;
  return (
    <MoneyField
      name={name}
      label={intl.formatMessage(retypeLabel, { amount: format.moneyWithCurrency(amount) })}
      // What was typed to confirm is typed again after a reload.
      personal
      required
      check={(typed) => (parseMoney(typed) === parseMoney(amount) ? undefined : 'differs')}
    />
  );
}
