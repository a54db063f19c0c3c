import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Checkmark20Regular, type FluentIcon } from '@fluentui/react-icons';
import { createContext, use, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNoticePath } from '../state/notificationTarget';
import { notify, notifyFailure } from '../state/notifications';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { decisionIn } from '../../lib/decision';
import { toFailure } from '../../lib/failure';
import { spokenKey, verbLetters, type Verb } from './verbKeys';
import { usePaletteCommands, type PaletteCommand } from '../state/paletteCommands';
import { useShortcuts } from '../state/shortcuts';
import { useAsyncAction } from './useAsyncAction';
import { KeyHint } from './KeyHint';
import { MenuItem } from '../overlay/Menu';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

/** Set by an ActionMenu around its actions: closes the menu. */
export const MenuContext = createContext<(() => void) | undefined>(undefined);

/** Set by an ActionMenu to count its actions without drawing them: each says that it is there, and later that it went. */
export const MenuCountContext = createContext<((id: string) => () => void) | undefined>(undefined);

/** Set around the verbs of an open record: the palette offers them all, also those under ⋯. */
export const OfRecordContext = createContext(false);

const useStyles = makeStyles({
  icon: { flexShrink: 0 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  withReason: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXXS,
    maxWidth: '32ch',
  },
  reason: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** A verb on a record: a button, or inside an ActionMenu a line of the menu. What is not allowed to a role hides by <Can>. */
export function Action(props: Props) {
  const count = use(MenuCountContext);
  return count ? <Counted {...props} count={count} /> : <Verb {...props} />;
}

/** A verb in a menu, which need not be open: the palette offers it where it is one of a record. */
function Counted({ count, ...props }: Props & { count: (id: string) => () => void }) {
  const id = useId();
  useLayoutEffect(() => count(id), [count, id]);
  return use(OfRecordContext) ? <Offered {...props} /> : null;
}

function Offered(props: Props) {
  const { start } = useRunning(props);
  useOffer(props, true, start);
  return null;
}

interface Props {
  label: MessageDescriptor;
  /** Opens a form or a question; or does it, and the action is busy until the promise settles. */
  onSelect: () => unknown;
  icon?: FluentIcon;
  /** Why it cannot be done now; the action stays in sight and says so. */
  disabledReason?: MessageDescriptor | string | false;
  tone?: 'danger';
  /** The one primary button in view. */
  isPrimary?: boolean;
  /** What is said when it is done. */
  done?: MessageDescriptor;
  /** What the verb is, when it is one of those that have a key of their own. */
  verb?: Verb;
}

/** What the palette offers wherever it stands; what concerns a whole list its screen offers itself. */
const offered: readonly (Verb | undefined)[] = ['approve', 'reject', 'edit'];

/** Does what the verb does, once at a time, and says why it could not be done. */
function useRunning({ onSelect, done }: Pick<Props, 'onSelect' | 'done'>) {
  const dispatch = useDispatch();
  const path = useNoticePath();
  const format = useFormat();
  return useAsyncAction(async () => {
    try {
      await onSelect();
    } catch (error) {
      const failure = toFailure(error);
      const decision = decisionIn(failure.current);
      // Somebody was quicker: who and when is worth more than that the record is another one now.
      const detail = decision && `${decision.by}, ${format.dateTime(decision.at)}`;
      dispatch(decision ? notify({ tone: 'error', title: t.isDecided, detail, path }) : notifyFailure(failure, path));
      throw error;
    }
  }, done);
}

/** Offers the verb in the palette; one with a letter under its name, any other under that of its words. */
function useOffer({ label, icon, tone, disabledReason, verb }: Props, isOffered: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const shortcut = verb && `card.${verb}`;
  const id = shortcut ?? `card.${label.id}`;
  usePaletteCommands(
    useMemo(
      (): PaletteCommand[] =>
        isOffered ? [{ id, shortcut, title: label, icon, tone, disabledReason, run: () => latest.current() }] : [],
      [isOffered, id, shortcut, label, icon, tone, disabledReason],
    ),
  );
}

function Verb(props: Props) {
  const { label, icon: Icon, disabledReason, tone, isPrimary, verb } = props;
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const closeMenu = use(MenuContext);
  const isOfRecord = use(OfRecordContext);
  const button = useRef<HTMLButtonElement>(null);
  const action = useRunning(props);
  const reason = typeof disabledReason === 'object' ? intl.formatMessage(disabledReason) : disabledReason || undefined;
  const select = (): void => {
    if (reason) return;
    closeMenu?.();
    action.start();
  };

  // In a menu the key is heard by the row, or by whoever opens the menu.
  const letter = verb && verbLetters[verb];
  useShortcuts(
    letter && !closeMenu && !reason
      ? [
          // In a drawer it answers there, and the page below rests.
          { id: `card.${verb}`, title: label, scope: 'card', keys: [letter], part: () => button.current, run: select },
        ]
      : [],
  );
  useOffer(props, !closeMenu && (isOfRecord || (letter !== undefined && offered.includes(verb))), select);

  if (closeMenu) {
    return (
      <MenuItem
        data-letter={letter}
        aria-keyshortcuts={letter && spokenKey(letter)}
        className={mergeClasses(tone && styles.danger)}
        aria-label={intl.formatMessage(label)}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason && id}
        keys={letter?.slice(-1).toLowerCase()}
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
      </MenuItem>
    );
  }
  // Of the step that everybody looks for, why it cannot be taken stands in sight.
  return (
    <span className={mergeClasses(reason && isPrimary && styles.withReason)}>
      <Button
        ref={button}
        aria-keyshortcuts={letter && spokenKey(letter)}
        className={mergeClasses(tone && !isPrimary && !reason && styles.danger)}
        appearance={isPrimary ? 'primary' : 'secondary'}
        icon={action.progress === 'done' ? <Checkmark20Regular aria-hidden /> : Icon && <Icon aria-hidden />}
        disabledFocusable={Boolean(reason) || action.isBusy}
        title={reason}
        aria-describedby={reason && id}
        onClick={select}
      >
        {intl.formatMessage(label)}
        {letter && <KeyHint keys={letter} />}
      </Button>
      {reason &&
        (isPrimary ? (
          <span id={id} className={styles.reason}>
            {reason}
          </span>
        ) : (
          <VisuallyHidden>
            <span id={id}>{reason}</span>
          </VisuallyHidden>
        ))}
    </span>
  );
}
