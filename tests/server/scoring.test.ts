/** How customers are scored: the rules by their worked figures, a scoring from its start to its result, and what is told of it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { bureauAt, bureauStandIn } from '../../server/modules/scoring/bureau';
import { scorerOf } from '../../server/modules/scoring/index';
import * as rules from '../../server/modules/scoring/rules';
import { scorer, type ScoringRequest } from '../../server/modules/scoring/service';
import { countPaidOnTime } from '../../server/modules/scoring/store';
import { makeCustomer, startOuter, type OuterService } from '../support/customers';
import { startWork, type InvestorWork } from '../support/investorWork';
import { addOldContract } from '../support/instalments';
import { sell } from '../support/returns';

let work: InvestorWork;
let bureau: OuterService;
const figures = {
  score: 640,
  active_contracts: 2,
  total_debt: '21000000.00',
  overdue_debt: '0.00',
  max_overdue_days: 0,
  monthly_payment: '2500000.00',
};

before(async () => {
  work = await startWork();
  bureau = await startOuter({ body: figures });
});
after(async () => {
  await work.close();
  await bureau.close();
});

/** So'm as tiyin. */
const som = (amount: number) => BigInt(Math.round(amount * 100));
const base: rules.Known = {
  age: 34,
  employment: 'employed',
  income: som(8_000_000),
  bureauMonthly: som(2_500_000),
  ownMonthly: 0n,
  newMonthly: som(516_667),
  bureauDelayDays: 0,
  closedContracts: 1,
  overdueDays: 0,
};
const pointsOf = (other: Partial<rules.Known>) =>
  Object.fromEntries(rules.factorsOf({ ...base, ...other }).map(({ code, points }) => [code, points]));
test('the burden is what is paid a month of what comes in', () => {
  assert.equal(rules.burdenOf(som(2_500_000) + som(516_667), som(8_000_000)), 3771);
  assert.equal(rules.burdenOf(1n, undefined), undefined);
  assert.equal(rules.burdenOf(1n, 0n), undefined);
  assert.ok(!rules.isBurdenTooHigh(som(4_000_000), som(8_000_000)), 'half is still borne');
  assert.ok(rules.isBurdenTooHigh(som(4_000_000) + 1n, som(8_000_000)));
  assert.ok(rules.isBurdenTooHigh(0n, undefined));
});

test('500 and the factors make the score', () => {
  const factors = rules.factorsOf(base);
  assert.deepEqual(
    factors.map(({ code, value, points }) => [code, value, points]),
    [
      ['age', '34', 20],
      ['employment', 'employed', 40],
      ['burden', '37.71', 20],
      ['bureau_delay', '0', 60],
      ['closed_contracts', '1', 40],
      ['overdue_here', '0', 0],
    ],
  );
  assert.equal(rules.scoreOf(factors), 680);
  const at = (field: keyof rules.Known, code: string, values: unknown[]) =>
    values.map((value) => pointsOf({ [field]: value })[code]);
  assert.deepEqual(at('age', 'age', [24, 25, 55, 56, undefined]), [0, 20, 20, 0, 0]);
  assert.deepEqual(at('employment', 'employment', ['employed', 'student', 'unemployed', undefined]), [40, 0, -120, 0]);
  assert.deepEqual(at('bureauDelayDays', 'bureau_delay', [0, 1, 30, 31]), [60, -40, -40, -150]);
  assert.deepEqual(at('closedContracts', 'closed_contracts', [0, 1, 3, 9]), [0, 40, 120, 120]);
  assert.deepEqual(at('overdueDays', 'overdue_here', [0, 1]), [0, -200]);
  const burdened = (monthly: number) => pointsOf({ newMonthly: 0n, bureauMonthly: som(monthly) }).burden;
  assert.deepEqual([2_400_000, 2_400_000.01, 4_000_000, 4_000_000.01].map(burdened), [80, 20, 20, -200]);
});

