import { useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNoticePath } from '../state/notificationTarget';
import { notify, type NoticeInput, type Tone } from '../state/notifications';
import { newJobId, setJob } from '../jobs/jobs';
import type { BulkJob } from './bulkJob';
import { BulkJobRow } from './BulkJobRow';
import type { BulkPlanned } from './bulkPlan';
import { cancelledCode, countsOf, phaseOf, type BulkState, type RowId } from './bulkState';
import { runBulk, type BulkRun, type BulkWork } from './bulkRunner';

type Named = Pick<BulkJob, 'title' | 'nameOf' | 'wordsOf' | 'next' | 'retryQuestion'>;

/** What failed has to be read; what was stopped half-way, or reached nobody, is no success either. */
function toneOf(state: BulkState): Tone {
  const { done, failed } = countsOf(state);
  if (failed > 0) return 'error';
  const isStopped = [...state.rows.values()].some((row) => row.state === 'skipped' && row.code === cancelledCode);
  return done === 0 || isStopped ? 'info' : 'success';
}

/** The notice of a run that is over; none while rows wait or it is not known what became of them. */
function noticeOf(
  state: BulkState,
  { title, text }: Pick<NoticeInput, 'title' | 'text'>,
  path: string,
): NoticeInput | undefined {
  if (phaseOf(state) !== 'over') return undefined;
  const { done, failed, skipped } = countsOf(state);
  return { tone: toneOf(state), title, text, values: { done, failed, skipped }, isSummary: true, path };
}

/**
 * Shows a run, and opens its window. The work belongs to no screen: it goes on when the person leaves, under the page,
 * and its result stays until it is closed.
 */
export function showBulk({ title, nameOf, wordsOf, next, retryQuestion }: Named, run: BulkRun): void {
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
    next,
    retryQuestion,
    isOpen: true,
  };
  setJob(job);
}

/** Begins one thing for many rows, and opens its window. */
export const startBulk = (named: Named, work: BulkWork): void => showBulk(named, runBulk(work));

interface Texts<Row> {
  title: MessageDescriptor | string;
  /** What a row is called in the result. */
  nameOf: (row: Row) => string;
  /** The codes of those left out or refused that this screen says in words of its own. */
  words?: Readonly<Record<string, MessageDescriptor>>;
  /** Where the rows wait for the next step of the work. */
  next?: BulkJob['next'];
  retryQuestion?: BulkJob['retryQuestion'];
  /** Said once it is over; the text has `done`, `failed` and `skipped` to count. */
  done: MessageDescriptor;
  summary: MessageDescriptor;
}

interface PlannedWork extends Omit<BulkWork, 'ids' | 'skipped' | 'send'> {
  send: (ids: number[], key: string) => ReturnType<BulkWork['send']>;
}

/**
 * Begins one thing for the rows that a plan reaches, opens its window, and says what came of it once it is over; under
 * the bell that leads to the page where it was begun.
 */
export function useStartBulk() {
  const dispatch = useDispatch();
  const intl = useIntl();
  const path = useNoticePath();
  return <Row extends { id: number }>(plan: BulkPlanned<Row>, texts: Texts<Row>, work: PlannedWork): void => {
    const { title, nameOf, words = {}, next, retryQuestion, done, summary } = texts;
    const names = new Map<RowId, string>(plan.rows.map((row) => [row.id, nameOf(row)]));
    const named: Named = {
      next,
      retryQuestion,
      title: typeof title === 'string' ? title : intl.formatMessage(title),
      nameOf: (id) => names.get(id) ?? String(id),
      wordsOf: (code, { formatMessage }) => {
        const word = Object.hasOwn(words, code) ? words[code] : undefined;
        return word && formatMessage(word);
      },
    };
    startBulk(named, {
      ...work,
      ids: plan.sent.map(({ id }) => id),
      skipped: plan.skipped,
      send: (ids, key) => work.send(ids.map(Number), key),
      onRest: (state) => {
        work.onRest?.(state);
        const notice = noticeOf(state, { title: done, text: summary }, path);
        if (notice) dispatch(notify(notice));
      },
    });
  };
}
