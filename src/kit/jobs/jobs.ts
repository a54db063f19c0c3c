import { useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '../../lib/store';

export interface JobRowProps<OneJob> {
  job: OneJob;
  /** Said before the line goes away with the focus in it. */
  onGone: () => void;
}

/** Something that goes on while the person is elsewhere in the panel; what it is, its own folder knows. */
export interface Job {
  id: string;
  /** What it is, in the words of the screen that began it. */
  title: string;
  /** What is lost when it ends early: a file, or those of the changes that were not sent yet. */
  makes: 'file' | 'changes';
  /** Whether closing the window or signing out now would break something off, or lose what nobody has seen yet. */
  isUnderWay: () => boolean;
  cancel: () => void;
  /** Its line in the tray. */
  Row(props: JobRowProps<this>): ReactNode;
}

/**
 * What goes on while the person is elsewhere in the panel. It belongs to no screen, and it can't be kept in the store:
 * it holds workers, calls and rows.
 */
const jobs = new Map<string, Job>();
const list = createStore<readonly Job[]>([]);
let lastId = 0;

function warn(event: BeforeUnloadEvent): void {
  if (list.read().some((job) => job.isUnderWay())) event.preventDefault();
}

function changed(): void {
  // The browser keeps no page with such a listener for Back, so it stands only while there is work.
  if (jobs.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  list.set([...jobs.values()]);
}

export const newJobId = (): string => `job-${++lastId}`;

/** Tells of a job, or of how far it is. */
export function setJob(job: Job): void {
  jobs.set(job.id, job);
  changed();
}

/** It is over, or its result was closed. */
export function dropJob(id: string): void {
  if (jobs.delete(id)) changed();
}

/** The person is gone: nothing of his goes on, and nothing of it is seen by the next one. */
export function endJobs(): void {
  const ended = list.read();
  jobs.clear();
  if (ended.length > 0) changed();
  for (const job of ended) job.cancel();
}

export function useJobs(): readonly Job[] {
  return useSyncExternalStore(list.subscribe, list.read);
}
