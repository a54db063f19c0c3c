import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { floatingSurface, focusRing } from '../foundation/styles';
import { ringStep } from '../state/ringStep';

const useStyles = makeStyles({
  menu: {
    ...floatingSurface,
    position: 'fixed',
    inset: 'auto',
    zIndex: tokens.zIndexPopup,
    minWidth: '200px',
    maxWidth: 'min(360px, calc(100vw - 16px))',
    maxHeight: '70vh',
    margin: 0,
    padding: tokens.spacingVerticalXS,
    overflowY: 'auto',
  },
  item: {
    ...focusRing,
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
    '@media (max-width: 480px)': { minHeight: '44px' },
  },
  disabled: { color: tokens.colorNeutralForeground3, cursor: 'default' },
  keys: { marginLeft: 'auto', color: tokens.colorNeutralForeground3, fontFamily: 'inherit', whiteSpace: 'nowrap' },
});

interface Props {
  label: string;
  id?: string;
  /** A press on it is no press elsewhere. */
  opener?: RefObject<HTMLElement | null>;
  /** Puts it where it belongs, once it can be measured. */
  place: (menu: HTMLElement) => void;
  /** Which end the focus begins at. */
  begin?: 'first' | 'last';
  /** It was left by key: it closes, and the focus goes back to where it came from. */
  onLeave: () => void;
  /** The person went elsewhere: it closes, and the focus is left where it is. */
  onClose: () => void;
  /** `MenuItem`s; those that belong together stand in a group. */
  children: ReactNode;
}

/** A menu over the page while it is drawn. Arrows, Home, End and first letters move; Escape and Tab leave. */
export function Menu({ label, id, opener, place, begin = 'first', onLeave, onClose, children }: Props) {
  const styles = useStyles();
  const menu = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const isOutside = (target: EventTarget | null): boolean =>
    target instanceof Node && !menu.current?.contains(target) && !opener?.current?.contains(target);
  const latest = useRef({ place, onClose, isOutside });
  useLayoutEffect(() => {
    latest.current = { place, onClose, isOutside };
  });

  useLayoutEffect(() => {
    const own = menu.current;
    if (!own) return;
    // Over everything, also over what would cut it off: a table scrolls sideways.
    own.showPopover?.();
    latest.current.place(own);
    items()
      .at(begin === 'first' ? 0 : -1)
      ?.focus();
  }, [begin]);

  useEffect(() => {
    const closeOutside = (event: Event): void => {
      if (latest.current.isOutside(event.target)) latest.current.onClose();
    };
    // A page that still grows, and an opener that its own press scrolled into sight, take the menu along; the wheel and a finger
    // take the page away from under it.
    let isByHand = false;
    const takeAway = () => (isByHand = true);
    const followOrClose = (event: Event): void => {
      if (isByHand) closeOutside(event);
      else if (menu.current && latest.current.isOutside(event.target)) latest.current.place(menu.current);
    };
    const heard = [
      ['pointerdown', closeOutside],
      ['wheel', takeAway],
      ['touchmove', takeAway],
      ['scroll', followOrClose],
    ] as const;
    for (const [name, hear] of heard) document.addEventListener(name, hear, true);
    return () => {
      for (const [name, hear] of heard) document.removeEventListener(name, hear, true);
    };
  }, []);

  const move = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const to = ringStep(event.key, 'down', at, all.length);
    if (to !== undefined) all[to]?.focus();
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'Tab') return onLeave();
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const begins = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase());
      [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)?.focus();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      popover="manual"
      aria-label={label}
      className={styles.menu}
      onKeyDown={move}
      onBlur={({ relatedTarget }) => isOutside(relatedTarget) && onClose()}
    >
      {children}
    </div>
  );
}

interface ItemProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shown at its end. */
  keys?: string;
}

/** A line of a menu; one that is `aria-disabled` stays in sight and reachable. */
export function MenuItem({ keys, className, children, ...rest }: ItemProps) {
  const styles = useStyles();
  return (
    <button
      {...rest}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={mergeClasses(styles.item, className, Boolean(rest['aria-disabled']) && styles.disabled)}
    >
      {children}
      {keys && (
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      )}
    </button>
  );
}
