import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { preferences, sidebarToggled } from '../kit/preferences';
import { useMedia } from '../kit/useMedia';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import type { Match } from '../routes/match';
import { routes } from '../routes/table';
import { session } from '../session/slice';
import { AdSlot } from './AdSlot';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { FrameBars } from './FrameBars';
import { Header } from './Header';
import { lazyPart, useLazyPart } from './lazyPart';
import { Loading } from './Loading';
import { phone } from './media';
import { MenuDrawer } from './MenuDrawer';
import { menuTokens } from './menuTokens';
import { ScreenHost } from './ScreenHost';
import { Sidebar } from './Sidebar';
import { TabBar } from './TabBar';
import { tabNamed, tabVisited } from './tabs';

const m = defineMessages({
  skip: { id: 'shell.frame.skip', defaultMessage: 'Перейти к содержимому' },
});

const signInAgain = lazyPart(async () => (await import('./SignInAgain')).SignInAgain);

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
  path: { paddingInline: tokens.spacingHorizontalM, ':not(:empty)': { paddingTop: tokens.spacingVerticalS } },
  screen: { padding: tokens.spacingHorizontalL, '@media (max-width: 639px)': { padding: tokens.spacingHorizontalM } },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, outlineStyle: 'none' },
});

interface Props {
  match: Match;
  /** False while it is not known yet what the person may open. */
  isDecided: boolean;
}

/** The frame around every screen of a signed-in person. */
export function Frame({ match, isDecided }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const { search } = useLocation();
  const user = useSelector(session.selectors.user);
  const status = useSelector(session.selectors.status);
  const isCollapsed = useSelector(preferences.selectors.sidebarCollapsed);
  const isPhone = useMedia(phone);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  const owner = user?.id;
  const hasTab = isDecided && !routes[match.id].open;
  useEffect(() => {
    if (hasTab && owner !== undefined)
      dispatch(tabVisited({ owner, path: match.path, routeId: match.id, url: match.path + search }));
  }, [dispatch, hasTab, owner, match.path, match.id, search]);

  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  const nameTab = useCallback(
    (label: string) => dispatch(tabNamed({ path: match.path, label })),
    [dispatch, match.path],
  );
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
        <Header
          isMenuOpen={isPhone ? isDrawerOpen : !isCollapsed}
          onMenu={() => (isPhone ? setIsDrawerOpen(true) : dispatch(sidebarToggled()))}
        >
          {!isPhone && <Breadcrumbs match={match} />}
        </Header>
      </div>
      {isPhone ? (
        <MenuDrawer isOpen={isDrawerOpen} onClose={closeDrawer} current={match.id} />
      ) : (
        <div className={mergeClasses(styles.side, isCollapsed && styles.collapsed)}>
          <Sidebar current={match.id} isCollapsed={isCollapsed} onWiden={() => dispatch(sidebarToggled())} />
        </div>
      )}
      <div className={styles.column}>
        <FrameBars />
        {isPhone ? (
          <div className={styles.path}>
            <Breadcrumbs match={match} short />
          </div>
        ) : (
          <TabBar path={match.path} />
        )}
        <main id="content" tabIndex={-1} className={styles.main}>
          {isDecided ? (
            <ScreenHost key={match.path} className={styles.screen} match={match} onLabel={nameTab} />
          ) : (
            <Loading />
          )}
        </main>
        <AdSlot />
        <Footer />
      </div>
      <VisuallyHidden live>{isDecided && intl.formatMessage(routes[match.id].title)}</VisuallyHidden>
      {status === 'expired' && <SignInAgainLoaded />}
    </div>
  );
}

function SignInAgainLoaded() {
  const { part: SignInAgain } = useLazyPart(signInAgain);
  return SignInAgain && <SignInAgain />;
}
