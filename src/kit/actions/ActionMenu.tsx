import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { MenuContext } from './Action';
import { positionBelow } from '../overlay/positionBelow';

const m = defineMessages({
  more: { id: 'kit.menu.more', defaultMessage: 'Действия' },
});

const useStyles = makeStyles({
  menu: {
    position: 'fixed',
    inset: 'auto',
    zIndex: tokens.zIndexPopup,
    boxSizing: 'border-box',
    minWidth: '200px',
    maxWidth: 'min(360px, calc(100vw - 16px))',
    maxHeight: '70vh',
    margin: 0,
    padding: tokens.spacingVerticalXS,
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
});

interface Props {
  /** `Action`s, some of them inside <Can>. */
  children: ReactNode;
  /** Read out with the button; "actions" unless told. */
  label?: MessageDescriptor;
}

/** The rest of the verbs of a record, under ⋯. Arrows, Home, End and first letters move; Escape goes back. */
export function ActionMenu({ children, label = m.more }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // Which end of the menu the focus begins at; undefined while it is closed.
  const [opened, setOpened] = useState<'first' | 'last'>();

  const items = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = (): void => {
    setOpened(undefined);
    button.current?.focus();
  };

  useLayoutEffect(() => {
    const own = menu.current;
    if (!opened || !own || !button.current) return;
    // Over everything, also over what would cut it off: a table scrolls sideways.
    own.showPopover?.();
    positionBelow(own, button.current);
    (opened === 'first' ? items()[0] : items().at(-1))?.focus();
  }, [opened]);

  useEffect(() => {
    if (!opened) return undefined;
    const closeOutside = (event: Event): void => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      const isButton = event.target instanceof Node && button.current?.contains(event.target);
      if (!isInside && !isButton) setOpened(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    // It stands where the button was.
    document.addEventListener('scroll', closeOutside, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('scroll', closeOutside, { capture: true });
    };
  }, [opened]);

  const move = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const step = (to: number): void => {
      event.preventDefault();
      event.stopPropagation();
      all.at(to % all.length)?.focus();
    };
    if (event.key === 'ArrowDown') step(at + 1);
    else if (event.key === 'ArrowUp') step(at - 1);
    else if (event.key === 'Home') step(0);
    else if (event.key === 'End') step(-1);
    else if (event.key === 'Tab') setOpened(undefined);
    else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const begins = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase());
      [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)?.focus();
    }
  };

  return (
    <>
      <Button
        ref={button}
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={intl.formatMessage(label)}
        title={intl.formatMessage(label)}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(opened ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      />
      {opened && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          popover="manual"
          aria-label={intl.formatMessage(label)}
          className={styles.menu}
          onKeyDown={move}
        >
          <MenuContext value={close}>{children}</MenuContext>
        </div>
      )}
    </>
  );
}
