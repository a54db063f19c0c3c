import type { Figure } from '../../../kit/charts/MetricTile';
import type { Failure } from '../../../lib/failure';
import type { Loaded } from '../../../lib/rows';

/** A figure is read again when the panel is opened, since others work on the same queues. In seconds. */
export const fresh = { refetchOnMountOrArgChange: 5 };

const malformed: Failure = { kind: 'malformed', status: 200, codes: [] };

/** A number as the figure of a tile; one that makes no sense is told as a failure. */
export function figureOf({ item, ...rest }: Loaded<number | null>): Loaded<Figure> {
  if (item === null) return { ...rest, item: undefined, failure: malformed };
  return { ...rest, item: item === undefined ? undefined : { value: item } };
}
