import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';

type CallbackRow = Reply<'createMerchantCallback'>;
type TelegramRow = Reply<'createMerchantTelegramUser'>;

export const listCallbacks = (sql: Sql, merchantId: number): Promise<CallbackRow[]> =>
  sql.query<CallbackRow>(
    'select id, value, created_at from merchant_callbacks where merchant_id = $1::bigint order by id',
    [merchantId],
  );

export async function insertCallback(sql: Sql, merchantId: number, value: string, at: string): Promise<CallbackRow> {
  const [row] = await sql.query<CallbackRow>(
    'insert into merchant_callbacks (merchant_id, value, created_at) values ($1, $2, $3) returning id, value, created_at',
    [merchantId, value, at],
  );
  return row!; // an insert answers its row
}

/** What was removed, and of which merchant; nothing where it is gone already. */
export async function removeCallback(
  sql: Sql,
  id: number,
): Promise<{ merchant_id: number; value: string } | undefined> {
  const [row] = await sql.query<{ merchant_id: number; value: string }>(
    'delete from merchant_callbacks where id = $1::bigint returning merchant_id, value',
    [id],
  );
  return row;
}

export const listTelegramUsers = (sql: Sql, merchantId: number): Promise<TelegramRow[]> =>
  sql.query<TelegramRow>(
    `select id, phone, chat_id::text as chat_id, created_at from merchant_telegram_users where merchant_id = $1::bigint
     order by id`,
    [merchantId],
  );

export async function insertTelegramUser(
  sql: Sql,
  merchantId: number,
  phone: string,
  at: string,
): Promise<TelegramRow> {
  const [row] = await sql.query<TelegramRow>(
    `insert into merchant_telegram_users (merchant_id, phone, created_at) values ($1, $2, $3)
     returning id, phone, chat_id::text as chat_id, created_at`,
    [merchantId, phone, at],
  );
  return row!; // an insert answers its row
}

export async function removeTelegramUser(
  sql: Sql,
  id: number,
): Promise<{ merchant_id: number; phone: string } | undefined> {
  const [row] = await sql.query<{ merchant_id: number; phone: string }>(
    'delete from merchant_telegram_users where id = $1::bigint returning merchant_id, phone',
    [id],
  );
  return row;
}
