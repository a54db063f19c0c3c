/** The figures of the monitoring panel: they are those of the list under the same filter, and cheap to count. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import type { Sql } from '../../server/db/database';
import { investorStatuses, shownUnlessAsked } from '../../server/modules/investors/rules';
import * as store from '../../server/modules/investors/statisticsStore';
import { today } from '../../server/shared/clock';
import { startWithInvestors, type InvestorBackEnd } from '../support/investors';

type Queue = Reply<'listInvestorQueues'>['queues'][number];

let server: InvestorBackEnd;
before(async () => {
  server = await startWithInvestors();
});
after(() => server.close());

async function read<Id extends 'listInvestorStatusFigures' | 'listInvestorMonthFigures' | 'listInvestorQueues'>(
  path: string,
): Promise<Reply<Id>> {
  const answer = await server.get(`/statistics/${path}`);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Reply<Id>>();
}

/** What the list says under a filter, in the shape of a figure. */
async function listed(query: string) {
  const { count, totals } = await server.list(`${query}&limit=1`);
  return { count, ...totals };
}

const subjects = ['individual', 'business'] as const;

for (const period of ['', 'begin_date=2024-01-01&end_date=2025-03-31'])
  test(`each status has the count of the list ${period}`, async () => {
    const { statuses } = await read<'listInvestorStatusFigures'>(`statuses?${period}`);
    assert.ok(statuses.length > 8);
    for (const subject of subjects)
      for (const status of investorStatuses) {
        const figure = statuses.find((one) => one.subject === subject && one.status === status);
        const filter = `subject=${subject}&status=${status}&${period}`;
        assert.equal(figure?.count ?? 0, (await listed(filter)).count, filter);
      }
  });

test('each month has the count and the sums of the list from its first day to its last', async () => {
  const { months } = await read<'listInvestorMonthFigures'>('months?begin_date=2025-06-01&end_date=2026-05-31');
  assert.ok(new Set(months.map(({ month }) => month)).size > 6);
  for (const { subject, month, ...figure } of months) {
    const [year = 0, number = 0] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
    assert.deepEqual(figure, await listed(`subject=${subject}&begin_date=${month}-01&end_date=${last}`), month);
  }
  const all = await listed('begin_date=2025-06-01&end_date=2026-05-31');
  assert.equal(
    months.reduce((sum, { count }) => sum + count, 0),
    all.count,
  );
});

test('a minute before midnight in Tashkent still belongs to the month that ends', async () => {
  const [row] = await server.db.query<{ id: number; at: string }>(
    `select id, created_at as at from investors where subject = 'individual' and status = 'active' order by id limit 1`,
  );
  assert.ok(row);
  const countOf = async (month: string) => {
    const { months } = await read<'listInvestorMonthFigures'>('months?begin_date=2019-01-01&end_date=2019-12-31');
    return months.find((one) => one.month === month)?.count ?? 0;
  };
  for (const [at, month] of [
    ['2019-03-31 23:59:59', '2019-03'],
    ['2019-04-01 00:00:00', '2019-04'],
  ] as const) {
    await server.db.query('update investors set created_at = $2::timestamp where id = $1', [row.id, at]);
    assert.equal(await countOf(month), 1, at);
    assert.equal((await listed(`begin_date=${month}-01&end_date=${month}-30`)).count, at.endsWith('59') ? 0 : 1);
  }
  await server.db.query('update investors set created_at = $2::timestamp where id = $1', [row.id, row.at]);
});

const queueOf = async (subject: string, status: string): Promise<Queue> => {
  const { queues } = await read<'listInvestorQueues'>('queues?status=in_process&status=new');
  const queue = queues.find((one) => one.subject === subject && one.status === status);
  assert.ok(queue);
  return queue;
};
const lastTwo = ({ days }: Queue) => days.slice(-2).map(({ count }) => count);

test('a queue ends with what the list has now, today last, thirty days in a row', async () => {
  for (const subject of subjects)
    for (const status of ['new', 'in_process']) {
      const { days } = await queueOf(subject, status);
      assert.equal(days.at(-1)?.count, (await listed(`subject=${subject}&status=${status}`)).count);
      assert.equal(days.length, 30);
      assert.equal(days.at(-1)?.day, today(server.clock));
      assert.deepEqual(
        days.map(({ day }) => day),
        [...new Set(days.map(({ day }) => day))].sort(),
      );
      assert.ok(days.every(({ count }) => count >= 0));
    }
});

