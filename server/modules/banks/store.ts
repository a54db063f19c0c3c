import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import type { ListedBank } from './listedBank';

export type BankRow = Reply<'listBanks'>['banks'][number];

export const banks = listOf<BankRow, Call<'listBanks'>['query']>({
  id: 'b.id',
  from: 'banks b',
  select:
    'b.id, b.version, b.name, b.mfo, b.inn, b.swift, b.region, b.is_active, b.edited, b.missing_since, b.updated_at',
  orders: { name: 'b.name collate "und-x-icu"', mfo: 'b.mfo', updated_at: 'b.updated_at' },
  where: {
    is_active: 'b.is_active',
    is_missing: '(b.missing_since is not null) = $',
    search: { id: 'b.id', names: ['b.name'], numbers: ['b.mfo'] },
  },
});

type Written = Pick<BankRow, 'name' | 'inn' | 'swift' | 'region' | 'is_active' | 'edited'>;

export async function saveBank(sql: Sql, id: number, row: Written, at: string): Promise<void> {
  await sql.query(
    `update banks set version = version + 1, name = $2, inn = $3, swift = $4, region = $5, is_active = $6, edited = $7, updated_at = $8
     where id = $1`,
    [id, row.name, row.inn, row.swift, row.region, row.is_active, row.edited, at],
  );
}

/** All of them, held until the end of the transaction, the lower id first. */
export function holdAll(sql: Sql): Promise<BankRow[]> {
  return sql.query<BankRow>(
    `select id, version, name, mfo, inn, swift, region, is_active, edited, missing_since, updated_at from banks order by id for no key update`,
    [],
  );
}

export async function addBanks(
  sql: Sql,
  found: readonly ListedBank[],
  at: string,
): Promise<{ id: number; name: string }[]> {
  if (found.length === 0) return [];
  return sql.query(
    `insert into banks (mfo, name, inn, swift, region, created_at, updated_at)
     select mfo, name, inn, swift, region, $6, $6 from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
       as b (mfo, name, inn, swift, region) returning id, name`,
    [
      found.map(({ mfo }) => mfo),
      found.map(({ name }) => name),
      found.map(({ inn }) => inn),
      found.map(({ swift }) => swift),
      found.map(({ region }) => region),
      at,
    ],
  );
}

export async function writeCompared(
  sql: Sql,
  { id, next }: { id: number; next: Omit<Written, 'is_active' | 'edited'> & Pick<BankRow, 'missing_since'> },
  at: string,
): Promise<void> {
  await sql.query(
    `update banks set version = version + 1, name = $2, inn = $3, swift = $4, region = $5, missing_since = $6, updated_at = $7 where id = $1`,
    [id, next.name, next.inn, next.swift, next.region, next.missing_since, at],
  );
}

/** The number of a sync that may go on; none while another one does. One whose server was killed is given up after a while. */
export async function beginSync(sql: Sql, userId: number, at: string): Promise<number | undefined> {
  await sql.query(
    `update bank_syncs set finished_at = $1 where finished_at is null and started_at < $1::timestamp - interval '2 minutes'`,
    [at],
  );
  const [begun] = await sql.query<{ id: number }>(
    `insert into bank_syncs (user_id, started_at) values ($1, $2) on conflict do nothing returning id`,
    [userId, at],
  );
  return begun?.id;
}

export async function endSync(sql: Sql, id: number, at: string, came?: Reply<'syncBanks'>): Promise<void> {
  await sql.query(
    'update bank_syncs set finished_at = $2, added = $3, updated = $4, unchanged = $5, missing = $6 where id = $1 and finished_at is null',
    [id, at, came?.added, came?.updated, came?.unchanged, came?.missing].map((value) => value ?? null),
  );
}
