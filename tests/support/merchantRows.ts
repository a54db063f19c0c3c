import type { Database } from '../../server/db/database';

const week = JSON.stringify(
  Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
      day,
      day === 'sun' ? null : { from: '09:00', to: '18:00' },
    ]),
  ),
);

/** Hands to make merchants and branches for tests that are about something else of theirs. */
export function merchantRows(db: () => Database) {
  let made = 0;
  return {
    /** A new merchant with these columns, and its number. */
    async merchant(columns: Record<string, unknown> = {}): Promise<number> {
      made += 1;
      const row = {
        ...{ name: `Магазин ${made}`, legal_name: `ООО «Магазин ${made}»`, inn: String(300_000_000 + made) },
        ...{ mfo: '00450', account_number: '20208000900123456001', phone: '998901234567', type: 'product' },
        ...{ work_schedule: week, ...columns },
      };
      const [{ id }] = (await db().query<{ id: number }>(
        `insert into merchants (${Object.keys(row).join(', ')}, created_at, updated_at)
         values (${Object.keys(row)
           .map((_, at) => `$${at + 1}`)
           .join(', ')}, '2025-01-01', '2025-01-01') returning id`,
        Object.values(row),
      )) as [{ id: number }];
      return id;
    },
    /** A new branch of a merchant, the main one where it is the first, and its number. */
    async branch(merchantId: number, name = 'Филиал'): Promise<number> {
      const [{ id }] = (await db().query<{ id: number }>(
        `insert into merchant_branches (merchant_id, name, region_id, address, work_schedule, is_main, created_at, updated_at)
         select $1::int, $2, 1, 'Ташкент', $3, not exists (select from merchant_branches where merchant_id = $1::int), '2025-01-01', '2025-01-01'
         returning id`,
        [merchantId, name, week],
      )) as [{ id: number }];
      return id;
    },
  };
}
