import { useSyncExternalStore } from 'react';
import type { Failure } from '../../lib/failure';

/** An export that is under way. It goes on when its screen is left. */
export interface ExportJob {
  /** `waiting`: a page failed twice, and somebody has to say whether to go on. */
  state: 'reading' | 'waiting' | 'packing';
  rows: number;
  total: number | undefined;
  failure?: Failure;
  resume: () => void;
  cancel: () => void;
}

/** At most one for each screen, under the name of its file. What runs can't be kept in the store: it holds a worker. */
const jobs = new Map<string, ExportJob>();
const listeners = new Set<() => void>();

/** Sets how far an export is; undefined when it is over. */
export function setExportJob(file: string, job: ExportJob | undefined): void {
  if (job) jobs.set(file, job);
  else jobs.delete(file);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useExportJob(file: string): ExportJob | undefined {
  return useSyncExternalStore(subscribe, () => jobs.get(file));
}
