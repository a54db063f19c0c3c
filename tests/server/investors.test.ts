/** The list of investors: what its filters find, in which order, and what the sums over it are. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { investorStatuses } from '../../server/modules/investors/rules';
import { startWithInvestors, type InvestorBackEnd } from '../support/investors';

let server: InvestorBackEnd;
before(async () => {
  server = await startWithInvestors();
});
after(() => server.close());

const orders = ['created_at', 'name', 'status', 'investment_amount', 'balance'];

interface Expected {
  count: number;
  investment_amount: string;
  balance: string;
}
/** Counted by the database itself, from a condition written by hand. */
async function expected(condition: string, values: unknown[] = []): Promise<Expected> {
  const [row] = await server.db.query<Expected>(
    `select count(*)::int as count, coalesce(sum(investment_amount), 0.00) as investment_amount,
       coalesce(sum(balance), 0.00) as balance from investors where ${condition}`,
    values,
  );
  assert.ok(row);
  return row;
}

async function found(query: string): Promise<Expected> {
  const { count, totals } = await server.list(`${query}&limit=1`);
  return { count, ...totals };
}

const namesOf = async (search: string) =>
  (await server.list(`search=${encodeURIComponent(search)}&limit=1000`)).investors.map(({ name }) => name);
const countOf = async (search: string) => (await server.list(`search=${encodeURIComponent(search)}&limit=1`)).count;

test('each filter and all of them together find what a condition written by hand finds, with its sums', async () => {
  const shown = `status <> 'archive'`;
  const cases: [query: string, condition: string][] = [
    ['', shown],
    ['subject=individual', `subject = 'individual' and ${shown}`],
    ['subject=business', `subject = 'business' and ${shown}`],
    ...investorStatuses.map((status): [string, string] => [`status=${status}`, `status = '${status}'`]),
    ['status=new&status=archive', `status in ('new', 'archive')`],
    ['begin_date=2024-03-05', `created_at >= '2024-03-05' and ${shown}`],
    ['end_date=2024-03-05', `created_at <= '2024-03-05 23:59:59' and ${shown}`],
    [
      'begin_date=2023-01-01&end_date=2024-12-31',
      `created_at::date between '2023-01-01' and '2024-12-31' and ${shown}`,
    ],
    ['search=a', `name ~* '[aая]' and ${shown}`],
    [
      'subject=individual&status=current&status=active&begin_date=2023-01-01&end_date=2025-06-30&search=ov',
      `subject = 'individual' and status in ('current', 'active') and name ~* '[ouоуўю][ʻ'']?[vвw]'
       and created_at >= '2023-01-01' and created_at < '2025-07-01'`,
    ],
  ];
  for (const [query, condition] of cases) {
    const wanted = await expected(condition);
    assert.deepEqual(await found(query), wanted, query);
    assert.ok(wanted.count > 0, `${query} finds somebody`);
  }
});

test('both ends of a period are whole days of Tashkent', async () => {
  const [row] = await server.db.query<{ day: string; at: string }>(
    `select created_at::date as day, created_at as at from investors where status <> 'archive' order by id limit 1`,
  );
  assert.ok(row);
  const { count, investors } = await server.list(`begin_date=${row.day}&end_date=${row.day}&limit=1000`);
  assert.ok(count >= 1);
  assert.ok(investors.every(({ created_at }) => created_at.startsWith(row.day)));
  assert.ok(investors.some(({ created_at }) => created_at === row.at));
});

test('a period that ends before it begins, or a day that does not exist, is refused by name', async () => {
  const fieldsOf = async (query: string) => {
    const answer = await server.get(`?${query}`);
    assert.equal(answer.statusCode, 400);
    return answer.json<{ fields: object }>().fields;
  };
  assert.deepEqual(await fieldsOf('begin_date=2026-02-02&end_date=2026-02-01'), {
    begin_date: 'after_end',
    end_date: 'before_begin',
  });
  assert.deepEqual(await fieldsOf('begin_date=2026-02-30'), { begin_date: 'no_such_day' });
  assert.deepEqual(await fieldsOf('end_date=0000-01-01'), { end_date: 'no_such_day' });
});

test('walking all pages meets every investor once, in every order', async () => {
  for (const subject of ['', 'subject=individual&', 'subject=business&'])
    for (const order of orders.flatMap((field) => [field, `-${field}`])) {
      const seen: number[] = [];
      const { count } = await server.list(`${subject}limit=1`);
      for (let offset = 0; offset < count; offset += 70) {
        const { investors } = await server.list(`${subject}order_by=${order}&limit=70&offset=${offset}`);
        seen.push(...investors.map(({ id }) => id));
      }
      assert.equal(seen.length, count, `${subject}${order}`);
      assert.equal(new Set(seen).size, count, `${subject}${order}`);
    }
});

test('rows stand in the order asked for, and equal ones by their number', async () => {
  for (const field of orders)
    for (const [sign, direction] of [
      ['', 'asc'],
      ['-', 'desc'],
    ])
      // prettier-ignore
      for (const search of ['', '&search=a']) {
        const { investors } = await server.list(`order_by=${sign}${field}&limit=1000${search}`);
        const rows = await server.db.query<{ id: number }>(
          `select id from investors where status <> 'archive' ${search && `and name ~* '[aая]'`}
           order by ${field} ${field === 'name' ? 'collate "und-x-icu"' : ''} ${direction}, id ${direction}`,
        );
        assert.deepEqual(investors.map(({ id }) => id), rows.map(({ id }) => id), `${sign}${field}${search}`); // prettier-ignore
      }
});

