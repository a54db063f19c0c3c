import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular, ChevronRight12Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { focusRing } from '../../kit/foundation/styles';
import { breadcrumbsOf } from '../../routes/breadcrumbs';
import type { Match } from '../../routes/match';
import { routes, type RouteId } from '../../routes/table';
import { tabLabel } from '../../routes/title';
import { useCan } from '../../session/can';
import { tabs } from '../tabs/tabs';

const m = defineMessages({
  label: { id: 'shell.breadcrumbs.label', defaultMessage: 'Путь к странице' },
});
const back = defineMessage<{ title: string }>({ id: 'shell.breadcrumbs.back', defaultMessage: 'Назад: {title}' });

const useStyles = makeStyles({
  nav: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ...focusRing,
  },
  list: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
  },
  crumb: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    // A link stays wide enough to be hit, however long the name behind it.
    minWidth: '24px',
    color: tokens.colorNeutralForeground3,
  },
  // With its chevron.
  further: { minWidth: '40px' },
  // The heading says the name of the record in full, so its crumb gives way before the others.
  last: { minWidth: '32px', flexShrink: 3 },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase300 },
  link: {
    minWidth: '24px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ...focusRing,
  },
  current: { color: tokens.colorNeutralForeground1 },
  chevron: { flexShrink: 0 },
});

interface Props {
  match: Match;
  /** Leaves out the way of a page that stands alone; its heading says as much. */
  short?: boolean;
}

/** The way to the page on the screen; the last crumb names the record. A page with a parent can be left by the arrow. */
export function Breadcrumbs({ match, short }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const can = useCan();
  const open = useSelector(tabs.selectors.open);
  const crumbs = breadcrumbsOf(match, can);
  const nameOf = (id: RouteId) => tabLabel(id, undefined, intl);
  const here = open.find((tab) => tab.path === match.path)?.label ?? nameOf(match.id);
  // A list is left with its filters and come back to with them.
  const withFilters = (path: string) => open.find((tab) => tab.path === path)?.url ?? path;
  const parent = crumbs.at(-2);
  if (short && !parent) return null;
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(m.label)}>
      {parent?.to !== undefined && (
        <Link
          className={styles.back}
          to={withFilters(parent.to)}
          aria-label={intl.formatMessage(back, { title: intl.formatMessage(routes[parent.id].title) })}
        >
          <ArrowLeft20Regular aria-hidden="true" />
        </Link>
      )}
      <ol className={styles.list}>
        {crumbs.map(({ id, to }, index) => (
          <li
            key={id}
            className={mergeClasses(
              styles.crumb,
              index > 0 && styles.further,
              index === crumbs.length - 1 && styles.last,
            )}
          >
            {index > 0 && <ChevronRight12Regular className={styles.chevron} aria-hidden="true" />}
            {index === crumbs.length - 1 ? (
              <span className={`${styles.text} ${styles.current}`} aria-current="page" title={here}>
                {here}
              </span>
            ) : to === undefined ? (
              <span className={styles.text}>{nameOf(id)}</span>
            ) : (
              <Link className={`${styles.text} ${styles.link}`} to={withFilters(to)}>
                {nameOf(id)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
