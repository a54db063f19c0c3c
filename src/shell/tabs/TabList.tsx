import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss16Regular, Pin16Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { focusRingInside } from '../../kit/foundation/styles';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { tabLabel } from '../../routes/title';
import { closedBy } from './closedTabs';
import { stepOf, tabMoved, tabPinned, type Tab } from './tabs';
import type { TabWork } from './useTabs';

const m = defineMessages({
  closeAll: { id: 'shell.tabMenu.all', defaultMessage: 'Закрыть все' },
  reopen: { id: 'shell.tabMenu.reopen', defaultMessage: 'Открыть закрытую вкладку' },
  actions: { id: 'shell.tabMenu.label', defaultMessage: 'Действия с вкладкой' },
  pin: { id: 'shell.tabMenu.pin', defaultMessage: 'Закрепить' },
  unpin: { id: 'shell.tabMenu.unpin', defaultMessage: 'Открепить' },
  others: { id: 'shell.tabMenu.others', defaultMessage: 'Закрыть остальные' },
  // The list stands upright: what is on the left in the bar is above here.
  moveUp: { id: 'shell.tabList.moveUp', defaultMessage: 'Переместить выше' },
  moveDown: { id: 'shell.tabList.moveDown', defaultMessage: 'Переместить ниже' },
  above: { id: 'shell.tabList.above', defaultMessage: 'Закрыть вкладки выше' },
  below: { id: 'shell.tabList.below', defaultMessage: 'Закрыть вкладки ниже' },
  edge: { id: 'shell.tabList.edge', defaultMessage: 'Дальше двигать некуда' },
  nothing: { id: 'shell.tabList.nothing', defaultMessage: 'Таких вкладок нет, или они закреплены' },
});
const closeTab = defineMessage<{ title: string }>({ id: 'shell.tabs.close', defaultMessage: 'Закрыть: {title}' });
const dirtyTab = defineMessage<{ title: string }>({
  id: 'shell.tabs.unsaved',
  defaultMessage: '{title}, есть несохранённые изменения',
});

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: { fontWeight: tokens.fontWeightSemibold },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    minWidth: 0,
    minHeight: '36px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ...focusRingInside,
    '@media (max-width: 639px)': { minHeight: '44px' },
  },
  sign: { flexShrink: 0 },
  dot: {
    flexShrink: 0,
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandStroke,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalXS,
    paddingTop: tokens.spacingVerticalXS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface Props {
  work: TabWork;
  unsaved: readonly string[];
  onClose: () => void;
}

/** All tabs under each other, with everything that is needed to open and close them. */
export function TabList({ work, unsaved, onClose }: Props) {
  const { open, path, close, reopen } = work;
  const styles = useStyles();
  const intl = useIntl();
  const count = open.length;
  return (
    <>
      <ul className={styles.list}>
        {open.map((tab) => {
          const title = tabLabel(tab.routeId, tab.label, intl);
          const isCurrent = tab.path === path;
          const isDirty = unsaved.includes(tab.path);
          return (
            <li key={tab.path} className={mergeClasses(styles.row, isCurrent && styles.current)}>
              <Link
                to={tab.url}
                className={styles.link}
                aria-current={isCurrent ? 'page' : undefined}
                aria-label={isDirty ? intl.formatMessage(dirtyTab, { title }) : undefined}
                onClick={onClose}
              >
                {tab.pinned && <Pin16Regular className={styles.sign} aria-hidden="true" />}
                {isDirty && <span className={styles.dot} />}
                {title}
              </Link>
              <TabActions tab={tab} work={work} />
              {count > 1 && (
                <Button
                  appearance="subtle"
                  icon={<Dismiss16Regular />}
                  aria-label={intl.formatMessage(closeTab, { title })}
                  onClick={() => close('one', tab.path)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Button
          appearance="subtle"
          disabled={count < 2}
          onClick={() => {
            onClose();
            close('all', path);
          }}
        >
          <FormattedMessage {...m.closeAll} />
        </Button>
        <Button
          appearance="subtle"
          disabled={!reopen}
          onClick={() => {
            onClose();
            reopen?.();
          }}
        >
          <FormattedMessage {...m.reopen} />
        </Button>
      </div>
    </>
  );
}

const moves = [
  ['moveUp', -1],
  ['moveDown', 1],
] as const;
const closings = [
  ['others', 'others'],
  ['above', 'left'],
  ['below', 'right'],
] as const;

/** What the menu of a tab offers in the bar, which is not there on a phone. */
function TabActions({ tab: { path, pinned }, work: { open, close } }: { tab: Tab; work: TabWork }) {
  const dispatch = useDispatch();
  return (
    <ActionMenu label={m.actions}>
      <Action label={pinned ? m.unpin : m.pin} onSelect={() => dispatch(tabPinned(path))} />
      {moves.map(([name, by]) => {
        const to = stepOf(path, by, open);
        return (
          <Action
            key={name}
            label={m[name]}
            disabledReason={to === undefined && m.edge}
            onSelect={() => to !== undefined && dispatch(tabMoved({ path, to }))}
          />
        );
      })}
      {closings.map(([name, closing]) => (
        <Action
          key={name}
          label={m[name]}
          disabledReason={closedBy(closing, path, open).length === 0 && m.nothing}
          onSelect={() => close(closing, path)}
        />
      ))}
    </ActionMenu>
  );
}
