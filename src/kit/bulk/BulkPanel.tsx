import { Checkbox, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { lazyPart } from '../foundation/lazyPart';
import { useState, useSyncExternalStore } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../i18n/format';
import { Dialog } from '../overlay/Dialog';
import { useNoteStyles } from '../foundation/styles';
import { dropJob, setJob } from '../jobs/jobs';
import type { BulkJob } from './bulkJob';
import { BulkControls } from './BulkControls';
import { BulkResultList } from './BulkResultList';
import { BulkRefusals } from './BulkRefusals';
import { countsOf, phaseOf } from './bulkState';
import { phaseText, shareOf } from './messages';
import { shownState } from './outcomeText';

type Count = { count: string };
const m = defineMessages({
  onlyFailed: { id: 'kit.bulk.onlyFailed', defaultMessage: 'Только неудавшиеся' },
  notSaved: { id: 'kit.bulk.notSaved', defaultMessage: 'Результат не удалось скачать. Попробуйте ещё раз' },
});
const done = defineMessage<Count>({ id: 'kit.bulk.doneCount', defaultMessage: 'Готово: {count}' });
const failed = defineMessage<Count>({ id: 'kit.bulk.failedCount', defaultMessage: 'Не удалось: {count}' });
const unknown = defineMessage<Count>({ id: 'kit.bulk.unknownCount', defaultMessage: 'Неизвестно: {count}' });
const skipped = defineMessage<Count>({ id: 'kit.bulk.skippedCount', defaultMessage: 'Пропущено: {count}' });

const result = lazyPart(async () => (await import('./downloadResult')).downloadResult, 'kit.export');

const useStyles = makeStyles({
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    minHeight: '32px',
    fontVariantNumeric: 'tabular-nums',
  },
});

/**
 * The window of bulk work: how far it is, pause and stop, one line for each row. It is put away while the work goes
 * on; the result stays until it is closed.
 */
export function BulkPanel({ job }: { job: BulkJob }) {
  const styles = useStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const format = useFormat();
  const note = useNoteStyles();
  const [onlyFailed, setOnlyFailed] = useState(false);
  const [isLost, setLost] = useState(false);
  const state = useSyncExternalStore(job.run.subscribe, job.run.read);
  const counts = countsOf(state);
  const phase = phaseOf(state);
  const said = phaseText(phase, counts, intl, format);

  const isFailed = (shown: string): boolean => shown === 'failed' || shown === 'unknown';
  const failures = counts.failed + counts.unknown;
  const isNarrowed = onlyFailed && failures > 0;
  const ids = [...state.rows.keys()];
  const listed = isNarrowed
    ? [...state.rows].filter(([, row]) => isFailed(shownState(row, state))).map(([id]) => id)
    : ids;

  const closed: BulkJob = { ...job, isOpen: false };
  const leave = (): void => (phase === 'over' ? dropJob(job.id) : setJob(closed));
  const next = phase === 'over' && counts.done > 0 ? job.next : undefined;
  const goOn = (): void => {
    leave();
    if (next) void navigate(next.to);
  };
  const download = async (): Promise<void> => {
    setLost(false);
    try {
      const downloadResult = await result.load();
      await downloadResult(job, state, listed, intl, format);
    } catch {
      setLost(true);
    }
  };
  const count = (number: number): Count => ({ count: format.number(number) });

  return (
    <Dialog
      title={job.title}
      onSubmit={goOn}
      onClose={leave}
      buttons={
        <BulkControls
          run={job.run}
          state={state}
          retryQuestion={job.retryQuestion}
          onDownload={() => void download()}
          next={next?.label}
          onClose={leave}
        />
      }
    >
      <div role={phase === 'running' ? undefined : 'status'}>{said}</div>
      <ProgressBar
        aria-label={job.title}
        aria-valuetext={said}
        color={failures > 0 ? 'warning' : 'brand'}
        value={shareOf(counts)}
      />
      <div className={styles.counts}>
        <span>
          <FormattedMessage {...done} values={count(counts.done)} />
        </span>
        <span>
          <FormattedMessage {...failed} values={count(counts.failed)} />
        </span>
        {counts.unknown > 0 && (
          <span>
            <FormattedMessage {...unknown} values={count(counts.unknown)} />
          </span>
        )}
        <span>
          <FormattedMessage {...skipped} values={count(counts.skipped)} />
        </span>
        {failures > 0 && (
          <Checkbox
            label={intl.formatMessage(m.onlyFailed)}
            checked={onlyFailed}
            onChange={(_, { checked }) => setOnlyFailed(checked === true)}
          />
        )}
      </div>
      <BulkRefusals state={state} />
      <BulkResultList job={job} state={state} ids={listed} />
      {isLost && (
        <p role="alert" className={mergeClasses(note.root, note.danger, note.line)}>
          <FormattedMessage {...m.notSaved} />
        </p>
      )}
    </Dialog>
  );
}
