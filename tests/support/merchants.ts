/** Merchants and branches put into a database by hand, for tests of what hangs on them. */
import type { Database } from '../../server/db/database';

export const hours = { from: '09:00', to: '18:00' };
export const week = { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: null, sun: null };

let made = 0;
/** A merchant with what it must have; answers with its number. */
export async function makeMerchant(
  db: Pick<Database, 'query'>,
  { name = 'Artel', status = 'active' }: { name?: string; status?: string } = {},
): Promise<number> {
  made += 1;
  const [row] = await db.query<{ id: number }>(
    `insert into merchants (name, legal_name, inn, mfo, account_number, phone, type, work_schedule, status, created_at, updated_at)
     values ($1, $1, $2, '00014', '20208000900123456001', '998901234567', 'product', $3, $4, '2026-01-01', '2026-01-01')
     returning id`,
    [name, String(300_000_000 + made), JSON.stringify(week), status],
  );
  return row!.id; // an insert answers its row
}

/** A branch as it stands in the table; of a merchant's first the main one. */
export async function makeBranch(
  db: Pick<Database, 'query'>,
  merchantId: number,
  { name = 'Чиланзар', isBlocked = false }: { name?: string; isBlocked?: boolean } = {},
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into merchant_branches (merchant_id, name, region_id, district_id, address, work_schedule, is_main, is_blocked, created_at, updated_at)
     values ($1, $2, 1, 11, 'улица Бунёдкор, 12', $3, not exists (select from merchant_branches where merchant_id = $1), $4,
       '2026-01-01', '2026-01-01') returning id`,
    [merchantId, name, JSON.stringify(week), isBlocked],
  );
  return row!.id; // an insert answers its row
}
