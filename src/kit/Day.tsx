import { useFormat } from '../i18n/format';
import { useFigureStyles } from './figureStyles';

/** A calendar day, 05.03.2026. */
export function Day({ value }: { value: string | null | undefined }) {
  const styles = useFigureStyles();
  return <span className={styles.root}>{useFormat().day(value)}</span>;
}
