/** The demonstration rows are whole: balances equal their ledgers, histories are legal, identities are valid. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Database, Sql } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { timestampOf } from '../../server/shared/clock';
import { fileStoreOf } from '../../server/files/store';
import type { InvestmentLife } from '../../server/seed/demo/investments';
import { investmentRows } from '../../server/seed/demo/investmentRows';
import { randomOf } from '../../server/seed/demo/random';
import { plansOf, type DataSet } from '../../server/seed/demo/plans';
import { commonShares } from '../../server/modules/dividends/index';
import { readPinfl } from '../../server/modules/investors/pinfl';
import { moves, type InvestorStatus } from '../../server/modules/investors/rules';
import { monthSpan } from '../../server/modules/profit-loss/months';
import { reckon, sidesOf } from '../../server/modules/profit-loss/rules';
import { listLines, readSheet } from '../../server/modules/profit-loss/store';
import { withoutTriggers } from '../../server/seed/large/withoutTriggers';
import { seed } from '../../server/seed/seed';
import { areaNames } from '../../server/start/options.mjs';
import { decimal } from '../../server/shared/money';
import { hasAuditWords } from '../../server/shared/auditWords';
import { testDatabase } from '../support/database';
import { ledgerFaults } from '../support/ledger';
import { orderFaults } from '../support/orderFaults';

// One moment for all of it, so that midnight does not come between two seeds that are compared.
const started = new Date();
let db: Database;
const opened: Database[] = [];
const folder = mkdtempSync(join(tmpdir(), 'divan-seed-'));
before(async () => {
  db = await seeded();
});
after(async () => {
  for (const made of opened) await made.close();
  rmSync(folder, { recursive: true, force: true });
});

test('of a hundred thousand investors, too, an investment is there before what is posted of it', async () => {
  const tables: string[] = [];
  const sql: Sql = {
    query(text) {
      tables.push(/^insert into (\w+)/.exec(text)![1]!); // nothing else is asked
      return Promise.resolve([]);
    },
  };
  const rows = investmentRows(sql);
  const closed: InvestmentLife = {
    term: { strategyId: 1, tariffId: 1, subject: 'all', months: 12, percent: 20, rounds: [] },
    ...{ amount: 100n, start: Date.UTC(2025, 0, 1), end: Date.UTC(2026, 0, 1) },
    ...{ status: 'closed', paidOut: false, dividends: [] },
  };
  // Two turns of each: theirs fill a statement first.
  for (let at = 0; at < 5_000; at++) await rows.add(randomOf(1), 1, closed, null);
  assert.deepEqual(tables, ['investments', 'investment_transactions']);
});

async function seeded(set: DataSet = 'edge', now = started): Promise<Database> {
  const clock = { now: () => now };
  const made = await testDatabase();
  opened.push(made);
  await migrate(made, clock);
  // What fills the lists at volume leaves everything as whole as it was, so the set of the tests stands on top of it.
  const volume = { areas: areaNames, share: set === 'edge' ? 0.002 : 0, report: () => undefined };
  await seed(made, set, clock, await fileStoreOf(made, clock, folder), volume);
  return made;
}

/** The numbers of rows that break a rule. */
const broken = async (text: string) => (await db.query<{ id: number }>(text)).map(({ id }) => id);

test('whoever waits for a decision on an instalment sent photos; some left out the one of the face', async () => {
  const photos = await db.query<{ id: number; status: string; kinds: string[] }>(
    `select a.id, a.status, array_agg(f.kind order by f.kind) as kinds from applications a
       join application_files f on f.application_id = a.id and f.kind in ('passport', 'selfie', 'client_photo') and not f.is_void
       join files s on s.key = f.file_key and s.kind = 'png' group by a.id`,
  );
  const waiting = photos.filter(({ status }) => status === 'waiting_for_approval').map(({ kinds }) => kinds.join());
  assert.ok(waiting.filter((kinds) => kinds === 'client_photo,passport,selfie').length > 3);
  assert.ok(photos.some(({ kinds }) => !kinds.includes('selfie')));
  assert.deepEqual(
    photos.filter(({ kinds }) => !kinds.includes('passport') || new Set(kinds).size < kinds.length),
    [],
  );
});

