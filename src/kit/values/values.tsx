import { mergeClasses } from '@fluentui/react-components';
import { emptyValue, useFormat } from '../../i18n/format';
import { inn, phone } from '../../lib/identifiers';
import { useFigureStyles } from '../foundation/figureStyles';

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

/** A moment by the clock of Tashkent, 05.03.2026 14:07:31. */
export function DateTime({ value }: { value: string | null | undefined }) {
  const styles = useFigureStyles();
  return <span className={styles.root}>{useFormat().dateTime(value)}</span>;
}

/** A calendar day, 05.03.2026. */
export function Day({ value }: { value: string | null | undefined }) {
  const styles = useFigureStyles();
  return <span className={styles.root}>{useFormat().day(value)}</span>;
}

/** A month of a service, 2026-03, in words. */
export function Month({ value }: { value: string }) {
  return useFormat().month(value);
}

/**
 * The number of a taxpayer in groups, as the fields show it: 549 595 337. A service may give a PINFL in its place, which
 * is shown as it is.
 */
export function Inn({ value }: { value: string | null | undefined }) {
  const styles = useFigureStyles();
  return <span className={styles.root}>{value && value.length === 9 ? inn.show(value) : value || emptyValue}</span>;
}

/** Personal data as the service masked it: 3010******0018. */
export function Masked({ text }: { text: string | null | undefined }) {
  const styles = useFigureStyles();
  return <span className={styles.root}>{text || emptyValue}</span>;
}

/** A phone in groups, as the fields show it: +998 90 123-45-67. */
export function Phone({ value }: { value: string | null | undefined }) {
  const styles = useFigureStyles();
  return <span className={styles.root}>{value ? phone.show(value) : emptyValue}</span>;
}
