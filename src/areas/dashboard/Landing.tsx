import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRight16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Empty } from '../../kit/Empty';
import { menuOf } from '../../routes/menu';
import { menuIconOf } from '../../routes/menuIcons';
import { sections } from '../../routes/sections';
import { routes, type RouteId } from '../../routes/table';
import { useCan } from '../../session/can';
import { session } from '../../session/slice';
import { partOfDay, type PartOfDay } from './partOfDay';

const m = defineMessages({
  choose: { id: 'dashboard.landing.choose', defaultMessage: 'Выберите, с чего начать.' },
  nothing: {
    id: 'dashboard.landing.nothing',
    defaultMessage: 'Вашей роли пока не открыт ни один раздел. Права выдаёт администратор.',
  },
});

const greetings: Record<PartOfDay, MessageDescriptor> = {
  morning: defineMessage({ id: 'dashboard.landing.morning', defaultMessage: 'Доброе утро, {name}' }),
  day: defineMessage({ id: 'dashboard.landing.day', defaultMessage: 'Добрый день, {name}' }),
  evening: defineMessage({ id: 'dashboard.landing.evening', defaultMessage: 'Добрый вечер, {name}' }),
  night: defineMessage({ id: 'dashboard.landing.night', defaultMessage: 'Доброй ночи, {name}' }),
};

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, maxWidth: '1440px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  lead: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground2 },
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
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
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

/** The first page of the day: a greeting and the ways to what the person may open. */
export default function Landing() {
  const styles = useStyles();
  const can = useCan();
  const user = useSelector(session.selectors.user);
  // A page left open over midnight keeps its greeting; it is no clock.
  const [part] = useState(() => partOfDay(new Date()));
  const groups = menuOf(can)
    .map(({ id, items }) => ({ id, items: items.filter((item) => item !== 'dashboard.index') }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>
          <FormattedMessage {...greetings[part]} values={{ name: user?.first_name || user?.name || '' }} />
        </h1>
        {groups.length > 0 && (
          <p className={styles.lead}>
            <FormattedMessage {...m.choose} />
          </p>
        )}
      </div>
      {groups.length === 0 && <Empty text={m.nothing} />}
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
    </div>
  );
}

function ScreenCard({ id }: { id: RouteId }) {
  const styles = useStyles();
  const Icon = menuIconOf(id);
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
