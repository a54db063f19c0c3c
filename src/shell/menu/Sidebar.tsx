import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Location } from 'react-router-dom';
import { needScreenWords } from '../../i18n/screenWords';
import { lazyPart, useLazyPart } from '../../kit/foundation/lazyPart';
import { preferences } from '../../kit/state/preferences';
import { favouritesIn, findInMenu, menuItemOf, menuOf } from '../../routes/menu';
import { sections, type SectionId } from '../../routes/sections';
import { routes, type RouteId } from '../../routes/table';
import { useCan } from '../../session/can';
import { session } from '../../session/slice';
import { MenuItem } from './MenuItem';
import { MenuSearch } from './MenuSearch';
import { menuTokens } from './menuTokens';
import { useIdle } from '../foundation/useIdle';
import { useGoToTab } from '../tabs/useTabUrl';

const m = defineMessages({
  label: { id: 'shell.menu.label', defaultMessage: 'Главное меню' },
  favourites: { id: 'menu.list.favourites', defaultMessage: 'Избранное' },
  nothing: { id: 'menu.list.nothing', defaultMessage: 'Такого раздела нет или он вам не открыт.' },
});

/** For what no title on the screen says; most people look for what they have read there. */
const words = lazyPart(async () => {
  const [{ findByWords }] = await Promise.all([import('./menuFinder'), needScreenWords()]);
  return findByWords;
});

const useStyles = makeStyles({
  nav: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, color: menuTokens.menuForeground },
  groups: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overflowX: 'hidden',
    scrollbarWidth: 'thin',
    padding: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalL}`,
  },
  group: {
    margin: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    color: menuTokens.menuForegroundQuiet,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
  },
  // Collapsed, a line stands where the name of the group stood.
  groupLine: {
    height: '1px',
    margin: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    padding: 0,
    backgroundColor: menuTokens.menuStroke,
    overflow: 'hidden',
    color: 'transparent',
  },
  // A long name is cut; it does not widen its group.
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
  },
  nothing: { margin: 0, padding: tokens.spacingHorizontalM, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  current: RouteId | undefined;
  /** Where the person is; drawn anew with it are only the items that it concerns. */
  here: Location;
  /** Shows the icons alone; never on a phone, where the menu is a drawer. */
  isCollapsed?: boolean;
  /** Gives a collapsed menu its width back. */
  onWiden?: () => void;
}

/** The groups and screens that the person may open, the favourites on top, and a field to find one of them. */
export function Sidebar({ current, here, isCollapsed = false, onWiden }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const can = useCan();
  const goToTab = useGoToTab();
  const owner = String(useSelector(session.selectors.user)?.id ?? '');
  const picked = useSelector((state: Parameters<typeof preferences.selectors.favourites>[0]) =>
    preferences.selectors.favourites(state, owner),
  );
  const isIdle = useIdle(current);
  // Whoever has to choose a password first is answered by nothing else.
  const mayCount = !useSelector(session.selectors.mustChangePassword) && isIdle;
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isWanted = useRef(false);
  const [query, setQuery] = useState('');

  // What was found has been opened: the menu is whole again.
  useEffect(() => setQuery(''), [here.key]);
  useEffect(() => {
    if (isCollapsed || !isWanted.current) return;
    isWanted.current = false;
    field.current?.focus();
  }, [isCollapsed]);

  const active = current && menuItemOf(current);
  const menu = menuOf(can);
  const favourites = favouritesIn(menu, picked);
  const titleOf = (id: RouteId) => intl.formatMessage(routes[id].title);
  const isSearching = query.trim() !== '' && !isCollapsed;
  const titled = isSearching ? findInMenu(menu, query, titleOf, (id) => intl.formatMessage(sections[id])) : menu;
  const isUnknown = titled.length === 0;
  const { part: findByWords, failure } = useLazyPart(words, isUnknown);
  const shown = isUnknown && findByWords ? findByWords(menu, query, intl) : titled;
  const [first] = shown.flatMap(({ items }) => items);

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = links().findIndex((link) => link === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    (links()[at + step] ?? (step < 0 ? field.current : undefined))?.focus();
  };
  // A screen that stands in two groups is the same work, and counts once.
  const items = (ids: readonly RouteId[], section?: SectionId) =>
    ids.map((id) => (
      <MenuItem
        key={id}
        {...{ id, isCollapsed, owner }}
        mayCount={mayCount && (section === undefined || section === routes[id].menu?.section)}
        isActive={id === active}
        here={here.pathname === routes[id].path ? here.search : undefined}
      />
    ));

  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(m.label)}>
      <MenuSearch
        field={field}
        query={query}
        onQuery={setQuery}
        onDown={() => links()[0]?.focus()}
        onEnter={() => isSearching && first && goToTab(routes[first].path)}
        onWiden={
          isCollapsed
            ? () => {
                isWanted.current = true;
                onWiden?.();
              }
            : undefined
        }
      />
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are heard from the links inside */}
      <div ref={list} className={styles.groups} onKeyDown={walk}>
        {favourites.length > 0 && !isSearching && (
          <Group id="favourites" title={intl.formatMessage(m.favourites)} isCollapsed={isCollapsed}>
            {items(favourites)}
          </Group>
        )}
        {shown.map((section) => (
          <Group
            key={section.id}
            id={section.id}
            title={intl.formatMessage(sections[section.id])}
            isCollapsed={isCollapsed}
          >
            {items(section.items, section.id)}
          </Group>
        ))}
        {isSearching && shown.length === 0 && Boolean(findByWords ?? failure) && (
          <p role="status" className={styles.nothing}>
            {intl.formatMessage(m.nothing)}
          </p>
        )}
      </div>
    </nav>
  );
}

interface GroupProps {
  id: string;
  title: string;
  isCollapsed: boolean;
  children: ReactNode;
}

function Group({ id, title, isCollapsed, children }: GroupProps) {
  const styles = useStyles();
  return (
    <div role="group" aria-labelledby={`menu-${id}`}>
      <h2 id={`menu-${id}`} className={mergeClasses(styles.group, isCollapsed && styles.groupLine)}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