test('without an order the newest come first; beyond the end there is nothing', async () => {
  const plain = await server.list('subject=individual&limit=50');
  assert.deepEqual(plain, await server.list('subject=individual&limit=50&order_by=-created_at&offset=0'));
  assert.equal((await server.list('subject=individual')).investors.length, 10);
  const beyond = await server.list('subject=individual&offset=2147483647');
  assert.deepEqual(beyond, { ...plain, investors: [] });
  await assert.rejects(server.list('offset=2147483648'), /out_of_range/);
  await assert.rejects(server.list('offset=1e300'), /out_of_range/);
});

test('a part of a name is found in any case, alphabet and spelling of the apostrophe', async () => {
  for (const search of [
    'салтыков-щедрин',
    'САЛТЫКОВ',
    'Иван-Пётр',
    'иван-петр',
    'щедрин салтыков',
    ' Ёнусович  салтыков ',
  ])
    assert.deepEqual(await namesOf(search), ['Салтыков-Щедрин Иван-Пётр Ёнусович'], search);
  for (const search of ["o'rinboyeva gulbahor", 'OʻRINBOYEVA GULBAHOR', 'o‘rinboyeva gulbahor', 'Gulbahor-O`g`iloy'])
    assert.deepEqual(await namesOf(search), ["O'rinboyeva Gulbahor-O'g'iloy Ne'mat qizi"], search);
  assert.deepEqual(await namesOf('нет такого человека'), []);
});

test('every word has to match', async () => {
  const both = await expected(`name ~* '[aая]' and name ~* '[ouоуўю][ʻ'']?[vвw]' and status <> 'archive'`);
  assert.equal(await countOf('a ov'), both.count);
  assert.ok(both.count < (await countOf('ov')) || both.count < (await countOf('a')));
});

test('wildcards, quotes and markup mean themselves', async () => {
  assert.deepEqual(await namesOf('%'), ['100% _подчёркнутый_ \\черта\\']);
  assert.deepEqual(await namesOf('0%'), ['100% _подчёркнутый_ \\черта\\']);
  assert.deepEqual(await namesOf('_подч'), ['100% _подчёркнутый_ \\черта\\']);
  assert.deepEqual(await namesOf('\\черта\\'), ['100% _подчёркнутый_ \\черта\\']);
  assert.deepEqual(await namesOf(`"; drop table`), [`"; drop table investors; -- O'; select 1`]);
  assert.deepEqual(await namesOf('<b>Жир'), ['<b>Жирный</b> <img src=x onerror=alert(1)>']);
  assert.deepEqual(await namesOf('=1+1'), ['=1+1 +998 @SUM(A1)']);
  assert.equal(await countOf('AAAA '.repeat(40)), 1);
  assert.equal(await countOf('ж'.repeat(200)), 0);
  assert.equal(await countOf('   '), (await server.list('limit=1')).count);
});

test('a phone, PINFL or INN is found by a part of its digits, however they are grouped', async () => {
  const twins = ['Karimov Rustam Azizovich', 'Каримов Рустам Азизович'];
  for (const search of ['998901234567', '+998 (90) 123-45-67', '90 123 45 67', '30101900010018', '3010 1900 0100 18'])
    assert.deepEqual((await namesOf(search)).sort(), twins, search);
  const [company] = await server.db.query<{ id: number; inn: string }>(
    `select id, inn from investors where subject = 'business' and inn is not null and status <> 'archive' limit 1`,
  );
  assert.ok(company);
  const grouped = company.inn.replace(/(\d{3})(?=\d)/g, '$1 ');
  const { investors } = await server.list(`subject=business&search=${encodeURIComponent(grouped)}`);
  assert.deepEqual(investors.map(({ id, inn }) => ({ id, inn })), [company]); // prettier-ignore
});

test('the number of an investor is matched whole; its digits in masked numbers from seven on', async () => {
  const { investors } = await server.list('search=7&limit=1000');
  assert.deepEqual(investors.map(({ id }) => id), [7]); // prettier-ignore
  const wanted = await expected(
    `(id = 9989012 or search_digits like '%9989012%' or name like '%9989012%') and status <> 'archive'`,
  );
  assert.equal(await countOf('345'), (await expected(`(id = 345 or name like '%345%') and status <> 'archive'`)).count);
  assert.equal(await countOf('9989012'), wanted.count);
  assert.ok(wanted.count > 1);
  assert.equal(await countOf('99999999999999999999'), 0);
});

test('the statuses are told in the order of life, and the small seed has each for both subjects', async () => {
  assert.deepEqual((await server.get('/statuses')).json(), { statuses: investorStatuses });
  for (const subject of ['individual', 'business'])
    for (const status of investorStatuses)
      assert.ok((await server.list(`subject=${subject}&status=${status}&limit=1`)).count > 0, `${subject} ${status}`);
});
