import type { ComponentType } from 'react';
import { failed } from '../api/transport/parseResponse';
import { MetricTile, type Figure } from '../kit/charts/MetricTile';
import type { Loaded } from '../lib/rows';
import { addressOf } from '../routes/href';
import type { Query } from '../routes/query';
import type { Queue, Tile, UseCount, UseDays } from '../routes/queue';
import type { RouteId } from '../routes/table';
import { refetchOnOpen } from './figures/refetchOnOpen';

type UseFigure = (filter: Query) => Loaded<Figure>;

/** The figures of a queue: one, unless it says otherwise. */
export function tilesOf({ tiles, title, detail, filter }: Queue): readonly Tile<Query>[] {
  return tiles ?? [{ title, detail, filter }];
}

const figureOfDays = (useDays: UseDays): UseFigure =>
  function useFigure(filter) {
    const { item, ...result } = useDays(filter, refetchOnOpen);
    const days = item?.days.map(({ count }) => count) ?? [];
    const value = days.at(-1);
    // An answer without a single day says nothing, however well formed: it is told, and may be asked for anew.
    if (item !== undefined && value === undefined)
      return { ...result, item: undefined, failure: failed('malformed').error };
    return { ...result, item: value === undefined ? undefined : { value, yesterday: days.at(-2) ?? value, days } };
  };

const figureOfCount = (useCount: UseCount): UseFigure =>
  function useFigure(filter) {
    const { item, ...result } = useCount(filter, refetchOnOpen);
    return { ...result, item: item === undefined ? undefined : { value: item } };
  };

/** Fetches what asks for a queue, and gives its tiles, each a way to as many rows of the list as it says. */
export async function fetchQueueTiles(id: RouteId, queue: Queue): Promise<ComponentType> {
  const useFigure = queue.days ? figureOfDays(await queue.days()) : figureOfCount(await queue.count());
  function QueueTile({ title, detail, filter }: Tile<Query>) {
    return <MetricTile title={title} detail={detail} to={addressOf(id, {}, filter)} result={useFigure(filter)} />;
  }
  return () => tilesOf(queue).map((tile, at) => <QueueTile key={at} {...tile} />);
}
