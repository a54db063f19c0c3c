import { useEffect, useMemo, useState } from 'react';
import { needTexts } from '../../i18n/catalogue';
import { useApiDispatch, type ApiThunk } from '../../api/cache/dispatch';
import { weightAt, type Chosen } from '../../lib/find/frecency';
import { textsOf } from '../../routes/area';
import type { RecordHit } from '../../routes/record';
import type { RoutedKind } from '../../routes/records';

/** Of so many that were chosen most a name is asked for: no more are shown before anything is typed. */
const mostNamed = 5;

/** The kind and the number of a record by what is remembered of it. */
export function chosenRecord(
  id: string,
  kinds: readonly RoutedKind[],
): { kind: RoutedKind; number: string } | undefined {
  const [, name, number = ''] = /^record:([^/]+)\/(.+)$/.exec(id) ?? [];
  const kind = kinds.find((one) => one.kind === name);
  return kind && { kind, number };
}

const none: ReadonlyMap<string, RecordHit> = new Map();

/** What those of the recent records say that customers read, by what is remembered of them. */
export function useRecentHits(chosen: Chosen, kinds: readonly RoutedKind[]): ReadonlyMap<string, RecordHit> {
  const dispatch = useApiDispatch();
  const [hits, setHits] = useState(none);
  const asked = useMemo(() => {
    const now = Date.now();
    return Object.entries(chosen)
      .flatMap(([id, weight]) => {
        const { kind, number } = chosenRecord(id, kinds) ?? {};
        return kind?.isNamed && number !== undefined ? [{ id, kind, number, weight: weightAt(weight, now) }] : [];
      })
      .sort((one, other) => other.weight - one.weight)
      .slice(0, mostNamed);
  }, [chosen, kinds]);

  useEffect(() => {
    const stop = new AbortController();
    for (const { id, kind, number } of asked) {
      const name = async (): Promise<void> => {
        const [{ read }] = await Promise.all([kind.look(), needTexts(...textsOf(kind.route))]);
        // A thunk of the gateway, as the type of a kind says in words; routes do not know the gateway.
        const hit = await dispatch(read!(number, stop.signal) as ApiThunk<Promise<RecordHit>>); // there for a kind that is named so
        if (!stop.signal.aborted) setHits((now) => new Map(now).set(id, hit));
      };
      // What is gone meanwhile, or does not come, keeps its number, and says why when it is opened.
      name().catch(() => undefined);
    }
    return () => stop.abort();
  }, [asked, dispatch]);
  return hits;
}
