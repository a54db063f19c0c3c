import { useEffect, useRef, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { useUnsavedChanges } from '../state/unsavedChanges';
import { useNavigationBlocker } from '../state/navigationBlocker';
import { useScreen } from '../state/screen';

const m = defineMessages({
  title: { id: 'kit.leave.title', defaultMessage: 'Уйти без сохранения?' },
  text: { id: 'kit.leave.text', defaultMessage: 'Изменения на этой странице не сохранены и будут потеряны.' },
  yes: { id: 'kit.leave.yes', defaultMessage: 'Уйти' },
  no: { id: 'kit.leave.no', defaultMessage: 'Остаться' },
});

export interface DirtyGuard {
  /** Does it at once when nothing was changed, else after asking. */
  ask: (leave: () => void) => void;
  /** Nothing is left to lose: what was changed is saved, or given up. */
  release: () => void;
  /** To be drawn; empty while nothing is asked. */
  question: ReactNode;
}

/**
 * Keeps changes from being lost by accident: asks before they are given up and lets the browser ask before the window
 * is closed, and neither when nothing was changed.
 */
export function useUnsavedChangesGuard(isDirty: boolean, onGivenUp?: () => void): DirtyGuard {
  const { pathname } = useLocation();
  const { isKept = false } = useScreen();
  const [isReleased, setReleased] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  const [confirmed, setConfirmed] = useState<() => void>();
  const released = useRef(false);
  const isGuarded = isDirty && !isReleased;

  useUnsavedChanges(pathname, isGuarded);
  // In a tab nothing is lost by going elsewhere, so nothing is asked; whoever closes the tab asks.
  const unblock = useNavigationBlocker(
    isGuarded && !isKept,
    (path) => path !== pathname,
    (go) => setLeave(() => go),
  );

  const release = (): void => {
    released.current = true;
    setReleased(true);
    unblock();
  };
  // Only when the question is off the page, or the focus that the form gives back meets a page that is still inert.
  useEffect(() => confirmed?.(), [confirmed]);

  const question = leave && (
    <ConfirmDialog
      title={m.title}
      yes={m.yes}
      no={m.no}
      onYes={() => {
        setLeave(undefined);
        release();
        onGivenUp?.();
        setConfirmed(() => leave);
      }}
      onNo={() => setLeave(undefined)}
    >
      <FormattedMessage {...m.text} />
    </ConfirmDialog>
  );
  return {
    ask: (then) => (isDirty && !released.current ? setLeave(() => then) : then()),
    release,
    question,
  };
}
