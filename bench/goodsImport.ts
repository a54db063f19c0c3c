/**
 * How long a sheet of 5,000 rows takes to become goods, from its upload to the end of the import, a file of errors among them, on the
 * embedded database; and the same sheet once more, which changes each of them. Prints the measures as one line.
 *
 *     npm run bench -- goodsImport
 */
import { utils, write } from 'xlsx';
import { startWork } from '../tests/support/investorWork';
import { makeMerchant } from '../tests/support/merchants';
import { formOf } from '../tests/support/uploads';

const rows = 5000;
const budget = 30_000;

const work = await startWork();
await work.db.script(`
  insert into market_categories (name_ru, sequence_number, created_at, updated_at) values ('Телефоны', 1, '2026-01-01', '2026-01-01');
  insert into brands (name, created_at, updated_at) select 'Brand ' || n, '2026-01-01', '2026-01-01' from generate_series(1, 50) n;
  insert into models (category_id, brand_id, name, description_ru, description_ru_at, created_at, updated_at)
    select c.id, b.id, 'Model ' || n, 'Описание', '2026-01-01', '2026-01-01', '2026-01-01'
    from market_categories c, brands b, generate_series(1, 100) n`);
const id = await makeMerchant(work.db);
const token = (await work.signIn('kam')).access_token;

function sheet(price: number): Buffer {
  const book = utils.book_new();
  const lines = Array.from({ length: rows }, (_, at) => [
    ...[`SKU-${at}`, `Товар ${at}`, `Brand ${(at % 50) + 1} Model ${(at % 100) + 1}`, price + at],
    // One row in fifty is wrong.
    ...['', at % 50 === 7 ? 'много' : (at + price) % 90, String(10_000_000_000 + at), '08517001001000000', ''],
  ]);
  const headings = ['sku', 'name', 'model', 'price', 'old_price', 'stock', 'barcode', 'spic', 'package_code'];
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...lines]), 'Rows');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

async function timeOf(content: Buffer): Promise<number> {
  const { payload, headers } = formOf(content, 'goods.xlsx');
  const begun = performance.now();
  const url = `/api/payment/v1/merchants/${id}/products/excel-template`;
  const answer = await work.call({ method: 'POST', url, payload, headers, token });
  if (answer.statusCode !== 202) throw new Error(answer.body);
  for (;;) {
    const last = await work.one<{ status: string; ok: number; failed: number }>(
      'select status, ok, failed from merchant_imports order by id desc limit 1',
    );
    if (last.status === 'done_with_errors') {
      if (last.ok + last.failed !== rows || last.failed !== rows / 50) throw new Error(JSON.stringify(last));
      return performance.now() - begun;
    }
    if (last.status === 'failed') throw new Error('The import failed');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const measures = [
  { what: 'Import of 5,000 new goods, upload to end', value: await timeOf(sheet(1000)), unit: 'ms', budget },
  { what: 'Import of 5,000 goods that are there, upload to end', value: await timeOf(sheet(2000)), unit: 'ms', budget },
];
await work.close();
console.log(JSON.stringify(measures));
