import { makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import { needScreenWords } from '../../i18n/screenWords';
import { focusRing } from '../../kit/foundation/styles';
import { SignOutDialog } from '../session/UserMenu';
import { beginLoading, lazyPart } from '../../kit/foundation/lazyPart';
import { whenIdle } from '../../kit/foundation/whenIdle';
import { takeEarlyKeys } from '../../lib/earlyKeys';
import { useFramePart } from '../foundation/framePart';
import { useTypeAhead } from '../foundation/useTypeAhead';

const m = defineMessages({
  open: { id: 'palette.button.open', defaultMessage: 'Поиск и команды' },
});

const palette = lazyPart(async () => {
  const [{ PaletteWindow }] = await Promise.all([import('./PaletteWindow'), needScreenWords()]);
  return PaletteWindow;
}, 'palette');

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '260px',
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'text',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ...focusRing,
    '@media (max-width: 1023px)': {
      width: '36px',
      justifyContent: 'center',
      border: 'none',
      color: tokens.colorNeutralForeground2,
      backgroundColor: 'transparent',
      cursor: 'pointer',
    },
  },
  words: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 1023px)': { display: 'none' },
  },
  key: {
    flexShrink: 0,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 1023px)': { display: 'none' },
  },
  icon: { flexShrink: 0 },
});

const isMac = /mac|iphone|ipad/i.test(navigator.platform);
const keysOf = () => (isMac ? '⌘K' : 'Ctrl K');

/** Something that must be answered first stands over the page. */
function isAsked(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => dialog.matches(':modal') || dialog.getAttribute('role') === 'alertdialog',
  );
}

/** What floats from a press of a button goes, as it does when one presses elsewhere. */
function closeFloating(): void {
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
}

/** Fetches the palette when there is time, after the first sign that somebody works here. */
function useFetchedInTime(): void {
  useEffect(() => {
    const fetchSoon = () => {
      stop();
      whenIdle(() => beginLoading(palette));
    };
    const stop = () => {
      document.removeEventListener('keydown', fetchSoon, true);
      document.removeEventListener('pointerdown', fetchSoon, true);
    };
    document.addEventListener('keydown', fetchSoon, true);
    document.addEventListener('pointerdown', fetchSoon, true);
    return stop;
  }, []);
}

/** The field of the header that opens the palette, and the key that does: by its place, whatever the layout. */
export function PaletteButton() {
  const styles = useStyles();
  const label = useIntl().formatMessage(m.open);
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const before = useRef<Element>(null);
  const begun = useRef<string>(undefined);
  useFetchedInTime();

  const open = () => {
    if (isAsked()) return;
    // The focus goes back first: what has it now will be off the page.
    flushSync(closeFloating);
    before.current = document.activeElement;
    setOpen(true);
  };
  const close = useCallback((run?: () => unknown) => {
    begun.current = undefined;
    // Gone from the page first: only then can the focus go back, and what is run may ask for it itself.
    flushSync(() => setOpen(false));
    if (before.current instanceof HTMLElement && before.current.isConnected) {
      before.current.focus({ preventScroll: true });
    }
    void run?.();
  }, []);

  const openAsBegun = useEffectEvent(() => {
    begun.current = takeEarlyKeys();
    if (begun.current !== undefined) open();
  });
  useEffect(() => openAsBegun(), []);

  const toggle = useEffectEvent(() => (isOpen ? close() : open()));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={label}
        onPointerEnter={() => beginLoading(palette)}
        onClick={open}
      >
        <Search20Regular aria-hidden className={styles.icon} />
        <span className={styles.words}>{label}</span>
        <kbd className={styles.key}>{keysOf()}</kbd>
      </button>
      {isOpen && (
        <Window begun={begun} onClose={close} onSignOut={() => setLeaving(true)} onMissing={() => setOpen(false)} />
      )}
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} onMissing={() => setLeaving(false)} />}
    </>
  );
}

interface WindowProps {
  /** What was typed while the panel was still on its way. */
  begun: RefObject<string | undefined>;
  onClose: (run?: () => unknown) => void;
  onSignOut: () => void;
  onMissing: () => void;
}

function Window({ onMissing, begun, ...props }: WindowProps) {
  const PaletteWindow = useFramePart(palette, onMissing);
  const typed = useTypeAhead(PaletteWindow === undefined, props.onClose, begun.current);
  return PaletteWindow && <PaletteWindow {...props} typed={typed} />;
}
