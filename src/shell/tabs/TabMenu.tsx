import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Menu, MenuItem } from '../../kit/overlay/Menu';
import { closedBy, type Closing } from './closedTabs';
import { tabIdOf } from './tabIds';
import { stepOf, tabMoved, tabPinned } from './tabs';
import { reopenKey, type TabWork } from './useTabs';
import { t } from '../../i18n/terms';

const m = {
  ...defineMessages({
    label: { id: 'shell.tabMenu.label', defaultMessage: 'Действия с вкладкой' },
    others: { id: 'shell.tabMenu.others', defaultMessage: 'Закрыть остальные' },
    right: { id: 'shell.tabMenu.right', defaultMessage: 'Закрыть вкладки справа' },
    left: { id: 'shell.tabMenu.left', defaultMessage: 'Закрыть вкладки слева' },
    all: { id: 'shell.tabMenu.all', defaultMessage: 'Закрыть все' },
    pin: { id: 'shell.tabMenu.pin', defaultMessage: 'Закрепить' },
    unpin: { id: 'shell.tabMenu.unpin', defaultMessage: 'Открепить' },
    moveLeft: { id: 'shell.tabMenu.moveLeft', defaultMessage: 'Переместить влево' },
    moveRight: { id: 'shell.tabMenu.moveRight', defaultMessage: 'Переместить вправо' },
    reopen: { id: 'shell.tabMenu.reopen', defaultMessage: 'Открыть закрытую вкладку' },
  }),
  one: t.close,
};

const closings = ['one', 'others', 'right', 'left', 'all'] as const satisfies Closing[];

const useStyles = makeStyles({
  group: { ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
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
  const { open, close, reopen } = work;
  const tab = open.find(({ path }) => path === at.path);

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
  const place = (menu: HTMLElement) => {
    // Under the pointer and not at its edge: the button that goes up beside it would be a click on the page.
    menu.style.left = `${Math.max(8, Math.min(at.left - 1, window.innerWidth - menu.offsetWidth - 8))}px`;
    menu.style.top = `${Math.max(8, Math.min(at.top - 1, window.innerHeight - menu.offsetHeight - 8))}px`;
  };

  return (
    <Menu
      key={`${at.path} ${at.left} ${at.top}`}
      label={intl.formatMessage(m.label)}
      place={place}
      onLeave={leave}
      onClose={onClose}
    >
      {groups.map((items, group) => (
        <div key={group} role="group" className={styles.group}>
          {items.map(({ label, run, keys }) => (
            <MenuItem
              key={label.id}
              aria-disabled={run ? undefined : true}
              keys={keys}
              onClick={() => {
                if (!run) return;
                leave();
                run();
              }}
            >
              <FormattedMessage {...label} />
            </MenuItem>
          ))}
        </div>
      ))}
    </Menu>
  );
}
