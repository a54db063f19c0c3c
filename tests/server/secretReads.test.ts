/** What is masked is not told by searching for it: parts of numbers, what is journalled, and how much in an hour. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useWork } from '../support/investorWork';

const phone = '998901234567';
const pinfl = '30101900010018';
let investor = 0;
let contract = '';
const work = useWork(async ({ db, make, invest, one }) => {
  investor = await make({ last_name: 'Каримова', first_name: 'Дилноза', phone_number: phone, pinfl });
  const investment = await invest(investor, 'active');
  ({ contract_number: contract } = await one<{ contract_number: string }>(
    `update investments set contract_number = 'IN-004321' where id = $1 returning contract_number`,
    [investment],
  ));
  await db.query(
    `insert into tax_transactions (date, month, investor_id, income_type, base_amount, rate_percent, tax_amount, status,
       created_at) values ('2026-03-05', '2026-03-01', $1, 'other', 100, 5, 5, 'new', '2026-03-05')`,
    [investor],
  );
});
beforeEach(async () => {
  work.clock.reset();
  await work.db.script(`delete from secret_reads; delete from audit where entity in ('number_search', 'investor')`);
});

const lists = {
  investors: 'invest GET /investors?subject=individual&search=',
  investments: 'system GET /v1/investments?search=',
  tax: 'invest GET /payments/tax-transactions?search=',
};
const ask = (list: keyof typeof lists, search: string, as = 'director') =>
  work.do(`${lists[list]}${encodeURIComponent(search)}`, { as });
const countIn = async (list: keyof typeof lists, search: string, as?: string) => {
  const answer = await ask(list, search, as);
  assert.equal(answer.statusCode, 200, answer.body);
  const { count, total } = answer.json<{ count?: number; total?: number }>();
  return count ?? total;
};
const searches = () =>
  work.db.query<{ list: string; number: string; user: string }>(
    `select a.entity_id as list, a.new_value as number, u.username as user from audit a join system_users u on u.id = a.user_id
     where a.entity = 'number_search' order by a.id`,
    [],
  );
const fillHour = (kind: 'reveal' | 'search', count: number, username = 'director') =>
  work.db.query(
    `insert into secret_reads (user_id, kind, subject, read_at)
     select u.id, $1, n::text, $3::timestamp from system_users u, generate_series(1, $2::int) n where u.username = $4`,
    [kind, count, tashkent(work.clock.now()), username],
  );
/** The time that the person's searches and reveals have waited; his session would not last an hour. */
const later = (seconds: number) =>
  work.db.query('update secret_reads set read_at = read_at - make_interval(secs => $1::int)', [seconds]);
const tashkent = (now: Date) => new Date(now.getTime() + 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

for (const list of Object.keys(lists) as (keyof typeof lists)[]) {
  test(`${list}: fewer than seven digits of a masked number find nothing, seven and whole ones do`, async () => {
    for (const part of ['012', '0123', '901234', '190001', '+998 90']) assert.equal(await countIn(list, part), 0, part);
    const whole = [phone, '901234567', pinfl, '1900010', '+998 (90) 123-45-67', '90 123 45 67'];
    for (const number of whole) assert.equal(await countIn(list, number), 1, number);
  });
}

test('the phone of a staff member is found from seven digits on, and who looked for it is journalled', async () => {
  await work.db.query(`update system_users set phone = '998997654321' where username = 'accountant'`, []);
  const count = async (search: string) =>
    (await work.answer<{ count: number }>(`system GET /v1/system-users?search=${encodeURIComponent(search)}`)).count;
  for (const part of ['7654', '765432', '99765']) assert.equal(await count(part), 0, part);
  assert.equal(await count('99 765-43-21'), 1);
  assert.deepEqual(await searches(), [{ list: 'system_users', number: '*******21', user: 'director' }]);
});

test('the number of a record and of a contract are found by any digits, and are no secret', async () => {
  assert.equal(await countIn('investors', String(investor)), 1);
  assert.equal(await countIn('investments', contract.slice(-4)), 1);
  assert.deepEqual(await searches(), []);
});

test('who looked for which number where is journalled, once however many pages are read', async () => {
  for (let page = 0; page < 3; page += 1) await countIn('investors', '+998 90 123 45 67');
  await countIn('tax', pinfl, 'accountant');
  await work.answer(`system GET /v1/investors-search/998901234568`);
  await countIn('investors', 'AA1234567');
  assert.deepEqual(await searches(), [
    { list: 'investors', number: '**********67', user: 'director' },
    { list: 'tax', number: '************18', user: 'accountant' },
    { list: 'investors', number: '**********68', user: 'director' },
    { list: 'investors', number: '*******67', user: 'director' },
  ]);
  await later(3601);
  await countIn('investors', '+998 90 123 45 67');
  assert.equal((await searches()).length, 5, 'an hour later it is a search of its own');
});

test('after 400 numbers in an hour a person waits; names go on being found, and so do the numbers already told', async () => {
  await fillHour('search', 399);
  assert.equal(await countIn('investors', phone), 1);
  const refused = await ask('tax', pinfl);
  assert.deepEqual([refused.statusCode, refused.json<{ code: string }>().code], [429, 'too_many_searches']);
  const wait = Number(refused.headers['retry-after']);
  assert.ok(wait > 3590 && wait <= 3600, `Retry-After ${wait}`);
  assert.deepEqual(await work.outcome('system GET /v1/investors-search/998901234568'), [429, 'too_many_searches']);
  assert.equal(await countIn('investors', phone), 1);
  assert.equal(await countIn('tax', 'Каримова'), 1);
  assert.equal(await countIn('tax', pinfl, 'accountant'), 1, 'somebody else');
  await later(wait);
  assert.equal(await countIn('tax', pinfl), 1);
});

test('after 400 values in an hour nothing more is revealed', async () => {
  const reveal = () =>
    work.do(`system GET /v1/get-investor-data/${investor}?fields=pinfl&fields=phone_number`, { as: 'director' });
  await fillHour('reveal', 397);
  assert.equal((await reveal()).statusCode, 200);
  const refused = await reveal();
  assert.deepEqual([refused.statusCode, refused.json<{ code: string }>().code], [429, 'too_many_reveals']);
  assert.ok(!refused.body.includes(pinfl));
  const rows = await work.journalOf(investor);
  assert.equal(rows.filter(({ action }) => action === 'reveal').length, 2, 'and what was not told is not journalled');
  assert.equal(await countIn('investors', phone), 1, 'searches are counted apart');
  await later(Number(refused.headers['retry-after']));
  assert.equal((await reveal()).statusCode, 200);
});

test('calls at the same moment are counted one after another', async () => {
  await fillHour('reveal', 395);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      work.outcome(`system GET /v1/get-investor-data/${investor}?fields=pinfl`, { as: 'director' }),
    ),
  );
  assert.equal(answers.filter(([status]) => status === 200).length, 5);
});