test('a balance is the sum of its ledger, and each ledger row says the balance after it', async () => {
  assert.deepEqual(
    await broken(`select i.id from investors i where balance
      <> coalesce((select sum(amount) from investor_transactions t where t.investor_id = i.id), 0)`),
    [],
  );
  assert.deepEqual(
    await broken(`select id from (select id, balance_after, sum(amount) over (partition by investor_id order by id) as running
      from investor_transactions) t where balance_after <> running`),
    [],
  );
  assert.deepEqual(
    await broken(`select id from (select id, created_at, lag(created_at) over (partition by investor_id order by id) as before
      from investor_transactions) t where before > created_at`),
    [],
  );
});

test('what lies in investments and what was earned is what the investor shows', async () => {
  assert.deepEqual(
    await broken(`select i.id from investors i where investment_amount
      <> coalesce((select sum(balance) from investments n where n.investor_id = i.id), 0)`),
    [],
  );
  assert.deepEqual(
    await broken(`select i.id from investors i where income_amount
      <> coalesce((select sum(dividends_total) from investments n where n.investor_id = i.id), 0)`),
    [],
  );
  assert.deepEqual(
    await broken(`select n.id from investments n where balance
      <> coalesce((select sum(amount) from investment_transactions t where t.investment_id = n.id), 0)`),
    [],
  );
  assert.deepEqual(
    await broken(`select n.id from investments n where dividends_total
      <> coalesce((select sum(net) from dividend_transactions d where d.investment_id = n.id and d.status = 'paid'), 0)
      or dividends_total <> coalesce((select sum(amount) from investor_transactions t
        where t.investment_id = n.id and t.type = 'dividend'), 0)`),
    [],
  );
  assert.deepEqual(
    await broken(`select i.id from investors i where (status = 'current') and not exists
      (select from investments n where n.investor_id = i.id and n.status in ('active', 'exiting'))`),
    [],
  );
  assert.deepEqual(
    await broken(`select i.id from investors i where status in ('new', 'in_process', 'active', 'left', 'archive') and exists
      (select from investments n where n.investor_id = i.id and n.status in ('active', 'exiting'))`),
    [],
  );
});

test('a withdrawal has its approved or its paid claim and the payments are those of the ledger', async () => {
  assert.deepEqual(
    await broken(`select t.id from investor_transactions t left join claims c on c.id = t.claim_id
      where t.type = 'withdraw' and t.exit_claim_id is null and (c.status is distinct from 'approved' or c.amount <> -t.amount)`),
    [],
  );
  const [sums] = await db.query<{ payments: string; ledger: string }>(
    `select (select sum(case direction when 'in' then amount else -amount end) from payment_transactions where status = 'success') as payments,
       (select sum(amount) from investor_transactions where type in ('refill', 'withdraw') and exit_claim_id is null) as ledger`,
  );
  assert.equal(sums?.payments, sums?.ledger);
  assert.deepEqual(
    await broken(`select t.id from investor_transactions t left join exit_claims c on c.id = t.exit_claim_id
      where t.exit_claim_id is not null and (c.status is distinct from 'paid' or c.investor_id <> t.investor_id)`),
    [],
  );
});

