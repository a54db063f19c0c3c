/** Imports of goods: from a sheet, from FTP and from Billz; what is refused, what stays when a server is killed, and what nobody is told. */
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { after, before, beforeEach, test } from 'node:test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { utils, write } from 'xlsx';
import type { Reply } from '../../server/http/contract';
import { readSheet } from '../../server/files/sheet';
import { billzAt } from '../../server/modules/merchant-imports/billz';
import { billzStandIn } from '../../server/modules/merchant-imports/billzStandIn';
import { fetchByFtp } from '../../server/modules/merchant-imports/ftp';
import { reachPublic } from '../../server/modules/merchant-imports/sources';
import { beginNight } from '../../server/modules/merchant-imports/night';
import { withoutRepeats } from '../../server/modules/merchant-imports/rules';
import { fetchNext, workBatch, type ImportParts } from '../../server/modules/merchant-imports/runner';
import { loadSecrets } from '../../server/auth/secrets';
import { isPublicHost } from '../../server/shared/publicAddress';
import { startFtpServer, type FtpServer } from '../support/ftpServer';
import { inTurn, postgresOnly } from '../support/heldRows';
import { hostileSheets } from '../support/hostileSheets';
import { startWork, type InvestorWork } from '../support/investorWork';
import { makeMerchant } from '../support/merchants';
import { formOf, zipOf } from '../support/uploads';

type Import = Reply<'listMerchantImports'>['imports'][number];
type Method = Reply<'getImportMethod'>;

let work: InvestorWork;
let parts: ImportParts;
let ftp: FtpServer;
/** Where names lead in these tests; what names of the public net lead to is told by reachPublic itself. */
const reach = async () => '127.0.0.1';
const password = 'k7Ra-92tn';

before(async () => {
  ftp = await startFtpServer({ files: {}, password });
  work = await startWork({ imports: { isDemo: true, reach } });
  const key = (await loadSecrets(work.db, work.clock)).key('import-secret');
  const { db, files, clock } = work;
  const sources = { key, reach, billz: billzStandIn(db) };
  parts = { db, files, clock, log: (line) => work.log.push(line), sources };
  await db.script(`
    insert into market_categories (name_ru, sequence_number, created_at, updated_at) values ('Телефоны', 1, '2026-01-01', '2026-01-01');
    insert into brands (id, name, created_at, updated_at) values (1, 'Samsung', '2026-01-01', '2026-01-01'), (2, 'LG', '2026-01-01', '2026-01-01');
    insert into models (id, category_id, brand_id, name, description_ru, description_ru_at, created_at, updated_at)
      select n.id, c.id, n.brand, n.name, 'Описание', '2026-01-01', '2026-01-01', '2026-01-01'
      from market_categories c, (values (1, 1, 'Galaxy A55'), (2, 1, 'Galaxy S25'), (3, 2, 'F2V5')) n (id, brand, name)`);
});
beforeEach(() => void work.log.splice(0));
after(async () => {
  await work.close();
  await ftp.close();
});

const titles = [
  'Артикул *',
  'Название',
  'Модель',
  'Цена',
  'Старая цена',
  'Остаток',
  'Штрихкод',
  'ИКПУ',
  'Код упаковки',
];
const sheetOf = (rows: unknown[][], headings: unknown[] = titles): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...rows]), 'Rows');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
};
async function send(id: number, content: Buffer, { as = 'kam', language = 'ru', name = 'goods.xlsx' } = {}) {
  const { payload, headers } = formOf(content, name);
  const token = (await work.signIn(as)).access_token;
  const url = `/api/payment/v1/merchants/${id}/products/excel-template`;
  return work.call({ method: 'POST', url, payload, headers: { ...headers, 'accept-language': language }, token });
}
const list = async (id: number, query = '') =>
  work.answer<{ imports: Import[]; count: number }>(`pay GET /v1/merchants/${id}/imports?${query}`);
/** Ends whatever was begun, by this process's own runner or by this test. */
async function finish(id: number): Promise<Import> {
  for (;;) {
    await beginNight(parts);
    await fetchNext(parts);
    await workBatch(parts);
    const [last] = (await list(id)).imports;
    if (last !== undefined && !['queued', 'running'].includes(last.status)) return last;
  }
}
async function imported(id: number, rows: unknown[][], options: { language?: string } = {}): Promise<Import> {
  const answer = await send(id, sheetOf(rows), options);
  assert.equal(answer.statusCode, 202, answer.body);
  return finish(id);
}
const goodsOf = (id: number) =>
  work.db.query<Record<string, unknown>>(
    `select sku, name, model_id, price, old_price, stock, barcode, spic, package_code, is_active from products
     where merchant_id = $1 order by id`,
    [id],
  );
const movesOf = (id: number) =>
  work.db.query<{ sku: string; kind: string; amount: number }>(
    `select p.sku, m.kind, m.amount from stock_moves m join products p on p.id = m.product_id
     where p.merchant_id = $1 order by m.id`,
    [id],
  );
