import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { closedBy, type Closing } from './closedTabs';
import { tabIdOf } from './tabIds';
import { stepOf, tabMoved, tabPinned } from './tabs';
import { reopenKey, type TabWork } from './useTabs';

const m = defineMessages({
  label: { id: 'shell.tabMenu.label', defaultMessage: 'Действия с вкладкой' },
  one: { id: 'shell.tabMenu.one', defaultMessage: 'Закрыть' },
  others: { id: 'shell.tabMenu.others', defaultMessage: 'Закрыть остальные' },
  right: { id: 'shell.tabMenu.right', defaultMessage: 'Закрыть вкладки справа' },
  left: { id: 'shell.tabMenu.left', defaultMessage: 'Закрыть вкладки слева' },
  all: { id: 'shell.tabMenu.all', defaultMessage: 'Закрыть все' },
  pin: { id: 'shell.tabMenu.pin', defaultMessage: 'Закрепить' },
  unpin: { id: 'shell.tabMenu.unpin', defaultMessage: 'Открепить' },
  moveLeft: { id: 'shell.tabMenu.moveLeft', defaultMessage: 'Переместить влево' },
  moveRight: { id: 'shell.tabMenu.moveRight', defaultMessage: 'Переместить вправо' },
  reopen: { id: 'shell.tabMenu.reopen', defaultMessage: 'Открыть закрытую вкладку' },
});

const closings = ['one', 'others', 'right', 'left', 'all'] as const satisfies Closing[];

const useStyles = makeStyles({
  menu: {
    position: 'fixed',
    inset: 'auto',
    boxSizing: 'border-box',
    minWidth: '260px',
    maxWidth: 'calc(100vw - 16px)',
    margin: 0,
    padding: tokens.spacingVerticalXS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
  group: { ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalXL,
    width: '100%',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
  keys: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
});

/** Whose menu it is, and where on the screen it opens. */
export interface MenuPlace {
  path: string;
  left: number;
  top: number;
}

interface Item {
  label: MessageDescriptor;
  /** Missing where there is nothing to do it to. */
  run: (() => void) | undefined;
  keys?: string;
}

interface Props {
  at: MenuPlace;
  work: TabWork;
  onClose: () => void;
}

/** What can be done with one tab and with its neighbours. */
export function TabMenu({ at, work, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const menu = useRef<HTMLDivElement>(null);
  const { open, close, reopen } = work;
  const tab = open.find(({ path }) => path === at.path);

  useLayoutEffect(() => {
    const own = menu.current;
    if (!own) return;
    own.showPopover();
    // Under the pointer and not at its edge: where the button goes up beside it, the browser closes it again.
    own.style.left = `${Math.max(8, Math.min(at.left - 1, window.innerWidth - own.offsetWidth - 8))}px`;
    own.style.top = `${Math.max(8, Math.min(at.top - 1, window.innerHeight - own.offsetHeight - 8))}px`;
    own.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [at]);

  if (!tab) return null;
  const closing = (kind: Closing): Item => {
    const isPossible = closedBy(kind, at.path, open).length > 0 && (kind !== 'all' || open.length > 1);
    return { label: m[kind], run: isPossible ? () => close(kind, at.path) : undefined };
  };
  const move = (by: 1 | -1): Item['run'] => {
    const to = stepOf(at.path, by, open);
    return to === undefined ? undefined : () => dispatch(tabMoved({ path: at.path, to }));
  };
  const groups: Item[][] = [
    closings.map((kind) => ({ ...closing(kind), ...(kind === 'one' && { keys: 'Delete' }) })),
    [
      { label: tab.pinned ? m.unpin : m.pin, run: () => dispatch(tabPinned(at.path)) },
      { label: m.moveLeft, run: move(-1), keys: 'Alt+Shift+←' },
      { label: m.moveRight, run: move(1), keys: 'Alt+Shift+→' },
    ],
    [{ label: m.reopen, run: reopen, keys: reopenKey.replace('Key', '') }],
  ];

  const leave = () => {
    onClose();
    document.getElementById(tabIdOf(at.path))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const here = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) items.at(to % items.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      popover="auto"
      aria-label={intl.formatMessage(m.label)}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {groups.map((items, group) => (
        <div key={group} role="group" className={styles.group}>
          {items.map(({ label, run, keys }) => (
            <button
              key={label.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              aria-disabled={run ? undefined : true}
              onClick={() => {
                if (!run) return;
                leave();
                run();
              }}
            >
              <FormattedMessage {...label} />
              {keys && (
                <span className={styles.keys} aria-hidden="true">
                  {keys}
                </span>
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