test('a paid cash-out left its movement, its way through the balance and its payment, once each, and no other did', async () => {
  const [paid] = await db.query<{ count: number }>(
    `select count(*)::int as count from exit_claims where status = 'paid'`,
  );
  assert.ok(paid!.count > 20, String(paid!.count));
  const left = (rows: string, amount: string) => `(select coalesce(count(*), 0) || ' of ' || coalesce(sum(${amount}), 0)
    from ${rows} t where t.exit_claim_id = c.id)`;
  const moves = ['exit', 'penalty', 'exit_tax', 'withdraw'] as const;
  const ledger = moves.map((type) =>
    left(`(select exit_claim_id, amount from investor_transactions where type = '${type}')`, 't.amount'),
  );
  const one = (amount: string) =>
    `case when c.status = 'paid' and ${amount} <> 0 then '1 of ' || ${amount} else '0 of 0' end`;
  assert.deepEqual(
    await broken(`select c.id from exit_claims c where
      ${left('investment_transactions', 't.amount')} <> ${one('-c.amount')}
      or ${left(`(select * from outgoing_payment_transactions where status = 'paid')`, 't.amount')} <> ${one('c.payable_amount')}
      or ${ledger[0]} <> ${one('c.amount')} or ${ledger[1]} <> ${one('-c.penalty_amount')}
      or ${ledger[2]} <> ${one('-c.tax_amount')} or ${ledger[3]} <> ${one('-c.payable_amount')}`),
    [],
  );
  // A second paid document would be a second payment.
  assert.deepEqual(
    await broken(`select d.exit_claim_id as id from dibank_documents d join exit_claims c on c.id = d.exit_claim_id
      where d.status = 'accepted' and c.status <> 'paid' or c.status = 'paid' and d.status not in ('accepted', 'cancelled')`),
    [],
  );
  assert.deepEqual(
    await broken(`select o.id from outgoing_payment_transactions o join dibank_documents d on d.exit_claim_id = o.exit_claim_id
      where d.status in ('accepted', 'failed') and (o.account_masked, coalesce(o.mfo, ''), o.amount, o.recipient, o.purpose)
        <> (d.account_masked, coalesce(d.mfo, ''), d.amount, d.recipient_name, d.purpose)`),
    [],
  );
  assert.deepEqual(
    await broken(`select c.id from exit_claims c join outgoing_payment_transactions o on o.exit_claim_id = c.id
      join investment_transactions t on t.exit_claim_id = c.id
      where c.status = 'paid' and (o.date <> c.updated_at or t.created_at <> c.updated_at or t.date <> c.updated_at::date)`),
    [],
  );
});

test('no balance was ever below zero', async () => {
  assert.deepEqual(await broken('select id from investor_transactions where balance_after < 0'), []);
});

test('the history of every investor is a way of legal moves to his status, and a person gives his reasons', async () => {
  const rows = await db.query<{
    id: number;
    status: InvestorStatus;
    way: [string | null, string, string | null, number | null][];
  }>(
    `select i.id, i.status, json_agg(json_build_array(h.from_status, h.to_status, h.comment, h.user_id)
       order by h.created_at, h.id) as way
     from investors i join verify_history h on h.investor_id = i.id group by i.id`,
  );
  assert.equal(rows.length, 500);
  for (const { id, status, way } of rows) {
    assert.deepEqual(way[0]?.slice(0, 2), [null, 'new'], `investor ${id}`);
    way.slice(1).forEach(([from, to, comment, user], at) => {
      assert.equal(from, way[at]?.[1], `investor ${id}`);
      const move = moves.find((one) => one.from === from && one.to === to);
      assert.ok(move, `investor ${id}: ${from} to ${to}`);
      assert.ok(user === null || move.permission !== undefined, `investor ${id}: a person made a move of the system`);
      assert.ok(!move.reason || comment, `investor ${id}: ${from} to ${to} without a reason`);
    });
    assert.equal(way.at(-1)?.[1], status, `investor ${id}`);
  }
});

test('every PINFL is valid and agrees with gender and birthday, but for one that a moderator has to find', async () => {
  const people = await db.query<{ pinfl: string; birthday: string; gender: string }>(
    `select pinfl, birthday, gender from investors where pinfl is not null`,
  );
  assert.ok(people.length > 350);
  const odd: string[] = [];
  for (const { pinfl, birthday, gender } of people) {
    const read = readPinfl(pinfl);
    assert.equal(read?.gender, gender, pinfl);
    if (read?.birthday !== birthday) odd.push(birthday);
  }
  assert.deepEqual(odd, ['1979-03-14']);
  const directors = await db.query<{ director_pinfl: string }>(`select director_pinfl from company_documents`);
  for (const { director_pinfl } of directors) assert.ok(readPinfl(director_pinfl), director_pinfl);
});

