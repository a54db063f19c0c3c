/** What is read of the ledger: every figure of the trial balance is the sum of the entries that it leads to. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { freezeMonth, holdMonth } from '../../server/modules/closing/store';
import { seedPostings } from '../../server/modules/ledger/seed';
import { timestamp } from '../../server/shared/clock';
import { dayAfter } from '../../server/shared/period';
import { startWithInvestors, type InvestorBackEnd } from '../support/investors';

let server: InvestorBackEnd;
let token: string;
before(async () => {
  server = await startWithInvestors();
  await server.db.transaction((sql) => seedPostings(sql, server.clock));
  token = (await server.signIn('accountant')).access_token;
});
after(() => server.close());

async function get<Body>(url: string): Promise<Body> {
  const answer = await server.call({ method: 'GET', url: `/api${url}`, token });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Body>();
}
const ledger = <Body>(path: string) => get<Body>(`/system-user/v1${path}`);

const figures = ['opening_debit', 'opening_credit', 'debit', 'credit', 'closing_debit', 'closing_credit'] as const;
type Figures = Record<(typeof figures)[number], string>;
interface Trial {
  accounts: (Figures & { id: number; name: string })[];
  count: number;
  totals: Figures;
}
interface Entries {
  entries: {
    id: number;
    posting_id: number;
    number: string;
    amount: string;
    debit: { id: number };
    credit: { id: number };
  }[];
  count: number;
  totals: { amount: string };
}
interface Card {
  entries: { debit: string; credit: string; balance: string; posting_id: number }[];
  count: number;
  totals: Record<'opening' | 'debit' | 'credit' | 'closing', string>;
}
const tiyin = (amount: string) => BigInt(amount.replace('.', ''));
const sum = (amounts: string[]) => amounts.reduce((all, one) => all + tiyin(one), 0n);

/** The month of the latest entries. */
const month = async () => {
  const [row] = await server.db.query<{ first: string; last: string }>(
    `select date_trunc('month', max(date))::date as first, (date_trunc('month', max(date)) + interval '1 month - 1 day')::date as last
     from gl_entries`,
  );
  return row!;
};

test('each figure of the trial balance is what the list and the card that it leads to add up to', async () => {
  const { first, last } = await month();
  const period = `begin_date=${first}&end_date=${last}`;
  const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
  const { accounts, totals } = await ledger<Trial>(`/gl/trial-balance?limit=100&${period}`);
  assert.ok(accounts.length > 8);
  for (const figure of figures) assert.equal(tiyin(totals[figure]), sum(accounts.map((one) => one[figure])), figure);
  for (const [debit, credit] of [
    ['opening_debit', 'opening_credit'],
    ['debit', 'credit'],
    ['closing_debit', 'closing_credit'],
  ] as const)
    assert.equal(totals[debit], totals[credit]);
  for (const account of accounts) {
    const of = (side: string, days: string) => ledger<Entries>(`/gl-list?limit=1&${side}_id=${account.id}&${days}`);
    const [debit, credit] = [await of('debit', period), await of('credit', period)];
    assert.deepEqual([account.debit, account.credit], [debit.totals.amount, credit.totals.amount], String(account.id));
    const [opened, opposed] = [await of('debit', `end_date=${before}`), await of('credit', `end_date=${before}`)];
    assert.equal(
      tiyin(account.opening_debit) - tiyin(account.opening_credit),
      tiyin(opened.totals.amount) - tiyin(opposed.totals.amount),
    );
    const card = await ledger<Card>(`/gl/accounts/${account.id}/card?limit=1000&${period}`);
    assert.deepEqual([card.totals.debit, card.totals.credit], [account.debit, account.credit]);
    const closing = tiyin(account.closing_debit) - tiyin(account.closing_credit);
    assert.ok([closing, -closing].includes(tiyin(card.totals.closing)), String(account.id));
    assert.equal(card.count, debit.count + credit.count);
  }
});

