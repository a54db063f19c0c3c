import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import type { SheetRow } from './rules';

type Answer = Reply<'listMerchantImports'>['imports'][number];
export type ImportStatus = Answer['status'];
export type ImportSource = Answer['source'];

interface FtpColumns {
  type: 'ftp';
  host: string;
  port: number;
  login: string;
  path: string;
  shop_id: null;
}
interface BillzColumns {
  type: 'billz';
  host: null;
  port: null;
  login: null;
  path: null;
  shop_id: string;
}

/** A method as it is written. */
export type WrittenMethod = (FtpColumns | BillzColumns) & {
  schedule: 'manual' | 'nightly';
  /** Sealed. */
  secret: string;
};
export type MethodRow = WrittenMethod & { merchant_id: number; version: number; updated_at: string };

const methodColumns = 'merchant_id, version, type, host, port, login, path, schedule, shop_id, secret, updated_at';

export async function findMethod(sql: Sql, merchantId: number): Promise<MethodRow | undefined> {
  const [row] = await sql.query<MethodRow>(
    `select ${methodColumns} from merchant_import_methods where merchant_id = $1::bigint`,
    [merchantId],
  );
  return row;
}

const valuesOf = ({ type, host, port, login, path, schedule, shop_id, secret }: WrittenMethod) => [
  ...[type, host, port, login],
  ...[path, schedule, shop_id, secret],
];

/** Is fetched the next night for the first time: what was typed at noon is not begun at once. */
export async function addMethod(sql: Sql, merchantId: number, made: WrittenMethod, at: string): Promise<void> {
  await sql.query(
    `insert into merchant_import_methods (merchant_id, type, host, port, login, path, schedule, shop_id, secret, fetched_on,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamp::date, $10, $10)`,
    [merchantId, ...valuesOf(made), at],
  );
}

export async function changeMethod(sql: Sql, merchantId: number, made: WrittenMethod, at: string): Promise<void> {
  await sql.query(
    `update merchant_import_methods set type = $2, host = $3, port = $4, login = $5, path = $6, schedule = $7, shop_id = $8,
       secret = $9, version = version + 1, updated_at = $10,
       fetched_on = case when schedule = 'manual' and $7 = 'nightly' then $10::timestamp::date else fetched_on end
     where merchant_id = $1`,
    [merchantId, ...valuesOf(made), at],
  );
}

export interface ImportRow {
  id: number;
  merchant_id: number;
  source: ImportSource;
  file_name: string;
  language: Language;
  status: ImportStatus;
  total: number | null;
  ok: number;
  failed: number;
  error: RefusalCode | null;
  errors_key: string | null;
  attempts: number;
  broken: number;
  created_by: number | null;
  user: { id: number; name: string } | null;
  created_at: string;
  finished_at: string | null;
}

export const importColumns = `i.id, i.merchant_id, i.source, i.file_name, i.language, i.status, i.total, i.ok, i.failed, i.error,
  i.errors_key, i.attempts, i.broken, i.created_by, i.created_at, i.finished_at`;

/** The imports of one merchant, the newest first. */
export const importsOf = listOf<
  ImportRow,
  Pick<Call<'listMerchantImports'>['query'], 'offset' | 'limit'>,
  never,
  number
>({
  id: 'i.id',
  from: (bind, merchantId) => `(select * from merchant_imports where merchant_id = ${bind(merchantId)}::bigint) i`,
  select: `${importColumns},
    case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as user`,
  joins: 'left join system_users u on u.id = i.created_by',
  orders: 'i.id desc',
  where: {},
});

export interface NewImport {
  merchantId: number;
  source: ImportSource;
  fileName: string;
  language: Language;
  userId: number | null;
  at: string;
}

/** Its number; none where something comes in for this merchant already, also where that was begun at the same moment. */
export async function addImport(
  sql: Sql,
  { merchantId, source, fileName, language, userId, at }: NewImport,
): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `insert into merchant_imports (merchant_id, source, file_name, language, status, created_by, created_at)
     values ($1, $2, $3, $4, 'queued', $5, $6)
     on conflict (merchant_id) where status in ('queued', 'running') do nothing returning id`,
    [merchantId, source, fileName, language, userId, at],
  );
  return row?.id;
}

/** What an import has to do, once it is known. */
export async function addRows(sql: Sql, importId: number, rows: readonly SheetRow[]): Promise<void> {
  await sql.query(
    `insert into merchant_import_rows (import_id, row, cells, faults)
     select $1, r.row, r.cells::json, r.faults::json from unnest($2::int[], $3::text[], $4::text[]) as r (row, cells, faults)`,
    [
      importId,
      rows.map(({ row }) => row),
      rows.map(({ cells }) => JSON.stringify(cells)),
      rows.map(({ faults }) => (faults === undefined ? null : JSON.stringify(faults))),
    ],
  );
  await sql.query('update merchant_imports set total = $2, claim = null, claimed_until = null where id = $1', [
    importId,
    rows.length,
  ]);
}
