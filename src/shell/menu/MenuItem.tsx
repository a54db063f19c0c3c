import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Star16Filled, Star16Regular } from '@fluentui/react-icons';
import { memo, useId } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { favouriteToggled, preferences } from '../../kit/state/preferences';
import { mayReadQueue, queues } from '../../routes/queues';
import { routes, type RouteId } from '../../routes/table';
import { useCan } from '../../session/can';
import { framePart } from '../foundation/framePart';
import { menuTokens } from './menuTokens';
import { useTabUrl } from '../tabs/useTabUrl';

const favourite = defineMessage<{ title: string }>({
  id: 'menu.item.favourite',
  defaultMessage: 'В избранном: {title}',
});

/** Only fetched when there is something to count, and the page is at rest. */
const MenuCount = framePart(async () => (await import('./MenuCount')).MenuCount);

const useStyles = makeStyles({
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    height: '36px',
    paddingInlineEnd: tokens.spacingHorizontalXXS,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: menuTokens.menuBackgroundHover, color: menuTokens.menuForegroundStrong },
    // A star that is not to be seen takes no room from the title.
    ':hover button': { opacity: 1, width: '24px' },
    ':focus-within button': { opacity: 1, width: '24px' },
    '@media (max-width: 639px)': { height: '44px' },
  },
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
  link: {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    height: '100%',
    paddingInlineStart: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':focus-visible': { outline: `2px solid ${menuTokens.menuAccent}`, outlineOffset: '-2px' },
  },
  collapsed: { paddingInlineStart: tokens.spacingHorizontalMNudge },
  icon: { flexShrink: 0 },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
  star: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: 0,
    overflow: 'hidden',
    height: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    opacity: 0,
    ':hover': { backgroundColor: menuTokens.menuBackgroundSelected },
    ':focus-visible': { opacity: 1, outline: `2px solid ${menuTokens.menuAccent}`, outlineOffset: '-2px' },
    '@media (hover: none)': { opacity: 1, width: '24px' },
    '@media (max-width: 639px)': { width: '44px', height: '44px', opacity: 1 },
  },
  picked: { width: '24px', opacity: 1, color: menuTokens.menuAccent },
});

interface Props {
  id: RouteId;
  isActive: boolean;
  /** The parameters of the address while the person is on this very page: the link leads elsewhere there, or nowhere. */
  here: string | undefined;
  isCollapsed: boolean;
  /** The page has come to rest, and counts may be asked for. */
  mayCount: boolean;
  /** The person, as the preferences name him. */
  owner: string;
}

/** A screen in the side menu: the way there, what waits, and whether it stands on top. */
export const MenuItem = memo(function MenuItem({ id, isActive, here, isCollapsed, mayCount, owner }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const can = useCan();
  const dispatch = useDispatch();
  const countId = useId();
  const isFavourite = useSelector((state: Parameters<typeof preferences.selectors.favourites>[0]) =>
    preferences.selectors.favourites(state, owner).includes(id),
  );
  const title = intl.formatMessage(routes[id].title);
  const url = useTabUrl(routes[id].path, here !== undefined);
  const isCounted = mayCount && queues.get(id)?.hasBadge !== false && mayReadQueue(id, can);
  const Icon = routes[id].menu?.icon;
  const Star = isFavourite ? Star16Filled : Star16Regular;
  return (
    <li className={mergeClasses(styles.item, isActive && styles.active)}>
      <Link
        to={url}
        className={mergeClasses(styles.link, isCollapsed && styles.collapsed)}
        data-menu-item
        aria-current={isActive ? 'page' : undefined}
        aria-label={isCollapsed ? title : undefined}
        aria-describedby={isCounted ? countId : undefined}
        // It may be longer than the menu is wide.
        title={title}
      >
        {Icon && <Icon className={styles.icon} aria-hidden="true" />}
        {!isCollapsed && <span className={styles.text}>{title}</span>}
      </Link>
      {isCounted && <MenuCount of={id} id={countId} isCollapsed={isCollapsed} />}
      {!isCollapsed && (
        <button
          type="button"
          className={mergeClasses(styles.star, isFavourite && styles.picked)}
          aria-pressed={isFavourite}
          aria-label={intl.formatMessage(favourite, { title })}
          onClick={() => dispatch(favouriteToggled({ owner, id }))}
        >
          <Star aria-hidden="true" />
        </button>
      )}
    </li>
  );
});
