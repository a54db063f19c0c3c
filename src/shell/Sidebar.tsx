import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { menuItemOf, menuOf } from '../routes/menu';
import { menuIconOf } from '../routes/menuIcons';
import { sections } from '../routes/sections';
import { routes, type RouteId } from '../routes/table';
import { useCan } from '../session/can';
import { menuTokens } from './menuTokens';
import { useTabUrl } from './useTabUrl';

const m = defineMessages({
  label: { id: 'shell.menu.label', defaultMessage: 'Главное меню' },
});

const useStyles = makeStyles({
  nav: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overflowX: 'hidden',
    scrollbarWidth: 'thin',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalL}`,
    color: menuTokens.menuForeground,
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
  first: { display: 'none' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px' },
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '36px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: menuTokens.menuBackgroundHover, color: menuTokens.menuForegroundStrong },
    ':focus-visible': { outline: `2px solid ${menuTokens.menuAccent}`, outlineOffset: '-2px' },
    '@media (max-width: 639px)': { height: '44px' },
  },
  collapsed: { paddingInline: tokens.spacingHorizontalMNudge },
  active: {
    backgroundColor: menuTokens.menuBackgroundSelected,
    color: menuTokens.menuForegroundStrong,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '8px',
      width: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: menuTokens.menuAccent,
    },
  },
  icon: { flexShrink: 0 },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface Props {
  current: RouteId | undefined;
  /** Shows the icons alone; never on a phone, where the menu is a drawer. */
  isCollapsed?: boolean;
}

/** The groups and screens that the person may open. */
export function Sidebar({ current, isCollapsed = false }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const can = useCan();
  const active = current && menuItemOf(current);
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(m.label)}>
      {menuOf(can).map((section, index) => (
        <div key={section.id} role="group" aria-labelledby={`menu-${section.id}`}>
          <h2
            id={`menu-${section.id}`}
            className={mergeClasses(
              styles.group,
              isCollapsed && styles.groupLine,
              isCollapsed && index === 0 && styles.first,
            )}
          >
            <FormattedMessage {...sections[section.id]} />
          </h2>
          <ul className={styles.list}>
            {section.items.map((id) => (
              <li key={id}>
                <MenuLink id={id} isActive={id === active} isCollapsed={isCollapsed} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function MenuLink({ id, isActive, isCollapsed }: { id: RouteId; isActive: boolean; isCollapsed: boolean }) {
  const styles = useStyles();
  const title = useIntl().formatMessage(routes[id].title);
  const Icon = menuIconOf(id);
  return (
    <Link
      to={useTabUrl(routes[id].path)}
      className={mergeClasses(styles.item, isCollapsed && styles.collapsed, isActive && styles.active)}
      aria-current={isActive ? 'page' : undefined}
      aria-label={isCollapsed ? title : undefined}
      title={isCollapsed ? title : undefined}
    >
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      {!isCollapsed && <span className={styles.text}>{title}</span>}
    </Link>
  );
}
