import { isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';
import type { CallMeta } from '../api/cache/baseQuery';
import type { ApiState } from '../api/cache/dispatch';
import { toFailure } from '../lib/failure';
import { notifyFailure } from '../kit/state/notifications';
import { rolesFailed } from '../session/slice';
import { unauthorized } from '../lib/httpStatus';

interface CallAction {
  payload?: unknown;
  error?: unknown;
  meta: {
    requestId: string;
    condition?: boolean;
    aborted?: boolean;
    arg?: { type?: string; queryCacheKey?: string; direction?: string };
    baseQueryMeta?: CallMeta;
  };
}

/** The toolkit's own type leaves out what a call of RTK Query says of itself. */
const isFailed = (action: unknown): action is CallAction => isRejected(action);

/**
 * Tells the failures that nobody else tells. A read has a block on the screen that says so, unless the block shows
 * rows of before; a form tells its own. A session that ended has its own question, and what we gave up ourselves is
 * no news.
 */
function isOurs({ meta }: CallAction, failure: ReturnType<typeof toFailure>, state: ApiState): boolean {
  const { arg, condition, aborted, baseQueryMeta } = meta;
  if (!arg?.type || condition || aborted || baseQueryMeta?.handlesOwnErrors) return false;
  if (failure.kind === 'aborted' || failure.status === unauthorized || state.session.leaving) return false;
  if (arg.type === 'mutation') return true;
  // Without a network nothing can be refreshed, which the bar over the page says once for all.
  if (failure.kind === 'network' && !navigator.onLine) return false;
  // The next page of a list fails in the list's own foot.
  if (arg.direction !== undefined) return false;
  return state.gateway.queries[arg.queryCacheKey as keyof typeof state.gateway.queries]?.data !== undefined;
}

/** Turns failures into notices, by the one table of messages. */
export const tellFailures: Middleware = (store) => {
  /** The page on which each call began: by its end the person may have left for another. */
  const pages = new Map<string, string>();
  return (next) => (action) => {
    const result = next(action);
    if (rolesFailed.match(action)) store.dispatch(notifyFailure(action.payload));
    if (isPending(action)) pages.set(action.meta.requestId, window.location.pathname);
    if (isFailed(action)) {
      const failure = toFailure(action.payload ?? action.error);
      const page = pages.get(action.meta.requestId);
      if (isOurs(action, failure, store.getState() as ApiState)) store.dispatch(notifyFailure(failure, page));
    }
    if (isFailed(action) || isFulfilled(action)) pages.delete(action.meta.requestId);
    return result;
  };
};