/** The texts of the file of errors. */
async function errorsOf({ errors_file: url }: Import): Promise<string[][]> {
  const answer = await work.call({ method: 'GET', url: url! });
  assert.equal(answer.statusCode, 200);
  return readSheet(() => Readable.from([answer.rawPayload]), { mostBytes: 1e7, mostRows: 5000 });
}
const method = (id: number, body: object, options: object = {}) =>
  work.do(`pay POST /v1/merchants/${id}/import-method`, { body, as: 'kam', ...options });
const ftpBody = (more: object = {}) => ({
  type: 'ftp',
  ftp: { host: 'ftp.artel.uz', port: ftp.port, login: 'divan', password, path: '/price.csv', ...more },
});
const run = (id: number) => work.do(`pay POST /v1/merchants/${id}/import-ftp`, { as: 'kam' });
const spic = '08517001001000000';

test('new articles are added switched off, known ones updated, each wrong row left out with its reasons', async () => {
  const [id, other] = [await makeMerchant(work.db), await makeMerchant(work.db)];
  await imported(other, [['F-1', 'Чужой', 'LG F2V5', 100, '', 1, '8806095467299', '', '']]);
  const first = await imported(id, [
    ['A55', 'Galaxy A55', 'samsung  GALAXY a55', '4 990 000', 5_490_000, 12, '8806095467214', spic, '149 62-12'],
    ['S25', 'Galaxy S25', 2, '12 990 000,50', '', '', '', '', ''],
  ]);
  assert.deepEqual([first.status, first.total, first.ok, first.failed, first.errors_file], ['done', 2, 2, 0, null]);
  assert.deepEqual([first.file, first.source, first.user?.name], ['goods.xlsx', 'sheet', 'Санжар Рахимов']);
  const a55 = { name: 'Galaxy A55', model_id: 1, barcode: '8806095467214', spic, package_code: '1496212' };
  assert.deepEqual(await goodsOf(id), [
    { sku: 'A55', ...a55, price: '4990000.00', old_price: '5490000.00', stock: 12, is_active: false },
    {
      ...{ sku: 'S25', name: 'Galaxy S25', model_id: 2, price: '12990000.50', old_price: null, stock: 0 },
      ...{ barcode: null, spic: null, package_code: null, is_active: false },
    },
  ]);

  const second = await imported(
    id,
    [
      // A price that reaches the old one leaves nothing to strike through; what is empty stays.
      ['a55', '', '', '5 500 000', '', 9, '', '', '-'],
      ['S25', 'Galaxy S25 512', '', '', '14 000 000', 3, '', '', ''],
      ['S25', 'Ещё раз', '', 1, '', '', '', '', ''],
      ['', 'Без артикула', 1, 1, '', '', '', '', ''],
      ['N-1', '', '', '', '', '', '', '', ''],
      ['N-2', 'Нет модели', 'Nokia 3310', 0, '', -1, '123', '0851700100100000', ''],
      ['N-3', '=HYPERLINK("http://x")', 1, '1,234', 5, '1.5', '8806095467299', '', ''],
      ['N-4', 'Дешевле было', 1, 100, 100, '', '8806095467214', '', 'x'.repeat(21)],
      ['N-5', 'Хорошая', 'LG F2V5', 100, '', 1, '', '', ''],
      // No form would take it, and the product could not be changed any more.
      ['N-6', 'В штуках', 'LG F2V5', 100, '', 1, '', '', 'шт'],
      ['', '', '', '', '', '', '', '', ''],
    ],
    { language: 'en' },
  );
  assert.deepEqual([second.status, second.total, second.ok, second.failed], ['done_with_errors', 10, 3, 7]);
  const [, now, added] = await goodsOf(id);
  assert.deepEqual((await goodsOf(id)).length, 3);
  assert.deepEqual(now, { ...now, name: 'Galaxy S25 512', price: '12990000.50', old_price: '14000000.00', stock: 3 });
  assert.deepEqual(added, { ...added, sku: 'N-5', model_id: 3, is_active: false });
  const [changed] = await goodsOf(id);
  assert.deepEqual(changed, { ...changed, ...a55, package_code: null, price: '5500000.00', old_price: null, stock: 9 });
  assert.deepEqual(await movesOf(id), [
    { sku: 'A55', kind: 'receipt', amount: 12 },
    { sku: 'A55', kind: 'correction', amount: -3 },
    { sku: 'S25', kind: 'correction', amount: 3 },
    { sku: 'N-5', kind: 'receipt', amount: 1 },
  ]);
  const [headings, ...errors] = await errorsOf(second);
  assert.deepEqual(headings?.slice(0, 2), ['SKU *', 'Name']);
  assert.deepEqual(
    errors.map((row) => [row[9], row[10]]),
    [
      ['4', 'SKU: this SKU stands further up in the file'],
      ['5', 'SKU: fill it in'],
      ['6', 'Name: fill it in; Model: fill it in; Price: fill it in'],
      [
        '7',
        'Price: a sum above zero with up to two decimals is needed; Stock: a whole number from 0 to 1 000 000 is needed; Barcode: 8 to 14 digits are needed; IKPU: 17 digits are needed; Model: no such model in the catalogue',
      ],
      [
        '8',
        'Name: looks like a formula; Price: a sum above zero with up to two decimals is needed; Stock: a whole number from 0 to 1 000 000 is needed; Barcode: a product of another merchant has this barcode',
      ],
      [
        '9',
        'Package code: up to 20 digits are needed; Barcode: another product of the merchant has this barcode; Old price: has to be above the price',
      ],
      ['11', 'Package code: up to 20 digits are needed'],
    ],
  );
  // The file of errors is one that can be imported again: its own headings are known, and the two it adds are not read.
  assert.equal(
    (await send(id, Buffer.from((await work.call({ method: 'GET', url: second.errors_file! })).rawPayload))).statusCode,
    202,
  );
  // One of its rows stood further down before, and now stands alone.
  assert.equal((await finish(id)).failed, 6);
  const audited = await work.db.query<{ action: string; field: string }>(
    `select action, field, new_value as now from audit where entity = 'merchant' and entity_id = $1 order by id limit 4`,
    [String(id)],
  );
  assert.deepEqual(audited, [
    { action: 'begin_import', field: 'import', now: 'goods.xlsx' },
    { action: 'end_import', field: 'import_status', now: 'done' },
    { action: 'end_import', field: 'import_ok', now: '2' },
    { action: 'end_import', field: 'import_failed', now: '0' },
  ]);
  assert.equal((await work.one<{ count: number }>('select count(*)::int as count from merchant_import_rows')).count, 0);
  assert.deepEqual(work.log, []);
});

