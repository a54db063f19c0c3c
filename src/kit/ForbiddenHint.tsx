import { Suspense, use } from 'react';
import type { Failure } from '../lib/failure';
import { ErrorBoundary } from './ErrorBoundary';
import { ForbiddenHelpContext } from './forbiddenHelp';

/** What the app offers beside the words of a refusal; nothing beside those of any other failure. */
export function ForbiddenHint({ failure }: { failure: Failure }) {
  const Help = use(ForbiddenHelpContext);
  if (!Help || failure.status !== 403) return null;
  return (
    // It is fetched when something is refused; whatever becomes of that, the words beside it stay.
    <ErrorBoundary>
      <Suspense>
        <Help failure={failure} />
      </Suspense>
    </ErrorBoundary>
  );
}
