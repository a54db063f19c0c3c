import { loadCatalogue } from '../i18n/catalogue';
import { tellRestOfTexts } from '../i18n/restOfTexts';
import { guard } from '../routes/guard';
import { matchPath } from '../routes/match';
import { can } from '../session/can';
import { session } from '../session/slice';
import { screens } from '../shell/frame/screens';
import { bareFrame, frame } from './frames';
import type { PanelStore } from './store';

/** A page that waits longer than this begins with what there is. */
const patience = 1_000;

/**
 * Fetches what the address needs side by side: texts, frame, screen and its first data. They come with the first
 * script, as boot asked for them; drawing once with everything takes a third of the time that four drawings take.
 * What does not come is told where it is drawn.
 */
export async function beginAddress(store: PanelStore): Promise<void> {
  const state = store.getState();
  const isInside = session.selectors.isInside(state);
  const { language } = state.preferences;
  // A screen that is not among the first waits for them before anything is drawn.
  if (isInside) tellRestOfTexts(() => loadCatalogue(language));
  const parts = [
    loadCatalogue(language, isInside ? 'early' : 'first'),
    (isInside ? frame : bareFrame).load(),
    isInside ? beginScreen(store) : screens.login.load(),
  ];
  await Promise.race([Promise.allSettled(parts), new Promise((resolve) => setTimeout(resolve, patience))]);
}

async function beginScreen(store: PanelStore): Promise<void> {
  const { pathname, search, origin } = window.location;
  const match = matchPath(pathname);
  if (!match) return;
  const { begin } = await screens[match.id].load();
  const { rolesReady, permissions } = store.getState().session;
  const visitor = { hasToken: true, rolesReady, holds: (id: string) => can(permissions, id) };
  // A page that may not be seen asks for no data.
  if (!begin || guard(window.location, visitor, origin).kind !== 'show') return;
  const { pageSize } = store.getState().preferences;
  const kept = window.history.state as { usr?: unknown } | null;
  await store.dispatch(begin({ search, state: kept?.usr, pageSize }) as Parameters<PanelStore['dispatch']>[0]);
}
