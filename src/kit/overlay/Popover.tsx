import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { floatingSurface } from '../foundation/styles';

const useStyles = makeStyles({
  root: { position: 'relative' },
  button: { fontWeight: tokens.fontWeightRegular },
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
    position: 'absolute',
    zIndex: tokens.zIndexPopup,
    top: 'calc(100% + 4px)',
    left: 0,
    minWidth: '240px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: tokens.spacingVerticalM,
  },
  fromRight: { left: 'auto', right: 0 },
});

interface Props {
  label: string;
  /** How many values are chosen; shown on the button. */
  count: number;
  /** Drawn only while open. */
  children: ReactNode;
  onOpen?: () => void;
}

/** A filter that opens under its button; Escape, a click elsewhere or leaving with Tab closes it. */
export function Popover({ label, count, children, onOpen }: Props) {
  const styles = useStyles();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFromRight, setFromRight] = useState(false);

  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return;
    setFromRight(panel.current.getBoundingClientRect().right > document.documentElement.clientWidth);
    panel.current.querySelector<HTMLElement>('input, button')?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const toggle = (): void => {
    setFromRight(false);
    setOpen(!isOpen);
    if (!isOpen) onOpen?.();
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard from whatever inside has the focus
    <div
      ref={root}
      className={styles.root}
      onKeyDown={closeByKey}
      onBlur={(event) =>
        event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget) && setOpen(false)
      }
    >
      <Button
        ref={button}
        className={styles.button}
        icon={<ChevronDown16Regular aria-hidden />}
        iconPosition="after"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="group"
          aria-label={label}
          className={mergeClasses(styles.panel, isFromRight && styles.fromRight)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
