import { emptyValue } from '../i18n/format';
import { useFigureStyles } from './figureStyles';

/** Personal data as the service masked it: 3010******0018. */
export function Masked({ text }: { text: string | null | undefined }) {
  const styles = useFigureStyles();
  return <span className={styles.root}>{text || emptyValue}</span>;
}
