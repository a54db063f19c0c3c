import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark20Regular, type FluentIcon } from '@fluentui/react-icons';
import { createContext, use, useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNoticePath } from '../state/notificationTarget';
import { notifyFailure } from '../state/notifications';
import { toFailure } from '../../lib/failure';
import { verbLetters, type Verb } from './verbKeys';
import { useShortcuts } from '../state/shortcuts';
import { useAsyncAction } from './useAsyncAction';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

/** Set by an ActionMenu around its actions: closes the menu. */
export const MenuContext = createContext<(() => void) | undefined>(undefined);

const useStyles = makeStyles({
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '32px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (max-width: 480px)': { minHeight: '44px' },
  },
  icon: { flexShrink: 0 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  disabled: { color: tokens.colorNeutralForeground3, cursor: 'default' },
  letter: { marginLeft: 'auto', color: tokens.colorNeutralForeground3, fontFamily: 'inherit' },
  reason: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  label: MessageDescriptor;
  /** Opens a form or a question; or does it, and the action is busy until the promise settles. */
  onSelect: () => unknown;
  icon?: FluentIcon;
  /** Why it cannot be done now; the action stays in sight and says so. */
  disabledReason?: MessageDescriptor | false;
  tone?: 'danger';
  /** The one primary button in view. */
  isPrimary?: boolean;
  /** What is said when it is done. */
  done?: MessageDescriptor;
  /** What the verb is, when it is one of those that have a key of their own. */
  verb?: Verb;
}

/** A verb on a record: a button, or inside an ActionMenu a line of the menu. What is not allowed to a role hides by <Can>. */
export function Action({ label, onSelect, icon: Icon, disabledReason, tone, isPrimary, done, verb }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const dispatch = useDispatch();
  const path = useNoticePath();
  const closeMenu = use(MenuContext);
  const action = useAsyncAction(async () => {
    try {
      await onSelect();
    } catch (error) {
      dispatch(notifyFailure(toFailure(error), path));
      throw error;
    }
  }, done);
  const reason = disabledReason ? intl.formatMessage(disabledReason) : undefined;
  const select = (): void => {
    if (reason) return;
    closeMenu?.();
    action.start();
  };

  // In a menu the key is heard by the row, or by whoever opens the menu.
  const letter = verb && verbLetters[verb];
  useShortcuts(
    letter && !closeMenu && !reason
      ? [{ id: `card.${verb}`, title: label, scope: 'card', keys: [letter], run: select }]
      : [],
  );

  if (closeMenu) {
    return (
      <button
        type="button"
        role="menuitem"
        data-letter={letter}
        aria-keyshortcuts={letter?.slice(-1)}
        tabIndex={-1}
        className={mergeClasses(styles.item, tone && styles.danger, reason && styles.disabled)}
        aria-label={intl.formatMessage(label)}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason && id}
        onClick={select}
      >
        {Icon && <Icon aria-hidden className={styles.icon} />}
        <span className={styles.words}>
          {intl.formatMessage(label)}
          {reason && (
            <span id={id} className={styles.reason}>
              {reason}
            </span>
          )}
        </span>
        {letter && <kbd className={styles.letter}>{letter.slice(-1).toLowerCase()}</kbd>}
      </button>
    );
  }
  return (
    <>
      <Button
        className={mergeClasses(tone && !isPrimary && !reason && styles.danger)}
        appearance={isPrimary ? 'primary' : 'secondary'}
        icon={action.progress === 'done' ? <Checkmark20Regular aria-hidden /> : Icon && <Icon aria-hidden />}
        disabledFocusable={Boolean(reason) || action.isBusy}
        title={reason}
        aria-describedby={reason && id}
        onClick={select}
      >
        {intl.formatMessage(label)}
      </Button>
      {reason && (
        <VisuallyHidden>
          <span id={id}>{reason}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
