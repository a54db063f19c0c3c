import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ringStep } from '../../kit/state/ringStep';
import { framePart } from '../foundation/framePart';
import { OpenTab, type TabHands } from './OpenTab';
import { holdFocus } from './tabFocus';
import { tabIdOf } from './tabIds';
import { TabListButton } from './TabListButton';
import type { MenuPlace } from './TabMenu';
import { tabMoved } from './tabs';
import { useTabs } from './useTabs';

const m = defineMessages({
  label: { id: 'shell.tabs.label', defaultMessage: 'Открытые страницы' },
});

const TabMenu = framePart(async () => (await import('./TabMenu')).TabMenu, 'shell.asked');

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'stretch',
    flexShrink: 0,
    height: '36px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
  },
  list: {
    display: 'flex',
    alignItems: 'stretch',
    flexGrow: 1,
    minWidth: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
});

/**
 * The pages opened so far. Arrows, Home and End move along them, Enter opens, Delete closes, Alt+Shift with an arrow
 * moves a tab, Shift+F10 or the right button opens its menu.
 */
export function TabBar({ path, unsaved }: { path: string; unsaved: readonly string[] }) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const work = useTabs(path);
  const { open, close } = work;
  const list = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<MenuPlace>();
  const [stop, setStop] = useState<string>();
  const [dragged, setDragged] = useState<string>();

  // The tabs are many and are drawn anew only when something in them changed, so what they call stays the same.
  const latest = useRef({ work, dragged });
  useLayoutEffect(() => {
    latest.current = { work, dragged };
  });
  const hands = useMemo<TabHands>(
    () => ({
      close: (from) => latest.current.work.close('one', from),
      menu: setMenu,
      drag: setDragged,
      drop: (at) => {
        const { work: now, dragged: moved } = latest.current;
        const to = now.open.findIndex((tab) => tab.path === at);
        if (moved !== undefined) dispatch(tabMoved({ path: moved, to }));
      },
    }),
    [dispatch],
  );

  // The bar is one stop for the Tab key: where the focus is, or the page on the screen.
  const paths = open.map((tab) => tab.path);
  const entrance = [stop, path].find((candidate) => candidate !== undefined && paths.includes(candidate)) ?? paths[0];

  const wanted = useRef<string>(undefined);
  const focusTab = useCallback((to: string | undefined) => {
    const tab = to === undefined ? null : document.getElementById(tabIdOf(to));
    tab?.focus();
    return tab !== null;
  }, []);
  useLayoutEffect(() => {
    if (wanted.current !== undefined && focusTab(wanted.current)) wanted.current = undefined;
  });

  const closeByKey = (from: string) => {
    const at = paths.indexOf(from);
    close('one', from, (shown) => {
      if (from === path) holdFocus();
      wanted.current = from === path ? shown : (paths[at + 1] ?? paths[at - 1]);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = paths.findIndex((candidate) => tabIdOf(candidate) === (event.target as Element).id);
    const from = paths[at];
    if (from === undefined || event.ctrlKey || event.metaKey) return;
    const isMove = event.altKey && event.shiftKey;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = ringStep(event.key, 'across', at, paths.length);
    if (isMove && step !== undefined) {
      dispatch(tabMoved({ path: from, to: at + step }));
      wanted.current = from;
    } else if (event.altKey) return;
    else if (to !== undefined) focusTab(paths[to]);
    else if (event.key === 'Delete') closeByKey(from);
    else if (event.key === ' ') (event.target as HTMLElement).click();
    else if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
      const { left, bottom } = (event.target as Element).getBoundingClientRect();
      setMenu({ path: from, left, top: bottom });
    } else return;
    event.preventDefault();
  };

  return (
    <nav className={styles.bar} aria-label={intl.formatMessage(m.label)}>
      <div
        ref={list}
        role="tablist"
        aria-label={intl.formatMessage(m.label)}
        tabIndex={-1}
        className={styles.list}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setStop(paths.find((candidate) => tabIdOf(candidate) === target.id))}
        onBlur={() => setStop(undefined)}
      >
        {open.map((tab) => (
          <OpenTab
            key={tab.path}
            tab={tab}
            isActive={tab.path === path}
            isEntrance={tab.path === entrance}
            isDirty={unsaved.includes(tab.path)}
            isLast={open.length < 2}
            isTarget={dragged !== undefined && dragged !== tab.path}
            hands={hands}
          />
        ))}
      </div>
      {open.length > 1 && <TabListButton work={work} unsaved={unsaved} />}
      {menu && <TabMenu at={menu} work={work} onClose={() => setMenu(undefined)} />}
      {work.question}
    </nav>
  );
}
