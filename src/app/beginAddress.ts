import { loadCatalogue } from '../i18n/catalogue';
import { tellRestOfTexts } from '../i18n/restOfTexts';
import { session } from '../session/slice';
import { publicScreens } from '../shell/foundation/publicScreens';
import { bareFrame, inside } from './frames';
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
  const parts = isInside
    ? [loadCatalogue(language, 'early'), inside.load().then(({ beginScreen }) => beginScreen(store))]
    : [loadCatalogue(language, 'first'), bareFrame.load(), publicScreens.login.load()];
  await Promise.race([Promise.allSettled(parts), new Promise((resolve) => setTimeout(resolve, patience))]);
}
