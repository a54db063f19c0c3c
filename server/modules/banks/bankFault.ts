import type { Sql } from '../../db/database';
import type { RefusalCode } from '../../shared/codes';

/** Which of these MFOs no bank in use has. An installation that has no list of banks yet doubts none. */
export async function unknownMfos(sql: Sql, mfos: readonly string[]): Promise<ReadonlySet<string>> {
  if (mfos.length === 0) return new Set();
  const unknown = await sql.query<{ mfo: string }>(
    `select m.mfo from unnest($1::text[]) as m (mfo)
     where exists (select from banks) and not exists (select from banks b where b.mfo = m.mfo and b.is_active)`,
    [[...new Set(mfos)]],
  );
  return new Set(unknown.map(({ mfo }) => mfo));
}

/** What is wrong with the MFO that is to be kept; the one that stood before is let be. */
export async function bankFault(
  sql: Sql,
  mfo: string | null | undefined,
  before?: string | null,
): Promise<RefusalCode | undefined> {
  if (!mfo || mfo === before) return undefined;
  return (await unknownMfos(sql, [mfo])).has(mfo) ? 'bank_unknown' : undefined;
}
