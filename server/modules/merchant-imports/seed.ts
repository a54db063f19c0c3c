import { seal } from '../../auth/seal';
import { loadSecrets } from '../../auth/secrets';
import type { Sql } from '../../db/database';
import type { FileStore } from '../../files/store';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { secretOf } from './fetchGoods';
import type { SheetRow } from './rules';
import { errorsOf } from './sheets';
import * as store from './store';
import { endImport } from './workStore';

interface Ended {
  source: store.ImportSource;
  file: string;
  /** Whose work it was; nobody's at night. */
  username?: string;
  total?: number;
  refused?: readonly SheetRow[];
  error?: RefusalCode;
}

const refusedOfSheet: readonly SheetRow[] = [
  {
    row: 14,
    cells: { sku: 'TV-55-Q80', name: 'Телевизор Samsung QE55Q80', price: '12 990 000', spic: '0852800100200000' },
    faults: { model: 'required', spic: 'invalid_spic' },
  },
  {
    row: 57,
    cells: { sku: 'WM-F2V5', name: 'Стиральная машина LG F2V5', model: 'LG F2V5', price: '5 490 000', stock: '-3' },
    faults: { model: 'model_unknown', stock: 'invalid_stock' },
  },
  {
    row: 58,
    cells: { sku: 'WM-F2V5', name: 'Стиральная машина LG F2V5', price: '=B58*1,1' },
    faults: { sku: 'sku_repeated', price: 'formula' },
  },
];
const refusedOfBillz: readonly SheetRow[] = [
  {
    row: 31,
    cells: { sku: '100472', name: 'Подарочная карта', model: 'Подарочная карта', price: '100000' },
    faults: { model: 'model_unknown' },
  },
];

/** The last weeks of three merchants: the first is fetched from its server, the second from Billz, the third sends sheets. */
const weeks: readonly (readonly Ended[])[] = [
  [
    { source: 'sheet', file: 'прайс-октябрь.xlsx', username: 'kam', total: 240 },
    { source: 'sheet', file: 'прайс-ноябрь.xlsx', username: 'kam', total: 120, refused: refusedOfSheet },
    { source: 'ftp', file: 'price.csv', username: 'kam', error: 'access_denied' },
    { source: 'ftp', file: 'price.csv', total: 238 },
  ],
  [
    { source: 'billz', file: 'Billz', error: 'source_unreachable' },
    { source: 'billz', file: 'Billz', total: 64, refused: refusedOfBillz },
  ],
  [{ source: 'sheet', file: 'goods.xlsx', username: 'director', total: 18 }],
];

export async function seedImports(sql: Sql, clock: Clock, files: Pick<FileStore, 'put'>): Promise<void> {
  const merchants = await sql.query<{ id: number }>('select id from merchants order by id limit 3', []);
  const key = (await loadSecrets(sql, clock)).key('import-secret');
  const nowhere = { host: null, port: null, login: null, path: null };
  const methods = [
    // A host that is nobody's: what is fetched there at night is not found.
    { type: 'ftp', host: 'goods.example.com', port: 21, login: 'divan', path: '/price.csv', shop_id: null },
    { ...nowhere, type: 'billz', shop_id: '8d1f0f51-1a2b-4c3d-9e4f-5a6b7c8d9e0f' },
  ] as const;
  for (const [at, { id }] of merchants.entries()) {
    const method = methods[at];
    if (method === undefined) break;
    const secret = seal(key, `demo-${id}-secret`, secretOf(id, method.type));
    await store.addMethod(sql, id, { ...method, schedule: 'nightly', secret }, timestampOf(clock.now()));
  }
  for (const [at, { id }] of merchants.entries()) {
    const imports = weeks[at] ?? [];
    for (const [place, one] of imports.entries())
      await seedImport(sql, files, id, one, timestampOf(daysAgo(clock, (imports.length - place) * 4)));
  }
}

async function seedImport(
  sql: Sql,
  files: Pick<FileStore, 'put'>,
  merchantId: number,
  { source, file, username, total, refused = [], error }: Ended,
  at: string,
) {
  const [user] = await sql.query<{ id: number }>('select id from system_users where username = $1', [username ?? '']);
  const made = { merchantId, source, fileName: file, language: 'ru', userId: user?.id ?? null, at } as const;
  const id = (await store.addImport(sql, made))!; // each one ends before the next begins
  if (total !== undefined)
    await sql.query('update merchant_imports set total = $2, ok = $2::int - $3::int, failed = $3 where id = $1', [
      id,
      total,
      refused.length,
    ]);
  const content = refused.length > 0 ? await errorsOf('ru', file, refused) : undefined;
  const errors = content && {
    key: await files.put(content, 'xlsx'),
    name: `errors_${id}.xlsx`,
    size: content.length,
  };
  const status = error !== undefined ? 'failed' : refused.length > 0 ? 'done_with_errors' : 'done';
  await endImport(sql, { id, status, error: error ?? null, at, errors });
}