test('what nobody sees is in no cell, and an article is as long as a form may send it', async () => {
  const id = await makeMerchant(work.db);
  const unseen = '\u202e\u200b\ufeff';
  const run = await imported(id, [
    [
      `\u200bU-1\u202e`,
      `Gal\u200baxy\u2066 A55`,
      `Samsung Galaxy\u200b A55`,
      `1\u200b00`,
      '',
      1,
      '',
      '',
      `\u202e149\u200b`,
    ],
    [unseen, 'Без артикула', 1, 1, '', '', '', '', ''],
    ['U-2', unseen, 1, 1, '', '', '', '', ''],
    ['U-3', `${unseen}=1+1`, 1, 1, '', '', '', '', ''],
    ['u'.repeat(61), 'Длинный', 1, 1, '', '', '', '', ''],
    ['u'.repeat(60), 'Впору', 1, 1, '', '', '', '', ''],
  ]);
  const goods = await goodsOf(id);
  assert.deepEqual(
    goods.map(({ sku, name, price, package_code: code }) => [sku, name, price, code]),
    [
      ['U-1', 'Galaxy A55', '100.00', '149'],
      ['u'.repeat(60), 'Впору', '1.00', null],
    ],
  );
  const [, ...errors] = await errorsOf(run);
  assert.deepEqual(
    errors.map((row) => [row[9], row[10]]),
    [
      ['3', 'Артикул: заполните'],
      ['4', 'Название: заполните'],
      ['5', 'Название: похоже на формулу'],
      ['6', 'Артикул: слишком длинно'],
    ],
  );
});

test('the template says its columns and hints in three languages, and each of them is read', async () => {
  for (const [language, first, second] of [
    ['ru', 'Артикул *', 'Подсказки'],
    ['en', 'SKU *', 'Hints'],
    ['uz', 'Artikul *', 'Maslahatlar'],
  ] as const) {
    const id = await makeMerchant(work.db);
    const answer = await work.do(`pay GET /v1/merchants/${id}/products/excel-template`, { language, as: 'moderator' });
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['content-disposition']), /goods_\d+\.xlsx/);
    const [headings = []] = await readSheet(() => Readable.from([answer.rawPayload]), { mostBytes: 1e6, mostRows: 10 });
    assert.deepEqual([headings[0], headings.length], [first, 9]);
    assert.ok(strFromZip(answer.rawPayload, 'xl/workbook.xml').includes(second));
    const row = ['A', 'Товар', '1', '100', '', '5', '', spic, ''];
    assert.equal((await send(id, sheetOf([row], headings))).statusCode, 202);
    assert.equal((await finish(id)).ok, 1);
    assert.deepEqual([(await goodsOf(id))[0]?.stock, (await goodsOf(id))[0]?.spic], [5, spic]);
  }
});
const strFromZip = (bytes: Uint8Array, part: string) => new TextDecoder().decode(unzipSync(bytes)[part]);

