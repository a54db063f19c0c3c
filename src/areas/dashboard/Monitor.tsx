import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCallback, useState, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { heading } from '../../kit/foundation/styles';
import { blocksOf } from '../../routes/blocks';
import { useCan } from '../../session/can';
import { session } from '../../session/slice';
import { BlockHost } from './BlockHost';
import { blocksWith, type Block } from './blocks';
import { partOfDay, type PartOfDay } from './partOfDay';
import { ScreenLinks } from './ScreenLinks';

const m = defineMessages({
  waiting: { id: 'dashboard.monitor.waiting', defaultMessage: 'Ждут вас' },
  queues: { id: 'dashboard.monitor.queues', defaultMessage: 'Очереди' },
  charts: { id: 'dashboard.monitor.charts', defaultMessage: 'Показатели' },
});

const greetings: Record<PartOfDay, MessageDescriptor> = {
  morning: defineMessage({ id: 'dashboard.landing.morning', defaultMessage: 'Доброе утро, {name}' }),
  day: defineMessage({ id: 'dashboard.landing.day', defaultMessage: 'Добрый день, {name}' }),
  evening: defineMessage({ id: 'dashboard.landing.evening', defaultMessage: 'Добрый вечер, {name}' }),
  night: defineMessage({ id: 'dashboard.landing.night', defaultMessage: 'Здравствуйте, {name}' }),
};

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, maxWidth: '1440px' },
  title: { ...heading, overflowWrap: 'anywhere' },
  group: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(216px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 639px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  chart: { minWidth: 0 },
  wide: { gridColumn: '1 / -1' },
});

/** The first page of the day: what waits for the person, then how things go; each block is its area's. */
export default function Monitor() {
  const styles = useStyles();
  const user = useSelector(session.selectors.user);
  const { waiting: own, queues: others, charts: seen } = blocksOf(useCan());
  const [waiting, queues, charts] = [blocksWith(own), blocksWith(others), blocksWith(seen)];
  // A page left open over midnight keeps its greeting; it is no clock.
  const [part] = useState(() => partOfDay(new Date()));
  const [settled, setSettled] = useState<readonly string[]>([]);
  const onSettled = useCallback(
    (id: string) => setSettled((known) => (known.includes(id) ? known : [...known, id])),
    [],
  );
  const areTilesDrawn = [...waiting, ...queues].every(({ id }) => settled.includes(id));
  const tiles = (blocks: Block[]) => (
    <div className={styles.tiles}>
      {blocks.map((block) => (
        <BlockHost key={block.id} block={block} onSettled={onSettled} />
      ))}
    </div>
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage {...greetings[part]} values={{ name: user?.first_name || user?.name || '' }} />
      </h1>
      {waiting.length > 0 && <Group title={m.waiting}>{tiles(waiting)}</Group>}
      {queues.length > 0 && <Group title={m.queues}>{tiles(queues)}</Group>}
      {charts.length > 0 && (
        <Group title={m.charts}>
          <div className={styles.charts}>
            {charts.map((block) => (
              <div key={block.id} className={mergeClasses(styles.chart, block.wide && styles.wide)}>
                <BlockHost block={block} held={!areTilesDrawn} />
              </div>
            ))}
          </div>
        </Group>
      )}
      {waiting.length + queues.length + charts.length === 0 && <ScreenLinks />}
    </div>
  );
}

function Group({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section aria-labelledby={title.id as string}>
      <h2 id={title.id as string} className={styles.group}>
        <FormattedMessage {...title} />
      </h2>
      {children}
    </section>
  );
}
