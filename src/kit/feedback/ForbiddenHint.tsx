import { type ComponentType, createContext, Suspense, use } from 'react';
import type { Failure } from '../../lib/failure';
import { ErrorBoundary } from './ErrorBoundary';
import { makeStyles } from '@fluentui/react-components';
import { forbidden } from '../../lib/httpStatus';

/**
 * What a note about a refusal offers besides its words. Set by the app: who lacks which right is asked of a service,
 * and the kit asks none.
 */
export const ForbiddenHelpContext = createContext<ComponentType<{ failure: Failure }> | undefined>(undefined);

/** What the app offers beside the words of a refusal; nothing beside those of any other failure. */
export function ForbiddenHint({ failure }: { failure: Failure }) {
  const Help = use(ForbiddenHelpContext);
  if (!Help || failure.status !== forbidden) return null;
  return (
    // It is fetched when something is refused; whatever becomes of that, the words beside it stay.
    <ErrorBoundary>
      <Suspense>
        <Help failure={failure} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The place of a refusal's reason in a line of words and buttons: a line of its own under them, and nothing without one. */
export const useReasonStyles = makeStyles({
  root: { flexBasis: '100%', alignItems: 'flex-start', ':empty': { display: 'none' } },
});
