import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { Document } from '../../../api/investment/signing';
import { focusRing } from '../../../kit/foundation/styles';
import { Money } from '../../../kit/values/values';
import { m } from './messages';
import { PayeeAccount } from './PayeeAccount';

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: 0,
    maxHeight: '32vh',
    overflowY: 'auto',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    ...focusRing,
  },
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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by the keyboard, too
    <ul className={styles.root} tabIndex={0} aria-label={intl.formatMessage(m.toSign)}>
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
  );
}
