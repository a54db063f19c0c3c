import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';

export type OwnerRow = Omit<Reply<'createMerchantOwner'>, 'password'>;

/** The owners of one merchant. */
export const owners = listOf<OwnerRow, Call<'listMerchantOwners'>['query'], never, number>({
  id: 'o.id',
  from: (bind, merchantId) => `(select * from merchant_owners where merchant_id = ${bind(merchantId)}::bigint) o`,
  select: 'o.id, o.version, o.name, o.phone, o.username, o.password_set_at, o.created_at',
  orders: { created_at: 'o.created_at', name: 'o.name collate "und-x-icu"' },
  where: { search: { id: 'o.id', names: ['o.name', 'o.username'], digits: 'o.phone' } },
});

/** An owner who is not changed by anybody else until the end of the transaction. */
export async function lockOwner(sql: Sql, merchantId: number, id: number): Promise<boolean> {
  const held = await sql.query(
    'select 1 from merchant_owners where id = $1::bigint and merchant_id = $2::bigint for no key update',
    [id, merchantId],
  );
  return held.length > 0;
}

interface NewOwner {
  merchantId: number;
  name: string;
  phone: string;
  username: string;
  hash: string;
  at: string;
}
/** The number of a new owner; none where somebody has the user name already. */
export async function insertOwner(sql: Sql, owner: NewOwner): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `insert into merchant_owners (merchant_id, name, phone, username, password_hash, password_set_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6) on conflict (username) do nothing returning id`,
    [owner.merchantId, owner.name, owner.phone, owner.username, owner.hash, owner.at],
  );
  return row?.id;
}

export async function setPassword(sql: Sql, id: number, { hash, at }: { hash: string; at: string }): Promise<void> {
  await sql.query(
    `update merchant_owners set password_hash = $2, password_set_at = $3, updated_at = $3, version = version + 1 where id = $1`,
    [id, hash, at],
  );
}

export async function removeOwner(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from merchant_owners where id = $1', [id]);
}
