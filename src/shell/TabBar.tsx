import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss12Regular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { missingPermission } from '../routes/guard';
import { tabLabel } from '../routes/title';
import { useCan } from '../session/can';
import { cutTitle } from './cutTitle';
import { neighbourOf, tabClosed, tabs, type Tab } from './tabs';

const m = defineMessages({
  label: { id: 'shell.tabs.label', defaultMessage: 'Открытые страницы' },
});
const closeTab = defineMessage<{ title: string }>({ id: 'shell.tabs.close', defaultMessage: 'Закрыть: {title}' });

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'stretch',
    height: '36px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
  },
  tab: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '0 1 auto',
    minWidth: '120px',
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
  link: {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    paddingInlineStart: tokens.spacingHorizontalM,
    color: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  alone: { paddingInlineEnd: tokens.spacingHorizontalM },
  head: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  tail: { flexShrink: 0, whiteSpace: 'pre' },
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
    ':focus-visible': { opacity: 1, outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** The pages opened so far. Each is a link; closing the one on the screen goes to the page looked at before it. */
export function TabBar({ path }: { path: string }) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const can = useCan();
  const kept = useSelector(tabs.selectors.open);
  // Rights may have been taken away since the tab was opened.
  const open = kept.filter((tab) => missingPermission(tab.routeId, can) === undefined);

  const close = (tab: Tab) => {
    const next = tab.path === path ? neighbourOf(path, open) : undefined;
    dispatch(tabClosed(tab.path));
    if (next) void navigate(next.url);
  };

  return (
    <nav aria-label={intl.formatMessage(m.label)}>
      <ul className={styles.bar}>
        {open.map((tab) => (
          <OpenTab
            key={tab.path}
            tab={tab}
            isActive={tab.path === path}
            mayOverflow={open.length > 4}
            onClose={open.length > 1 ? () => close(tab) : undefined}
          />
        ))}
      </ul>
    </nav>
  );
}

interface OpenTabProps {
  tab: Tab;
  isActive: boolean;
  mayOverflow: boolean;
  /** Missing for the last tab, which stays. */
  onClose: (() => void) | undefined;
}

function OpenTab({ tab, isActive, mayOverflow, onClose }: OpenTabProps) {
  const styles = useStyles();
  const intl = useIntl();
  const item = useRef<HTMLLIElement>(null);
  const title = tabLabel(tab.routeId, tab.label, intl);
  const [head, tail] = cutTitle(title);

  useEffect(() => {
    // Where few tabs are open all are in sight, and asking for a scroll would only force a layout before its time.
    if (isActive && mayOverflow) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive, mayOverflow]);

  return (
    <li ref={item} className={mergeClasses(styles.tab, isActive && styles.active)}>
      <Link
        className={mergeClasses(styles.link, !onClose && styles.alone)}
        to={tab.url}
        aria-current={isActive ? 'page' : undefined}
        aria-label={title}
        title={title}
        onAuxClick={(event) => {
          // The middle button closes a tab, as in the browser.
          if (event.button !== 1 || !onClose) return;
          event.preventDefault();
          onClose();
        }}
      >
        <span className={styles.head}>{head}</span>
        <span className={styles.tail}>{tail}</span>
      </Link>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage(closeTab, { title })}
          onClick={onClose}
        >
          <Dismiss12Regular aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
