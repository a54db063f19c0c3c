import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss12Regular, Pin16Regular } from '@fluentui/react-icons';
import { memo, useEffect, useRef, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { focusRingInside } from '../../kit/foundation/styles';
import { tabLabel } from '../../routes/title';
import { tabTitle } from './tabTitle';
import { panelOf, tabIdOf } from './tabIds';
import type { MenuPlace } from './TabMenu';
import type { Tab } from './tabs';

const closeTab = defineMessage<{ title: string }>({ id: 'shell.tabs.close', defaultMessage: 'Закрыть: {title}' });
const dirtyTab = defineMessage<{ title: string }>({
  id: 'shell.tabs.unsaved',
  defaultMessage: '{title}, есть несохранённые изменения',
});

const useStyles = makeStyles({
  tab: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '0 1 auto',
    minWidth: '160px',
    maxWidth: '220px',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':hover button': { opacity: 1 },
    ':focus-within button': { opacity: 1 },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '2px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '& button': { opacity: 1 },
  },
  // Where a tab that is being dragged would come to stand.
  over: { boxShadow: `inset 2px 0 0 ${tokens.colorCompoundBrandStroke}` },
  link: {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    paddingInline: tokens.spacingHorizontalM,
    color: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ...focusRingInside,
  },
  closable: { paddingInlineEnd: 0 },
  pin: { flexShrink: 0, marginInlineEnd: tokens.spacingHorizontalXS },
  dot: {
    flexShrink: 0,
    width: '8px',
    height: '8px',
    marginInlineEnd: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandStroke,
  },
  // All of it is given up before a letter of the name is.
  head: { flexShrink: 1000, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  tail: { flexShrink: 0, whiteSpace: 'pre' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  close: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    marginInline: tokens.spacingHorizontalXS,
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    opacity: 0,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

/** What the mouse does with a tab. */
export interface TabHands {
  close: (path: string) => void;
  menu: (at: MenuPlace) => void;
  drag: (path: string | undefined) => void;
  /** The tab that is being dragged comes to stand where this one is. */
  drop: (path: string) => void;
}

interface Props {
  tab: Tab;
  isActive: boolean;
  /** The one of the bar that the Tab key stops at. */
  isEntrance: boolean;
  isDirty: boolean;
  /** The last tab stays. */
  isLast: boolean;
  /** Another tab is being dragged, and may be dropped here. */
  isTarget: boolean;
  hands: TabHands;
}

/** One tab: a link to its page, as it was left. The cross is for the mouse; keys, menu and list close as well. */
export const OpenTab = memo(function OpenTab({ tab, isActive, isEntrance, isDirty, isLast, isTarget, hands }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const item = useRef<HTMLDivElement>(null);
  const [isUnder, setUnder] = useState(false);
  const title = tabLabel(tab.routeId, tab.label, intl);
  const { head, tail, isName } = tabTitle(title, tab.label);
  const mayClose = !isLast && !tab.pinned;

  // Asking where it stands would force a layout in the middle of the work; this is told after the next one.
  useEffect(() => {
    if (!isActive || !item.current) return undefined;
    const watcher = new IntersectionObserver(([seen]) => {
      watcher.disconnect();
      if (seen && seen.intersectionRatio < 0.99) seen.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    watcher.observe(item.current);
    return () => watcher.disconnect();
  }, [isActive]);

  return (
    // The keys are heard by the bar; here is only what the mouse does.
    <div
      ref={item}
      role="presentation"
      className={mergeClasses(styles.tab, isActive && styles.active, isTarget && isUnder && styles.over)}
      onContextMenu={(event) => {
        event.preventDefault();
        hands.menu({ path: tab.path, left: event.clientX, top: event.clientY });
      }}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setUnder(true);
      }}
      onDragLeave={() => setUnder(false)}
      onDrop={(event) => {
        event.preventDefault();
        setUnder(false);
        hands.drop(tab.path);
      }}
    >
      <Link
        id={tabIdOf(tab.path)}
        role="tab"
        className={mergeClasses(styles.link, mayClose && styles.closable)}
        to={tab.url}
        tabIndex={isEntrance ? 0 : -1}
        aria-selected={isActive}
        aria-controls={isActive ? panelOf(tab.path) : undefined}
        aria-keyshortcuts={!isLast ? 'Delete Alt+Shift+ArrowLeft Alt+Shift+ArrowRight' : undefined}
        aria-label={isDirty ? intl.formatMessage(dirtyTab, { title }) : title}
        title={title}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          hands.drag(tab.path);
        }}
        onDragEnd={() => hands.drag(undefined)}
        onAuxClick={(event) => {
          // The middle button closes a tab, as in the browser; a pinned one is not closed by a slip of the hand.
          if (event.button !== 1 || !mayClose) return;
          event.preventDefault();
          hands.close(tab.path);
        }}
      >
        {tab.pinned && <Pin16Regular className={styles.pin} aria-hidden="true" />}
        {isDirty && <span className={styles.dot} data-unsaved />}
        <span className={styles.head}>{head}</span>
        <span className={isName ? styles.name : styles.tail}>{tail}</span>
      </Link>
      {mayClose && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.close}
          title={intl.formatMessage(closeTab, { title })}
          onClick={() => hands.close(tab.path)}
        >
          <Dismiss12Regular aria-hidden="true" />
        </button>
      )}
    </div>
  );
});