test('a sheet that is wrong as a whole is refused at once, and nothing is begun', async () => {
  const id = await makeMerchant(work.db);
  const withFormula = (() => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([titles, ['A', 'Товар', 1, 100]]);
    sheet['D2'] = { t: 'n', f: '1+1', v: 2 };
    utils.book_append_sheet(book, sheet, 'Rows');
    return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  })();
  const rows = (count: number) => Array.from({ length: count }, (_, at) => [`A-${at}`, 'Товар', 1, 100]);
  const cases: [string, Buffer][] = [
    ['sheet_with_formulas', withFormula],
    ['sheet_too_long', sheetOf(rows(5001))],
    ['sheet_empty', sheetOf([])],
    ['sheet_without_columns', sheetOf([['A']], ['Название'])],
    ['sheet_without_columns', sheetOf([['A', 'B']], ['Артикул', 'SKU'])],
    ['sheet_unreadable', Buffer.from('no sheet at all')],
    ['sheet_unreadable', zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': 'not <xml' })],
  ];
  for (const [code, content] of cases) {
    const answer = await send(id, content);
    assert.deepEqual([answer.statusCode, answer.json<{ fields?: object }>().fields], [422, { file: code }], code);
  }
  const large = await send(id, Buffer.alloc(10 * 1024 * 1024 + 1, 'PK'));
  assert.deepEqual([large.statusCode, large.json<{ code: string }>().code], [413, 'file_too_large']);
  assert.equal((await list(id)).count, 0);
  assert.equal((await send(2_000_000_000, sheetOf(rows(1)))).statusCode, 404);
  assert.equal((await send(id, sheetOf(rows(1)), { as: 'moderator' })).statusCode, 403);
});

test('twenty-four sheets made to harm are each refused in under a second', async () => {
  const id = await makeMerchant(work.db);
  const external = zipSync({
    ...unzipSync(sheetOf([['A', 'x', 1, 1]])),
    'xl/externalLinks/externalLink1.xml': strToU8('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
    'xl/worksheets/sheet1.xml': strToU8(
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>',
    ),
  });
  const all = [
    ...hostileSheets.map(({ name, bytes }) => ({ name, bytes: bytes() })),
    { name: 'entities', bytes: external },
  ];
  assert.ok(all.length >= 20);
  const token = (await work.signIn('kam')).access_token;
  for (const { name, bytes } of all) {
    const { payload, headers } = formOf(Buffer.from(bytes), 'goods.xlsx');
    const begun = process.cpuUsage();
    const url = `/api/payment/v1/merchants/${id}/products/excel-template`;
    const answer = await work.call({ method: 'POST', url, payload, headers, token });
    const { user, system } = process.cpuUsage(begun);
    assert.ok([413, 415, 422].includes(answer.statusCode), `${name}: ${answer.statusCode} ${answer.body}`);
    assert.ok(user + system < 1_000_000, `${name}: ${(user + system) / 1000} ms`);
  }
  assert.equal((await list(id)).count, 0);
});

test('a merchant has one import at a time, others are not kept waiting', async () => {
  const [id, other] = [await makeMerchant(work.db), await makeMerchant(work.db)];
  const row = [['A', 'Товар', 1, 100]];
  await work.db.query(
    `insert into merchant_imports (merchant_id, source, file_name, language, status, claim, claimed_until, created_at)
     values ($1, 'ftp', 'price.csv', 'ru', 'running', gen_random_uuid(), '2999-01-01', '2026-01-01')`,
    [id],
  );
  const answer = await send(id, sheetOf(row));
  assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [409, 'still_running']);
  assert.equal((await send(other, sheetOf(row))).statusCode, 202);
  assert.equal((await finish(other)).status, 'done');
  // In each state: what is under way keeps the next one out, what has ended does not.
  for (const [status, isOpen] of [
    ['queued', false],
    ['running', false],
    ['done', true],
    ['done_with_errors', true],
    ['failed', true],
  ] as const) {
    await work.db.query(
      `update merchant_imports set status = $2, total = null, claim = gen_random_uuid(), claimed_until = '2999-01-01',
         finished_at = case when $2 in ('queued', 'running') then null else '2026-01-01'::timestamp end,
         source = case when $2 = 'queued' then 'sheet' else 'ftp' end
       where merchant_id = $1`,
      [id, status],
    );
    assert.equal((await send(id, sheetOf(row))).statusCode, isOpen ? 202 : 409, status);
    if (isOpen) await finish(id);
    await work.db.query(
      `delete from merchant_imports where merchant_id = $1 and id <> (select min(id) from merchant_imports where merchant_id = $1)`,
      [id],
    );
  }
});

test('two sheets sent at once begin one import', async () => {
  const id = await makeMerchant(work.db);
  const answers = await Promise.all([1, 2, 3].map(() => send(id, sheetOf([['A', 'Товар', 1, 100, '', 5]]))));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  assert.ok(statuses.includes(202));
  await finish(id);
  assert.equal((await goodsOf(id)).length, 1);
  assert.equal((await goodsOf(id))[0]?.stock, 5, 'a stock is what was typed, however often');
});

