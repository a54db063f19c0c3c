/** The tables that the demonstration's instalments are written into, and the rows that are gathered for them. */
import type { Sql } from '../../../db/database';

/** In the order in which they refer to each other. */
const tables = {
  applications: {
    name: 'applications',
    columns: `id, guid, version, customer_id, merchant_id, branch_id, seller_id, source, status, status_since, expires_at, first_name, last_name,
      patronymic, birthday, phone_number, passport_id, children, education, profession, job_organization, employment_type, salary, has_credit,
      family_status, price, discount, down_payment, month_count, markup_percent, month_amount, installment_amount, first_payment_day,
      vat_percent, reason, contract_number, contract_date, created_at, updated_at`,
  },
  application_baskets: {
    name: 'application_baskets',
    columns:
      'id, application_id, line, product_id, name, category, model, count, price, sale_total, vat, spic, returned_count',
  },
  installments: {
    name: 'installments',
    columns: `id, guid, customer_id, contract_number, total, paid, cancelled, rebate, down_payment, installment_amount, autopay, created_at`,
  },
  schedule_rows: { name: 'schedule_rows', columns: 'installment_id, number, date, amount, paid, cancelled, rebate' },
  orders: {
    name: 'orders',
    columns: 'id, version, application_id, status, status_since, is_marketplace, completed_at, created_at, updated_at',
  },
  gateway_transactions: {
    name: 'gateway_transactions',
    columns:
      'id, gateway, external_id, direction, customer_id, card_id, amount, status, rrn, error, created_at, finished_at',
  },
  installment_payments: {
    name: 'installment_payments',
    columns: `id, version, application_id, kind, amount, status, gateway, external_id, date, gateway_transaction_id, created_at, paid_at`,
  },
  payment_parts: { name: 'payment_parts', columns: 'payment_id, installment_id, row_number, amount' },
  installment_moves: {
    name: 'installment_moves',
    columns:
      'id, application_id, kind, payment_id, date, amount, account, is_sold, vat, purchase, paid_before, created_at',
  },
  product_invoices: {
    name: 'product_invoices',
    columns: 'id, application_basket_id, application_id, merchant_id, date, number, version, created_at, updated_at',
  },
  agreements: {
    name: 'agreements',
    columns: 'id, application_id, kind, amount, date, wrong_tries, status, signed_at, created_at',
  },
};
export type Table = keyof typeof tables;
const numbered = [
  ...(['applications', 'application_baskets', 'orders', 'gateway_transactions', 'installment_payments'] as const),
  ...(['installment_moves', 'product_invoices', 'agreements'] as const),
] as const;
type Numbered = (typeof numbered)[number];

/** Rows that are written together at the end: one statement a table is a hundred times faster than one a row. */
export interface Gathered {
  add(table: Table, row: object): void;
  /** The number of the next row of a table, after those that there are. */
  next(table: Numbered): number;
  write(): Promise<void>;
}

export async function gather(sql: Sql): Promise<Gathered> {
  const rows = new Map<Table, object[]>();
  const last = new Map<Numbered, number>();
  for (const table of numbered) {
    const [row] = await sql.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${tables[table].name}`);
    last.set(table, row!.id); // an aggregate always answers one row
  }
  return {
    add(table, row) {
      const those = rows.get(table);
      if (those) those.push(row);
      else rows.set(table, [row]);
    },
    next(table) {
      const id = (last.get(table) ?? 0) + 1;
      last.set(table, id);
      return id;
    },
    async write() {
      for (const table of Object.keys(tables) as Table[]) await insert(sql, table, rows.get(table) ?? []);
      for (const [table, id] of last)
        await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, Math.max(id, 1)]);
    },
  };
}

const insert = (sql: Sql, table: Table, rows: readonly object[]) =>
  sql.query(
    `insert into ${tables[table].name} (${tables[table].columns})
     select ${tables[table].columns} from jsonb_populate_recordset(null::${tables[table].name}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
