import { useEffect, useReducer, useState } from 'react';
import { lazyPart, type LazyPart } from '../../kit/foundation/lazyPart';
import { toFailure, type Failure } from '../../lib/failure';
import type { Rows } from '../../lib/rows';
import type { RecordWords } from '../../parts/historyWords';
import { textsOf } from '../../routes/area';
import { journalKinds } from '../../routes/journalKinds';

interface OfKind {
  entity: string;
}

/** The words of each kind with the texts of its area, fetched when the first row of the kind comes. */
const parts = new Map<string, LazyPart<RecordWords>>();

function partOf(kind: string): LazyPart<RecordWords> | undefined {
  const { route, words } = journalKinds[kind] ?? {};
  // A kind that is newer than the panel is told by the words that all have.
  if (route === undefined) return undefined;
  const known = parts.get(kind);
  if (known) return known;
  const part = lazyPart(async (): Promise<RecordWords> => (await words?.()) ?? {}, ...textsOf(route));
  parts.set(kind, part);
  return part;
}

/** What a kind of record calls its verbs, fields and values; nothing of its own before they came. */
export const wordsOf = (kind: string): RecordWords => partOf(kind)?.loaded() ?? {};

const missingIn = (rows: readonly OfKind[]): string[] =>
  [...new Set(rows.map(({ entity }) => entity))].filter((kind) => partOf(kind) && !partOf(kind)?.loaded());

const fetchWords = (kinds: readonly string[]) => Promise.all(kinds.map((kind) => partOf(kind)?.load()));

/** Rows of the journal that are there when their words are, those of a file or a paper as well. */
export function useWithWords<Row extends OfKind>(rows: Rows<Row>): Rows<Row> {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<{ of: string; failure: Failure }>();
  const { items, state, retry, readAll } = rows;
  const missing = missingIn(items).sort().join(' ');

  useEffect(() => {
    if (missing === '' || failed?.of === missing) return undefined;
    let isCurrent = true;
    fetchWords(missing.split(' ')).then(
      () => isCurrent && drawAgain(),
      (error: unknown) => isCurrent && setFailed({ of: missing, failure: toFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, failed]);

  const whole: Rows<Row> = {
    ...rows,
    readAll:
      readAll &&
      (async (...asked) => {
        const page = await readAll(...asked);
        await fetchWords(missingIn(page.items));
        return page;
      }),
  };
  if (missing === '' || state !== 'ready') return whole;
  // What stands there already stays while the words of later rows come.
  const known = items.slice(
    0,
    items.findIndex(({ entity }) => missingIn([{ entity }]).length > 0),
  );
  const isFailed = failed?.of === missing;
  const again = (): void => {
    setFailed(undefined);
    retry();
  };
  return {
    ...whole,
    items: known,
    loadingMore: !isFailed,
    ...(isFailed && { failure: failed.failure, retry: again }),
    ...(known.length === 0 && { state: isFailed ? 'failed' : 'loading' }),
  };
}
