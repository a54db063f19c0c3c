import { useFormat } from '../i18n/format';
import { useFigureStyles } from './figureStyles';

/** A moment by the clock of Tashkent, 05.03.2026 14:07:31. */
export function DateTime({ value }: { value: string | null | undefined }) {
  const styles = useFigureStyles();
  return <span className={styles.root}>{useFormat().dateTime(value)}</span>;
}
