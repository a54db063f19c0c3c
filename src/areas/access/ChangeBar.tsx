import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { m } from './messages';

const useStyles = makeStyles({
  root: {
    minHeight: '32px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // As far down as the padding of the page reaches, or what is ticked shows under the bar.
  kept: { position: 'sticky', bottom: `calc(-1 * ${tokens.spacingVerticalL})`, zIndex: 4 },
  counts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  granted: { color: tokens.colorStatusSuccessForeground1 },
  taken: { color: tokens.colorStatusDangerForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  granted: number;
  taken: number;
  onRevert: () => void;
  onReview: () => void;
}

/** How many ticks differ from what is saved, and what to do about it; stays in view under what is ticked. */
export function ChangeBar({ granted, taken, onRevert, onReview }: Props) {
  const styles = useStyles();
  const isChanged = granted + taken > 0;
  return (
    <div className={mergeClasses(styles.root, isChanged && styles.kept)}>
      <span role="status" className={styles.counts}>
        {!isChanged && (
          <span className={styles.quiet}>
            <FormattedMessage {...m.nothingChanged} />
          </span>
        )}
        {granted > 0 && (
          <span className={styles.granted}>
            <FormattedMessage {...m.grantedCount} values={{ count: granted }} />
          </span>
        )}
        {taken > 0 && (
          <span className={styles.taken}>
            <FormattedMessage {...m.takenCount} values={{ count: taken }} />
          </span>
        )}
      </span>
      {isChanged && (
        <div className={styles.buttons}>
          <Button onClick={onRevert}>
            <FormattedMessage {...m.revert} />
          </Button>
          <Button appearance="primary" onClick={onReview}>
            <FormattedMessage {...m.review} />
          </Button>
        </div>
      )}
    </div>
  );
}
