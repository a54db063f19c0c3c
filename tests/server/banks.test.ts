/** Banks beside their directory, and the lists of how numbers begin: what is told, what is written, what is refused, who may do it. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { seedBankDetails } from '../../server/modules/banks/seed';
import { startWork, useWork, type InvestorWork } from '../support/investorWork';

type Card = Reply<'getBank'>;
type Page = Reply<'listBanks'>;

const list = 'pay GET /v3/payments/banks';
const sync = 'pay POST /v3/payments/banks/sync';

/** A directory that a test tells what to say. */
let says: () => object | Promise<object> = () => ({ banks: [] });
const server = createServer((_, response) => {
  void (async () => {
    const answer = await says();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  })();
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
after(() => {
  server.close();
  server.closeAllConnections();
});
const directory = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const work = useWork(
  (begun) => seedBankDetails(begun.db, begun.clock),
  async () => ({ outer: { bankDirectoryUrl: directory, patience: 3000 } }),
);

const pageOf = (query = '', as = 'kam') => work.answer<Page>(`${list}?limit=100${query}`, { as });
const bankOf = async (mfo: string) => {
  const found = (await pageOf(`&search=${mfo}`)).banks.find((one) => one.mfo === mfo);
  assert.ok(found, mfo);
  return found;
};
const asListed = async () =>
  (await pageOf()).banks.map(({ mfo, name, inn, swift, region }) => ({ mfo, name, inn, swift, region }));
const change = (one: { id: number; version: number }, body: object, as = 'director') =>
  work.outcome(`pay PUT /v3/payments/banks/${one.id}`, { as, version: one.version, body });

test('the demonstration has 32 banks, with the ten that other records name', async () => {
  const { count, banks } = await pageOf();
  assert.equal(count, 32);
  for (const mfo of ['00014', '00425', '00440', '00842', '00873', '00974', '01018', '01095', '01158', '01186'])
    assert.ok(
      banks.some((one) => one.mfo === mfo),
      mfo,
    );
  assert.deepEqual(
    (await pageOf('&search=капитал')).banks.map(({ mfo }) => mfo),
    ['00440'],
  );
  assert.deepEqual(
    (await pageOf('&is_active=false')).banks.map(({ mfo }) => mfo),
    ['01042'],
  );
  assert.equal((await pageOf('&is_missing=true')).count, 0);
  assert.equal((await pageOf('&order_by=-mfo')).banks[0]?.mfo, '01186');
});

test('forms of every area read the list; a card, a change and a sync ask for rights of their own', async () => {
  const bank = await bankOf('00069');
  const cases: [string, string, number][] = [
    ['accountant', list, 200],
    ['accountant', `pay GET /v3/payments/banks/${bank.id}`, 403],
    ['kam', `pay GET /v3/payments/banks/${bank.id}`, 200],
    ['moderator', sync, 403],
    ['executive', sync, 403],
  ];
  for (const [as, what, status] of cases)
    assert.equal((await work.do(what, { as })).statusCode, status, `${as} ${what}`);
  assert.equal((await change(bank, { region: 'Ташкент' }, 'kam'))[0], 403);
});

test('a sync adds what is new and writes what has changed, but for what a person has written', async () => {
  const before = await asListed();
  const named = await bankOf('00069');
  assert.equal((await change(named, { name: 'Ипак Йўли' }))[0], 200);
  says = () => ({
    banks: [
      ...before
        .filter(({ mfo }) => mfo !== '01183')
        .map((one) => ({
          ...one,
          ...(one.mfo === '00069' && { name: 'Ipak Yuli', region: 'Бухара' }),
          ...(one.mfo === '00440' && { name: 'Капитал' }),
          ...(one.mfo === '00014' && { swift: 'NEWSUZ22' }),
          // A detail that cannot be right, and one of which nothing is said: both stay as they are.
          ...(one.mfo === '00083' && { inn: '12' }),
          ...(one.mfo === '00084' && { region: null }),
        })),
      { mfo: '01900', name: 'Новый банк', inn: '301000190' },
      { mfo: '19', name: 'Не банк' },
      'мусор',
    ],
  });
  assert.deepEqual(await work.answer(sync, { as: 'director' }), { added: 1, updated: 2, unchanged: 29, missing: 1 });
  const [ipak, capital, central, asia, gone, fresh] = await Promise.all(
    ['00069', '00440', '00014', '00083', '01183', '01900'].map(bankOf),
  );
  assert.deepEqual([ipak?.name, ipak?.region, ipak?.edited], ['Ипак Йўли', 'Бухара', ['name']]);
  assert.equal(capital?.name, 'Капиталбанк, Ташкент');
  assert.equal(central?.swift, 'NEWSUZ22');
  assert.equal(asia?.inn, '200008300');
  assert.equal((await bankOf('00084')).region, 'Андижанская область');
  assert.ok(gone && gone.missing_since !== null && gone.is_active);
  assert.deepEqual([fresh?.name, fresh?.is_active], ['Новый банк', true]);
  assert.deepEqual(
    (await pageOf('&is_missing=true')).banks.map(({ mfo }) => mfo),
    ['01183'],
  );
  // The same once more changes nothing, and a bank that is back is no longer marked.
  assert.deepEqual(await work.answer(sync, { as: 'director' }), { added: 0, updated: 0, unchanged: 32, missing: 1 });
  const { history } = await work.answer<Card>(`pay GET /v3/payments/banks/${ipak?.id}`, { as: 'director' });
  assert.deepEqual(
    history.map(({ action, field, old, new: now }) => [action, field, old, now]),
    [
      ['sync', 'region', 'Ташкент', 'Бухара'],
      ['update', 'name', 'Ипак Йули банк', 'Ипак Йўли'],
    ],
  );
});

test('of two syncs at once one is refused, and one whose server was killed does not bar the next for long', async () => {
  let answer: (said: object) => void = () => undefined;
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const listed = await asListed();
  says = () => {
    asked();
    return new Promise<object>((resolve) => (answer = resolve));
  };
  const first = work.outcome(sync, { as: 'director' });
  await isAsked;
  assert.deepEqual(await work.outcome(sync, { as: 'director' }), [409, 'still_running']);
  answer({ banks: listed });
  assert.equal((await first)[0], 200);
  says = () => ({ banks: listed });
  await work.db.query(
    `insert into bank_syncs (started_at) values ((now() at time zone 'Asia/Tashkent')::timestamp(0))`,
  );
  assert.deepEqual(await work.outcome(sync, { as: 'director' }), [409, 'still_running']);
  await work.db.query(`update bank_syncs set started_at = started_at - interval '3 minutes' where finished_at is null`);
  assert.equal((await work.outcome(sync, { as: 'director' }))[0], 200);
});

test('a directory that says nothing of use changes nothing, and bars nobody', async () => {
  const before = await asListed();
  for (const said of [{}, { banks: [] }, { banks: 'нет' }, { banks: [{ mfo: '1' }] }]) {
    says = () => said;
    assert.deepEqual(await work.outcome(sync, { as: 'director' }), [503, 'service_unreachable'], JSON.stringify(said));
  }
  assert.deepEqual(await asListed(), before);
  says = () => ({ banks: before });
  assert.equal((await work.outcome(sync, { as: 'director' }))[0], 200);
});

test('an installation without a directory says so', async () => {
  let alone: InvestorWork | undefined;
  try {
    alone = await startWork();
    assert.deepEqual(await alone.outcome(sync, { as: 'director' }), [409, 'service_missing']);
  } finally {
    await alone?.close();
  }
});

test('a bank is changed on the version that was seen; its MFO is not, and no name is empty', async () => {
  const bank = await bankOf('00401');
  assert.equal((await change(bank, { mfo: '00402' }))[0], 400);
  assert.equal((await change(bank, { inn: '12345678' }))[0], 400);
  assert.equal((await change(bank, { swift: 'short' }))[0], 400);
  assert.deepEqual(await change(bank, { name: '\u200b ' }), [422, 'required']);
  const [, next] = (await change(bank, { name: 'Турон\u200bбанк АКБ', is_active: false, region: ' ' })) as [
    number,
    Card,
  ];
  assert.deepEqual(
    [next.name, next.is_active, next.region, next.edited],
    ['Туронбанк АКБ', false, null, ['name', 'region']],
  );
  assert.deepEqual(await change(bank, { name: 'Позже' }), [409, 'changed_meanwhile']);
  assert.equal(((await change(next, { name: 'Туронбанк АКБ' })) as [number, Card])[1].version, next.version);
  assert.deepEqual(await change({ id: 9999, version: 1 }, { name: 'Нет' }), [404, 'not_found']);
});

const lists = [
  {
    ...{ path: '/v2/card-types', rows: 'card_types', count: 5, body: { name: 'Visa', prefix: '4000' }, search: 'хумо' },
    ...{
      found: 1,
      wrong: [{ name: 'Visa', prefix: '400' }, { name: 'Visa', prefix: '400000000' }, { prefix: '4000' }],
    },
  },
  {
    ...{ path: '/v1/phone-number-codes', rows: 'phone_codes', count: 13, body: { code: '95', operator: 'Новый' } },
    ...{
      search: 'ucell',
      found: 3,
      wrong: [{ code: '9', operator: 'A' }, { code: '9a', operator: 'A' }, { code: '95' }],
    },
  },
];
for (const { path, rows, count, body, search, found, wrong } of lists)
  test(`${path}: added once, read by everybody, removed by who may`, async () => {
    const read = (query = '') =>
      work.answer<Record<string, unknown[]> & { count: number }>(`pay GET ${path}${query}`, { as: 'hunter' });
    assert.equal((await read()).count, count);
    assert.equal((await read(`?search=${encodeURIComponent(search)}`)).count, found);
    for (const as of ['moderator', 'accountant', 'kam', 'executive'])
      assert.equal((await work.do(`pay POST ${path}`, { as, body })).statusCode, 403, as);
    for (const one of wrong)
      assert.equal((await work.do(`pay POST ${path}`, { body: one })).statusCode, 400, JSON.stringify(one));
    const [status, made] = (await work.outcome(`pay POST ${path}`, { body })) as [number, { id: number }];
    assert.equal(status, 201);
    assert.deepEqual(await work.outcome(`pay POST ${path}`, { body }), [422, 'taken']);
    assert.equal((await read()).count, count + 1);
    assert.equal((await work.do(`pay DELETE ${path}/${made.id}`, { as: 'executive' })).statusCode, 403);
    assert.equal((await work.do(`pay DELETE ${path}/${made.id}`)).statusCode, 204);
    assert.deepEqual(await work.outcome(`pay DELETE ${path}/${made.id}`), [404, 'not_found']);
    assert.ok(Array.isArray((await read())[rows]));
  });