test('the set of the tests holds what a panel must survive', async () => {
  const some = async (condition: string) =>
    assert.ok((await broken(`select id from investors where ${condition} limit 1`)).length > 0, condition);
  for (const condition of [
    `name = ''`,
    `length(name) >= 200 and subject = 'individual'`,
    `length(name) = 200 and subject = 'business'`,
    `name like '%''%'`,
    `name like '%-%'`,
    `name like '%<b>%'`,
    `name like '=1+1%'`,
    `patronymic is null and last_name is not null`,
    `balance > 900000000000000`,
    `investment_amount >= 1000000000000000`,
    `balance = 0 and status = 'active'`,
    `balance = 0.01`,
    `phone_number not like '998%'`,
    `email is null`,
    `inn is not null and subject = 'individual'`,
  ])
    // prettier-ignore
    await some(condition);
  const kinds = await db.query<{ status: string }>(`select distinct status from investments order by status`);
  assert.deepEqual(kinds.map(({ status }) => status), ['active', 'cancelled', 'closed', 'exiting', 'pending']); // prettier-ignore
  const [mfo] = await db.query(`select from company_documents where mfo like '00%'`);
  assert.ok(mfo, 'an MFO with leading zeros');
});

/** Records whose journal does not lead, in the order of its days, to where they are. */
const astray = (table: string, entity: string) =>
  broken(`select t.id from ${table} t left join lateral (
      select array_agg(a.new_value order by a.id) as way, bool_or(a.before is not null and a.old_value is distinct from a.before) as breaks,
        bool_or(a.happened_at < a.earlier) as back
      from (select a.*, lag(new_value) over w as before, lag(happened_at) over w as earlier from audit a
        where entity = '${entity}' and entity_id = t.id::text and field = 'status' window w as (order by id)) a
    ) told on true
    where told.way[cardinality(told.way)] is distinct from t.status or told.breaks or told.back`);

test('what is told of a record leads step by step to where it is', async () => {
  assert.deepEqual(await astray('tariff_change_claims', 'tariff_change_claim'), []);
  assert.deepEqual(await astray('outgoing_payment_transactions', 'outgoing_payment'), []);
  const tasks = await astray('(select * from async_tasks where run_by is not null)', 'async_task');
  assert.deepEqual(tasks, []);
  assert.deepEqual(
    await broken(`select o.strategy_id as id from portfolio_pools o join lateral (
        select array_agg(a.action || ' ' || coalesce(a.new_value, '') order by a.id) as way,
          array_agg(a.happened_at order by a.id) as told, array_agg(a.happened_at order by a.happened_at) as happened
        from audit a where a.entity = 'portfolio_pool' and a.entity_id = o.strategy_id::text
      ) h on true
      where h.way[1] is distinct from 'create ' || o.capacity or h.told <> h.happened
        or o.is_open = ('close closed' = any (h.way)) or not exists (
          select from audit a where a.entity = 'portfolio_pool' and a.action = 'take_out')`),
    [],
  );
  const [counts] = await db.query<{ alone: number; staff: number }>(
    `select count(*) filter (where user_id is null and action in ('submit', 'recall'))::int as alone,
       count(*) filter (where user_id is not null and action = 'decide')::int as staff
     from audit where entity = 'tariff_change_claim'`,
  );
  assert.ok(counts!.alone > 0 && counts!.staff > 0, JSON.stringify(counts));
});

interface Column {
  table: string;
  name: string;
}
const columnsOf = (types: string[]) =>
  db.query<Column>(
    `select quote_ident(c.table_name) as table, quote_ident(c.column_name) as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = any ($1::text[])
     order by c.table_name, c.ordinal_position`,
    [types],
  );

// The machine writes them: a digest, what a document says to its signer, a masked phone with its plus, a scale, a secret.
const written = [
  ...['system_users', 'access_changes', 'merchant_owners', 'pos_agents'].map((table) => `${table}.password_hash`),
  ...['dibank_documents.to_sign', 'investor_cards.phone_masked'],
  // What is encrypted begins with any letter.
  ...['invest_constants.value', 'secrets.value', 'merchant_import_methods.secret'],
  // An address of the tax office, and what has several sentences by its nature.
  'ofd_checks.qr_url',
  ...[
    'models.description',
    'faq_articles.answer',
    'questions.answer',
    'sms_templates.text',
    'system_errors.message',
  ].flatMap((name) => ['ru', 'en', 'uz'].map((language) => `${name}_${language}`)),
  // A loss stands there with its sign.
  'audit.new_value',
];

