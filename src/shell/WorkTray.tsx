import { useJobs } from '../kit/work/jobs';
import { lazyPart, useLazyPart } from './lazyPart';

const panel = lazyPart(async () => (await import('../kit/work/WorkPanel')).WorkPanel);

/** What goes on while the person is anywhere in the panel; fetched with the first of it. */
export function WorkTray() {
  const jobs = useJobs();
  return jobs.length > 0 && <Panel jobs={jobs} />;
}

function Panel({ jobs }: { jobs: ReturnType<typeof useJobs> }) {
  const { part: WorkPanel } = useLazyPart(panel);
  return WorkPanel && <WorkPanel jobs={jobs} />;
}
