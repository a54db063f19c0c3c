import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { useExtent } from '../i18n/LanguageProvider';
import { guard, type Visitor } from '../routes/guard';
import { routes } from '../routes/table';
import { can } from '../session/can';
import { session } from '../session/slice';
import { beginLoading, useLazyPart } from '../shell/frame/lazyPart';
import { LoadingScreen } from '../shell/frame/LoadingScreen';
import { ScreenMissing } from '../shell/frame/ScreenMissing';
import { bareFrame, frame, type Drawn } from './frames';

/** Turns the address into what is drawn: every screen of the table passes the guard here. */
export function Router() {
  const location = useLocation();
  const status = useSelector(session.selectors.status);
  const hasToken = useSelector(session.selectors.isInside);
  const rolesReady = useSelector(session.selectors.rolesReady);
  const permissions = useSelector(session.selectors.permissions);
  const mustChangePassword = useSelector(session.selectors.mustChangePassword);
  const visitor = useMemo<Visitor>(
    () => ({ hasToken, rolesReady, holds: (id) => can(permissions, id), mustChangePassword }),
    [hasToken, rolesReady, permissions, mustChangePassword],
  );
  const verdict = guard(location, visitor, window.location.origin);

  // While an address is being replaced the frame stays as it was, or it would be built anew each time.
  const [drawn, setDrawn] = useState<Drawn>();
  const wanted = verdict.kind === 'go' ? undefined : { match: verdict.match, isDecided: verdict.kind === 'show' };
  if (wanted && (wanted.match.path !== drawn?.match.path || wanted.isDecided !== drawn.isDecided)) setDrawn(wanted);

  useFetchedInTime(hasToken);

  // A stored session may still come to light; nobody is sent to sign-in before that is settled.
  if (status === 'unknown') return null;
  return (
    <>
      {verdict.kind === 'go' && <Navigate to={verdict.to} replace state={verdict.refusal ?? location.state} />}
      {drawn && <Framed hasToken={hasToken} drawn={drawn} />}
    </>
  );
}

function Framed({ hasToken, drawn: { match, isDecided } }: { hasToken: boolean; drawn: Drawn }) {
  const isInside = hasToken && !routes[match.id].bare;
  const extent = useExtent();
  const { part, failure } = useLazyPart(isInside ? frame : bareFrame);
  if (failure !== undefined) return <ScreenMissing failure={failure} />;
  if (isInside && extent === 'first') return <LoadingScreen />;
  if (!part || !(isInside || routes[match.id].open)) return null;
  const Frame = part;
  return <Frame match={match} isDecided={isDecided} />;
}

/** Whoever types at the sign-in page will need the frame in a moment. */
function useFetchedInTime(hasToken: boolean) {
  useEffect(() => {
    if (hasToken) return undefined;
    const fetchFrame = () => beginLoading(frame);
    document.addEventListener('input', fetchFrame, { once: true });
    return () => document.removeEventListener('input', fetchFrame);
  }, [hasToken]);
}
