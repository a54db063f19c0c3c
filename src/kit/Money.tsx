import { mergeClasses } from '@fluentui/react-components';
import { useFormat } from '../i18n/format';
import { useFigureStyles } from './figureStyles';

/** An amount; in cells without the currency, which the head of the column names. A debt is red beside its minus. */
export function Money({ amount, withCurrency }: { amount: string | null | undefined; withCurrency?: boolean }) {
  const styles = useFigureStyles();
  const format = useFormat();
  return (
    <span className={mergeClasses(styles.root, amount?.startsWith('-') && styles.negative)}>
      {withCurrency ? format.moneyWithCurrency(amount) : format.money(amount)}
    </span>
  );
}
