import { useSyncExternalStore } from 'react';
import type { IntlShape } from 'react-intl';
import type { Failure } from '../../lib/failure';
import type { RowId } from '../bulk/bulkState';
import type { BulkRun } from '../bulk/bulkRunner';

interface Shared {
  id: string;
  /** What it is, in the words of the screen that began it. */
  title: string;
  cancel: () => void;
}

/** A file that is being made. */
export interface ExportJob extends Shared {
  kind: 'export';
  /** `queued`: others come first. `waiting`: a page failed twice, and somebody has to say whether to go on. */
  state: 'queued' | 'reading' | 'waiting' | 'packing';
  rows: number;
  total: number | undefined;
  failure?: Failure;
  resume: () => void;
}

/** One thing that is being done to many rows; stays with its result until a person closes it. */
export interface BulkJob extends Shared {
  kind: 'bulk';
  run: BulkRun;
  /** What a row is called in the result. */
  nameOf: (id: RowId) => string;
  /** A code in words; undefined for one that is not known. */
  wordsOf: (code: string, intl: IntlShape) => string | undefined;
  /** Whether its window stands over the page. */
  isOpen: boolean;
}

export type Job = ExportJob | BulkJob;

/**
 * What goes on while the person is elsewhere in the panel. It belongs to no screen, and it can't be kept in the store:
 * it holds workers, calls and rows.
 */
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();
let list: readonly Job[] = [];
let lastId = 0;

/** Whether closing the window or signing out now would break something off, or lose what nobody has seen yet. */
export const isPrecious = (job: Job): boolean => job.kind === 'export' || job.run.isUnderWay();

function warn(event: BeforeUnloadEvent): void {
  if (list.some(isPrecious)) event.preventDefault();
}

function changed(): void {
  list = [...jobs.values()];
  // The browser keeps no page with such a listener for Back, so it stands only while there is work.
  if (list.length > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
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
  const ended = list;
  jobs.clear();
  if (ended.length > 0) changed();
  for (const job of ended) job.cancel();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useJobs(): readonly Job[] {
  return useSyncExternalStore(subscribe, () => list);
}
