import { newJobId, setJob, type BulkJob } from '../work/jobs';
import { runBulk, type BulkWork } from './runBulk';

type Named = Pick<BulkJob, 'title' | 'nameOf' | 'wordsOf'>;

/**
 * Begins one thing for many rows, and opens its window. The work belongs to no screen: it goes on when the person
 * leaves, under the page, and its result stays until it is closed.
 */
export function startBulk({ title, nameOf, wordsOf }: Named, work: BulkWork): void {
  const run = runBulk(work);
  setJob({ kind: 'bulk', id: newJobId(), title, nameOf, wordsOf, run, cancel: run.cancel, isOpen: true });
}