test('whoever enters and leaves a queue today changes today and no day before', async () => {
  const before = lastTwo(await queueOf('individual', 'in_process'));
  const newcomers = lastTwo(await queueOf('individual', 'new'));
  const token = (await server.signIn('moderator')).access_token;
  const { investors } = await server.list('subject=individual&status=new&limit=2');
  for (const { id } of investors) {
    const { version } = (await server.get(`/${id}`)).json<{ version: number }>();
    const answer = await server.call({
      method: 'PUT',
      url: `/api/investment/investors/${id}/status`,
      token,
      headers: { 'if-match': String(version) },
      payload: { status: 'in_process' },
    });
    assert.equal(answer.statusCode, 200, answer.body);
  }
  const [yesterday = 0, now = 0] = before;
  assert.deepEqual(lastTwo(await queueOf('individual', 'in_process')), [yesterday, now + 2]);
  assert.deepEqual(lastTwo(await queueOf('individual', 'new')), [newcomers[0], newcomers[1]! - 2]);
});

test('the numbers of the days are those that the history gives', async () => {
  const { days } = await queueOf('individual', 'in_process');
  for (const { day, count } of days) {
    // The status of each investor at the end of the day is that of the last change until then.
    const [row] = await server.db.query<{ count: number }>(
      `select count(*)::int as count from investors i cross join lateral (select to_status from verify_history h
         where h.investor_id = i.id and h.created_at < $1::date + 1 order by h.created_at desc, h.id desc limit 1) last
       where i.subject = 'individual' and last.to_status = 'in_process'`,
      [day],
    );
    assert.equal(count, row?.count, day);
  }
});

test('a period that is none, and a status that is none, are refused', async () => {
  for (const path of [
    'statuses?begin_date=2026-02-30',
    'months?begin_date=2026-02-02&end_date=2026-02-01',
    'queues',
    'queues?status=waiting',
  ])
    assert.equal((await server.get(`/statistics/${path}`)).statusCode, 400, path);
});

test('over many rows nothing is read but the indexes made for it', async () => {
  await server.db.query(
    `insert into investors (subject, status, phone_number, balance, created_at, updated_at)
     select case when n % 6 = 0 then 'business' else 'individual' end, (enum_range(null::investor_status))[1 + n % 7],
       (998900000000 + n)::text, n, timestamp '2022-01-01' + n * interval '1 hour', timestamp '2026-01-01'
     from generate_series(1, 40000) n`,
  );
  // A busy month: every tenth of them was taken up in it.
  await server.db.query(
    `insert into verify_history (investor_id, from_status, to_status, created_at)
     select id, 'new', 'in_process', timestamp '2026-11-21' - id % 300 * interval '1 day' from investors where id > 500`,
  );
  await server.db.query('vacuum (analyze) investors');
  await server.db.query('vacuum (analyze) verify_history');
  const plans: string[] = [];
  const explaining: Sql = {
    async query<Row>(text: string, values?: unknown[]) {
      const lines = await server.db.transaction(async (sql) => {
        // What the planner prefers depends on the machine and on how much of the table lies in memory; what matters is
        // that the indexes are enough. Without them it would have to read the table even so.
        await sql.query('set local enable_seqscan = off');
        return sql.query<Record<string, string>>(`explain ${text}`, values);
      });
      plans.push(lines.map((line) => Object.values(line).join('')).join('\n'));
      return [] as Row[];
    },
  };
  await store.countByStatus(explaining, { statuses: investorStatuses });
  await store.countByStatus(explaining, {
    statuses: investorStatuses,
    beginDate: '2026-01-01',
    endDate: '2026-03-31',
  });
  await store.countByMonth(explaining, {
    statuses: shownUnlessAsked,
    beginDate: '2025-12-01',
    endDate: '2026-11-30',
  });
  await store.countByDay(explaining, { statuses: ['in_process'], today: '2026-11-21', days: 30 });
  assert.equal(plans.length, 4);
  for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on (investors|verify_history)/, plan);
});
