import type { ComponentType } from 'react';
import { useRecordQuery } from '../api/cache/useRecordQuery';
import { useGetQueueDaysQuery } from '../api/system-user/queueDays';
import { failed } from '../api/transport/parseResponse';
import { MetricTile, type Figure } from '../kit/charts/MetricTile';
import type { Loaded } from '../lib/rows';
import { addressOf } from '../routes/href';
import type { Query } from '../routes/query';
import type { JournaledQueue, Queue, Tile, UseCount, UseDays } from '../routes/queue';
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
  const tiles = await Promise.all(tilesOf(queue).map(async (tile) => tileOf(id, tile, await figureOf(queue, tile))));
  return () => tiles.map((Tile, at) => <Tile key={at} />);
}

async function figureOf(queue: Queue, tile: Tile<Query>): Promise<UseFigure> {
  const days = tile.days ?? queue.days;
  if (days === undefined || days === 'none') return figureOfCount(await queue.count());
  return figureOfDays(typeof days === 'string' ? ofJournal(days) : await days());
}

const ofJournal = (queue: JournaledQueue): UseDays =>
  function useDays(_, watching) {
    return useRecordQuery(useGetQueueDaysQuery({ queue }, watching));
  };

const tileOf = (id: RouteId, { title, detail, filter }: Tile<Query>, useFigure: UseFigure): ComponentType =>
  function QueueTile() {
    return <MetricTile title={title} detail={detail} to={addressOf(id, {}, filter)} result={useFigure(filter)} />;
  };
