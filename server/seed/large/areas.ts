import type { Sql } from '../../db/database';
import { withoutIndexes } from '../demo/bulk';
import { receipts, returns } from './afterSales';
import type { Area } from './area';
import { catalogue } from './catalogue';
import * as claims from './claims';
import { instalments } from './contracts';
import { deliveries } from './deliveries';
import { goods } from './goods';
import { merchants } from './merchants';
import * as money from './money';
import { orders } from './orders';
import * as payments from './payments';
import { appUsers, customers } from './people';
import * as records from './records';
import { withoutTriggers } from './withoutTriggers';

/** By the names of `--data large=<area>,…`; the journal last, because the others write into it. */
const areas = {
  tax: money.tax,
  claims: claims.claims,
  'cash-out': money.cashOut,
  'cash-in': money.cashIn,
  outgoing: money.outgoing,
  cards: claims.cards,
  documents: claims.documents,
  tariffs: claims.tariffs,
  wings: records.wings,
  merchants,
  catalogue,
  goods,
  customers,
  instalments,
  orders,
  deliveries,
  receipts,
  returns,
  sms: payments.sms,
  charges: payments.charges,
  invoices: payments.invoices,
  'app-users': appUsers,
  journal: records.journal,
} satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

/** What is sold at volume, and what it is sold to and by: it counts in the profits of its months, so it is there before they are reckoned. */
const soldAreas: readonly AreaName[] = ['merchants', 'customers', 'instalments'];

export interface Volume {
  areas: readonly AreaName[];
  /** How much of the full number of rows is made, 1 for all. */
  share: number;
  /** Takes a line when an area is filled. */
  report: (line: string) => void;
}

/** Those of a volume that are sold, or the others. */
export const partOf = (volume: Volume, part: 'sold' | 'rest'): Volume => ({
  ...volume,
  areas: volume.areas.filter((name) => soldAreas.includes(name) === (part === 'sold')),
});

/** Adds the rows of the areas to a database that the demonstration has filled; `day` is the last of which they tell. */
export async function seedAreas(sql: Sql, { areas: wanted, share, report }: Volume, day: string): Promise<void> {
  // A table of which something is still to be asked cannot be changed.
  await sql.query('set constraints all immediate');
  // The indexes of a million rows are sorted in memory, and not in files.
  await sql.query(`set local maintenance_work_mem = '512MB'`);
  for (const [name, area] of Object.entries<Area>(areas)) {
    if (!wanted.some((one) => one === name)) continue;
    const begin = performance.now();
    const rows = Math.round(area.rows * share);
    const fill = async () => void (await area.fill(sql, rows, day));
    await withoutIndexes(sql, [...area.tables], () =>
      area.unasked === undefined ? fill() : withoutTriggers(sql, area.unasked, fill),
    );
    // The next area joins what this one has filled, of which the planner knows nothing inside the transaction.
    for (const table of area.tables) await sql.query(`analyze ${table}`);
    report(`${name}: ${rows} rows in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
  await sql.query('set constraints all deferred');
}
