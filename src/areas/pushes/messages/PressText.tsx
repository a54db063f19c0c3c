import { makeStyles, tokens } from '@fluentui/react-components';
import { LinkDismiss16Regular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';
import type { PushMessage } from '../../../api/payment/pushMessages';
import { action, deadPress } from './messageTerms';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    maxWidth: '100%',
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
  dead: { flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
});

/** What a press opens, by its kind and its name, marked where customers cannot see it. */
export function PressText({ of: one }: { of: PushMessage }) {
  const styles = useStyles();
  const intl = useIntl();
  const { action_type: kind, action_value: value, target, dead_link: dead } = one;
  const why = dead === null ? undefined : intl.formatMessage(deadPress[dead]);
  const what = target?.name ?? value;
  return (
    <span className={styles.root}>
      {why !== undefined && (
        <span className={styles.dead} role="img" aria-label={why} title={why}>
          <LinkDismiss16Regular aria-hidden />
        </span>
      )}
      <span className={styles.text}>{[action.textIn(intl, kind), what].filter(Boolean).join(': ')}</span>
    </span>
  );
}
