import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { Document } from '../../../api/investment/signing';
import { focusRing } from '../../../kit/foundation/styles';
import { Money } from '../../../kit/values/values';
import { m } from './messages';
import { PayeeAccount } from './PayeeAccount';

const useStyles = makeStyles({
  root: {
    maxHeight: '32vh',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    ...focusRing,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomWidth: 0 },
  },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  amount: { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** What is about to be signed: whom, where to and how much, document by document. */
export function SignedList({ documents }: { documents: readonly Document[] }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    // A long list is scrolled by the keyboard, too.
    <div className={styles.root} role="group" tabIndex={0} aria-label={intl.formatMessage(m.toSign)}>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.id} className={styles.line}>
            <span className={styles.name}>{document.recipient_name}</span>
            <span className={styles.amount}>
              <Money amount={document.amount} withCurrency />
            </span>
            <PayeeAccount document={document} />
            <span className={styles.quiet}>{document.number}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
