import { addCodeTexts } from '../../kit/state/failureText';
import { areaOf } from '../../routes/area';
import { refusalsOf } from '../../routes/refusals';
import type { ScreenModule } from '../../routes/route';
import { routeIds, routes, type RouteId } from '../../routes/table';
import { lazyPart, type LazyPart } from './lazyPart';
import { publicScreens } from './publicScreens';

/** The screens that boot begins (routes/early.ts, which is no part of this script); their texts come with the frame. */
export const earlyScreens: readonly RouteId[] = [
  'dashboard.index',
  'investors.list',
  'investors.one',
  'investors.business',
];

const learned = new Set<string>();

/**
 * Has the refusals of an area told in its words. They follow the screen, which nobody can write from yet; if they do
 * not come, a refusal says what its status says, and the next screen of the area asks again.
 */
async function learnRefusals(area: string): Promise<void> {
  if (learned.has(area)) return;
  learned.add(area);
  try {
    const module = await refusalsOf[area]?.();
    if (module) addCodeTexts(module.refusals);
  } catch {
    learned.delete(area);
  }
}

const entries = routeIds.map((id) => {
  const fetchScreen = async () => {
    const screen = await routes[id].screen();
    void learnRefusals(areaOf(id));
    return screen;
  };
  return [id, lazyPart(fetchScreen, earlyScreens.includes(id))] as const;
});

/** The screens of the table, each fetched when it is first opened. */
export const screens = { ...Object.fromEntries(entries), ...publicScreens } as Record<RouteId, LazyPart<ScreenModule>>;