test('a score ends at 0, and the factors still add up', () => {
  const worst: Partial<rules.Known> = {
    age: 70,
    employment: 'unemployed',
    income: undefined,
    bureauDelayDays: 99,
    closedContracts: 0,
    overdueDays: 5,
  };
  const factors = rules.factorsOf({ ...base, ...worst });
  assert.equal(rules.scoreOf(factors), 0);
  assert.equal(factors.at(-1)!.points, -30);
  for (let turn = 0; turn < 2000; turn++) {
    const drawn = rules.factorsOf({
      age: 18 + (turn % 60),
      employment: (['employed', 'unemployed', undefined] as const)[turn % 3],
      income: turn % 7 === 0 ? undefined : som(1_000_000 + turn * 4_000),
      bureauMonthly: som((turn * 37_001) % 4_000_000),
      ownMonthly: som((turn * 11_003) % 900_000),
      newMonthly: 0n,
      bureauDelayDays: turn % 5 === 0 ? turn % 90 : 0,
      closedContracts: turn % 4,
      overdueDays: turn % 6 === 0 ? 3 : 0,
    });
    const score = rules.scoreOf(drawn);
    assert.ok(score >= 0 && score <= 1000);
    assert.equal(500 + drawn.reduce((sum, { points }) => sum + points, 0), score);
  }
});

test('600 passes, 450 waits for a person, the service decides harder and never softer', () => {
  assert.deepEqual([600, 599, 450, 449].map(rules.resultOf), ['passed', 'manual', 'manual', 'failed']);
  assert.equal(rules.harderOf('passed', 'manual'), 'manual');
  assert.equal(rules.harderOf('failed', 'manual'), 'failed');
  assert.equal(rules.harderOf('passed', undefined), 'passed');
  const factors = rules.factorsOf({ ...base, employment: 'unemployed', bureauDelayDays: 3 });
  assert.deepEqual(rules.reasonsOf('failed', 420, factors), ['employment', 'bureau_delay']);
  assert.deepEqual(rules.reasonsOf('manual', 680, rules.factorsOf(base)), ['service_decision']);
  assert.deepEqual(rules.reasonsOf('passed', 680, factors), []);
  assert.deepEqual(rules.reasonsOf('timeout', null, []), ['no_answer']);
});

test('a limit is what half of the income leaves over the term, up to the cap of the score', () => {
  const granted = { score: 680, result: 'passed', income: som(8_000_000), obligations: som(2_500_000) } as const;
  assert.equal(rules.limitOf(granted, 12), som(15_000_000));
  assert.equal(rules.limitOf({ ...granted, score: 700 }, 12), som(18_000_000));
  assert.equal(rules.limitOf({ ...granted, score: 820, income: som(40_000_000) }, 24), som(60_000_000));
  assert.deepEqual(
    rules.limitsOf(granted).map(({ months, amount }) => [months, amount]),
    [[3, som(4_500_000)], [6, som(9_000_000)], [9, som(13_500_000)], [12, som(15_000_000)], [18, som(15_000_000)], [24, som(15_000_000)]], // prettier-ignore
  );
  // Told in steps of 10 000: 1 234 567,89 × 3 = 3 703 703,67.
  assert.equal(rules.limitOf({ ...granted, income: som(2_469_135.78), obligations: 0n }, 3), som(3_700_000));
  assert.equal(rules.limitOf({ ...granted, obligations: som(4_000_000) }, 12), 0n);
  assert.equal(rules.limitOf({ ...granted, result: 'failed' }, 12), 0n);
  assert.equal(rules.limitOf({ ...granted, result: 'manual', score: 500 }, 12), som(15_000_000));
  assert.equal(rules.limitOf({ ...granted, income: undefined }, 12), 0n);
});

test('whether a scoring may be started, and how old and how late somebody is', () => {
  const ready = { isActive: true, hasPinfl: true, isRunning: false, wasScoredToday: false };
  assert.equal(rules.refusalOfStart(ready), undefined);
  assert.equal(rules.refusalOfStart({ ...ready, isActive: false }), 'customer_inactive');
  assert.equal(rules.refusalOfStart({ ...ready, hasPinfl: false }), 'pinfl_missing');
  assert.equal(rules.refusalOfStart({ ...ready, isRunning: true, wasScoredToday: true }), 'scoring_running');
  assert.equal(rules.refusalOfStart({ ...ready, wasScoredToday: true }), 'scoring_once_a_day');
  assert.deepEqual([rules.ageOn('1990-06-15', '2026-06-14'), rules.ageOn('1990-06-15', '2026-06-15')], [35, 36]);
  assert.deepEqual(
    [
      rules.lateDays('2026-02-28', '2026-03-05'),
      rules.lateDays('2026-03-05', '2026-03-05'),
      rules.lateDays(null, '2026-03-05'),
    ],
    [5, 0, 0],
  );
});