test('the card runs from what stood before to what stands after, over its pages', async () => {
  const whole = await ledger<Card>('/gl/accounts/6990/card?limit=1000');
  assert.equal(whole.totals.opening, '0.00');
  let balance = tiyin(whole.totals.opening);
  for (const row of whole.entries) {
    balance += tiyin(row.credit) - tiyin(row.debit);
    assert.equal(tiyin(row.balance), balance);
  }
  const page = await ledger<Card>('/gl/accounts/6990/card?limit=7&offset=20');
  assert.deepEqual(page.entries, whole.entries.slice(20, 27));
  const [{ sum: shown }] = (await server.db.query<{ sum: string }>(
    'select sum(balance)::numeric(24, 2) as sum from investors',
  )) as [{ sum: string }];
  assert.equal(whole.totals.closing, shown);
});

test('an account that has parts stands for them in the list, on its card and among the accounts', async () => {
  const parts = await Promise.all([6411, 6412].map((id) => ledger<Entries>(`/gl-list?limit=1&account_id=${id}`)));
  const whole = await ledger<Entries>('/gl-list?limit=1&account_id=6410');
  assert.equal(whole.count, parts[0]!.count + parts[1]!.count);
  const card = await ledger<Card>('/gl/accounts/6410/card?limit=1');
  const { accounts } = await get<{ accounts: { id: number; balance: string; allows_manual: boolean }[] }>(
    '/payment/v1/accounts?limit=100&search=6410',
  );
  assert.equal(accounts[0]!.balance, card.totals.closing);
  assert.equal(accounts[0]!.allows_manual, false);
});

test('the list is narrowed by operation, amount, source, investor and the row that was posted', async () => {
  const all = await ledger<Entries>('/gl-list?limit=1');
  const manual = await ledger<Entries>('/gl-list?limit=1&source=manual');
  const auto = await ledger<Entries>('/gl-list?limit=1&source=auto');
  assert.equal(all.count, manual.count + auto.count);
  assert.equal(tiyin(all.totals.amount), tiyin(manual.totals.amount) + tiyin(auto.totals.amount));
  const [fact] = await server.db.query<{ fact: string; fact_id: number; investor_id: number; operation_id: number }>(
    `select p.fact, p.fact_id::float8 as fact_id, e.investor_id, p.operation_id from gl_postings p join gl_entries e on e.posting_id = p.id
     where p.fact = 'dividend_transactions' order by p.id desc limit 1`,
  );
  const row = await ledger<Entries>(`/gl-list?fact=${fact!.fact}&fact_id=${fact!.fact_id}`);
  assert.equal(new Set(row.entries.map(({ posting_id }) => posting_id)).size, 1);
  const his = await ledger<Entries>(`/gl-list?investor_id=${fact!.investor_id}&operation_id=${fact!.operation_id}`);
  assert.ok(his.count > 0 && his.count < all.count);
  const large = await ledger<Entries>(
    '/gl-list?limit=100&amount_from=150000000.00&amount_to=150000000.00&source=manual',
  );
  assert.deepEqual(
    large.entries.map(({ amount }) => amount),
    ['150000000.00'],
  );
});

for (const [column, type, table, name] of [
  ['claim_id', 'claim', 'claims', 'id::text'],
  ['exit_claim_id', 'cash_out', 'exit_claims', 'number'],
] as const)
  test(`what is posted by ${column} of a balance names its document`, async () => {
    const [row] = await server.db.query<{ posting: number; id: number; name: string }>(
      `select p.id::float8 as posting, c.id, c.${name} as name from gl_postings p
         join investor_transactions t on p.fact = 'investor_transactions' and t.id = p.fact_id join ${table} c on c.id = t.${column}
       order by p.id limit 1`,
    );
    const { sources } = await ledger<{ sources: object[] }>(`/gl-list/${row!.posting}/cash-in-out-detail`);
    assert.deepEqual(sources, [{ type, id: row!.id, name: row!.name, month: null }]);
  });

