import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { guardOutside, type PublicMatch } from '../routes/public';
import { session } from '../session/slice';
import { beginLoading, useLazyPart } from '../kit/foundation/lazyPart';
import { LiveAddress, useAddress } from '../kit/state/address';
import { LoadingScreen } from '../shell/foundation/LoadingScreen';
import { ScreenMissing } from '../shell/foundation/ScreenMissing';
import { bareFrame, inside } from './frames';

/** Turns the address into what is drawn: every screen passes a guard on the way. */
export function Router() {
  const status = useSelector(session.selectors.status);
  const hasToken = useSelector(session.selectors.isInside);
  // A stored session may still come to light; nobody is sent to sign-in before that is settled.
  if (status === 'unknown') return null;
  return hasToken ? <InsideLoaded /> : <Outside />;
}

/** What is drawn for a signed-in person; with it comes the table of all routes. */
function InsideLoaded() {
  const { part, failure } = useLazyPart(inside);
  if (failure !== undefined) return <ScreenMissing failure={failure} />;
  if (!part) return <LoadingScreen />;
  const { Inside } = part;
  return <Inside />;
}

/** What is drawn while nobody is signed in. */
function Outside() {
  const { location } = useAddress();
  const verdict = guardOutside(location);

  // While an address is being replaced the frame stays as it was, or it would be built anew each time.
  const [drawn, setDrawn] = useState<PublicMatch>();
  if (verdict.kind === 'show' && verdict.match.path !== drawn?.path) setDrawn(verdict.match);

  const { part: BareFrame, failure } = useLazyPart(bareFrame);
  useFetchedInTime();
  if (failure !== undefined) return <ScreenMissing failure={failure} />;
  return (
    <>
      {verdict.kind === 'go' && <Navigate to={verdict.to} replace state={location.state} />}
      {drawn && BareFrame && (
        <LiveAddress>
          <BareFrame match={drawn} />
        </LiveAddress>
      )}
    </>
  );
}

/** Whoever types at the sign-in page will need the frame in a moment. */
function useFetchedInTime() {
  useEffect(() => {
    const fetchFrame = () => beginLoading(inside);
    document.addEventListener('input', fetchFrame, { once: true });
    return () => document.removeEventListener('input', fetchFrame);
  }, []);
}
