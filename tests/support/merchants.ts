/** Merchants and branches put into a database by hand, for tests of what hangs on them. */
import type { Database } from '../../server/db/database';

export const hours = { from: '09:00', to: '18:00' };
export const week = { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: null, sun: null };

let made = 0;
/** A merchant with what it must have, and these columns; answers with its number. */
export async function makeMerchant(
  db: Pick<Database, 'query'>,
  columns: Readonly<Record<string, string | number>> = {},
): Promise<number> {
  made += 1;
  const row = {
    ...{ name: 'Artel', legal_name: 'ООО «Artel»', inn: String(300_000_000 + made), mfo: '00014' },
    ...{ account_number: '20208000900123456001', phone: '998901234567', type: 'product' },
    ...{ work_schedule: JSON.stringify(week), created_at: '2026-01-01', updated_at: '2026-01-01', ...columns },
  };
  const places = Object.keys(row).map((_, at) => `$${at + 1}`);
  const [found] = await db.query<{ id: number }>(
    `insert into merchants (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return found!.id; // an insert answers its row
}

/** A branch as it stands in the table; of a merchant's first the main one. */
export async function makeBranch(
  db: Pick<Database, 'query'>,
  merchantId: number,
  {
    name = 'Чиланзар',
    isBlocked = false,
    point: [lat, lon] = [null, null],
  }: { name?: string; isBlocked?: boolean; point?: [lat: number | null, lon: number | null] } = {},
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into merchant_branches (merchant_id, name, region_id, district_id, address, work_schedule, lat, lon, is_main, is_blocked, created_at, updated_at)
     values ($1, $2, 1, 11, 'улица Бунёдкор, 12', $3, $5, $6, not exists (select from merchant_branches where merchant_id = $1), $4,
       '2026-01-01', '2026-01-01') returning id`,
    [merchantId, name, JSON.stringify(week), isBlocked, lat, lon],
  );
  return row!.id; // an insert answers its row
}
