import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRight16Regular } from '@fluentui/react-icons';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { focusRing } from '../../kit/foundation/styles';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { menuOf } from '../../routes/menu';
import { sections } from '../../routes/sections';
import { routes, type RouteId } from '../../routes/table';
import { useCan } from '../../session/can';

const m = defineMessages({
  choose: { id: 'dashboard.landing.choose', defaultMessage: 'Выберите, с чего начать.' },
  nothing: {
    id: 'dashboard.landing.nothing',
    defaultMessage: 'Вашей роли пока не открыт ни один раздел. Права выдаёт администратор.',
  },
});

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  group: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '64px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, borderTopColor: tokens.colorNeutralStroke1Hover },
    ...focusRing,
  },
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '36px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
  },
  text: { flexGrow: 1, minWidth: 0 },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
});

/** The ways to what the person may open; all there is when no block is for the person. */
export function ScreenLinks() {
  const styles = useStyles();
  const groups = menuOf(useCan())
    .map(({ id, items }) => ({ id, items: items.filter((item) => item !== 'dashboard.index') }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return <EmptyState text={m.nothing} />;
  return (
    <>
      <p className={styles.lead}>
        <FormattedMessage {...m.choose} />
      </p>
      {groups.map(({ id, items }) => (
        <section key={id} aria-labelledby={`landing-${id}`}>
          <h2 id={`landing-${id}`} className={styles.group}>
            <FormattedMessage {...sections[id]} />
          </h2>
          <ul className={styles.cards}>
            {items.map((item) => (
              <li key={item}>
                <ScreenCard id={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ScreenCard({ id }: { id: RouteId }) {
  const styles = useStyles();
  const Icon = routes[id].menu?.icon;
  return (
    <Link className={styles.card} to={routes[id].path}>
      <span className={styles.icon}>{Icon && <Icon aria-hidden="true" />}</span>
      <span className={styles.text}>
        <FormattedMessage {...routes[id].title} />
      </span>
      <ChevronRight16Regular className={styles.chevron} aria-hidden="true" />
    </Link>
  );
}
