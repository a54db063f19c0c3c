/** What lies behind a card and an investment, read from the demonstration rows: whole, in order, and masked. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import type { Reply } from '../../server/http/contract';
import { startWithInvestors, type InvestorBackEnd } from '../support/investors';

let server: InvestorBackEnd;
let token: string;
before(async () => {
  server = await startWithInvestors();
  token = (await server.signIn('moderator')).access_token;
});
after(() => server.close());

const get = (path: string, headers = {}): Promise<LightMyRequestResponse> =>
  server.call({ method: 'GET', url: `/api${path}`, token, headers });
async function read<Body>(path: string): Promise<Body> {
  const answer = await get(path);
  assert.equal(answer.statusCode, 200, `${path}: ${answer.body}`);
  return answer.json<Body>();
}
const rows = <Row>(text: string, values: unknown[] = []) => server.db.query<Row>(text, values);

const sublists = [
  ...['withdrawal-settings', 'payment-transactions', 'dividend-transactions', 'partnership-values'],
  ...['investment-transactions', 'bank-claims', 'exit-claims', 'outgoing-payment-transactions'],
  ...['investment-portfolios', 'group-logs'],
];
const sections = (id: number) => [
  ...[`/system-user/v1/investors?same_as=${id}`, `/system-user/v1/investors/${id}`],
  ...['claims', 'balance', 'investments', 'transactions'].map((name) => `/system-user/v1/investors/${id}/${name}`),
  ...[`/system-user/v1/investor-certificates/${id}`, `/system-user/v1/investor-cards/${id}`],
  ...[`/system-user/v1/investor/${id}/logs`, `/system-user/v1/auto-invest/${id}`],
];

test('an unknown number is not found in any section', async () => {
  for (const id of [501, 2147483648, 999999999999999])
    for (const path of sections(id)) assert.equal((await get(path)).statusCode, 404, path);
  for (const id of [999_999, 2147483648, 999999999999999]) {
    for (const name of [...sublists, 'calculate-penalty'])
      assert.equal((await get(`/investment/investments/${id}/${name}`)).statusCode, 404, name);
    assert.equal((await get(`/system-user/v1/get-investor-card/${id}`)).statusCode, 404);
  }
});

test('each of the ten lists behind an investment has rows for some and none for others, and pages of itself', async () => {
  const investments = await rows<{ id: number }>('select id from investments order by id');
  const long = new Map<string, number>();
  for (const name of sublists) {
    const key = name === 'group-logs' ? 'group_logs' : name.replaceAll('-', '_');
    const found = { some: 0, none: 0 };
    for (const { id } of investments) {
      if (found.some > 12 && found.none > 3) break;
      const all = await read<Record<string, unknown[]> & { count: number }>(
        `/investment/investments/${id}/${name}?limit=1000`,
      );
      const list = all[key]!;
      assert.equal(list.length, all.count, `${name} of ${id}`);
      found[list.length === 0 ? 'none' : 'some'] += 1;
      if (list.length < 2) continue;
      long.set(name, id);
      const second = await read<typeof all>(`/investment/investments/${id}/${name}?offset=1&limit=1`);
      assert.deepEqual(second, { [key]: [list[1]], count: all.count });
      assert.deepEqual((await read<typeof all>(`/investment/investments/${id}/${name}?offset=99`))[key], []);
    }
    assert.ok(found.some > 0 && found.none > 0, `${name}: ${JSON.stringify(found)}`);
  }
  assert.ok(long.size >= 5, [...long.keys()].join());
});

test('dividends of an investment that is spread say of which strategy they are, and come whole by pages', async () => {
  const [spread] = await rows<{ id: number }>('select min(investment_id) as id from investment_portfolios');
  await rows(
    `insert into dividend_transactions (investment_id, strategy_id, month, due_month, gross, tax, net, status)
     select $1, s.id, month, month, 11, 1, 10, 'calculated' from (select id from strategies order by id limit 3) s
     cross join (values (date '2019-01-01'), ('2019-02-01')) as months (month)`,
    [spread!.id],
  );
  const path = `/investment/investments/${spread!.id}/dividend-transactions`;
  const { dividend_transactions: all, count } = await read<Reply<'listDividendTransactions'>>(`${path}?limit=1000`);
  assert.equal(new Set(all.map(({ month, strategy }) => `${month} ${strategy.id} ${strategy.name}`)).size, count);
  assert.ok(all.every(({ strategy }) => strategy.name.length > 0));
  const paged: number[] = [];
  for (let offset = 0; offset < count; offset += 1) {
    const page = await read<Reply<'listDividendTransactions'>>(`${path}?offset=${offset}&limit=1`);
    paged.push(...page.dividend_transactions.map(({ id }) => id));
  }
  assert.deepEqual(
    paged,
    all.toSorted((one, other) => other.month.localeCompare(one.month) || other.id - one.id).map(({ id }) => id),
  );
});

test('the shares of the strategies of an investment, and of an investor, add up', async () => {
  const [spread] = await rows<{ id: number; amount: string }>(
    `select investment_id as id, n.amount from investment_portfolios p join investments n on n.id = p.investment_id
     group by 1, 2 having count(*) = 2 limit 1`,
  );
  const { investment_portfolios } = await read<Reply<'listInvestmentPortfolios'>>(
    `/investment/investments/${spread!.id}/investment-portfolios`,
  );
  assert.equal(
    investment_portfolios.reduce((sum, { share_percent }) => sum + share_percent, 0),
    100,
  );
  const [owner] = await rows<{ id: number; balance: string }>(
    `select investor_id as id, sum(balance) as balance from investments where status in ('active', 'exiting')
     group by 1 having count(distinct strategy_id) > 1 limit 1`,
  );
  const { items, total } = await read<Reply<'listPlatformInvestorInvestments'>>(
    `/system-user/v1/investors/${owner!.id}/investments`,
  );
  assert.equal(items.length, total);
  const sum = items.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n);
  assert.equal(sum, BigInt(owner!.balance.replace('.', '')));
  assert.ok(Math.abs(items.reduce((all, { share_percent }) => all + share_percent, 0) - 100) < 0.001);
});

test('movements of the balance come newest first, with sums over the days that were asked for', async () => {
  const [{ id }] = (await rows<{ id: number }>(
    'select investor_id as id from investor_transactions group by 1 order by count(*) desc limit 1',
  )) as [{ id: number }];
  const path = `/system-user/v1/investors/${id}/transactions`;
  const all = await read<Reply<'listInvestorTransactions'>>(`${path}?limit=1000`);
  const [{ balance }] = (await rows<{ balance: string }>('select balance from investors where id = $1', [id])) as [
    { balance: string },
  ];
  assert.equal(all.transactions[0]?.balance_after, balance);
  const tiyin = (money: string) => BigInt(money.replace('.', ''));
  assert.equal(tiyin(all.totals.incoming) - tiyin(all.totals.outgoing), tiyin(balance));
  const day = all.transactions[3]!.date.slice(0, 10);
  const some = await read<typeof all>(`${path}?begin_date=${day}&end_date=${day}`);
  assert.deepEqual(some.transactions, all.transactions.filter(({ date }) => date.startsWith(day)).slice(0, 10));
  assert.equal((await get(`${path}?begin_date=2026-02-02&end_date=2026-02-01`)).statusCode, 400);
  assert.equal((await get(`${path}?begin_date=2026-02-30`)).statusCode, 400);
});

test('possible duplicates say what they share, and an investor who shares nothing has none', async () => {
  const [twin] = await rows<{ id: number }>(`select id from investors where pinfl = '30101900010018' order by id`);
  const found = await read<Reply<'listPlatformInvestors'>>(`/system-user/v1/investors?same_as=${twin!.id}`);
  assert.deepEqual(
    found.items.map(({ matches }) => matches),
    [['pinfl', 'phone_number']],
  );
  const [firm] = await rows<{ id: number }>(
    `select id from investors where inn = '301112223' and phone_number = '998935550101'`,
  );
  const { items, total } = await read<Reply<'listPlatformInvestors'>>(`/system-user/v1/investors?same_as=${firm!.id}`);
  assert.deepEqual(items.map(({ matches }) => matches.join()).sort(), ['inn', 'phone_number', 'phone_number']);
  assert.equal(total, 3);
  assert.deepEqual(
    items.map(({ id }) => id),
    items.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  const [lonely] = await rows<{ id: number }>(
    `select id from investors i where not exists (select from investors o where o.id <> i.id
       and (o.phone_number = i.phone_number or o.pinfl = i.pinfl or o.inn = i.inn)) limit 1`,
  );
  assert.deepEqual(await read(`/system-user/v1/investors?same_as=${lonely!.id}`), { items: [], total: 0 });
  const byPhone = await read<Reply<'searchInvestorsByPhone'>>('/system-user/v1/investors-search/998935550101');
  assert.equal(byPhone.total, 3);
  assert.deepEqual(await read('/system-user/v1/investors-search/998000000000'), { items: [], total: 0 });
  assert.equal((await get('/system-user/v1/investors-search/+998935550101')).statusCode, 400);
});

test('cards, certificates and the rule of automatic investment, where there are some and where there are none', async () => {
  const cardCounts = new Set<number>();
  const states = new Set<string>();
  const kinds = new Set<string>();
  for (let id = 1; id <= 160; id++) {
    const { items, total } = await read<Reply<'listInvestorCards'>>(`/system-user/v1/investor-cards/${id}`);
    cardCounts.add(total);
    if (total > 0)
      assert.deepEqual(
        items.map(({ is_main }) => is_main),
        [true, false].slice(0, total),
      );
    for (const card of items) {
      assert.match(card.masked_pan, /^\d{4} \d{2}\*\* \*{4} \d{4}$/);
      const { investor_id, added_at, verified_at, verified_by, ...same } = await read<Reply<'getInvestorCard'>>(
        `/system-user/v1/get-investor-card/${card.id}`,
      );
      assert.deepEqual(same, card);
      assert.equal(investor_id, id);
      assert.match(added_at, /^20/);
      assert.equal(card.status === 'verified', verified_at !== null && verified_by !== null);
    }
    const certificates = await read<Reply<'listInvestorCertificates'>>(`/system-user/v1/investor-certificates/${id}`);
    for (const { kind, url } of certificates.items) {
      kinds.add(kind);
      if (url !== null) assert.equal((await server.call({ method: 'GET', url })).statusCode, 200);
    }
    if (certificates.total === 0) kinds.add('none');
    const rule = await read<Reply<'getAutoInvest'>>(`/system-user/v1/auto-invest/${id}`);
    states.add(`${rule.enabled} ${rule.strategy !== null}`);
  }
  assert.deepEqual([...cardCounts].sort(), [0, 1, 2]);
  assert.deepEqual([...kinds].sort(), ['investment', 'none', 'qualification']);
  assert.deepEqual([...states].sort(), ['false false', 'false true', 'true true']);
});

test('what is held never exceeds what there is, and some is held', async () => {
  const held = await rows<{ id: number; held: string; balance: string }>(
    `select i.id, i.balance, sum(c.amount) as held from investors i join claims c on c.investor_id = i.id
     where c.type in ('withdraw', 'cash_out') and c.status in ('pending', 'in_process') group by i.id`,
  );
  assert.ok(held.length > 0);
  for (const { id, held: blocked, balance } of held) {
    const money = await read<Reply<'getInvestorBalance'>>(`/system-user/v1/investors/${id}/balance`);
    assert.deepEqual([money.blocked, money.balance], [blocked, balance]);
    assert.ok(!money.available.startsWith('-'));
  }
});

test('leaving early costs what the months held say', async () => {
  const [live] = await rows<{ id: number }>(`select id from investments where status = 'active' order by id limit 1`);
  const path = `/investment/investments/${live!.id}/calculate-penalty`;
  const money = `update investments set amount = 12000000, balance = 12000000, start_date = $2, end_date = '2099-01-01' where id = $1`;
  server.clock.reset();
  const today = new Date(server.clock.now().getTime() + 5 * 3600_000).toISOString().slice(0, 10);
  const monthsAgo = (count: number) => {
    const [year = 0, month = 0] = today.split('-').map(Number);
    return `${new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 8)}${today.slice(8) > '28' ? '28' : today.slice(8)}`;
  };
  for (const [months, rate, penalty, payable] of [
    [0, 3, '360000.00', '11640000.00'],
    [2, 3, '360000.00', '11640000.00'],
    [3, 2, '240000.00', '11760000.00'],
    [5, 2, '240000.00', '11760000.00'],
    [6, 1, '120000.00', '11880000.00'],
    [12, 0, '0.00', '12000000.00'],
  ] as const) {
    await server.db.query(money, [live!.id, monthsAgo(months)]);
    const { calculated_at, ...calculated } = await read<Reply<'calculateInvestmentPenalty'>>(path);
    assert.match(calculated_at, /^20/);
    assert.deepEqual(calculated, {
      ...{ investment_id: live!.id, amount: '12000000.00', months_held: months, is_early: true },
      rate_percent: rate,
      ...{ penalty_amount: penalty, tax_amount: '0.00', dividends_to_return: '0.00', payable_amount: payable },
      tariff_percent: null,
      rates: [
        { before_months: 3, rate_percent: 3 },
        { before_months: 6, rate_percent: 2 },
        { before_months: 12, rate_percent: 1 },
      ],
    });
  }
  await server.db.query(money, [live!.id, today]);
  const part = await read<Reply<'calculateInvestmentPenalty'>>(`${path}?amount=0.50`);
  assert.deepEqual([part.penalty_amount, part.payable_amount], ['0.02', '0.48']);
  const codeOf = async (query: string) => {
    const answer = await get(`${path}?amount=${query}`);
    return [answer.statusCode, answer.json<{ fields: object }>().fields];
  };
  assert.deepEqual(await codeOf('0.00'), [422, { amount: 'invalid_amount' }]);
  assert.deepEqual(await codeOf('-1.00'), [422, { amount: 'invalid_amount' }]);
  assert.deepEqual(await codeOf('12000000.01'), [422, { amount: 'not_enough_balance' }]);
  const [closed] = await rows<{ id: number }>(`select id from investments where status = 'closed' limit 1`);
  assert.equal((await get(`/investment/investments/${closed!.id}/calculate-penalty`)).statusCode, 409);
});

test('no section of any investor holds a personal value in full', async () => {
  const people = await rows<{ id: number; secrets: (string | null)[] }>(
    `select i.id, array[i.phone_number, i.contact_number, i.pinfl, to_char(i.birthday, 'YYYY-MM-DD'),
       p.passport_id, p.inps, p.actual_address, p.temporary_address, p.work_address, p.domestic_phone_number,
       c.director_pinfl, c.bank_account] as secrets
     from investors i left join personal_documents p on p.investor_id = i.id
     left join company_documents c on c.investor_id = i.id where i.id % 4 = 0`,
  );
  for (const { id, secrets } of people) {
    const bodies = await Promise.all(sections(id).map(async (path) => (await get(path)).body));
    for (const secret of secrets)
      if (secret !== null) assert.ok(!bodies.some((body) => body.includes(secret)), `investor ${id} shows ${secret}`);
  }
  const accounts = await rows<{ id: number; account: string }>(
    'select investment_id as id, bank_account as account from withdrawal_settings where bank_account is not null',
  );
  assert.ok(accounts.length > 0);
  for (const { id, account } of accounts) {
    const { body } = await get(`/investment/investments/${id}/withdrawal-settings`);
    assert.ok(!body.includes(account) && body.includes(`${account.slice(0, 4)}************`));
  }
});
