/** Where what is kept of a list (migration 0092) is not what its rows come to. */
import type { Sql } from '../../server/db/database';

interface KeptOf {
  source: string;
  totals: string;
  keys: string[];
  sums: string[];
}

/** Each as the state of its rows with what is kept and what is there; none where both are the same. */
export async function totalFaults(db: Sql): Promise<object[]> {
  const kept = await db.query<KeptOf>('select source, totals, keys, sums from kept_totals order by source');
  const faults: object[] = [];
  for (const { source, totals, keys, sums } of kept) {
    const state = keys.join(', ');
    const summed = (count: string) => [count, ...sums.map((sum) => `coalesce(sum(${sum}), 0)`)].join(', ');
    const lines = (from: string, count: string) =>
      `select to_jsonb(array[${keys.map((key) => `${key}::text`).join(', ')}]) as state, array[${summed(count)}]::numeric[] as sums
       from ${from} group by ${state} having ${count} <> 0 or ${sums.map((sum) => `coalesce(sum(${sum}), 0) <> 0`).join(' or ')}`;
    faults.push(
      ...(await db.query<object>(
        `select '${source}' as source, state, k.sums::text as kept, r.sums::text as there
         from (${lines(totals, 'sum(rows)')}) k full join (${lines(source, 'count(*)')}) r using (state)
         where k.sums is distinct from r.sums`,
      )),
    );
  }
  return faults;
}
