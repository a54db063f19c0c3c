import type { MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNoticePath } from '../state/notificationTarget';
import { notify, type NoticeInput, type Tone } from '../state/notifications';
import { newJobId, setJob } from '../jobs/jobs';
import type { BulkJob } from './bulkJob';
import { BulkJobRow } from './BulkJobRow';
import { cancelledCode, countsOf, phaseOf, type BulkState } from './bulkState';
import { runBulk, type BulkRun, type BulkWork } from './bulkRunner';

type Named = Pick<BulkJob, 'title' | 'nameOf' | 'wordsOf'>;

/** What is said once it is over; the text has `done`, `failed` and `skipped` to count. */
interface Summary {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** What failed has to be read; what was stopped half-way, or reached nobody, is no success either. */
function toneOf(state: BulkState): Tone {
  const { done, failed } = countsOf(state);
  if (failed > 0) return 'error';
  const isStopped = [...state.rows.values()].some((row) => row.state === 'skipped' && row.code === cancelledCode);
  return done === 0 || isStopped ? 'info' : 'success';
}

/** The notice of a run that is over; none while rows wait or it is not known what became of them. */
function noticeOf(state: BulkState, { title, text }: Summary, path: string): NoticeInput | undefined {
  if (phaseOf(state) !== 'over') return undefined;
  const { done, failed, skipped } = countsOf(state);
  return { tone: toneOf(state), title, text, values: { done, failed, skipped }, isSummary: true, path };
}

/**
 * Shows a run, and opens its window. The work belongs to no screen: it goes on when the person leaves, under the page,
 * and its result stays until it is closed.
 */
export function showBulk({ title, nameOf, wordsOf }: Named, run: BulkRun): void {
  const { isUnderWay, cancel } = run;
  const id = newJobId();
  const job: BulkJob = {
    id,
    title,
    makes: 'changes',
    isUnderWay,
    cancel,
    Row: BulkJobRow,
    run,
    nameOf,
    wordsOf,
    isOpen: true,
  };
  setJob(job);
}

/** Begins one thing for many rows, and opens its window. */
export const startBulk = (named: Named, work: BulkWork): void => showBulk(named, runBulk(work));

/** The same, and says what came of it once it is over; under the bell that leads to the page where it was begun. */
export function useStartBulk(): (named: Named, summary: Summary, work: BulkWork) => void {
  const dispatch = useDispatch();
  const path = useNoticePath();
  return (named, summary, work) =>
    startBulk(named, {
      ...work,
      onRest: (state) => {
        work.onRest?.(state);
        const notice = noticeOf(state, summary, path);
        if (notice) dispatch(notify(notice));
      },
    });
}
