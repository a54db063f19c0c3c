import type { ApiThunk } from './dispatch';
import { gateway } from './gateway';

/** The part of an endpoint that asks again; the endpoints of a lazy screen are not known here by name. */
interface Asking {
  initiate: (arg: unknown, options: { subscribe: false; forceRefetch: true }) => ApiThunk<unknown>;
}

/** Repeats every read whose failure is on the screen; after signing in again the same questions have answers. */
export const refetchFailed = (): ApiThunk<void> => (dispatch, getState) => {
  const endpoints = gateway.endpoints as Record<string, Asking>;
  for (const entry of Object.values(getState().gateway.queries)) {
    if (entry?.status !== 'rejected' || entry.endpointName === undefined) continue;
    dispatch(
      endpoints[entry.endpointName]?.initiate(entry.originalArgs, { subscribe: false, forceRefetch: true }) ??
        (() => undefined),
    );
  }
};