test('a row that the database refuses takes only itself with it', async () => {
  const id = await makeMerchant(work.db);
  await work.db.script(`
    create function no_thirteen() returns trigger language plpgsql as $$ begin
      if new.sku = 'A-13' then raise exception 'no thirteen'; end if; return new; end $$;
    create trigger no_thirteen before insert on products for each row execute function no_thirteen()`);
  const one = await imported(
    id,
    Array.from({ length: 20 }, (_, at) => [`A-${at}`, 'Товар', 1, 100, '', 2]),
  );
  await work.db.script('drop trigger no_thirteen on products; drop function no_thirteen');
  assert.deepEqual([one.status, one.ok, one.failed], ['done_with_errors', 19, 1]);
  assert.match((await errorsOf(one))[1]!.at(-1)!, /^Артикул: строка не записалась/);
  assert.equal((await movesOf(id)).length, 19);
});

test('passwords and tokens are kept sealed, and answered, journalled and logged nowhere', async () => {
  const id = await makeMerchant(work.db);
  assert.deepEqual(await work.outcome(`pay GET /v1/merchants/${id}/import-method`), [
    200,
    { version: 0, type: null, ftp: null, billz: null, updated_at: null },
  ]);
  const made = await method(id, ftpBody({ schedule: 'nightly' }));
  assert.equal(made.statusCode, 201, made.body);
  assert.ok(!made.body.includes(password));
  const { version, ftp: shown } = made.json<Method>();
  assert.deepEqual([version, shown?.has_password, shown?.schedule], [1, true, 'nightly']);
  assert.deepEqual((await method(id, ftpBody())).json<{ code: string }>().code, 'import_method_exists');

  const change = (body: object, seen: number) =>
    work.do(`pay PUT /v1/merchants/${id}/import-method`, { body, version: seen, as: 'kam' });
  const withoutSecret = (more: object = {}) => ({
    type: 'ftp',
    ftp: { host: 'ftp.artel.uz', port: ftp.port, login: 'divan', path: '/new.csv', ...more },
  });
  const moved = await change(withoutSecret(), 1);
  assert.deepEqual([moved.statusCode, moved.json<Method>().ftp?.path], [200, '/new.csv']);
  assert.equal((await change(withoutSecret(), 1)).json<{ code: string }>().code, 'changed_meanwhile');
  // A password goes to no server that it was not given for.
  for (const elsewhere of [{ host: 'ftp.evil.uz' }, { port: 2121 }, { login: 'other' }]) {
    const answer = await change(withoutSecret(elsewhere), 2);
    assert.deepEqual(
      [answer.statusCode, answer.json<{ fields?: object }>().fields],
      [422, { 'ftp.password': 'required' }],
    );
  }
  const toBillz = { type: 'billz', billz: { shop_id: 'shop-1' } };
  assert.deepEqual((await change(toBillz, 2)).json<{ fields?: object }>().fields, { 'billz.token': 'required' });
  const billz = (token: string) => change({ type: 'billz', billz: { shop_id: 'shop-1', token } }, 2);
  assert.deepEqual((await billz('wrong-token')).json<{ fields?: object }>().fields, { 'billz.token': 'access_denied' });
  assert.equal((await billz('right-token-17')).statusCode, 200);

  const everywhere = await work.db.query<{ text: string }>(
    `select a::text as text from audit a union all select m::text from merchant_import_methods m
     union all select i::text from merchant_imports i`,
  );
  const journal = await work.journalOf(id, 'merchant');
  assert.ok(journal.some(({ field, old, new: now }) => field === 'import_secret' && old === null && now === null));
  for (const secret of [password, 'right-token-17', 'wrong-token'])
    assert.ok(![...everywhere.map(({ text }) => text), ...work.log].some((text) => text.includes(secret)));
  for (const as of ['moderator', 'accountant']) assert.equal((await method(id, ftpBody(), { as })).statusCode, 403);
});