test('a search finds a posting by its number, its text, its counterparty and its document', async () => {
  const [some] = await server.db.query<{ id: number; number: string }>(
    `select id::float8 as id, year || '/' || number as number from gl_postings where description = 'Взнос учредителя'`,
  );
  for (const text of [some!.number, 'взнос учредителя']) {
    const { entries } = await ledger<Entries>(`/gl-list?search=${encodeURIComponent(text)}`);
    assert.ok(
      entries.some(({ posting_id }) => posting_id === some!.id),
      text,
    );
  }
  const found = await ledger<{ postings: { counterparty: string }[] }>(
    `/gl/cash-in-out-list?search=${encodeURIComponent('telekom')}`,
  );
  assert.deepEqual(
    found.postings.map(({ counterparty }) => counterparty),
    ['АК «Узбектелеком»'],
  );
});

test('the demonstration has postings in all states and an opening balance of each account of its own', async () => {
  const { postings } = await ledger<{
    postings: {
      status: string;
      reversed_by: object | null;
      reverses: object | null;
      operation: { code: string };
      date: string;
    }[];
  }>('/gl/cash-in-out-list?limit=100');
  assert.deepEqual([...new Set(postings.map(({ status }) => status))].sort(), ['draft', 'posted', 'rejected']);
  assert.ok(postings.some(({ reversed_by }) => reversed_by !== null));
  // What waits comes first.
  const drafts = postings.filter(({ status }) => status === 'draft').length;
  assert.ok(postings.slice(0, drafts).every(({ status }) => status === 'draft'));
  const opening = postings.filter(({ operation }) => operation.code === 'opening_balance');
  assert.equal(opening.length, 4);
  const [first] = await server.db.query<{ date: string }>(
    `select min(date) as date from gl_postings where source = 'auto'`,
  );
  assert.ok(opening.every(({ date }) => date < first!.date && date.slice(0, 7) < first!.date.slice(0, 7)));
});

test('what waits for me is what another has drafted', async () => {
  const waiting = (as: string) =>
    server
      .signIn(as)
      .then(({ access_token }) =>
        server.call({ method: 'GET', url: '/api/system-user/v1/gl/cash-in-out-list?awaits=me', token: access_token }),
      )
      .then((answer) => answer.json<{ count: number }>().count);
  const [drafts] = await server.db.query<{ count: number }>(
    `select count(*)::int as count from gl_postings where status = 'draft'`,
  );
  const [first, second] = [await waiting('accountant'), await waiting('accountant2')];
  assert.equal(first + second, drafts!.count);
  assert.ok(first > 0 && second > 0);
  assert.equal(await waiting('director'), 0);
});

test('the chart, its groups, the operations and the gateways are read in the language of the caller', async () => {
  for (const [path, part] of [
    ['accounts', 'accounts'],
    ['account-groups', 'groups'],
    ['operations', 'operations'],
    ['payment-gateways', 'gateways'],
  ] as const) {
    const page = await get<Record<string, { id: number; name: string }[]> & { count: number }>(`/payment/v1/${path}`);
    assert.ok(page[part]!.length <= 10 && page[part]!.length > 0);
    const english = await server.call({
      method: 'GET',
      url: `/api/payment/v1/${path}`,
      token,
      headers: { 'accept-language': 'en' },
    });
    assert.notDeepEqual(
      english.json<Record<string, { name: string }[]>>()[part]!.map(({ name }) => name),
      page[part]!.map(({ name }) => name),
    );
  }
  const postable = await get<{ accounts: { id: number }[] }>('/payment/v1/accounts?limit=100&allows_manual=true');
  assert.ok(postable.accounts.every(({ id }) => ![6410, 6990, 6820].includes(id)));
});

