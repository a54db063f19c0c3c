import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { floatingSurface } from '../foundation/styles';
import { positionBelow } from './positionBelow';

const useStyles = makeStyles({
  // What stands beside it gives way instead.
  root: { display: 'flex', flexShrink: 0 },
  // As wide as its words: filters stand in one row with the search, which has what they leave.
  button: { minWidth: 0, fontWeight: tokens.fontWeightRegular },
  count: {
    minWidth: '16px',
    marginLeft: tokens.spacingHorizontalXS,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  panel: {
    ...floatingSurface,
    position: 'fixed',
    inset: 'auto',
    minWidth: '240px',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: '60vh',
    margin: 0,
    overflowY: 'auto',
    padding: tokens.spacingVerticalM,
    outlineStyle: 'none',
  },
});

/** What makes a button the one that a popover opens from. */
interface Opener {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface PopoverProps {
  /** What it is called, and what its button says unless there is a `button`. */
  label: string;
  /** How many values are chosen; shown on the button. */
  count?: number;
  /** Another button than the one with the label. */
  button?: (opener: Opener) => ReactNode;
  /** Puts it elsewhere than under the left edge of its button. */
  place?: (panel: HTMLElement, opener: HTMLElement) => void;
  className?: string;
  role?: 'group' | 'dialog';
  /** Drawn only while open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  onOpen?: () => void;
  onClose?: () => void;
}

const below: NonNullable<PopoverProps['place']> = (panel, opener) => positionBelow(panel, opener, 'left');

/**
 * What opens beside its button, over everything, and takes the focus: to what is current in it, or else to what is first.
 * Escape closes it and gives the focus back; a press elsewhere or leaving it with Tab closes it, too.
 */
export function Popover({ label, count = 0, button, children, onOpen, onClose, ...rest }: PopoverProps) {
  const styles = useStyles();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const close = (): void => {
    setOpen(false);
    onClose?.();
  };
  const open = (): void => {
    setOpen(true);
    onOpen?.();
  };
  const own: Opener = {
    ref: opener,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: isOpen ? close : open,
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard from whatever inside has the focus
    <div
      className={styles.root}
      onKeyDown={(event) => {
        // A dialog over it has its own.
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        isOpen && relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      {button?.(own) ?? (
        <Button {...own} className={styles.button} icon={<ChevronDown16Regular aria-hidden />} iconPosition="after">
          {label}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
      )}
      {isOpen && (
        <Panel {...rest} id={id} label={label} opener={opener} onLeave={close}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      )}
    </div>
  );
}

interface PanelProps extends Pick<PopoverProps, 'label' | 'className' | 'place' | 'role'> {
  id: string;
  opener: Opener['ref'];
  onLeave: () => void;
  children: ReactNode;
}

function Panel({ id, label, opener, place = below, role = 'group', className, onLeave, children }: PanelProps) {
  const styles = useStyles();
  const panel = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    const own = panel.current;
    const button = opener.current;
    if (!own || !button) return undefined;
    const follow = () => place(own, button);
    let first: HTMLElement | null = null;
    const show = () => {
      follow();
      if (first) return;
      first = own.querySelector<HTMLElement>('[aria-current]') ?? own.querySelector<HTMLElement>('input, button');
      first?.focus();
    };
    own.showPopover();
    show();
    // What is fetched first comes later, with another size, and takes the focus then.
    const size = new ResizeObserver(show);
    size.observe(own);
    const heard: Record<string, (event: Event) => unknown> = {
      scroll: follow,
      resize: follow,
      pointerdown: ({ target }) =>
        target instanceof Node && !own.contains(target) && !button.contains(target) && leave(),
      // What had the focus is gone, as the row of a closed tab: nothing inside hears the key.
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && event.target === document.body && leave(),
    };
    const listeners = Object.entries(heard);
    for (const [name, hear] of listeners) window.addEventListener(name, hear, true);
    return () => {
      for (const [name, hear] of listeners) window.removeEventListener(name, hear, true);
      size.disconnect();
      // Taken off the page it would lose the focus.
      if (own.contains(document.activeElement)) button.focus();
      own.hidePopover();
    };
  }, [opener, place]);

  return (
    <div
      ref={panel}
      id={id}
      role={role}
      // A press beside what it holds leaves the focus inside, where Escape is heard.
      tabIndex={-1}
      popover="manual"
      aria-label={label}
      className={mergeClasses(styles.panel, className)}
    >
      {children}
    </div>
  );
}
