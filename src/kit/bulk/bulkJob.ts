import type { IntlShape } from 'react-intl';
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
  /** Whether its window stands over the page. */
  isOpen: boolean;
}
