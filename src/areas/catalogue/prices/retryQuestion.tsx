import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../../i18n/format';
import { fromTo, overTheirs } from './messages';

const useStyles = makeStyles({
  list: {
    maxHeight: '40vh',
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    listStyleType: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface Overwritten {
  id: number;
  name: string;
  /** The price that a colleague has given meanwhile. */
  theirs: string;
  price: string;
}

/** What is asked before prices go over those that colleagues gave meanwhile; nothing where they gave none. */
export const retryQuestion = (rows: readonly Overwritten[]): ReactNode =>
  rows.length === 0 ? undefined : <TheirPrices rows={rows} />;

function TheirPrices({ rows }: { rows: readonly Overwritten[] }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <>
      <FormattedMessage {...overTheirs} values={{ count: rows.length }} />
      <ul className={styles.list}>
        {rows.map(({ id, name, theirs, price }) => (
          <li key={id}>
            <FormattedMessage {...fromTo} values={{ name, theirs: format.money(theirs), price: format.money(price) }} />
          </li>
        ))}
      </ul>
    </>
  );
}
