import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, useCallback, useDeferredValue, useEffect, useState, type ComponentProps, type MouseEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useSpokenAgain } from '../../api/cache/useSpokenAgain';
import { LiveAddress, useAddress } from '../../kit/state/address';
import { forgetUnsaved, useUnsavedPaths } from '../../kit/state/unsavedChanges';
import { preferences, sidebarToggled } from '../../kit/state/preferences';
import { useMediaQuery } from '../../kit/foundation/useMediaQuery';
import { beginLoading } from '../../kit/foundation/lazyPart';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';
import { setMessagePlace } from '../../kit/feedback/messagePlace';
import { endJobs } from '../../kit/jobs/jobs';
import type { Match } from '../../routes/match';
import { routes } from '../../routes/table';
import { session, type SessionState } from '../../session/slice';
import { AdSlot } from './AdSlot';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { StatusBars } from './StatusBars';
import { FrameShortcuts } from '../help/FrameShortcuts';
import { Header } from './Header';
import { SessionEnd } from '../session/SessionEnd';
import { phone } from '../foundation/breakpoints';
import { framePart } from '../foundation/framePart';
import { menuTokens } from '../menu/menuTokens';
import { Sidebar } from '../menu/Sidebar';
import { LeaveGuard } from '../leave/LeaveGuard';
import { TabBar } from '../tabs/TabBar';
import { TabListButton } from '../tabs/TabListButton';
import { useTabs } from '../tabs/useTabs';
import { TabPanels } from '../tabs/TabPanels';
import { JobsTray } from '../jobs/JobsTray';

const m = defineMessages({
  skip: { id: 'shell.frame.skip', defaultMessage: 'Перейти к содержимому' },
});

// Going from one tab to another changes nothing in these, or no more than the item that is marked.
const Menu = memo(Sidebar);
const Bars = memo(StatusBars);
const Keys = memo(FrameShortcuts);
const Below = memo(() => (
  <>
    <LiveAddress>
      <JobsTray />
    </LiveAddress>
    <AdSlot />
    <Footer />
  </>
));

// Wide screens have their menu beside the page.
const MenuDrawer = framePart(async () => (await import('../menu/MenuDrawer')).MenuDrawer);

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100dvh',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
  skip: {
    position: 'fixed',
    top: '8px',
    insetInlineStart: '8px',
    zIndex: 1,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':not(:focus)': { clipPath: 'inset(50%)' },
  },
  header: { gridColumn: '1 / -1' },
  side: {
    display: 'flex',
    width: '248px',
    boxSizing: 'border-box',
    backgroundColor: menuTokens.menuBackground,
    borderRight: `1px solid ${menuTokens.menuStroke}`,
    overflow: 'hidden',
    transitionProperty: 'width',
    transitionDuration: tokens.durationNormal,
    transitionTimingFunction: tokens.curveEasyEase,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  collapsed: { width: '56px' },
  column: { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 },
  path: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    paddingInline: tokens.spacingHorizontalM,
    ':not(:empty)': { paddingTop: tokens.spacingVerticalS },
  },
  messages: { flexShrink: 0, minWidth: 0 },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, outlineStyle: 'none' },
});

interface Props {
  match: Match;
  /** False while it is not known yet what the person may open. */
  isDecided: boolean;
}

/**
 * The frame around every screen of a signed-in person. What speaks of the page on the screen stands in a `LiveAddress`; the
 * tabs and their pages do not, since nothing in those that are kept may be drawn anew by a step.
 */
export const Frame = memo(function Frame({ match, isDecided }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const status = useSelector(session.selectors.status);
  useSpokenAgain(useSelector(preferences.selectors.language));
  const isCollapsed = useSelector(preferences.selectors.sidebarCollapsed);
  const isPhone = useMediaQuery(phone);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const unsaved = useUnsavedPaths();
  useEffect(() => {
    if (isPhone) beginLoading(MenuDrawer);
  }, [isPhone]);

  useGivenUpAtEnd();

  const widen = useCallback(() => dispatch(sidebarToggled()), [dispatch]);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  const toContent = (event: MouseEvent) => {
    // A link for the keyboard that must not become an address of the history.
    event.preventDefault();
    document.getElementById('content')?.focus();
  };

  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip} onClick={toContent}>
        <FormattedMessage {...m.skip} />
      </a>
      <div className={styles.header}>
        <LiveAddress>
          <Header
            isMenuOpen={isPhone ? isDrawerOpen : !isCollapsed}
            onMenu={() => (isPhone ? setIsDrawerOpen(true) : dispatch(sidebarToggled()))}
          >
            {!isPhone && <Breadcrumbs match={match} />}
          </Header>
        </LiveAddress>
      </div>
      {isPhone ? (
        isDrawerOpen && <MenuDrawer onClose={closeDrawer} onMissing={closeDrawer} current={match.id} />
      ) : (
        <div className={mergeClasses(styles.side, isCollapsed && styles.collapsed)}>
          <LateMenu current={match.id} isCollapsed={isCollapsed} onWiden={widen} />
        </div>
      )}
      <div className={styles.column}>
        <Bars />
        {isPhone ? (
          <LiveAddress>
            <div className={styles.path}>
              <Breadcrumbs match={match} short />
              <PhoneTabs path={match.path} unsaved={unsaved} />
            </div>
          </LiveAddress>
        ) : (
          <TabBar path={match.path} unsaved={unsaved} />
        )}
        <main id="content" tabIndex={-1} className={styles.main}>
          <TabPanels match={match} isDecided={isDecided} hasBar={!isPhone} />
        </main>
        <div ref={setMessagePlace} className={styles.messages} />
        <Below />
      </div>
      <VisuallyHidden live>{isDecided && intl.formatMessage(routes[match.id].title)}</VisuallyHidden>
      <Keys />
      <LeaveGuard unsaved={unsaved} />
      {status === 'expired' && <SessionEnd />}
    </div>
  );
});

/**
 * The menu is a third of all that stands on a page. What the person came for is drawn before it, and a page that he
 * goes to before its item is marked.
 */
function LateMenu({ current, ...props }: Omit<ComponentProps<typeof Sidebar>, 'here'>) {
  const isDue = useDeferredValue(true, false);
  const marked = useDeferredValue(current);
  const here = useDeferredValue(useAddress().location);
  return isDue && <Menu {...props} current={marked} here={here} />;
}

/**
 * Once the person is gone, here or in another window, the browser must not hold the page for what was typed, and
 * nothing that he began may go on.
 */
function useGivenUpAtEnd() {
  const store = useStore<{ session: SessionState }>();
  useEffect(
    () =>
      store.subscribe(() => {
        const state = store.getState();
        if (!session.selectors.isLeaving(state) && session.selectors.isInside(state)) return;
        forgetUnsaved();
        endJobs();
      }),
    [store],
  );
}

/** Tabs have no room beside each other there. */
function PhoneTabs({ path, unsaved }: { path: string; unsaved: readonly string[] }) {
  const work = useTabs(path);
  // With one page left it is still the way back to those that were closed.
  if (work.open.length < 2 && !work.reopen) return null;
  return (
    <>
      <TabListButton work={work} unsaved={unsaved} isNamed />
      {work.question}
    </>
  );
}