let lastPinfl = 0;
/** A PINFL whose 13th digit is this one. */
const pinflWith = (digit: number) => `3${String(++lastPinfl).padStart(11, '0')}${digit}7`;
const worker = (digit: number, other: object = {}) =>
  makeCustomer(work.db, {
    pinfl: pinflWith(digit),
    birthday: '1990-05-05',
    employment_type: 'employed',
    income: '8000000.00',
    ...other,
  });
const byStandIn = () => scorerOf({ db: work.db, clock: work.clock, outer: { isDemo: true } });
const byBureau = (patience = 300) => scorer({ db: work.db, clock: work.clock, bureau: bureauAt(bureau.url, patience) });
const requestOf = (customerId: number, other: Partial<ScoringRequest> = {}): ScoringRequest => ({
  customerId,
  userId: 1,
  ownMonthly: 0n,
  newMonthly: 0n,
  ...other,
});
async function score(customerId: number, by = byStandIn(), other: Partial<ScoringRequest> = {}) {
  const running = await work.db.transaction((sql) => by.start(sql, requestOf(customerId, other)));
  return by.finish(running);
}
const refusal = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};
const detail = (id: number) => work.answer<Reply<'getScoring'>>(`pay GET /v1/scoring/${id}`, { as: 'moderator' });

/** A contract of the customer that has ended, each row paid on the day before Qabz. */
async function closedContract(customerId: number): Promise<number> {
  const { applicationId } = await sell(work.db, { paidRows: 12 });
  for (const table of ['applications', 'installments'])
    await work.db.query(`update ${table} set customer_id = $2 where id = $1`, [applicationId, customerId]);
  await work.db.query(`update applications set status = 'closed' where id = $1`, [applicationId]);
  return applicationId;
}

test('a contract that was paid late, cut by a return or brought over from before gives no points', async () => {
  const investor = await work.make();
  const id = await worker(0, { investor_id: investor });
  await addOldContract(work.db, { investorId: investor, number: 'S-1', status: 'closed' });
  const paidOnTime = () => work.db.transaction((sql) => countPaidOnTime(sql, id));
  assert.equal(await paidOnTime(), 0);
  const [late, returned] = [await closedContract(id), await closedContract(id), await closedContract(id)];
  assert.equal(await paidOnTime(), 3);
  // The last row is due on 24.02.2027.
  await work.db.query(
    `update installment_payments set date = '2027-02-25' where application_id = $1
       and id = (select max(id) from installment_payments where application_id = $1)`,
    [late],
  );
  assert.equal(await paidOnTime(), 2);
  await work.db.transaction(async (sql) => {
    await sql.query(`delete from payment_parts where installment_id = $1 and row_number = 12`, [returned]);
    await sql.query(
      `update installment_payments set status = 'reversed' where application_id = $1
         and id = (select max(id) from installment_payments where application_id = $1)`,
      [returned],
    );
    await sql.query(`update schedule_rows set cancelled = amount where installment_id = $1 and number = 12`, [
      returned,
    ]);
  });
  assert.equal(await paidOnTime(), 1);
});

test('the base figures give 680 and 15 000 000 through bureau and database', async () => {
  const id = await worker(0);
  await closedContract(id);
  bureau.say({ body: figures });
  const outcome = await score(id, byBureau(), { newMonthly: som(516_667), months: 12 });
  assert.deepEqual([outcome.result, outcome.score, outcome.limit], ['passed', 680, som(15_000_000)]);
  const { path, body } = bureau.asked.at(-1)!;
  assert.equal(path, '/scoring');
  assert.match(String(body.claim_id), /^DV-\d+$/);
  const { scoring, purchase_limits: limits } = await detail(outcome.id);
  assert.equal(scoring.base_score + scoring.factors.reduce((sum, { points }) => sum + points, 0), 680);
  assert.deepEqual(limits.map(({ months }) => months), [3, 6, 9, 12, 18, 24]); // prettier-ignore
  assert.deepEqual(
    [
      scoring.income_masked,
      scoring.obligations,
      scoring.limit_amount,
      scoring.is_valid,
      scoring.customer.name,
      scoring.reasons,
    ],
    ['•••', '2500000.00', '15000000.00', true, 'Каримов Азиз', []],
  );
  assert.deepEqual(
    [scoring.bureau?.score, scoring.bureau?.monthly_payment, scoring.bureau?.total_debt, scoring.wings_request?.status],
    [640, '2500000.00', '21000000.00', 'success'],
  );
  work.clock.advance(31 * 86_400_000);
  assert.equal((await detail(outcome.id)).scoring.is_valid, false, 'thirty days are over');
  work.clock.advance(-31 * 86_400_000);
});

