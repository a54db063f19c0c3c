import { useLayoutEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { guard, type Visitor } from '../routes/guard';
import { matchPath, type Match } from '../routes/match';
import { asPublic } from '../routes/public';
import { routes } from '../routes/table';
import { holdsOf } from '../session/can';
import { session } from '../session/slice';
import { Frame } from '../shell/frame/Frame';
import { teachFailedWork } from '../kit/state/failedWork';
import { LiveAddress, useAddress } from '../kit/state/address';
import { useLazyPart } from '../kit/foundation/lazyPart';
import { ScreenMissing } from '../shell/foundation/ScreenMissing';
import { screens } from '../shell/foundation/screens';
import { areOwn } from '../shell/tabs/ownTabs';
import { tabsForgotten, type Tabs } from '../shell/tabs/tabs';
import { bareFrame } from './frames';
import type { PanelStore } from './store';

teachFailedWork();

interface Drawn {
  match: Match;
  /** False while the roles are not known. */
  isDecided: boolean;
}

/** What a signed-in person sees: every screen of the table passes the guard here. */
export function Inside() {
  const { location } = useAddress();
  const rolesReady = useSelector(session.selectors.rolesReady);
  const permissions = useSelector(session.selectors.permissions);
  const mustChangePassword = useSelector(session.selectors.mustChangePassword);
  const visitor = useMemo<Visitor>(
    () => ({ hasToken: true, rolesReady, holds: holdsOf(permissions), mustChangePassword }),
    [rolesReady, permissions, mustChangePassword],
  );
  const verdict = guard(location, visitor, window.location.origin);

  // While an address is being replaced the frame stays as it was, or it would be built anew each time.
  const [drawn, setDrawn] = useState<Drawn>();
  const wanted = verdict.kind === 'go' ? undefined : { match: verdict.match, isDecided: verdict.kind === 'show' };
  if (wanted && (wanted.match.path !== drawn?.match.path || wanted.isDecided !== drawn.isDecided)) setDrawn(wanted);

  const hasOwnTabs = useOwnTabs();
  const bare = drawn && routes[drawn.match.id].bare ? asPublic(drawn.match) : undefined;
  const { part: BareFrame, failure } = useLazyPart(bareFrame, bare !== undefined);
  if (failure !== undefined) return <ScreenMissing failure={failure} />;
  return (
    <>
      {verdict.kind === 'go' && <Navigate to={verdict.to} replace state={verdict.refusal ?? location.state} />}
      {bare && BareFrame && (
        <LiveAddress>
          <BareFrame match={bare} />
        </LiveAddress>
      )}
      {drawn && !bare && hasOwnTabs && <Frame {...drawn} />}
    </>
  );
}

/** Tabs that were kept are given up together when one of them is of no page of this version. Tells when that is done. */
function useOwnTabs(): boolean {
  const { getState } = useStore<{ tabs: Tabs }>();
  const dispatch = useDispatch();
  const [isFit, setFit] = useState(() => areOwn(getState().tabs));
  useLayoutEffect(() => {
    if (isFit) return;
    dispatch(tabsForgotten());
    setFit(true);
  }, [isFit, dispatch]);
  return isFit;
}

/** Fetches the screen of the address, and asks for its first data. */
export async function beginScreen(store: PanelStore): Promise<void> {
  const { pathname, search, origin } = window.location;
  const match = matchPath(pathname);
  if (!match) return;
  const { begin } = await screens[match.id].load();
  const { rolesReady, permissions } = store.getState().session;
  const visitor = { hasToken: true, rolesReady, holds: holdsOf(permissions) };
  // A page that may not be seen asks for no data.
  if (!begin || guard(window.location, visitor, origin).kind !== 'show') return;
  const { pageSize } = store.getState().preferences;
  const kept = window.history.state as { usr?: unknown } | null;
  await store.dispatch(begin({ search, state: kept?.usr, pageSize }) as Parameters<PanelStore['dispatch']>[0]);
}
