import type { ApiThunk } from '../../api/cache/dispatch';
import type { FindRecords, RecordHit } from '../../routes/record';

/** Looks records up for the palette by a list's own search, which reads the text as it was typed. */
export const findBySearch =
  <Row>(
    find: (filters: { search: string }, signal: AbortSignal) => ApiThunk<Promise<readonly Row[]>>,
    hitOf: (row: Row) => RecordHit,
  ): FindRecords =>
  ({ text }, signal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) =>
    (await dispatch(find({ search: text }, signal))).map(hitOf);