test('whatever the period, frozen months and entries come to what all entries alone would', async () => {
  const months = await server.db.query<{ month: string }>(
    `select distinct date_trunc('month', date)::date::text as month from gl_entries order by 1`,
  );
  assert.ok(months.length > 6);
  const user = await server.db.query<{ id: number }>(`select id from system_users where username = 'accountant'`);
  // All but the last two are closed.
  for (const { month: day } of months.slice(0, -2))
    await server.db.transaction(async (sql) => {
      const id = await holdMonth(sql, day);
      await freezeMonth(sql, id, day, user[0]!.id, timestamp(server.clock)); // the demonstration has one
    });
  const first = (at: number) => months.at(at)!.month; // there are more than six
  const days = [
    ...[
      dayAfter(first(0), -40),
      first(0),
      dayAfter(first(1), 10),
      first(2),
      dayAfter(first(3), -1),
      dayAfter(first(-3), 14),
    ],
    ...[
      dayAfter(first(-2), -1),
      first(-2),
      dayAfter(first(-2), 9),
      dayAfter(first(-1), -1),
      first(-1),
      dayAfter(first(-1), 40),
    ],
  ].sort();
  const plain = (begin: string, end: string) =>
    server.db.query<Figures & { id: number }>(
      `select id, greatest(o, 0)::numeric(24, 2)::text as opening_debit, greatest(-o, 0)::numeric(24, 2)::text as opening_credit,
         d::numeric(24, 2)::text as debit, c::numeric(24, 2)::text as credit,
         greatest(o + d - c, 0)::numeric(24, 2)::text as closing_debit, greatest(c - d - o, 0)::numeric(24, 2)::text as closing_credit
       from (select a.id, coalesce(sum(case when e.debit = a.id then e.amount else -e.amount end) filter (where e.date < $1::date), 0) as o,
           coalesce(sum(e.amount) filter (where e.date >= $1::date and e.debit = a.id), 0) as d,
           coalesce(sum(e.amount) filter (where e.date >= $1::date and e.credit = a.id), 0) as c
         from gl_accounts a join gl_entries e on a.id in (e.debit, e.credit) where e.date <= $2::date group by a.id) s order by id`,
      [begin, end],
    );
  for (const begin of days)
    for (const end of days.filter((one) => one >= begin)) {
      const period = `begin_date=${begin}&end_date=${end}`;
      const { accounts } = await ledger<Trial>(`/gl/trial-balance?limit=100&${period}`);
      const found = accounts.map(({ id, ...row }) => ({ id, ...pick(row) }));
      assert.deepEqual(found, await plain(begin, end), period);
      for (const { id, debit, credit, ...row } of found.filter((one) => one.id === 5110 || one.id === 6990)) {
        const { totals } = await ledger<Card>(`/gl/accounts/${id}/card?limit=1&${period}`);
        const sign = id === 5110 ? 1n : -1n;
        assert.deepEqual([totals.debit, totals.credit], [debit, credit], `${id} ${period}`);
        for (const at of ['opening', 'closing'] as const)
          assert.equal(
            sign * tiyin(totals[at]),
            tiyin(row[`${at}_debit`]) - tiyin(row[`${at}_credit`]),
            `${id} ${period}`,
          );
      }
    }
});

test('the chart adds up what is frozen and the entries since then', async () => {
  const balances = async () => {
    const { accounts } = await get<{ accounts: { id: number; balance: string }[] }>('/payment/v1/accounts?limit=100');
    return new Map(accounts.map(({ id, balance }) => [id, balance]));
  };
  const found = await balances();
  const plain = await server.db.query<{ id: number; balance: string }>(
    `select a.id, (coalesce(sum(case when e.debit = part.id then e.amount else -e.amount end), 0)
       * case when a.type in ('asset', 'expense') then 1 else -1 end)::numeric(24, 2) as balance
     from gl_accounts a join gl_accounts part on a.id in (part.id, part.parent_id) left join gl_entries e on part.id in (e.debit, e.credit)
     group by a.id`,
  );
  assert.deepEqual(
    found,
    new Map(plain.sort((one, other) => one.id - other.id).map(({ id, balance }) => [id, balance])),
  );
  // The months that the test before has closed are not added up entry by entry.
  await server.db.query(
    `update gl_turnovers set debit = debit + 1000 where account = 5110 and month = (select min(month) from gl_turnovers where account = 5110)`,
  );
  assert.equal(tiyin((await balances()).get(5110)!) - tiyin(found.get(5110)!), 100_000n);
});

const pick = (row: Figures) => Object.fromEntries(figures.map((figure) => [figure, row[figure]])) as Figures;
