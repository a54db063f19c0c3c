import type { Call } from '../../api/cache/baseQuery';
import type { ApiThunk } from '../../api/cache/dispatch';
import { readUncached } from '../../api/cache/fetchUncached';
import type { ReadRecord, RecordHit } from '../../routes/record';

/** Reads one record for the palette, which was chosen before, by the call of its card. */
export const readOne =
  <Row>(call: (id: string) => Call, hitOf: (row: Row) => RecordHit): ReadRecord =>
  (id, signal): ApiThunk<Promise<RecordHit>> =>
  async (dispatch) =>
    hitOf(await dispatch(readUncached<Row>(call(id), signal)));