test('the stand-in goes by the 13th digit: as reckoned, a person, refused, no answer', async () => {
  const results = [];
  for (const digit of [0, 5, 6, 7, 8, 9]) results.push((await score(await worker(digit))).result);
  assert.deepEqual(results, ['passed', 'passed', 'manual', 'manual', 'failed', 'timeout']);
  await assert.rejects(
    bureauStandIn.ask({ claimId: 'x', pinfl: '30000000000090', passport: null, birthday: null, phone: '' }),
  );
});

test('once a day, and one at a time', async () => {
  const id = await worker(1);
  const first = await work.db.transaction((sql) => byStandIn().start(sql, requestOf(id)));
  assert.equal(await refusal(work.db.transaction((sql) => byStandIn().start(sql, requestOf(id)))), 'scoring_running');
  assert.equal((await byStandIn().finish(first)).result, 'passed');
  assert.equal(await refusal(score(id)), 'scoring_once_a_day');
  work.clock.advance(86_400_000);
  assert.equal((await score(id)).result, 'passed');
  assert.deepEqual(
    (await work.journalOf(id, 'customer')).map(({ action, field }) => [action, field]),
    [['score', 'scoring'], ['score', 'scoring']], // prettier-ignore
  );
});

test('of ten that start at once one does', async () => {
  const id = await worker(2);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => refusal(work.db.transaction((sql) => byStandIn().start(sql, requestOf(id))))),
  );
  assert.equal(answers.filter((code) => code === undefined).length, 1);
  assert.equal(answers.filter((code) => code === 'scoring_running').length, 9);
});

test('one that was left by its process is ended by the next start, and its late result counts for nothing', async () => {
  const id = await worker(3);
  const left = await work.db.transaction((sql) => byStandIn().start(sql, requestOf(id)));
  work.clock.advance(4 * 60_000);
  assert.equal(await refusal(score(id)), 'scoring_running');
  work.clock.advance(2 * 60_000);
  const next = await score(id);
  assert.equal(next.result, 'passed');
  assert.equal((await byStandIn().finish(left)).result, 'timeout');
  assert.equal((await detail(left.id)).scoring.result, 'timeout');
});

test('a service that is silent, late, broken or says half of it leaves no score, and the day is not used up', async () => {
  const id = await worker(0);
  const ways: [Parameters<OuterService['say']>[0], string][] = [
    ['silence', 'timeout'],
    [{ body: figures, after: 900 }, 'timeout'],
    [{ status: 500 }, 'failed'],
    [{ status: 404, body: { code: 'NOT_FOUND' } }, 'failed'],
    [{ body: 'no JSON' }, 'failed'],
    [{ body: { ...figures, monthly_payment: 2_500_000 } }, 'failed'],
    [{ body: { ...figures, overdue_debt: '99000000.00' } }, 'failed'],
    [{ body: { ...figures, max_overdue_days: -1 } }, 'failed'],
  ];
  for (const [said, status] of ways) {
    bureau.say(said);
    const outcome = await score(id, byBureau());
    assert.deepEqual([outcome.result, outcome.score], ['timeout', null], JSON.stringify(said));
    const { scoring, purchase_limits: limits } = await detail(outcome.id);
    assert.deepEqual(
      [scoring.reasons, scoring.factors, limits, scoring.wings_request?.status],
      [['no_answer'], [], [], status],
    );
  }
  bureau.say({ body: figures });
  assert.equal((await score(id, byBureau())).result, 'passed');
});

