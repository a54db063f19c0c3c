import type { Figure } from '../../../kit/charts/MetricTile';
import type { Loaded } from '../../../lib/rows';

/** Others work on the same queues, so a figure is read again when the panel is opened. In seconds. */
export const fresh = { refetchOnMountOrArgChange: 5 };

/** How much waits and the way there, from what waited when each day ended. */
export function figureOf(result: Loaded<{ days: readonly { count: number }[] }>): Loaded<Figure> {
  const days = result.item?.days.map(({ count }) => count) ?? [];
  const value = days.at(-1);
  return { ...result, item: value === undefined ? undefined : { value, yesterday: days.at(-2) ?? value, days } };
}