/** The columns of a set that hold what only a user who tries the panel would enter. */
async function extremes(of: Database): Promise<string[]> {
  const texts = (await columnsOf(['text'])).filter(({ table, name }) => !written.includes(`${table}.${name}`));
  const sums = await columnsOf(['numeric']);
  const asked = [
    ...texts.map(
      ({ table, name }) =>
        `select '${table}.${name}' as place from ${table}
         where length(${name}) > 80 or ${name} ~ '^[-=+@]' and ${name} !~ '^[+]998 ' or ${name} ~ '<[a-zA-Z/!]' or ${name} ~ '[\u200b-\u200f\u202a-\u202e]'`,
    ),
    ...sums.map(({ table, name }) => `select '${table}.${name}' from ${table} where abs(${name}) > 1000000000000`),
  ];
  const found = await of.query<{ place: string }>(`select distinct place from (${asked.join(' union all ')}) t`, []);
  return found.map(({ place }) => place).sort();
}

test('the profits of months are what profit and loss reckons, and the ledger has earned what was announced', async () => {
  const profits = await db.query<{ month: string; strategy_id: number; revenue: string; expense: string }>(
    `select month::text as month, strategy_id, revenue, expense from profit_records
     -- People post by hand into the last months.
     where month < (select max(month) from profit_records) - interval '3 months' order by month desc, strategy_id limit 40`,
  );
  assert.equal(profits.length, 40);
  const lines = await listLines(db, 'ru');
  for (const { month, strategy_id: strategy, ...sums } of profits) {
    const sheet = await readSheet(db, monthSpan(month));
    const shares = await commonShares(db, month, sidesOf(sheet, lines, null).expense.figure);
    const { revenue, expense } = reckon(sheet, lines, strategy, shares.get(strategy) ?? 0n);
    assert.deepEqual(sums, { revenue: decimal(revenue), expense: decimal(expense) }, `${month} ${strategy}`);
  }
  const [{ earned }] = (await db.query<{ earned: string }>(
    // What an open month has earned goes to the profit of the period when it is closed.
    `select sum(case when credit = 8710 then amount else -amount end) as earned from gl_entries
     where 8710 in (debit, credit) and date < (select max(month) + interval '1 month' from closing_months where status = 'closed')`,
  )) as [{ earned: string }];
  assert.ok(Number(earned) >= 0, earned);
});

test('merchants are owed what their moves say, and some are in every state that somebody looks at', async () => {
  const differ = await db.query(
    `select m.id from merchants m left join lateral (
       select coalesce(sum(v.amount), 0) as debt, coalesce(sum(v.purchase) filter (where v.kind = 'sale'), 0) as sales
       from merchant_moves v where v.merchant_id = m.id) s on true
     where m.debt <> s.debt or m.sales <> s.sales`,
  );
  assert.deepEqual(differ, []);
  const [found] = await db.query(
    `select count(*)::int as all, count(*) filter (where status = 'blocked')::int as blocked,
       count(*) filter (where debt < 0)::int as negative,
       count(*) filter (where contract_expiry between current_date and current_date + 30)::int >= 3 as ends,
       bool_and(exists (select from merchant_moves v where v.merchant_id = m.id)) as sold,
       bool_and(exists (select from banks b where b.mfo = m.mfo)) as banked
     from merchants m where id <= 40`,
  );
  assert.deepEqual(found, { all: 40, blocked: 3, negative: 3, ends: true, sold: true, banked: true });
});

test('a newcomer meets nothing extreme, and a test finds all of it', async () => {
  const small = await seeded('small');
  assert.deepEqual(await extremes(small), []);
  const found = await extremes(db);
  for (const place of [
    ...['investors.last_name', 'investors.first_name', 'investors.patronymic', 'investors.company_name'],
    ...['investors.balance', 'investors.investment_amount', 'investments.amount', 'cash_in_bank_claims.payer_name'],
    ...['application_documents.file_name', 'claims.comment', 'tariff_change_claims.reason'],
  ])
    assert.ok(found.includes(place), `${place} of ${found.join(', ')}`);
});

/** What every database begins with is as old as the database, which no clock of the seed has made (0082). */
const ofMigrations = ['card_types', 'phone_codes', 'payment_settings', 'sms_providers', 'sms_templates'];
// A PINFL tells a birthday, and an agreement the shares of the partners, so they stand still.
const standsStill = ({ table, name }: Column) =>
  name === 'birthday' ||
  name === 'passport_issue_date' ||
  [...ofMigrations, 'partners', 'partner_shares'].includes(table);

