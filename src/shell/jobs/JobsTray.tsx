import { useJobs } from '../../kit/jobs/jobs';
import { framePart } from '../foundation/framePart';

const JobsPanel = framePart(async () => (await import('../../kit/jobs/JobsPanel')).JobsPanel);

/** What goes on while the person is anywhere in the panel; fetched with the first of it. */
export function JobsTray() {
  const jobs = useJobs();
  return jobs.length > 0 && <JobsPanel jobs={jobs} />;
}
