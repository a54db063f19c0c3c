import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call } from '../../http/contract';
import { tiyinOf } from '../../shared/money';
import { scaleOf, type ConstantType, type ExitRate, type SystemKey } from './rules';

export interface ConstantRow {
  id: number;
  version: number;
  key: string;
  type: ConstantType;
  value: string;
  description: string;
  is_active: boolean;
  created_at: string;
  updated_at: string;
}

export const constants = listOf<ConstantRow, Call<'listConstants'>['query']>({
  id: 'c.id',
  from: 'invest_constants c',
  select: 'c.id, c.version, c.key, c.type, c.value, c.description, c.is_active, c.created_at, c.updated_at',
  orders: { key: 'c.key collate "C"', updated_at: 'c.updated_at' },
  where: {
    type: 'c.type',
    is_active: 'c.is_active',
    search: { id: 'c.id', names: ['c.description'], numbers: ['c.key'] },
  },
});

type Values = Pick<ConstantRow, 'type' | 'value' | 'description' | 'is_active'>;

/** Its number; nothing where another one has the key. */
export async function insertConstant(
  sql: Sql,
  { key, type, value, description, at }: Omit<Values, 'is_active'> & { key: string; at: string },
): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `insert into invest_constants (key, type, value, description, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (key) do nothing returning id`,
    [key, type, value, description, at],
  );
  return row?.id;
}

/** A new value is noted with who gave it, and with the one that stood before his first change of it. */
export async function setConstant(
  sql: Sql,
  { id, type, value, description, is_active, at, userId }: Values & { id: number; at: string; userId: number },
): Promise<void> {
  await sql.query(
    `update invest_constants set type = $2, value = $3, description = $4, is_active = $5, updated_at = $6,
       set_by = case when value = $3 then set_by else $7 end,
       value_before = case when value = $3 or set_by = $7 then value_before else value end,
       version = version + 1 where id = $1`,
    [id, type, value, description, is_active, at, userId],
  );
}

export async function deleteConstant(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from invest_constants where id = $1', [id]);
}

/** The values of some constants of the service, as they stand for the transaction of `sql`. */
async function valuesOf<Key extends SystemKey>(sql: Sql, keys: readonly Key[]): Promise<Record<Key, string>> {
  const rows = await sql.query<{ key: Key; value: string }>(
    'select key, value from invest_constants where key = any ($1::text[])',
    [keys],
  );
  const missing = keys.find((key) => rows.every((row) => row.key !== key));
  if (missing !== undefined) throw new Error(`There is no constant ${missing}`);
  // Each key was found.
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Record<Key, string>;
}

/** What leaving an investment costs by the constants. */
export interface ExitTerms {
  /** The strictest first. */
  rates: ExitRate[];
  /** Percent of what is left after the penalty. */
  tax_percent: number;
}

/** By what leaving is reckoned; asked of the transaction that pays by it. */
export async function exitTerms(sql: Sql): Promise<ExitTerms> {
  const { early_exit_rates: rates, exit_tax: tax } = await valuesOf(sql, ['early_exit_rates', 'exit_tax']);
  return { rates: scaleOf(rates), tax_percent: Number(tax) };
}

/** Percent of each coupon; asked of the transaction that pays by it. */
export async function couponTaxPercent(sql: Sql): Promise<number> {
  return Number((await valuesOf(sql, ['coupon_tax'])).coupon_tax);
}

/** Percent of value-added tax. */
export async function vatRate(sql: Sql): Promise<number> {
  return Number((await valuesOf(sql, ['vat_rate'])).vat_rate);
}

/** Percent of the markup still owed that is given to whoever settles early. */
export async function ibraPercent(sql: Sql): Promise<number> {
  return Number((await valuesOf(sql, ['ibra_percent'])).ibra_percent);
}

/** From which move on a figure of profit and loss asks for a comment; the amount in tiyin. */
export async function largeMoveOfProfitLoss(sql: Sql): Promise<{ percent: number; amount: bigint }> {
  const values = await valuesOf(sql, ['pnl_move_percent', 'pnl_move_amount']);
  return { percent: Number(values.pnl_move_percent), amount: tiyinOf(values.pnl_move_amount) };
}

/** Nobody changes by what leaving is reckoned until the end of the transaction, so that it is the same in all of it. */
export async function holdExitTerms(sql: Sql): Promise<void> {
  await sql.query(
    `select id from invest_constants where key in ('early_exit_rates', 'exit_tax') order by id for share`,
    [],
  );
}

/** Five that staff made beside those of the service, so that there is one of each type. */
export async function seedConstants(sql: Sql, day: string): Promise<void> {
  // Those of the service came with the house, and not with the start of this program.
  await sql.query(
    `update invest_constants set created_at = $1::date - 900 + time '09:00', updated_at = $1::date - 900 + time '09:00'`,
    [day],
  );
  await sql.query(
    `insert into invest_constants (key, type, value, description, is_active, created_at, updated_at)
     select key, type, value, description, is_active, $1::date + time '10:00', $1::date + time '10:00' from (values
       ('mobile.support_phone', 'text', '998712000000', 'Телефон поддержки в приложении инвестора', true),
       ('mobile.show_rounds', 'bool', 'true', 'Показывать раунды в приложении инвестора', true),
       ('offer.valid_from', 'date', '2026-01-01', 'С какого дня действует публичная оферта', true),
       ('report.page_rows', 'number', '500', 'Сколько строк на листе печатного отчёта', true),
       ('mobile.banner', 'json', '{"title":"Мудараба 12","percent":24}', 'Баннер на главной приложения: прошлая акция', false)
     ) as c (key, type, value, description, is_active)`,
    [day],
  );
}