test('what is to be done with a result is done in its transaction', async () => {
  const id = await worker(1);
  const by = byStandIn();
  const running = await work.db.transaction((sql) => by.start(sql, requestOf(id)));
  await assert.rejects(
    by.finish(running, {
      hold: async () => undefined,
      settle: async () => {
        throw new Error('not to be kept');
      },
    }),
  );
  assert.equal((await detail(running.id)).scoring.result, 'running');
  assert.equal((await detail(running.id)).scoring.wings_request, null);
  const seen: string[] = [];
  await by.finish(running, {
    hold: async () => seen.push('held'),
    settle: async (_sql, { result }) => void seen.push(result),
  });
  assert.deepEqual(seen, ['held', 'passed']);
});

test('who has no PINFL, is not active or is not there is not scored', async () => {
  assert.equal(await refusal(score(await makeCustomer(work.db))), 'pinfl_missing');
  assert.equal(await refusal(score(await worker(0, { status: 'inactive' }))), 'customer_inactive');
  assert.equal(await refusal(score(999_999)), 'not_found');
  const bare = scorerOf({ db: work.db, clock: work.clock, outer: {} });
  assert.equal(await refusal(score(await worker(0), bare)), 'service_missing');
});

test('scorings of a customer are a list, what the service said is masked, and both need their right', async () => {
  const id = await worker(0, { passport_id: 'AB7654321' });
  bureau.say({ body: { ...figures, holder: { full_name: 'Каримов Азиз', pinfl: '30101900010018' } } });
  const { id: scoring } = await score(id, byBureau());
  work.clock.advance(86_400_000);
  bureau.say({ status: 500 });
  await score(id, byBureau());
  const { list, count } = await work.answer<Reply<'listScorings'>>(`pay GET /v1/scoring/${id}/list`, {
    as: 'moderator',
  });
  assert.deepEqual([count, list.map(({ result }) => result), list[1]!.score], [2, ['timeout', 'passed'], 640]);
  const said = await work.answer<Reply<'getScoringWingsResult'>>(`pay GET /v1/scoring/${scoring}/wings-result`, {
    as: 'moderator',
  });
  const row = await work.one<{ text: string }>('select w::text as text from wings_requests w where scoring_id = $1', [
    scoring,
  ]);
  const report = await work.one<{ text: string }>(
    'select k.report::text as text from katm_reports k join scorings s on s.katm_report_id = k.id where s.id = $1',
    [scoring],
  );
  const { pinfl } = await work.one<{ pinfl: string }>('select pinfl from customers where id = $1', [id]);
  for (const text of [JSON.stringify(said), row.text, report.text])
    for (const secret of [pinfl, 'AB7654321', '30101900010018', 'Каримов Азиз', '1990-05-05'])
      assert.ok(!text.includes(secret), secret);
  const requests = await work.answer<Reply<'listWingsRequests'>>('pay GET /v1/wings-requests?search=Каримов', {
    as: 'moderator',
  });
  assert.deepEqual(requests.requests[0]?.customer, { id, name: 'Каримов Азиз' });
  assert.match(requests.requests[0]?.customer_guid ?? '', /^[\da-f-]{36}$/);
  for (const path of [`/v1/scoring/999999/list`, `/v1/scoring/999999`, `/v1/scoring/999999/wings-result`])
    assert.equal((await work.outcome(`pay GET ${path}`, { as: 'moderator' }))[0], 404, path);
  await work.deny('moderator', 'scoring.get');
  assert.equal((await work.outcome(`pay GET /v1/scoring/${scoring}`, { as: 'moderator' }))[0], 403);
});

test('what the identity service said is told newest first, masked', async () => {
  const id = await makeCustomer(work.db);
  for (const [code, day] of [
    [3, '2026-01-05'],
    [1, '2026-01-06'],
  ] as const)
    // prettier-ignore
    await work.db.query(
      `insert into identity_responses (customer_id, result_code, result_note, raw, created_at) values ($1, $2, 'Итог', $3, $4)`,
      [id, code, JSON.stringify({ pinfl: '30101900010018', result_code: code }), day],
    );
  const { list, count } = await work.answer<Reply<'listIdentityResponses'>>(
    `pay GET /v1/customers/${id}/myid-responses`,
    { as: 'moderator' },
  );
  assert.deepEqual([count, list.map((one) => [one.result_code, one.is_identified])], [2, [[1, true], [3, false]]]); // prettier-ignore
  assert.deepEqual(list[0]!.raw, { pinfl: '3010******0018', result_code: 1 });
  assert.equal((await work.outcome('pay GET /v1/customers/999999/myid-responses', { as: 'moderator' }))[0], 404);
});
