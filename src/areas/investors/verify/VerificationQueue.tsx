import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../i18n/format';
import { EmptyState } from '../../../kit/feedback/EmptyState';
import { ErrorBoundary } from '../../../kit/feedback/ErrorBoundary';
import { heading, wrappingRow } from '../../../kit/foundation/styles';
import { useFigureStyles } from '../../../kit/foundation/figureStyles';
import { KeyHint } from '../../../kit/actions/KeyHint';
import { SegmentedControl } from '../../../kit/list/SegmentedControl';
import { oneOf } from '../../../kit/url/listParams';
import { recordNumber } from '../../../kit/url/useRecordParam';
import { readParams } from '../../../lib/query';
import { useScreen } from '../../../kit/state/screen';
import { useShortcuts, type Shortcut } from '../../../kit/state/shortcuts';
import { href } from '../../../routes/href';
import { m as list, subjects } from '../messages';
import { Ahead } from './Ahead';
import { CurrentInvestor } from './CurrentInvestor';
import { m, place } from './messages';
import { Waiting } from './Waiting';
import { useQueue, type Queue } from './useQueue';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1680px' },
  head: wrappingRow,
  title: heading,
  place: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase400 },
  ways: { display: 'flex', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  link: { color: tokens.colorBrandForegroundLink },
});

export const parameters = { subject: oneOf(subjects.values), investor: recordNumber };

/** Everybody, or persons or companies alone. */
const views = [{ value: 'all' as const, label: m.everybody }, ...subjects.options];

/** The investors who wait for the verification, one after the other: photos, data, doubts, the decision, the next. */
export default function VerificationQueue() {
  const styles = useStyles();
  const figure = useFigureStyles();
  const format = useFormat();
  const { title } = useScreen();
  const [search, setSearch] = useSearchParams();
  const { subject } = readParams(parameters, search).values;
  const queue = useQueue(subject);
  const { rows, current, next, previous, go } = queue;
  const nextSubject = rows.items.find(({ id }) => id === next)?.subject;

  const ways: Shortcut[] = [];
  if (next !== undefined)
    ways.push({ id: 'list.onward', title: m.nextKey, scope: 'list', keys: ['KeyN'], run: () => go(next) });
  if (previous !== undefined)
    ways.push({ id: 'list.back', title: m.previousKey, scope: 'list', keys: ['KeyP'], run: () => go(previous) });
  useShortcuts(ways);

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {rows.total !== undefined && (
          <span className={mergeClasses(styles.place, figure.root)}>
            {queue.place === undefined ? (
              format.number(rows.total)
            ) : (
              <FormattedMessage
                {...place}
                values={{ at: format.number(queue.place), count: format.number(rows.total) }}
              />
            )}
          </span>
        )}
        <div className={styles.ways}>
          <Button
            icon={<ChevronLeft20Regular aria-hidden />}
            aria-keyshortcuts="P"
            disabled={previous === undefined}
            onClick={() => go(previous)}
          >
            <FormattedMessage {...m.previous} />
            <KeyHint keys="KeyP" />
          </Button>
          <Onward queue={queue} />
        </div>
      </div>
      <SegmentedControl
        label={list.subject}
        value={subject ?? 'all'}
        options={views}
        onChange={(picked) => setSearch(picked === 'all' ? {} : { subject: picked })}
      />
      {current === undefined ? (
        <Nobody queue={queue} />
      ) : (
        <ErrorBoundary key={current}>
          <CurrentInvestor
            id={current}
            takesFocus={queue.hasMoved}
            onDone={() => go(next)}
            onward={<Onward queue={queue} />}
          />
        </ErrorBoundary>
      )}
      {next !== undefined && nextSubject && <Ahead key={next} id={next} subject={nextSubject} />}
    </div>
  );
}

function Onward({ queue: { next, go } }: { queue: Queue }) {
  return (
    <Button
      icon={<ChevronRight20Regular aria-hidden />}
      iconPosition="after"
      aria-keyshortcuts="N"
      disabled={next === undefined}
      onClick={() => go(next)}
    >
      <FormattedMessage {...m.next} />
      <KeyHint keys="KeyN" />
    </Button>
  );
}

/** No investor is at hand: the queue is on its way, could not be read, or is empty. */
function Nobody({ queue: { rows } }: { queue: Queue }) {
  const styles = useStyles();
  if (rows.state === 'failed' && rows.failure) return <Waiting failure={rows.failure} retry={rows.retry} />;
  if (rows.state === 'loading' || rows.items.length > 0) return <Waiting />;
  return (
    <EmptyState text={m.empty}>
      <Link to={href('investors.list')} className={styles.link}>
        <FormattedMessage {...m.toList} />
      </Link>
    </EmptyState>
  );
}
