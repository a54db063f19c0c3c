import { useEffect, useMemo, useState } from 'react';
import { useListInvestorsRows, type InvestorRow } from '../../../api/investment/investors';
import type { Rows } from '../../../lib/rows';
import { recordNumber } from '../../../kit/url/useRecordParam';
import { useUrlParams } from '../../../kit/url/useUrlParams';

type Subject = InvestorRow['subject'];

export interface Queue {
  rows: Rows<InvestorRow>;
  /** Who is at hand; undefined while nobody waits. */
  current: number | undefined;
  next: number | undefined;
  previous: number | undefined;
  /** From 1; undefined for somebody who no longer waits. */
  place: number | undefined;
  /** Whether somebody else was at hand before. */
  hasMoved: boolean;
  go: (id: number | undefined) => void;
}

const params = { investor: recordNumber };

/**
 * Who waits for the verification, the longest first, and who is at hand. The one at hand is in the address: the queue
 * moves while colleagues work on it, and nobody's photos may change under the eyes.
 */
export function useQueue(subject: Subject | undefined): Queue {
  const { values, set } = useUrlParams(params);
  const query = useMemo(
    () => ({
      filters: { subject, status: ['in_process' as const], order_by: 'created_at' as const },
      limit: 20,
      page: 1,
    }),
    [subject],
  );
  const rows = useListInvestorsRows(query);
  const { hasMore, loadingMore, more } = rows;
  // Those of the other kind stay in the rows until the ones of this kind have come.
  const items = rows.items.filter((row) => subject === undefined || row.subject === subject);
  const current = values.investor;
  const found = items.findIndex(({ id }) => id === current);

  // Somebody who was decided is gone from the queue: whoever took the place comes next.
  const [kept, keep] = useState({ id: current, at: 0 });
  if (found >= 0 && (kept.id !== current || kept.at !== found)) keep({ id: current, at: found });
  const from = kept.id === current ? kept.at : 0;
  const other = (at: number): number | undefined => {
    const id = items[at]?.id ?? items[0]?.id;
    return id === current ? undefined : id;
  };
  const next = other(found >= 0 ? found + 1 : from);
  const previous = found > 0 ? items[found - 1]?.id : undefined;

  const isNearEnd = found >= items.length - 2;
  useEffect(() => {
    if (isNearEnd && hasMore && !loadingMore) more();
  }, [isNearEnd, hasMore, loadingMore, more]);

  const put = (id: number | undefined, step?: 'replace'): void => set({ investor: id }, step);
  const [first] = items;
  // Rows that are asked for anew may still hold the last one, who was just decided.
  const isUnsaid = current === undefined && first !== undefined && !rows.refreshing;
  useEffect(() => {
    if (isUnsaid) put(first.id, 'replace');
  });
  const [hasMoved, setMoved] = useState(false);
  const go = (id: number | undefined): void => {
    setMoved(true);
    put(id);
  };
  return { rows, current, next, previous, hasMoved, go, place: found >= 0 ? rows.first + found + 1 : undefined };
}