/** The books have begun in January 2022 whenever they are filled, so only the latest day of these is as long ago. */
const books = new Set([
  ...[
    'gl_entries',
    'gl_postings',
    'gl_turnovers',
    'closing_months',
    'closing_days',
    'expenses',
    'incomes',
    'profit_distributions',
  ],
  'audit',
]);

/** Of every column with days how many days before the seeding its first, its middle and its last one are. */
async function daysBefore(of: Database, now: Date) {
  const columns = (await columnsOf(['date', 'timestamp without time zone'])).filter((one) => !standsStill(one));
  const rows = await of.query<{ place: string; days: number[] }>(
    columns
      .map(
        ({ table, name }) => `select '${table}.${name}' as place, array(select percentile_disc(share) within group
            (order by $1::date - ${name}::date) from ${table}, unnest(array[0, 0.5, 1]) share
            where ${name} is not null group by share order by share) as days`,
      )
      .join(' union all '),
    [timestampOf(now)],
  );
  return new Map(rows.filter(({ days }) => days.length > 0).map(({ place, days }) => [place, days]));
}

test('the latest months stand where they do on any day, also on the first of one', async () => {
  const first = new Date('2026-12-01T00:30:00+05:00');
  for (const [of, day] of [
    [db, started],
    [await seeded('small', first), first],
  ] as const)
    assert.deepEqual(
      await of.query(
        `with steps as (
           select month, 'dividends ' || status as step from dividend_runs where status <> 'replaced'
           union select month, 'profit ' || status from profit_records
           union select month, 'closing ' || status from closing_months),
         dated as (select date_trunc('month', $1::date) as this, month, step from steps)
         select (extract(year from age(this, month)) * 12 + extract(month from age(this, month)))::int as ago, array_agg(step order by step) as steps
         from dated where month > this - interval '3 months' group by 1 order by 1`,
        [timestampOf(day).slice(0, 'yyyy-mm-dd'.length)],
      ),
      [
        { ago: 0, steps: ['closing open', 'profit calculated', 'profit draft'] },
        { ago: 1, steps: ['closing open', 'dividends calculated', 'profit announced'] },
        { ago: 2, steps: ['closing closed', 'dividends paid', 'profit distributed'] },
      ],
    );
});

test('a year later everything is as long ago', async () => {
  const later = new Date(started.getTime() + 365 * 24 * 3600 * 1000);
  const next = await seeded('edge', later);
  const [these, those] = [await daysBefore(db, started), await daysBefore(next, later)];
  assert.ok(these.size > 60, String(these.size));
  assert.deepEqual([...those.keys()], [...these.keys()]);
  // Months and leap years are of different lengths; a day that stands still is 365 away.
  for (const [place, days] of these) {
    const compared = books.has(place.split('.')[0]!) ? days.slice(0, 1) : days;
    compared.forEach((day, at) => assert.ok(Math.abs(day - those.get(place)![at]!) < 40, `${place}: ${days} and ${those.get(place)}`)); // prettier-ignore
  }
  const exact = `select id, $1::date - created_at::date as days, created_at::time from investors order by id`;
  assert.deepEqual(await next.query(exact, [timestampOf(later)]), await db.query(exact, [timestampOf(started)]));
});

test('the same rows come every time', async () => {
  const again = await seeded();
  for (const table of [
    'investors',
    'personal_documents',
    'verify_history',
    'investments',
    'investor_transactions',
    'districts',
  ]) {
    const text = `select md5(string_agg(t::text, '|' order by t::text)) as digest from ${table} t`;
    assert.deepEqual(await again.query(text), await db.query(text), table);
  }
});

test('each area is filled with its share of rows', async () => {
  for (const [table, most] of [
    ['tax_transactions', 2000],
    ['claims', 600],
    ['exit_claims', 600],
    ['cash_in_bank_claims', 600],
    ['outgoing_payment_transactions', 600],
    ['investor_cards', 600],
    ['application_documents', 600],
    ['tariff_change_claims', 600],
    ['wings_requests', 1000],
    ['merchants', 44],
    ['customers', 1000],
    ['app_users', 20_900],
    ['installments', 650],
    ['schedule_rows', 8000],
    ['orders', 3150],
    ['deliveries', 2900],
    ['ofd_checks', 1950],
    ['return_claims', 175],
    ['sms_messages', 2890],
    ['gateway_transactions', 3000],
    ['invoices', 1000],
    ['audit', 4000],
  ] as const) {
    const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    assert.ok(row!.count > most, `${table}: ${row!.count}`);
  }
  const [waiting] = await db.query<{ count: number }>(
    `select count(*)::int as count from cash_in_bank_claims where status = 'pending' and bank_document_number ~ '^01'`,
  );
  assert.equal(waiting!.count, 10);
});

