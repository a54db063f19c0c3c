import { needTexts } from '../../i18n/catalogue';
import { addCodeTexts, addCodeTellers } from '../../kit/state/failureText';
import { areaOf, refusalTexts, textsOf } from '../../routes/area';
import { refusalsOf } from '../../routes/refusals';
import type { ScreenModule } from '../../routes/route';
import { routeIds, routes, type RouteId } from '../../routes/table';
import { lazyPart, type LazyPart } from '../../kit/foundation/lazyPart';
import { whenIdle } from '../../kit/foundation/whenIdle';
import { publicScreens } from './publicScreens';

const learned = new Set<string>();

/**
 * Has the refusals of an area told in its words. They follow the screen, which nobody can write from yet, and never hold up its first rows; if they do
 * not come, a refusal says what its status says, and the next screen of the area asks again.
 */
async function learnRefusals(area: string): Promise<void> {
  if (learned.has(area)) return;
  learned.add(area);
  try {
    const refusals = refusalsOf[area];
    if (!refusals) return;
    const [module] = await Promise.all([refusals(), needTexts(...refusalTexts(area))]);
    addCodeTexts(module.refusals, area);
    addCodeTellers(module.telling ?? {});
  } catch {
    learned.delete(area);
  }
}

const entries = routeIds.map((id) => {
  const fetchScreen = async () => {
    const screen = await routes[id].screen();
    whenIdle(() => void learnRefusals(areaOf(id)));
    return screen;
  };
  return [id, lazyPart(fetchScreen, ...textsOf(id))] as const;
});

/** The screens of the table, each fetched when it is first opened. */
export const screens = { ...Object.fromEntries(entries), ...publicScreens } as Record<RouteId, LazyPart<ScreenModule>>;
