import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { BrandMark } from '../foundation/BrandMark';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalXXXL,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
  star: { color: tokens.colorNeutralForeground4 },
  text: { margin: 0 },
});

/** Nothing to show: the mark, one sentence, at most one action as its child. */
export function EmptyState({ text, children }: { text: MessageDescriptor; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <BrandMark size={40} className={styles.star} />
      <p className={styles.text}>
        <FormattedMessage {...text} />
      </p>
      {children}
    </div>
  );
}
