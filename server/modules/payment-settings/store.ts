import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';

export type Settings = Reply<'getPaymentSettings'>['setting'];
export type Gateway = Reply<'getPaymentSettings'>['gateways'][number];

const columns = `version, acquiring_provider, backup_provider, ofd_provider, autopay_enabled, autopay_hours, retry_count, min_amount,
  max_amount, updated_at`;

export async function read(sql: Sql): Promise<Settings> {
  const [row] = await sql.query<Settings>(`select ${columns} from payment_settings where id = 1`, []);
  return row!; // the migration made it
}

/** Held until the end of the transaction. */
export async function hold(sql: Sql): Promise<Settings> {
  await sql.query('select from payment_settings where id = 1 for no key update', []);
  return read(sql);
}

export async function save(sql: Sql, next: Settings, at: string): Promise<void> {
  await sql.query(
    `update payment_settings set version = version + 1, acquiring_provider = $1, backup_provider = $2, ofd_provider = $3,
       autopay_enabled = $4, autopay_hours = $5, retry_count = $6, min_amount = $7, max_amount = $8, updated_at = $9 where id = 1`,
    [
      ...[next.acquiring_provider, next.backup_provider, next.ofd_provider, next.autopay_enabled, next.autopay_hours],
      ...[next.retry_count, next.min_amount, next.max_amount, at],
    ],
  );
}

/** Who charges cards: the one that is chosen, and then the one that stands in for it. One that is turned off charges nothing. */
export async function listAcquirers(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ code: string }>(
    `select g.code from payment_settings s join payment_gateways g on g.code in (s.acquiring_provider, s.backup_provider)
     where s.id = 1 and g.is_active order by g.code = s.acquiring_provider desc`,
    [],
  );
  return rows.map(({ code }) => code);
}

/** Gateways that take payments of cards and wallets: money at the desk and through a bank is only noted. */
export function listGateways(sql: Sql, language: Language): Promise<Gateway[]> {
  return sql.query<Gateway>(
    `select code, case $1 when 'en' then name_en when 'uz' then name_uz else name_ru end as name, is_active from payment_gateways
     where code not in ('cash', 'bank') order by 2`,
    [language],
  );
}

/** Charging by itself is on in the demonstration, since the administrator turned it on. */
export async function seedSettings(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with turned as (update payment_settings set version = 2, autopay_enabled = true, updated_at = $1 where id = 1 returning id)
     insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select $1, u.id, 'update', 'payment_settings', t.id::text, 'autopay_enabled', 'false', 'true'
     from turned t cross join (select id from system_users where username = 'director') u`,
    [timestampOf(daysAgo(clock, 20))],
  );
}