test('hosts that lead into a network of ours, or nowhere, are refused when they are typed and when they are looked up', async () => {
  const id = await makeMerchant(work.db);
  const hosts = [
    ...['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.1.1', '172.16.0.9', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['localhost', 'db.internal', 'printer.local', 'ftp.corp', 'nas.lan', '::1', '[::1]', '0x7f.0.0.1', '2130706433'],
    ...[
      '127.1',
      'ftp.artel.uz/../x',
      'ftp artel.uz',
      'user@ftp.artel.uz',
      'ftp..artel.uz',
      '-ftp.artel.uz',
      '017700000001',
    ],
  ];
  for (const host of hosts) {
    const answer = await method(id, ftpBody({ host }));
    assert.ok([400, 422].includes(answer.statusCode), `${host}: ${answer.statusCode}`);
    assert.equal(isPublicHost(host), false, host);
    await assert.rejects(reachPublic(host), { code: 'host_not_public' });
  }
  assert.ok(isPublicHost('ftp.artel.uz') && isPublicHost('8.8.8.8') && isPublicHost('ftp-2.xn--80a.uz'));
  for (const wrong of [
    { path: 'price.csv' },
    { path: '/a\r\nDELE b' },
    { login: 'a\nb' },
    { port: 70_000 },
    { password: 'a\r\nb' },
  ])
    assert.equal((await method(id, ftpBody(wrong))).statusCode, 400, JSON.stringify(wrong));
  for (const [body, fields] of [
    [{ type: 'ftp' }, { ftp: 'required' }],
    [{ ...ftpBody(), billz: { shop_id: 'x' } }, { billz: 'unknown_value' }],
    [ftpBody({ password: undefined }), { 'ftp.password': 'required' }],
  ] as const)
    assert.deepEqual((await method(id, body)).json<{ fields?: object }>().fields, fields);
});

const csv =
  'sku;name;model;price;stock\r\nF-1;Стиральная машина;LG F2V5;5490000;4\r\nF-2;"Вторая; с точкой";3;100,50;\r\n';

test('a file on FTP comes in by its call: csv in both alphabets of Windows, and xlsx', async () => {
  const files: [string, Buffer][] = [
    ['/price.csv', Buffer.from(`\uFEFF${csv}`)],
    ['/windows.csv', Buffer.from(Array.from(csv, (letter) => windowsByte(letter)))],
    [
      '/goods.xlsx',
      sheetOf([
        ['F-1', 'Стиральная машина', 'LG F2V5', 5_490_000, '', 4],
        ['F-2', 'Вторая; с точкой', 3, '100,50'],
      ]),
    ],
  ];
  ftp.behaviour = { files: Object.fromEntries(files), password };
  for (const [path] of files) {
    const id = await makeMerchant(work.db);
    assert.equal((await run(id)).json<{ code: string }>().code, 'import_method_missing');
    assert.equal((await method(id, ftpBody({ path }))).statusCode, 201);
    const answer = await run(id);
    assert.deepEqual([answer.statusCode, answer.json<Import>().total], [202, null]);
    const ended = await finish(id);
    assert.deepEqual([ended.status, ended.error, ended.ok, ended.file], ['done', null, 2, path.slice(1)]);
    assert.deepEqual(
      (await goodsOf(id)).map(({ name, price, stock }) => [name, price, stock]),
      [
        ['Стиральная машина', '5490000.00', 4],
        ['Вторая; с точкой', '100.50', 0],
      ],
    );
  }
});
const windowsByte = (letter: string) => {
  const code = letter.codePointAt(0)!;
  return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
};

test('a server that refuses, is silent, is late, stalls or sends without an end is told apart, and soon', async () => {
  const place = { host: 'ftp.artel.uz', port: ftp.port, login: 'divan', path: '/price.csv' };
  const soon = { silence: 300, whole: 900 };
  const files = {
    '/price.csv': Buffer.from(csv),
    '/huge.csv': Buffer.alloc(11 * 1024 * 1024, 'a'),
    '/zero.csv': Buffer.from('a\0b'),
  };
  const cases: [string, object, object][] = [
    ['access_denied', { password: 'another' }, {}],
    ['source_file_missing', {}, { path: '/nothing.csv' }],
    ['source_unreachable', { isSilent: true }, {}],
    ['source_unreachable', { delay: 250 }, {}],
    ['source_unreachable', { stallsAfter: 10 }, {}],
    // One that sends its data from elsewhere would have us ask inside.
    ['source_unreachable', { dataHost: '10.0.0.5' }, {}],
    ['file_too_large', {}, { path: '/huge.csv' }],
    ['sheet_unreadable', {}, { path: '/zero.csv' }],
  ];
  for (const [code, behaviour, more] of cases) {
    ftp.behaviour = { files, password, ...behaviour };
    const begun = Date.now();
    // What is too large takes as long as it takes to come.
    const limits = code === 'file_too_large' ? undefined : soon;
    await assert.rejects(
      fetchByFtp({ ...place, ...more }, password, reach, limits),
      { code },
      JSON.stringify(behaviour),
    );
    if (limits) assert.ok(Date.now() - begun < 3000, `${code}: ${Date.now() - begun} ms`);
  }
  const closed = await startFtpServer({ files, password });
  await closed.close();
  await assert.rejects(fetchByFtp({ ...place, port: closed.port }, password, reach), { code: 'source_unreachable' });

  ftp.behaviour = { files, password: 'another' };
  const id = await makeMerchant(work.db);
  await method(id, ftpBody());
  await run(id);
  const ended = await finish(id);
  assert.deepEqual([ended.status, ended.error, ended.total], ['failed', 'access_denied', null]);
  assert.ok(!work.log.some((line) => line.includes(password)));
});

/** Billz as it answers over the net, on this machine. */
async function startBillz(
  answer: (path: string, request: IncomingMessage) => [number, unknown] | 'silence',
  delay = 0,
) {
  const server: Server = createServer((request, response) => {
    const [status, body] = ((found) => (found === 'silence' ? [] : found))(answer(request.url ?? '', request));
    if (status === undefined) return;
    response.writeHead(status as number, { 'content-type': 'application/json' });
    setTimeout(() => response.end(typeof body === 'string' ? body : JSON.stringify(body)), delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

test('a barcode that is taken away is no repeat, and one that is written in groups is', () => {
  const barcodes = ['-', '–', '4780001-2', '47800012', '4780 0013'];
  const rows = withoutRepeats(barcodes.map((barcode, at) => ({ row: at + 2, cells: { sku: `S-${at}`, barcode } })));
  assert.deepEqual(
    rows.map(({ faults }) => faults),
    [undefined, undefined, undefined, { barcode: 'barcode_repeated' }, undefined],
  );
});

test('all pages of Billz together take no longer than the import is held for', async () => {
  let pages = 0;
  const billz = await startBillz((path) => {
    if (path === '/v1/auth/login') return [200, { data: { access_token: 'session' } }];
    if (path.startsWith('/v1/shop')) return [200, { shops: [{ id: 'shop-1' }] }];
    pages += 1;
    return [200, { products: Array.from({ length: 500 }, (_, at) => ({ sku: `B-${pages}-${at}` })) }];
  }, 120);
  // Each page comes in time; together they do not.
  await assert.rejects(billzAt(billz.url, 5_000, 400).goods({ shopId: 'shop-1' }, 'token'), {
    code: 'source_unreachable',
  });
  assert.ok(pages < 10, `${pages} pages`);
  await billz.close();
});

test('Billz is read page by page for one shop; what it answers otherwise is told apart', async () => {
  const product = (at: number) => ({
    ...{ sku: `\u200bB-${at}`, name: 'F2\u202eV5', brand_name: 'LG', barcode: '\u200b' },
    shop_prices: [
      { shop_id: 'other', retail_price: 1 },
      { shop_id: 'shop-1', retail_price: 1000 + at, promo_price: at === 0 ? 900 : 0 },
    ],
    shop_measurement_values: [{ shop_id: 'shop-1', active_measurement_value: at }],
  });
  let isBroken: number | 'silence' | 'text' | undefined;
  const billz = await startBillz((path, { headers }) => {
    if (isBroken === 'silence') return 'silence';
    if (isBroken === 'text') return [200, '<html>'];
    if (isBroken !== undefined) return [isBroken, {}];
    if (path === '/v1/auth/login') return [200, { data: { access_token: 'session' } }];
    if (headers.authorization !== 'Bearer session') return [401, {}];
    if (path.startsWith('/v1/shop')) return [200, { shops: [{ id: 'shop-1' }] }];
    const page = Number(new URL(path, 'http://x').searchParams.get('page'));
    return [200, { products: Array.from({ length: page === 1 ? 500 : 3 }, (_, at) => product((page - 1) * 500 + at)) }];
  });
  const adapter = billzAt(billz.url, 300);
  const rows = await adapter.goods({ shopId: 'shop-1' }, 'token');
  assert.equal(rows.length, 503);
  assert.deepEqual(rows[0]?.cells, {
    sku: 'B-0',
    name: 'F2V5',
    model: 'LG F2V5',
    price: '900',
    old_price: '1000',
    stock: '0',
  });
  assert.deepEqual(rows[502]?.cells, { ...rows[502]?.cells, price: '1502', old_price: '-', stock: '502' });
  await assert.rejects(adapter.check({ shopId: 'shop-9' }, 'token'), { code: 'unknown_value' });
  for (const [broken, code] of [
    [401, 'access_denied'],
    [403, 'access_denied'],
    [404, 'source_unreadable'],
    [500, 'source_unreachable'],
    ['silence', 'source_unreachable'],
    ['text', 'source_unreadable'],
  ] as const) {
    isBroken = broken;
    await assert.rejects(adapter.check({ shopId: 'shop-1' }, 'token'), { code }, String(broken));
  }
  await billz.close();
  await assert.rejects(adapter.check({ shopId: 'shop-1' }, 'token'), { code: 'source_unreachable' });

  // Without an address, and where nothing is shown to anybody, there is no Billz.
  const id = await makeMerchant(work.db);
  assert.equal(
    (await method(id, { type: 'billz', billz: { shop_id: 'shop-1', token: 'right-token' } })).statusCode,
    201,
  );
  const bare = { ...parts, sources: { ...parts.sources, billz: undefined } };
  await work.db.query(
    `insert into merchant_imports (merchant_id, source, file_name, language, status, created_at) values ($1, 'billz', 'Billz', 'ru', 'queued', '2026-01-01')`,
    [id],
  );
  while (await fetchNext(bare));
  assert.equal((await finish(id)).error, 'source_missing');
});

test('at three in the night of Tashkent each nightly method is fetched, once, whoever looks', async () => {
  const ids = [
    await makeMerchant(work.db),
    await makeMerchant(work.db),
    await makeMerchant(work.db),
    await makeMerchant(work.db),
  ];
  const [nightly, manual, billz, blocked] = ids as [number, number, number, number];
  ftp.behaviour = { files: { '/price.csv': Buffer.from(csv.replaceAll('F-', 'NIGHT-')) }, password };
  await method(nightly, ftpBody({ schedule: 'nightly' }));
  await method(manual, ftpBody({ schedule: 'manual' }));
  assert.equal(
    (await method(billz, { type: 'billz', billz: { shop_id: 'shop-7', token: 'right-token' } })).statusCode,
    201,
  );
  await method(blocked, ftpBody({ schedule: 'nightly' }));
  await work.db.query(`update merchants set status = 'blocked' where id = $1`, [blocked]);
  const begun = async () => Promise.all(ids.map(async (id) => (await list(id)).count));
  // The day on which it was typed is none of its nights.
  await beginNight(parts);
  assert.deepEqual(await begun(), [0, 0, 0, 0]);
  const today = new Date(work.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
  const until = (time: string) => Date.parse(`${today}T${time}+05:00`) + 24 * 3_600_000 - work.clock.now().getTime();
  work.clock.advance(until('02:59:50'));
  await beginNight(parts);
  assert.deepEqual(await begun(), [0, 0, 0, 0]);
  work.clock.advance(10_000);
  await Promise.all([beginNight(parts), beginNight(parts), beginNight(parts)]);
  assert.deepEqual(await begun(), [1, 0, 1, 0]);
  const ended = await finish(nightly);
  assert.deepEqual([ended.status, ended.ok, ended.user, ended.source], ['done', 2, null, 'ftp']);
  const ofBillz = await finish(billz);
  assert.deepEqual([ofBillz.status, ofBillz.ok, ofBillz.failed], ['done_with_errors', 3, 1]);
  await beginNight(parts);
  assert.deepEqual(await begun(), [1, 0, 1, 0]);
});

test('of a sheet and the night that begin at once the second finds the first', { skip: postgresOnly }, async () => {
  const begins = (id: number, source: string) =>
    `insert into merchant_imports (merchant_id, source, file_name, language, status, created_at)
     values (${id}, '${source}', 'goods.xlsx', 'ru', 'queued', '2026-01-01')`;
  const end = (id: number) =>
    work.db.query(
      `update merchant_imports set status = 'failed', error = 'server_error', finished_at = '2026-01-01' where merchant_id = $1`,
      [id],
    );
  const id = await makeMerchant(work.db);
  const [answer] = await inTurn(work.db, begins(id, 'ftp'), () =>
    send(id, sheetOf([['A55', 'Galaxy A55', 1, 100, '', 1, '', '', '']])),
  );
  assert.deepEqual([answer?.statusCode, answer?.json<{ code: string }>().code], [409, 'still_running']);
  await end(id);

  const [sent, other] = [await makeMerchant(work.db), await makeMerchant(work.db)];
  for (const one of [sent, other]) await method(one, ftpBody({ schedule: 'nightly' }));
  await work.db.query(`update merchant_import_methods set fetched_on = '2000-01-01' where merchant_id = any ($1)`, [
    [sent, other],
  ]);
  assert.deepEqual(await inTurn(work.db, begins(sent, 'sheet'), () => beginNight(parts)), [true]);
  const begun = await Promise.all([sent, other].map(async (one) => (await list(one)).imports.map((its) => its.source)));
  assert.deepEqual(begun, [['sheet'], ['ftp']]);
  for (const one of [sent, other]) await end(one);
});

test('a fetch whose server was killed is taken by the next one, and given up the fourth time', async () => {
  const id = await makeMerchant(work.db);
  ftp.behaviour = { files: { '/price.csv': Buffer.from(csv) }, password };
  await method(id, ftpBody());
  const left = (attempts: number, until: string) =>
    work.db.query(
      `insert into merchant_imports (merchant_id, source, file_name, language, status, claim, claimed_until, attempts, created_at)
       values ($1, 'ftp', 'price.csv', 'ru', 'running', gen_random_uuid(), $3, $2, '2026-01-01')`,
      [id, attempts, until],
    );
  await left(1, '2000-01-01');
  assert.equal((await finish(id)).status, 'done');
  await left(3, '2000-01-01');
  const ended = await finish(id);
  assert.deepEqual([ended.status, ended.error], ['failed', 'server_error']);
});

test('a list is of one merchant, the newest first, by pages', async () => {
  const [id, other] = [await makeMerchant(work.db), await makeMerchant(work.db)];
  for (const name of ['one.xlsx', 'two.xlsx', 'three.xlsx']) {
    assert.equal((await send(id, sheetOf([['A', 'Товар', 1, 100]]), { name })).statusCode, 202);
    await finish(id);
  }
  const page = await list(id, 'offset=1&limit=1');
  assert.deepEqual([page.count, page.imports.map(({ file }) => file)], [3, ['two.xlsx']]);
  assert.equal((await list(other)).count, 0);
  assert.deepEqual(await work.outcome('pay GET /v1/merchants/2000000000/imports'), [404, 'not_found']);
});
