import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Job } from '../jobs/jobs';
import type { BulkRun } from './bulkRunner';
import type { RowId } from './bulkState';

/** One thing that is being done to many rows; stays with its result until a person closes it. */
export interface BulkJob extends Job {
  run: BulkRun;
  /** What a row is called in the result. */
  nameOf: (id: RowId) => string;
  /** A code in words; undefined for one that is not known. */
  wordsOf: (code: string, intl: IntlShape) => string | undefined;
  /** Where the rows that were changed wait for the next step; offered once the work is over. */
  next?: { label: MessageDescriptor; to: string };
  /** What has to be seen before these failed rows are sent again; nothing where they may simply be. */
  retryQuestion?: (failed: readonly RowId[]) => ReactNode;
  /** Whether its window stands over the page. */
  isOpen: boolean;
}
