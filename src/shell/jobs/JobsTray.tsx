import { useJobs } from '../../kit/jobs/jobs';
import { lazyPart, useLazyPart } from '../foundation/lazyPart';

const panel = lazyPart(async () => (await import('../../kit/jobs/JobsPanel')).JobsPanel);

/** What goes on while the person is anywhere in the panel; fetched with the first of it. */
export function JobsTray() {
  const jobs = useJobs();
  return jobs.length > 0 && <Panel jobs={jobs} />;
}

function Panel({ jobs }: { jobs: ReturnType<typeof useJobs> }) {
  const { part: JobsPanel } = useLazyPart(panel);
  return JobsPanel && <JobsPanel jobs={jobs} />;
}
