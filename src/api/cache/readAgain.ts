import type { ApiThunk } from './dispatch';
import { gateway } from './gateway';
import { tagTypes } from './tagTypes';

/** Asks anew whatever is on the page, and is resolved when that has come, or failed in its own place. */
export const readAgain = (): ApiThunk<Promise<unknown>> => (dispatch) => {
  dispatch(gateway.util.invalidateTags([...tagTypes]));
  return Promise.allSettled(dispatch(gateway.util.getRunningQueriesThunk()));
};