test('what is sold, paid and brought at volume holds what always holds of it, and none of it lies ahead', async () => {
  assert.deepEqual(await orderFaults(db), []);
  assert.deepEqual(await ledgerFaults(db), []);
  const [sum] = await db.query(
    `select count(*) filter (where n.oldest_due < current_date)::int > 20 as late, count(*) filter (where n.debt = 0)::int > 20 as paid,
       sum(n.debt) = (select sum(r.amount - r.paid) from schedule_rows r join installments i on i.id = r.installment_id
         where i.id in (select application_id from installment_payments where external_id like 'large-%')) as adds_up
     from installments n where n.id in (select application_id from installment_payments where external_id like 'large-%')`,
  );
  assert.deepEqual(sum, { late: true, paid: true, adds_up: true });
  const now = timestampOf(started);
  for (const [table, names] of [
    ['customers', ['created_at', 'updated_at']],
    ['applications', ['created_at', 'status_since', 'updated_at']],
    ['orders', ['created_at', 'status_since', 'taken_at', 'completed_at', 'updated_at']],
    ['installment_payments', ['created_at', 'paid_at', 'date']],
    ['installment_moves', ['created_at', 'date']],
    ['merchant_moves', ['created_at', 'date']],
    ['agreements', ['created_at', 'signed_at']],
    ['deliveries', ['created_at', 'status_since']],
    ['ofd_checks', ['created_at', 'sent_at', 'date_time']],
    ['return_claims', ['created_at', 'status_since']],
    ['sms_messages', ['created_at', 'sent_at']],
    ['gateway_transactions', ['created_at', 'finished_at']],
    ['invoices', ['created_at', 'date']],
    ['app_users', ['registered_at']],
  ] as const)
    for (const name of names)
      assert.deepEqual(
        await db.query(`select id, ${name} as moment from ${table} where ${name} > $1::timestamp limit 3`, [now]),
        [],
        `${table}.${name}`,
      );
  // Nobody buys, or is charged, before he is there.
  assert.deepEqual(
    await broken(
      `select a.id from applications a join customers c on c.id = a.customer_id
         join payment_cards k on k.customer_id = c.id and k.token = 'tk_' || md5('large card ' || c.id)
       where a.created_at < c.created_at or k.created_at > (select min(t.created_at) from gateway_transactions t where t.card_id = k.id)`,
    ),
    [],
  );
});

test('what is filled and does not hold is not kept, and triggers ask again afterwards', async () => {
  const fill = db.transaction((sql) =>
    withoutTriggers(sql, { tables: ['ofd_items'], faults: ['select 1 as wrong'] }, () =>
      sql.query('delete from ofd_items', []),
    ),
  );
  await assert.rejects(fill, /What was filled does not hold: \{"wrong":1\}/);
  const [left] = await db.query<{ count: number }>('select count(*)::int as count from ofd_items');
  assert.ok(left!.count > 100);
  await assert.rejects(
    db.query('delete from ofd_items where check_id = (select max(id) from ofd_checks)'),
    /are not what it comes to/,
  );
});

test('the large seed plans 100,000 investors and exactly 1,000,000 movements', () => {
  const plans = plansOf('large');
  assert.equal(plans.length, 100_000);
  assert.equal(plans.reduce((sum, { movements = 0 }) => sum + movements, 0), 1_000_000); // prettier-ignore
});

test('the panel has words for every row of the journal', async () => {
  const rows = await db.query<{ entity: string; action: string; field: string | null }>(
    'select distinct entity, action, field from audit',
    [],
  );
  assert.ok(rows.length > 10);
  assert.deepEqual(
    rows.filter(({ entity, action, field }) => !hasAuditWords(entity, action, field)),
    [],
  );
});
