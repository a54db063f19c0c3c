/** Applications and contracts through their calls: what is decided, refused, recalculated, papered and paid. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { decimal, tiyinOf } from '../../server/shared/money';
import { salePrices, vatWithin } from '../../server/modules/instalments/rules/lines';
import { amountsOf, termsOf } from '../../server/modules/instalments/rules/terms';
import { daysFrom } from '../../server/modules/instalments/rules/schedule';
import { makeMove } from '../../server/modules/instalments/platformMoves';
import { addOldContract } from '../support/instalments';
import { newKey, useWork } from '../support/investorWork';
import { ledgerFaults } from '../support/ledger';
import { makeBranch, makeMerchant } from '../support/merchants';

/** The day of all of it. */
const today = '2026-03-05';
const work = useWork(
  async ({ clock }) => clock.advance(Date.parse(`${today}T12:00:00+05:00`) - clock.now().getTime()),
  async () => ({ outer: { isDemo: true } }),
);

let phone = 998_930_000_000;
async function customer(columns: Record<string, string> = {}): Promise<number> {
  phone += 1;
  const row = { first_name: 'Дилноза', last_name: 'Каримова', phone_number: String(phone), ...columns };
  const names = Object.keys(row);
  const { id } = await work.one<{ id: number }>(
    `insert into customers (${names.join(', ')}, created_at, updated_at)
     values (${names.map((_, at) => `$${at + 1}`).join(', ')}, '2025-01-01', '2025-01-01') returning id`,
    Object.values(row),
  );
  return id;
}
async function scored(customerId: number, { limit = '10000000', income = '8000000', validUntil = '2026-03-31' } = {}) {
  const { id } = await work.one<{ id: number }>(
    `insert into scorings (customer_id, provider, result, score, income, obligations, limit_amount, valid_until, created_at, finished_at)
     values ($1, 'katm', 'passed', 680, $2, 2500000, $3, $4, '2026-03-01', '2026-03-01') returning id`,
    [customerId, income, limit, validUntil],
  );
  await work.db.query('insert into purchase_limits (scoring_id, months, amount) values ($1, 12, $2)', [id, limit]);
  return id;
}

interface Made {
  id: number;
  customerId: number;
  merchantId: number;
}
interface Wanted {
  status?: string;
  order?: string;
  down?: string;
  months?: number;
  first?: string;
  customerId?: number;
  scoringId?: number;
  merchantId?: number;
  /** So many times as dear. */
  times?: number;
  /** With its rows, as a contract in force has them. */
  isContract?: boolean;
}
/** The base of the requirements: A 4 500 000 and B 2 × 750 000, 24 %, down 1 000 000, 12 months. */
async function application(wanted: Wanted = {}): Promise<Made> {
  const {
    status = 'waiting_for_approval',
    order,
    down = '1000000.00',
    months = 12,
    first = '2026-03-31',
    times = 1,
  } = wanted;
  const customerId = wanted.customerId ?? (await customer());
  const merchantId = wanted.merchantId ?? (await makeMerchant(work.db, { markup_percent: 24 }));
  const lines = [
    { price: tiyinOf('4500000.00') * BigInt(times), count: 1 },
    { price: tiyinOf('750000.00') * BigInt(times), count: 2 },
  ];
  const terms = termsOf({
    price: tiyinOf('6000000.00') * BigInt(times),
    discount: 0n,
    downPayment: tiyinOf(down),
    markupPercent: 24,
    months,
  });
  assert.ok(typeof terms === 'object');
  const id = await work.db.transaction(async (sql) => {
    const [row] = await sql.query<{ id: number }>(
      `insert into applications (customer_id, merchant_id, source, status, status_since, first_name, last_name, phone_number, price, discount,
         down_payment, month_count, markup_percent, month_amount, installment_amount, first_payment_day, scoring_id, reason, contract_number,
         created_at, updated_at)
       values ($1, $2, 'web', $3, '2026-03-04', 'Дилноза', 'Каримова', '998901112233', 6000000 * $10::int, 0, $4, $5, 24, $6, $7, $8, $9,
         case when $3 = 'rejected' then 'score' end, 'RS-' || currval('applications_id_seq'), '2026-03-04', '2026-03-04') returning id`,
      [
        ...[customerId, merchantId, status, down, months, decimal(terms.monthAmount), decimal(terms.amount), first],
        ...[wanted.scoringId ?? null, times],
      ],
    );
    const { id: made } = row!; // an insert answers its row
    const sales = salePrices(lines, terms.total);
    for (const [at, line] of lines.entries())
      await sql.query(
        `insert into application_baskets (application_id, line, name, count, price, sale_total, vat) values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          ...[made, at + 1, 'AB'[at], line.count, decimal(line.price), decimal(sales[at] ?? 0n)],
          decimal(vatWithin(sales[at] ?? 0n, 12)),
        ],
      );
    if (order !== undefined)
      await sql.query(
        `insert into orders (application_id, status, status_since, completed_at, created_at, updated_at)
         values ($1, $2, '2026-03-04', case when $2 = 'completed' then timestamp '2026-03-04' end, '2026-03-04', '2026-03-04')`,
        [made, order],
      );
    if (wanted.isContract === true) {
      await sql.query(
        `insert into installments (id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at)
         select id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at from applications where id = $1`,
        [made],
      );
      const days = daysFrom(first, months);
      for (const [at, amount] of amountsOf(terms).entries())
        await sql.query('insert into schedule_rows (installment_id, number, date, amount) values ($1, $2, $3, $4)', [
          ...[made, at + 1, days[at], decimal(amount)],
        ]);
    }
    return made;
  });
  return { id, customerId, merchantId };
}
const contract = (wanted: Wanted = {}) =>
  application({ status: 'not_fully_paid', order: 'completed', isContract: true, ...wanted });
const decidable = async (wanted: Wanted & Parameters<typeof scored>[1] = {}) => {
  const customerId = await customer();
  return application({ ...wanted, customerId, scoringId: await scored(customerId, wanted) });
};

interface Application {
  version: number;
  Status: string;
  order_status: string | null;
  Installment_amount: string;
  down_payment: string;
  reason: string | null;
  commentary: string | null;
  checks: {
    limit_amount: string | null;
    short_of: string | null;
    down_payment_offer: string | null;
    burden_percent: number | null;
    refused_by: string | null;
  };
  history: { action: string; field: string; new: string | null }[];
}
const card = (id: number) => work.answer<Application>(`pay GET /v1/installments/applications/${id}`);
const put = async (id: number, what: string, body: object = {}, as = 'moderator') =>
  work.outcome(`pay PUT /v1/installments/${id}/${what}`, { as, body, version: (await card(id)).version });
const cancel = async (id: number, as = 'moderator', key = newKey()) =>
  work.outcome(`pay GET /v1/installments/cancele/${id}`, { as, key, version: (await card(id)).version });
const recalculate = async (id: number, body: object) =>
  work.do('pay POST /v1/installments/recalculate', {
    ...{ as: 'moderator', body: { application_id: id, ...body }, version: (await card(id)).version },
  });

let document = 0;
interface Noted {
  amount: string;
  kind?: string;
  gateway?: string;
  number?: string;
  date?: string;
  as?: string;
  key?: string;
  version?: number;
}
async function note(
  id: number,
  { amount, kind = 'instalment', gateway = 'bank', date = today, as = 'accountant', ...more }: Noted,
) {
  document += 1;
  return work.do('pay POST /v1/installment/create-transaction', {
    as,
    key: more.key ?? newKey(),
    version: more.version ?? (await card(id)).version,
    body: {
      installment_id: id,
      kind,
      amount,
      gateway,
      document_number: more.number ?? `D-${document}`,
      document_date: date,
    },
  });
}
const outcomeOf = ({ statusCode, body }: Awaited<ReturnType<typeof note>>) => {
  const { code, fields } = JSON.parse(body) as { code?: string; fields?: object };
  return fields === undefined ? [statusCode, code] : [statusCode, code, fields];
};
const rowsOf = async (id: number) =>
  (
    await work.answer<{ schedule: { number: number; paid_amount: string; debt: string; status: string }[] }>(
      `pay GET /v1/installments/${id}/payment-schedule`,
    )
  ).schedule;

const all = [
  ...['request_sent', 'confirmed', 'check_payment_pending', 'scoring_passed', 'scoring_failed', 'not_enough_limit'],
  ...['waiting_for_approval', 'approved', 'rejected', 'accept_by_customer', 'reject_by_customer', 'signature_pending'],
  ...['agreement_accepted', 'agreement_rejected', 'waiting_for_down_payment', 'installment_created', 'not_fully_paid'],
  ...['fully_paid', 'closed', 'processing_expired', 'cancelled'],
];
/** What may be done where, written by hand. */
const before = all
  .slice(0, 8)
  .concat('accept_by_customer', 'signature_pending', 'agreement_accepted', 'waiting_for_down_payment');
const papers = [
  'approved',
  'accept_by_customer',
  'signature_pending',
  'agreement_accepted',
  'waiting_for_down_payment',
  'installment_created',
];
const orderOf: Record<string, string> = {
  agreement_accepted: 'waiting_for_moderator',
  waiting_for_down_payment: 'waiting_for_down_payment',
  installment_created: 'approved_by_qabz',
  ...{ not_fully_paid: 'completed', fully_paid: 'completed', closed: 'completed' },
};
const verbs: readonly [name: string, allowed: readonly string[], act: (made: Made) => Promise<[number, unknown]>][] = [
  ['accept', ['waiting_for_approval'], ({ id }) => put(id, 'accept')],
  ['reject', ['waiting_for_approval'], ({ id }) => put(id, 'reject', { reason: 'documents' })],
  ['cancel', before, ({ id }) => cancel(id)],
  [
    'recalculate',
    [
      'waiting_for_approval',
      'approved',
      'accept_by_customer',
      'signature_pending',
      'agreement_accepted',
      'waiting_for_down_payment',
    ],
    async ({ id }) => {
      const answer = await recalculate(id, { expiry_month_count: 6 });
      return [answer.statusCode, answer.json<{ code?: string }>().code];
    },
  ],
  ['invoice', papers, ({ id }) => put(id, 'add-invoice', { invoice_date: today, invoice_number: '214' })],
  [
    'papers',
    papers,
    async ({ id }) =>
      work.outcome(`pay POST /v1/installments/${id}/generate-files`, {
        ...{ as: 'moderator', version: (await card(id)).version, body: { kinds: ['contract'] } },
      }),
  ],
  [
    'delete',
    ['cancelled', 'rejected', 'processing_expired'],
    async ({ id }) =>
      work.outcome(`pay DELETE /v1/installments/${id}`, { as: 'director', version: (await card(id)).version }),
  ],
];

for (const [name, allowed, act] of verbs)
  test(`${name}: in the statuses that allow it, and refused with the record in all others`, async () => {
    for (const status of all) {
      const made = await decidable({ status, order: orderOf[status] });
      if (status === 'rejected')
        await work.db.query(`update applications set reason = 'score' where id = $1`, [made.id]);
      const [code, answer] = await act(made);
      if (allowed.includes(status)) assert.ok(code < 300, `${name} in ${status}: ${code} ${JSON.stringify(answer)}`);
      else assert.deepEqual([code, answer], [409, 'transition_not_allowed'], `${name} in ${status}`);
    }
  });

describe('decisions', () => {
  test('an approval is journalled with its comment; a second one on the old version is refused', async () => {
    const { id } = await decidable();
    const { version } = await card(id);
    const accept = () =>
      work.outcome(`pay PUT /v1/installments/${id}/accept`, {
        as: 'moderator',
        version,
        body: { comment: ' Проверено ' },
      });
    const [code, answer] = await accept();
    assert.equal(code, 200);
    const { Status: status, commentary, history } = answer as Application;
    assert.deepEqual([status, commentary], ['approved', 'Проверено']);
    assert.deepEqual(
      history.map(({ action, field, new: now }) => [action, field, now]),
      [
        ['accept', 'comment', 'Проверено'],
        ['accept', 'status', 'approved'],
      ],
    );
    assert.deepEqual(await accept(), [409, 'changed_meanwhile']);
  });

  test('who lacks 333 332 of his limit is refused, and passes with the down payment that is offered', async () => {
    const customerId = await customer();
    const scoringId = await scored(customerId);
    // 4 133 332 contracted since the scoring.
    await work.db.query(
      `insert into applications (customer_id, source, status, status_since, first_name, last_name, phone_number, created_at, updated_at)
       values ($1, 'web', 'not_fully_paid', '2026-03-02', 'а', 'б', '998901112233', '2026-03-02', '2026-03-02')`,
      [customerId],
    );
    await work.db.transaction(async (sql) => {
      await sql.query(
        `update applications set price = 4133332, discount = 0, down_payment = 0, month_count = 12, markup_percent = 0, month_amount = 344445,
           installment_amount = 4133332 where customer_id = $1`,
        [customerId],
      );
      await sql.query(
        `insert into application_baskets (application_id, line, name, count, price, sale_total, vat)
         select id, 1, 'а', 1, 4133332, 4133332, 0 from applications where customer_id = $1`,
        [customerId],
      );
    });
    const { id } = await application({ customerId, scoringId });
    const { checks } = await card(id);
    assert.deepEqual(
      [checks.short_of, checks.down_payment_offer, checks.refused_by],
      ['333332.00', '1268817.00', 'not_enough_limit'],
    );
    assert.deepEqual(await put(id, 'accept'), [409, 'not_enough_limit']);
    const dry = (await recalculate(id, { down_payment: '1268817.00', dry_run: true })).json<{
      old: { Installment_amount: string };
      new: { Installment_amount: string; total: string };
      checks: { short_of: string | null };
      application: Application;
    }>();
    assert.deepEqual(
      [dry.old.Installment_amount, dry.new.Installment_amount, dry.checks.short_of, dry.application.Installment_amount],
      ['6200000.00', '5866666.92', null, '6200000.00'],
    );
    assert.equal((await recalculate(id, { down_payment: '1268817.00' })).statusCode, 200);
    assert.equal((await card(id)).Installment_amount, '5866666.92');
    assert.equal((await put(id, 'accept'))[0], 200);
  });

  test('of two applications that each fit the limit only one is approved, one after the other and at once', async () => {
    const pair = async (count = 2) => {
      const customerId = await customer({});
      const scoringId = await scored(customerId, { income: '80000000' });
      return Promise.all(Array.from({ length: count }, () => application({ customerId, scoringId })));
    };
    const [first, second] = (await pair()) as [Made, Made];
    assert.equal((await put(first.id, 'accept'))[0], 200);
    // 6 200 000 of 10 000 000 are given away: 2 400 000 are lacking.
    assert.equal((await card(second.id)).checks.short_of, '2400000.00');
    assert.deepEqual(await put(second.id, 'accept'), [409, 'not_enough_limit']);
    // What is given up is free again.
    assert.equal((await cancel(first.id))[0], 200);
    assert.equal((await put(second.id, 'accept'))[0], 200);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all((await pair(4)).map(({ id }) => put(id, 'accept')));
      assert.deepEqual(answers.map(([code, said]) => (code === 200 ? code : said)).sort(), [
        200,
        'not_enough_limit',
        'not_enough_limit',
        'not_enough_limit',
      ]);
    }
  });

  test('what was asked for before the scoring and signed after it counts; what was in force by then does not', async () => {
    const customerId = await customer();
    const scoringId = await scored(customerId, { income: '80000000' });
    const before = await application({ customerId, status: 'agreement_accepted', order: 'waiting_for_qabz' });
    const asked = `update applications set created_at = '2026-02-20' where id = $1`;
    await work.db.query(asked, [before.id]);
    const { id } = await application({ customerId, scoringId });
    assert.equal((await card(id)).checks.short_of, '2400000.00');
    assert.deepEqual(await put(id, 'accept'), [409, 'not_enough_limit']);
    await work.db.query(`update applications set status = 'cancelled' where id = $1`, [before.id]);
    const paying = await contract({ customerId });
    await work.db.query(asked, [paying.id]);
    assert.equal((await card(id)).checks.short_of, '2400000.00');
    await work.db.query(`update installments set created_at = '2026-02-28' where id = $1`, [paying.id]);
    assert.equal((await card(id)).checks.short_of, null);
    assert.equal((await put(id, 'accept'))[0], 200);
  });

  test('what is approved is not made larger than the limit, and is not signed beside what was signed before', async () => {
    const customerId = await customer();
    const scoringId = await scored(customerId, { income: '80000000', limit: '6500000' });
    const one = await application({ customerId, scoringId, status: 'approved' });
    // Without the down payment it would be 7 440 000.
    assert.deepEqual(outcomeOf(await recalculate(one.id, { down_payment: '0.00' })), [409, 'not_enough_limit']);
    assert.equal((await recalculate(one.id, { down_payment: '0.00', dry_run: true })).statusCode, 200);
    assert.equal((await recalculate(one.id, { down_payment: '1100000.00' })).statusCode, 200);
    // Of two that were approved together, as it could be once, the first that is signed is in force.
    const pair = [one, await application({ customerId, scoringId, status: 'approved' })];
    await work.db.query(`update applications set status = 'signature_pending' where customer_id = $1`, [customerId]);
    const sign = ({ id }: Made) => work.db.transaction((sql) => makeMove(sql, work.clock, id, 'sign'));
    const signed = await Promise.all(pair.map(sign));
    assert.equal(signed.filter((to) => to?.application === 'agreement_accepted').length, 1);
    assert.equal(signed.filter((to) => to === undefined).length, 1);
  });

  test('other terms are held against the limit of their own months', async () => {
    const approved = async (months: number) => {
      const customerId = await customer();
      const scoringId = await scored(customerId, { income: '80000000', limit: '1000000' });
      await work.db.query(
        `insert into purchase_limits (scoring_id, months, amount) values ($1, 6, 6199999), ($1, 12, 6200000), ($1, 24, 7440000)
         on conflict (scoring_id, months) do update set amount = excluded.amount`,
        [scoringId],
      );
      return application({ customerId, scoringId, months, status: 'approved' });
    };
    const checksOf = async (id: number, body: object) =>
      (await recalculate(id, { ...body, dry_run: true })).json<Pick<Application, 'checks'>>().checks;
    const { id } = await approved(12);
    assert.equal((await card(id)).checks.limit_amount, '6200000.00');
    const shorter = await checksOf(id, { expiry_month_count: 6 });
    assert.deepEqual(
      [shorter.limit_amount, shorter.short_of, shorter.refused_by],
      ['6199999.00', '1.00', 'not_enough_limit'],
    );
    assert.deepEqual(outcomeOf(await recalculate(id, { expiry_month_count: 6 })), [409, 'not_enough_limit']);
    // Without the down payment it is 7 440 000, which only two years are enough for.
    assert.deepEqual(outcomeOf(await recalculate(id, { down_payment: '0.00' })), [409, 'not_enough_limit']);
    const longer = await checksOf(id, { expiry_month_count: 24, down_payment: '0.00' });
    assert.deepEqual([longer.limit_amount, longer.short_of, longer.refused_by], ['7440000.00', null, null]);
    assert.equal((await recalculate(id, { expiry_month_count: 24, down_payment: '0.00' })).statusCode, 200);
    assert.equal((await card(id)).checks.limit_amount, '7440000.00');
  });

  test('a term that the scoring tells no limit of is held against its own', async () => {
    // Half of 8 000 000 less 2 500 000 is borne each month: 15 000 000 is the cap of a year, five months bear 7 500 000.
    const customerId = await customer();
    const { id } = await application({
      customerId,
      scoringId: await scored(customerId, { limit: '15000000' }),
      times: 2,
    });
    assert.equal((await card(id)).checks.limit_amount, '15000000.00');
    const { checks } = (await recalculate(id, { expiry_month_count: 5, dry_run: true })).json<
      Pick<Application, 'checks'>
    >();
    assert.deepEqual([checks.limit_amount, checks.refused_by], ['7500000.00', 'not_enough_limit']);
    assert.equal((await recalculate(id, { expiry_month_count: 5 })).statusCode, 200);
    assert.equal((await card(id)).checks.limit_amount, '7500000.00');
    assert.deepEqual(await put(id, 'accept'), [409, 'not_enough_limit']);
  });

  test('who lacks limit takes the offer of a higher down payment, and is scored anew', async () => {
    const customerId = await customer();
    const scoringId = await scored(customerId, { limit: '5866668' });
    const { id } = await application({ customerId, scoringId, status: 'not_enough_limit' });
    const change = () => work.db.transaction((sql) => makeMove(sql, work.clock, id, 'change_terms'));
    assert.deepEqual(await change(), { application: 'confirmed', order: null });
    const { down_payment: down, Installment_amount: amount, Status: status, checks } = await card(id);
    assert.deepEqual([down, amount, status, checks.short_of], ['1268817.00', '5866666.92', 'confirmed', null]);
    assert.equal(await change(), undefined);
    const none = await application({
      customerId,
      scoringId: await scored(await customer(), { limit: '10' }),
      status: 'not_enough_limit',
    });
    assert.equal(await work.db.transaction((sql) => makeMove(sql, work.clock, none.id, 'change_terms')), undefined);
  });

  test('a burden of half the income is borne, and a so’m more is not', async () => {
    const monthly = 2_500_000 + 516_667;
    assert.equal((await put((await decidable({ income: String(monthly * 2) })).id, 'accept'))[0], 200);
    const poorer = await decidable({ income: String(monthly * 2 - 1) });
    assert.deepEqual(await put(poorer.id, 'accept'), [409, 'debt_burden']);
    assert.equal((await card((await decidable()).id)).checks.burden_percent, 37.71);
  });

  test('what else stands against an approval', async () => {
    assert.deepEqual(await put((await application()).id, 'accept'), [409, 'scoring_missing']);
    assert.deepEqual(await put((await decidable({ validUntil: '2026-03-04' })).id, 'accept'), [409, 'scoring_missing']);
    assert.deepEqual(await put((await decidable({ first: '2026-03-04' })).id, 'accept'), [409, 'first_payment_passed']);
    const blocked = await decidable();
    await work.db.query(`update merchants set status = 'blocked' where id = $1`, [blocked.merchantId]);
    assert.deepEqual(await put(blocked.id, 'accept'), [409, 'merchant_blocked']);
    const inBranch = await decidable();
    await work.db.query('update applications set branch_id = $2 where id = $1', [
      ...[inBranch.id, await makeBranch(work.db, inBranch.merchantId, { isBlocked: true })],
    ]);
    assert.equal((await card(inBranch.id)).checks.refused_by, 'branch_blocked');
    assert.deepEqual(await put(inBranch.id, 'accept'), [409, 'branch_blocked']);
    const gone = await decidable();
    await work.db.query(`update customers set status = 'inactive' where id = $1`, [gone.customerId]);
    assert.deepEqual(await put(gone.id, 'accept'), [409, 'customer_inactive']);
  });

  test('a refusal names its reason, and "other" says why', async () => {
    const { id } = await decidable();
    assert.deepEqual(await put(id, 'reject', { reason: 'other', comment: ' ' }), [422, 'comment_required']);
    assert.equal((await put(id, 'reject', { reason: 'fraud', comment: 'Чужой паспорт' }))[0], 200);
    const { reason, Status: status } = await card(id);
    assert.deepEqual([reason, status], ['fraud', 'rejected']);
  });

  test('who may: accountants, managers and directors decide nothing', async () => {
    const { id } = await decidable();
    for (const as of ['accountant', 'kam', 'executive']) {
      assert.equal((await put(id, 'accept', {}, as))[0], 403, as);
      assert.equal((await cancel(id, as))[0], 403, as);
    }
    assert.equal((await note(id, { amount: '1.00', as: 'moderator' })).statusCode, 403);
  });

  test('a cancel needs its key, is done once, takes the order along, and gives back what was paid', async () => {
    const { id } = await application({ status: 'agreement_accepted', order: 'approved_by_moderator' });
    const { version } = await card(id);
    const call = (key?: string) =>
      work.outcome(`pay GET /v1/installments/cancele/${id}`, { as: 'moderator', key, version });
    assert.equal((await call())[0], 400);
    const key = newKey();
    const first = await call(key);
    assert.equal(first[0], 200);
    assert.deepEqual(await call(key), first);
    const { Status: status, order_status } = await card(id);
    assert.deepEqual([status, order_status], ['cancelled', 'cancelled']);
    const paid = await application({ status: 'waiting_for_down_payment', order: 'waiting_for_down_payment' });
    assert.equal((await note(paid.id, { amount: '1000000.00', kind: 'down_payment' })).statusCode, 201);
    assert.equal((await cancel(paid.id))[0], 200);
    const { refunds } = await work.answer<{ refunds: { amount: string; status: string; is_open: boolean }[] }>(
      `pay GET /v1/installments/${paid.id}/refunds`,
    );
    assert.deepEqual(
      refunds.map(({ amount, status: state, is_open: isOpen }) => [amount, state, isOpen]),
      [['1000000.00', 'new', true]],
    );
    const given = await card(paid.id);
    assert.deepEqual([given.Status, given.order_status], ['cancelled', 'cancelled']);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });
});

describe('scoring', () => {
  // The 13th digit of the PINFL says what the bureau does.
  const applying = async (digit: number, times = 1) => {
    const pinfl = `30101900${String(phone % 10_000).padStart(4, '0')}${digit}1`;
    const income = String(30_000_000 * times);
    const customerId = await customer({ pinfl, income, employment_type: 'employed', birthday: '1990-01-01' });
    return application({ status: 'confirmed', customerId, times });
  };
  const score = ({ id }: Made) => put(id, 'scoring');

  test('what it comes to leads the application on, once a day', async () => {
    const passed = await applying(1);
    const [code, answer] = await score(passed);
    const { Status: status, checks, history } = answer as Application;
    assert.deepEqual([code, status, checks.refused_by], [200, 'waiting_for_approval', null]);
    assert.deepEqual(
      history.map(({ field, new: now }) => [field, now]),
      [
        ['status', 'waiting_for_approval'],
        ['status', 'scoring_passed'],
        ['scoring', 'passed'],
      ],
    );
    assert.equal((await put(passed.id, 'accept'))[0], 200);
    const report = await work.answer<{ monthly_payment: string }>(`pay GET /v1/installments/${passed.id}/katm-details`);
    assert.equal(report.monthly_payment, '420000.00');
    const again = await application({ status: 'confirmed', customerId: passed.customerId });
    assert.deepEqual(await score(again), [409, 'scoring_once_a_day']);
    assert.equal((await card(again.id)).Status, 'confirmed');
  });

  test('by hand it waits for a decision, refused it fails, without an answer it stays, short of the limit it says so', async () => {
    const led = async (digit: number, times?: number) =>
      ((await score(await applying(digit, times)))[1] as Application).Status;
    assert.equal(await led(6), 'waiting_for_approval');
    assert.equal(await led(8), 'scoring_failed');
    assert.equal(await led(9), 'confirmed');
    assert.equal(await led(0, 10), 'not_enough_limit');
  });

  test('only in confirmed and scoring_failed, and by who may', async () => {
    for (const status of all) {
      const made = await applying(1);
      await work.db.query(`update applications set status = $2, reason = 'score' where id = $1`, [made.id, status]);
      const [code, answer] = await score(made);
      if (status === 'confirmed' || status === 'scoring_failed') assert.equal(code, 200, status);
      else assert.deepEqual([code, answer], [409, 'transition_not_allowed'], status);
    }
    assert.equal((await put((await applying(1)).id, 'scoring', {}, 'accountant'))[0], 403);
  });
});

describe('recalculation', () => {
  test('after consent it goes back to the decision, papers are void, and the order waits anew', async () => {
    const { id } = await application({ status: 'agreement_accepted', order: 'approved_by_moderator' });
    await work.db.query(
      `insert into agreements (application_id, kind, amount, date, status, signed_at, created_at)
       values ($1, 'contract', 7200000, '2026-03-04', 'signed', '2026-03-04', '2026-03-04')`,
      [id],
    );
    const answer = await recalculate(id, { expiry_month_count: 6, first_payment_day: '2026-04-01' });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json<{ resets_consent: boolean }>().resets_consent, true);
    const { Status: status, order_status } = await card(id);
    assert.deepEqual([status, order_status], ['approved', 'waiting_for_moderator']);
    assert.equal(
      (await work.one<{ status: string }>('select status from agreements where application_id = $1', [id])).status,
      'void',
    );
  });

  test('lines change the price, and each is sold for its share', async () => {
    const { id } = await application();
    const { baskets } = await work.answer<{ baskets: { id: number }[] }>(
      `pay GET /v1/installments/applications/${id}/baskets`,
    );
    const [, b] = baskets;
    const answer = await recalculate(id, { baskets: [{ id: b?.id, count: 1, price: '750000.00' }] });
    assert.equal(answer.statusCode, 200, answer.body);
    const { products, totals } = await work.answer<{
      products: { price_with_nds: string; nds_price: string }[];
      totals: Record<string, string>;
    }>(`pay GET /v1/installment-products/${id}`);
    // 5 250 000 less a million, with 24 %, and the million.
    assert.deepEqual(
      products.map((line) => line.price_with_nds),
      ['5374285.71', '895714.29'],
    );
    assert.equal(totals.price_with_nds, '6270000.00');
  });

  test('what cannot be: too small, too large a down payment, a foreign line, another term without markup, a day that is past', async () => {
    const { id, merchantId } = await application();
    const fault = async (body: object) => outcomeOf(await recalculate(id, body));
    assert.deepEqual(await fault({ down_payment: '6000000.00' }), [
      ...[422, 'down_payment_too_large'],
      { down_payment: 'down_payment_too_large' },
    ]);
    assert.deepEqual(await fault({ baskets: [{ id: 999_999, count: 1, price: '1.00' }] }), [
      422,
      'unknown_value',
      { baskets: 'unknown_value' },
    ]);
    assert.deepEqual(await fault({ first_payment_day: '2026-03-04' }), [
      ...[422, 'first_payment_passed'],
      { first_payment_day: 'first_payment_passed' },
    ]);
    assert.deepEqual(await fault({ first_payment_day: '2026-04-20' }), [
      ...[422, 'first_payment_too_late'],
      { first_payment_day: 'first_payment_too_late' },
    ]);
    await work.db.query('update merchants set markup_percent = 0 where id = $1', [merchantId]);
    assert.deepEqual(await fault({ expiry_month_count: 6 }), [
      422,
      'markup_missing',
      { expiry_month_count: 'markup_missing' },
    ]);
    await work.db.query(
      `insert into merchant_terms (merchant_id, kind, percent, month_count, begin_date, created_at, updated_at)
       values ($1, 'markup', 15, 6, '2026-01-01', '2026-01-01', '2026-01-01')`,
      [merchantId],
    );
    assert.equal(
      (await recalculate(id, { expiry_month_count: 6, dry_run: true })).json<{ new: { Perent_markup: number } }>().new
        .Perent_markup,
      15,
    );
  });
});

describe('payments', () => {
  test('700 000 through the bank: rows 1 and 2, the books, and the same document no more', async () => {
    const { id, customerId } = await contract();
    const made = await note(id, { amount: '700000.00', number: '100214' });
    assert.equal(made.statusCode, 201, made.body);
    const { parts, debt } = made.json<{ parts: { number: number; amount: string }[]; debt: string }>();
    assert.deepEqual(
      parts.map(({ number, amount }) => [number, amount]),
      [
        [1, '516667.00'],
        [2, '183333.00'],
      ],
    );
    assert.equal(debt, '5500000.00');
    assert.deepEqual(
      (await rowsOf(id)).slice(0, 3).map(({ paid_amount, status }) => [paid_amount, status]),
      [
        ['516667.00', 'paid'],
        ['183333.00', 'partial'],
        ['0.00', 'planned'],
      ],
    );
    assert.deepEqual(
      await work.db.query(
        `select e.debit, e.credit, e.amount from gl_entries e join gl_postings p on p.id = e.posting_id join installment_moves m on m.id = p.fact_id
         where p.fact = 'installment_moves' and m.application_id = $1`,
        [id],
      ),
      [{ debit: 5110, credit: 4010, amount: '700000.00' }],
    );
    assert.equal(
      (await work.one<{ debt: string }>('select debt from customers where id = $1', [customerId])).debt,
      '5500000.00',
    );
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00', number: '100214' })), [409, 'payment_exists']);
    // The same number of another way of paying is another document.
    assert.equal((await note(id, { amount: '1.00', number: '100214', gateway: 'cash' })).statusCode, 201);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

  test('whoever settles early is given half of the markup ahead, and owes all of it again when that payment is taken back', async () => {
    await work.db.query(`update invest_constants set value = '50' where key = 'ibra_percent'`);
    const { id } = await contract({ first: '2026-03-31' });
    assert.equal((await note(id, { amount: '2066668.00' })).statusCode, 201);
    const { settlement } = await work.answer<{ settlement: object }>(`pay GET /v1/installments/${id}/payment-info`);
    assert.deepEqual(settlement, {
      ...{ debt: '4133332.00', markup: '799999.74', rebate: '399999.87', amount: '3733332.13' },
    });
    const standing = () =>
      work.one<{ status: string; debt: string; rebate: string; rows: string; late: number }>(
        `select a.status, n.debt, n.rebate, sum(r.rebate)::text as rows, count(*) filter (where r.paid + r.rebate < r.amount)::int as late
         from installments n join applications a on a.id = n.id join schedule_rows r on r.installment_id = n.id where n.id = $1
         group by a.status, n.debt, n.rebate`,
        [id],
      );
    const books = async () =>
      (
        await work.db.query<{ kind: string; debit: number; credit: number; amount: string }>(
          `select m.kind, e.debit, e.credit, e.amount from gl_entries e join gl_postings p on p.id = e.posting_id
             join installment_moves m on m.id = p.fact_id
           where p.fact = 'installment_moves' and m.application_id = $1 and m.kind like 'rebate%' order by m.id`,
          [id],
        )
      ).map(({ kind, debit, credit, amount }) => [kind, debit, credit, amount]);
    const paid = await note(id, { amount: '3733332.13' });
    assert.equal(paid.statusCode, 201, paid.body);
    assert.deepEqual(await standing(), {
      ...{ status: 'fully_paid', debt: '0.00', rebate: '399999.87', rows: '399999.87', late: 0 },
    });
    assert.deepEqual(await books(), [['rebate', 9430, 4010, '399999.87']]);
    const [back] = await work.outcome(`pay POST /v1/payments/transaction/${paid.json<{ id: number }>().id}/cancel`, {
      ...{ as: 'accountant', key: newKey(), version: paid.json<{ version: number }>().version },
      body: { comment: 'Деньги пришли не от того клиента' },
    });
    assert.equal(back, 200);
    const { status, debt, rebate, rows } = await standing();
    assert.deepEqual([status, debt, rebate, rows], ['not_fully_paid', '4133332.00', '0.00', '0.00']);
    assert.deepEqual(await books(), [
      ['rebate', 9430, 4010, '399999.87'],
      ['rebate_back', 4010, 9430, '399999.87'],
    ]);
    // A tiyin less settles nothing, so nothing is given.
    assert.equal((await note(id, { amount: '3733332.12' })).statusCode, 201);
    assert.deepEqual([(await standing()).debt, (await standing()).rebate], ['399999.88', '0.00']);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

  test('what settles it is reckoned for the day of the document: another sum where a row fell due between', async () => {
    await work.db.query(`update invest_constants set value = '50' where key = 'ibra_percent'`);
    const { id } = await contract({ first: today });
    const info = (query = '') =>
      work.answer<{ settlement: { amount: string; rebate: string } }>(
        `pay GET /v1/installments/${id}/payment-info${query}`,
      );
    const [onDay, now] = [(await info('?day=2026-03-04')).settlement, (await info()).settlement];
    // On its day a row is due, and of what is due nothing is given.
    assert.deepEqual([onDay.amount, onDay.rebate, now.rebate], ['5600000.00', '600000.00', '549999.97']);
    for (const [day, code] of [
      ['2026-03-06', 'in_future'],
      ['2026-02-30', 'no_such_day'],
    ] as const) {
      const answer = await work.outcome(`pay GET /v1/installments/${id}/payment-info?day=${day}`);
      assert.equal(answer[0], 422, JSON.stringify([code, answer]));
    }
    const paid = await work.do('pay POST /v1/installment/create-transaction', {
      ...{ as: 'accountant', key: newKey(), version: (await card(id)).version },
      body: {
        ...{ installment_id: id, kind: 'instalment', amount: onDay.amount, gateway: 'bank' },
        ...{ document_number: 'AS-OF-1', document_date: '2026-03-04' },
      },
    });
    assert.equal(paid.statusCode, 201, paid.body);
    const { status, debt } = await work.one<{ status: string; debt: string }>(
      'select a.status, n.debt from applications a join installments n on n.id = a.id where a.id = $1',
      [id],
    );
    assert.deepEqual([status, debt], ['fully_paid', '0.00']);
    await work.db.query(`update invest_constants set value = '0' where key = 'ibra_percent'`);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

  test('a contract yields 3,4753 % of a month of its 5 000 000, whatever has been paid; one of before yields nothing that is known', async () => {
    const { id } = await contract();
    const read = async (one: number) =>
      (await work.answer<{ yield: object | null }>(`pay GET /v1/installments/${one}/payment-info`)).yield;
    const rates = { month_percent: 3.4753, nominal_percent: 41.7031, effective_percent: 50.674 };
    assert.deepEqual(await read(id), rates);
    assert.equal((await note(id, { amount: '2066668.00' })).statusCode, 201);
    assert.deepEqual(await read(id), rates);
    const investorId = await work.make({ first_name: 'Дилноза', last_name: 'Каримова' });
    await addOldContract(work.db, { investorId, number: 'OLD-YIELD', status: 'not_fully_paid' });
    const old = await work.one<{ id: number }>(`select id from installments where contract_number = 'OLD-YIELD'`);
    assert.equal(await read(old.id), null);
  });

  test('on 05.03 what was due on 28.02 is five days late, to pay now 333 334', async () => {
    const { id } = await contract({ first: '2026-01-31' });
    await note(id, { amount: '700000.00' });
    const info = await work.answer<Record<string, unknown>>(`pay GET /v1/installments/${id}/payment-info`);
    assert.deepEqual(
      [info.to_pay_now, info.overdue_days, info.oldest_due, info.next_date, info.settlement],
      ['333334.00', 5, '2026-02-28', '2026-03-31', null],
    );
    const { installments } = await work.answer<{ installments: Record<string, unknown>[] }>(
      `pay GET /v2/installments?search=RS-${id}`,
    );
    assert.deepEqual(
      installments.map((row) => [row.to_pay_now, row.overdue_days, row.bucket]),
      [['333334.00', 5, '1-30']],
    );
  });

  test('the list is sorted by the day that it shows: since when a contract is not paid, in time or late', async () => {
    const { id: current, merchantId } = await contract({ first: '2026-03-20' });
    const { id: late } = await contract({ merchantId, first: '2026-02-05' });
    const { id: paid } = await contract({ merchantId, first: '2026-03-10' });
    assert.equal((await note(paid, { amount: '6200000.00' })).statusCode, 201);
    type Listed = { id: number; oldest_due: string | null; next_date: string | null };
    const listed = async (by: string) =>
      (
        await work.answer<{ installments: Listed[] }>(
          `pay GET /v2/installments?merchant_id=${merchantId}&order_by=${by}`,
        )
      ).installments.map((one) => [one.id, one.oldest_due, one.next_date]);
    const rows = [
      [late, '2026-02-05', '2026-04-05'],
      [current, '2026-03-20', '2026-03-20'],
    ];
    const nothing = [paid, null, null];
    assert.deepEqual(await listed('oldest_due'), [...rows, nothing]);
    assert.deepEqual(await listed('-oldest_due'), [...rows.toReversed(), nothing]);
  });

  test('more than is owed, nothing, tomorrow and no such day are refused', async () => {
    const { id } = await contract();
    assert.deepEqual(outcomeOf(await note(id, { amount: '6200000.01' })), [
      422,
      'amount_above_debt',
      { amount: 'amount_above_debt' },
    ]);
    assert.deepEqual(outcomeOf(await note(id, { amount: '0.00' })), [
      422,
      'invalid_amount',
      { amount: 'invalid_amount' },
    ]);
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00', date: '2026-03-06' })), [
      422,
      'in_future',
      { document_date: 'in_future' },
    ]);
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00', date: '2026-02-30' })), [
      422,
      'no_such_day',
      { document_date: 'no_such_day' },
    ]);
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00', date: '2016-03-05' })), [
      422,
      'before_application',
      { document_date: 'before_application' },
    ]);
    await work.db.query(`update applications set created_at = '2026-01-10' where id = $1`, [id]);
    await work.db.query(
      `insert into closing_months (month, status, digest) values ('2026-02-01', 'closed', repeat('0', 64))
       on conflict (month) do update set status = 'closed', digest = repeat('0', 64)`,
    );
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00', date: '2026-02-27' })), [409, 'month_closed']);
    // Of January there is no month that could have been closed; what February began with would be another all the same.
    await work.db.query(`delete from closing_months where month = '2026-01-01'`);
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00', date: '2026-01-20' })), [409, 'month_closed']);
    const [old] = await work.db.query<{ id: number }>(
      `with made as (insert into applications (customer_id, source, status, status_since, first_name, last_name, phone_number, contract_number,
         created_at, updated_at) values ($1, 'staff', 'not_fully_paid', '2026-01-01', 'а', 'б', '998901112233', 'OLD-1', '2026-01-01', '2026-01-01')
         returning id, guid, customer_id, contract_number, created_at)
       insert into installments (id, guid, customer_id, contract_number, created_at) select * from made returning id`,
      [await customer()],
    );
    assert.deepEqual(outcomeOf(await note(old?.id ?? 0, { amount: '1.00' })), [409, 'amounts_unknown']);
  });

  test('the down payment moves the order on, is whole, and comes once', async () => {
    const { id } = await application({ status: 'waiting_for_down_payment', order: 'waiting_for_down_payment' });
    const down = (amount: string) => note(id, { amount, kind: 'down_payment', gateway: 'cash' });
    assert.deepEqual(outcomeOf(await down('999999.00')), [
      422,
      'down_payment_differs',
      { amount: 'down_payment_differs' },
    ]);
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00' })), [409, 'transition_not_allowed']);
    assert.equal((await down('1000000.00')).statusCode, 201);
    const { Status: status, order_status } = await card(id);
    assert.deepEqual([status, order_status], ['waiting_for_down_payment', 'waiting_for_qabz']);
    assert.deepEqual(outcomeOf(await down('1000000.00')), [409, 'transition_not_allowed']);
    assert.deepEqual(
      await work.db.query(
        `select e.debit, e.credit, e.amount from gl_entries e join gl_postings p on p.id = e.posting_id join installment_moves m on m.id = p.fact_id
         where p.fact = 'installment_moves' and m.application_id = $1`,
        [id],
      ),
      [{ debit: 5010, credit: 6310, amount: '1000000.00' }],
    );
  });

  test('the last payment makes it fully paid; autopay needs a card', async () => {
    const { id, customerId } = await contract();
    const toggle = async (enabled: boolean) =>
      work.outcome(`pay PUT /v1/installments/RS-${id}/toggle-autopay`, {
        ...{ as: 'moderator', body: { enabled }, version: (await card(id)).version },
      });
    const [{ contract_number: number } = { contract_number: '' }] = await work.db.query<{ contract_number: string }>(
      'select contract_number from installments where id = $1',
      [id],
    );
    assert.equal(number, `RS-${id}`);
    assert.deepEqual(await toggle(true), [409, 'card_missing']);
    await addCard(customerId, '1111');
    assert.equal(((await toggle(true))[1] as { autopay: boolean }).autopay, true);
    assert.equal((await note(id, { amount: '6200000.00' })).statusCode, 201);
    assert.equal((await card(id)).Status, 'fully_paid');
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00' })), [409, 'transition_not_allowed']);
    const customerRow = await work.one('select contract_count, debt, oldest_due from customers where id = $1', [
      customerId,
    ]);
    assert.deepEqual(customerRow, { contract_count: 0, debt: '0.00', oldest_due: null });
  });

  test('two payments at once that together pass the debt: the second sees the new debt', async () => {
    const { id } = await contract();
    const { version } = await card(id);
    const both = await Promise.all([1, 2].map(() => note(id, { amount: '4000000.00', version })));
    // The second one came on a version that stands no more.
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [201, 409]);
    assert.deepEqual(outcomeOf(await note(id, { amount: '4000000.00' })), [
      422,
      'amount_above_debt',
      { amount: 'amount_above_debt' },
    ]);
  });

  test('one document of two contracts at once is noted once; one intent sent twice is done once', async () => {
    const [one, other] = [await contract(), await contract()];
    const both = await Promise.all([one, other].map(({ id }) => note(id, { amount: '1.00', number: 'ONCE' })));
    assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [201, 409]);
    const { version } = await card(one.id);
    const key = newKey();
    const sent = { amount: '2.00', number: 'AGAIN', key, version };
    const twice = [await note(one.id, sent), await note(one.id, sent)];
    assert.deepEqual(twice[0]?.json(), twice[1]?.json());
    const { count } = await work.one<{ count: number }>(
      `select count(*)::int as count from installment_payments where external_id = 'AGAIN'`,
    );
    assert.equal(count, 1);
  });

  test('a document whose payment was taken back is noted again, and once', async () => {
    const [one, other] = [await contract(), await contract()];
    const wrong = (await note(one.id, { amount: '5.00', number: 'MISTAKEN' })).json<{ id: number; version: number }>();
    assert.deepEqual(outcomeOf(await note(other.id, { amount: '5.00', number: 'MISTAKEN' })), [409, 'payment_exists']);
    const taken = await work.outcome(`pay POST /v1/payments/transaction/${wrong.id}/cancel`, {
      ...{ as: 'accountant', key: newKey(), version: wrong.version, body: { comment: 'не тот договор' } },
    });
    assert.equal(taken[0], 200);
    const [again, last] = await Promise.all(
      [other, await contract()].map(({ id }) => note(id, { amount: '5.00', number: 'MISTAKEN' })),
    );
    assert.deepEqual([again?.statusCode, last?.statusCode].sort(), [201, 409]);
    assert.deepEqual(outcomeOf(await note(one.id, { amount: '5.00', number: 'MISTAKEN' })), [409, 'payment_exists']);
    assert.deepEqual(await ledgerFaults(work.db), []);
  });

  test('terms that change while the down payment is noted: one of them wins', async () => {
    const { id } = await application({ status: 'waiting_for_down_payment', order: 'waiting_for_down_payment' });
    const { version } = await card(id);
    const [paid, changed] = await Promise.all([
      note(id, { amount: '1000000.00', kind: 'down_payment', version }),
      work.do('pay POST /v1/installments/recalculate', {
        ...{ as: 'moderator', version, body: { application_id: id, down_payment: '2000000.00' } },
      }),
    ]);
    assert.deepEqual([paid.statusCode < 300, changed.statusCode < 300].sort(), [false, true]);
    assert.equal(
      [paid, changed].find(({ statusCode }) => statusCode >= 300)?.json<{ code: string }>().code,
      'changed_meanwhile',
    );
  });
});

async function addCard(customerId: number, end: string): Promise<number> {
  const { id } = await work.one<{ id: number }>(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, created_at, updated_at)
     values ($1, gen_random_uuid()::text, '860012******' || $2, 'uzcard', 4, 2029, 'D KARIMOVA', '998901112233', '2026-01-01', '2026-01-01') returning id`,
    [customerId, end],
  );
  return id;
}

describe('cards', () => {
  interface Payment {
    id: number;
    status: string;
    error: string | null;
    rrn: string | null;
    debt: string;
  }
  const charge = async (id: number, cardId: number, amount: string, more: { key?: string; version?: number } = {}) =>
    work.do('pay POST /v1/payments/transaction', {
      ...{ as: 'accountant', key: more.key ?? newKey(), version: more.version ?? (await card(id)).version },
      body: { installment_id: id, card_id: cardId, amount },
    });
  const sync = (id: number) =>
    work.answer<Payment>(`pay POST /v1/payments/transaction/sync?id=${id}`, { as: 'accountant' });

  test('a card is charged, once for its key', async () => {
    const { id, customerId } = await contract();
    const cardId = await addCard(customerId, '4242');
    const key = newKey();
    const { version } = await card(id);
    const first = await charge(id, cardId, '516667.00', { key, version });
    assert.equal(first.statusCode, 201, first.body);
    const { status, debt, rrn } = first.json<Payment>();
    assert.deepEqual([status, debt, /^\d{12}$/.test(rrn ?? '')], ['success', '5683333.00', true]);
    assert.deepEqual((await charge(id, cardId, '516667.00', { key, version })).json(), first.json());
    assert.deepEqual(
      await work.db.query(
        `select e.debit, e.credit from gl_entries e join gl_postings p on p.id = e.posting_id join installment_moves m on m.id = p.fact_id
         where p.fact = 'installment_moves' and m.application_id = $1`,
        [id],
      ),
      [{ debit: 5530, credit: 4010 }],
    );
  });

  test('one that ends in 0001 is refused; 0002 is unknown and then done, 0003 unknown and then failed', async () => {
    const { id, customerId } = await contract();
    const refused = (await charge(id, await addCard(customerId, '0001'), '1000.00')).json<Payment>();
    assert.deepEqual([refused.status, refused.error], ['failed', 'insufficient_funds']);
    const unknown = (await charge(id, await addCard(customerId, '0002'), '516667.00')).json<Payment>();
    assert.equal(unknown.status, 'new');
    // While it is not known nothing else is taken.
    assert.deepEqual(outcomeOf(await note(id, { amount: '1.00' })), [409, 'payment_pending']);
    assert.deepEqual(outcomeOf(await charge(id, await addCard(customerId, '5555'), '1.00')), [409, 'payment_pending']);
    assert.deepEqual([(await sync(unknown.id)).status, (await sync(unknown.id)).debt], ['success', '5683333.00']);
    assert.equal((await rowsOf(id))[0]?.status, 'paid');
    const failing = (await charge(id, await addCard(customerId, '0003'), '1000.00')).json<Payment>();
    assert.equal(failing.status, 'new');
    const [one, other] = await Promise.all([sync(failing.id), sync(failing.id)]);
    assert.deepEqual([one?.status, other?.status], ['failed', 'failed']);
    assert.equal((await note(id, { amount: '1.00' })).statusCode, 201);
    assert.deepEqual(await ledgerFaults(work.db), []);
    const { transactions } = await work.answer<{ transactions: { status: string }[] }>(
      `pay GET /v1/installments/${id}/payment-transactions`,
    );
    assert.deepEqual(
      transactions.map(({ status }) => status),
      ['failed', 'success', 'failed'],
    );
  });

  test('a foreign card, one that is blocked, and more than is owed are refused before the gateway is asked', async () => {
    const { id, customerId } = await contract();
    const foreign = await addCard(await customer(), '4242');
    assert.deepEqual(outcomeOf(await charge(id, foreign, '1000.00')), [
      422,
      'card_missing',
      { card_id: 'card_missing' },
    ]);
    const own = await addCard(customerId, '4242');
    assert.deepEqual(outcomeOf(await charge(id, own, '6200000.01')), [
      422,
      'amount_above_debt',
      { amount: 'amount_above_debt' },
    ]);
    await work.db.query(`update payment_cards set status = 'blocked' where id = $1`, [own]);
    assert.deepEqual(outcomeOf(await charge(id, own, '1000.00')), [422, 'card_missing', { card_id: 'card_missing' }]);
    const { count } = await work.one<{ count: number }>(
      'select count(*)::int as count from gateway_transactions where customer_id = $1',
      [customerId],
    );
    assert.equal(count, 0);
  });

  test('a card is good to the end of its month: after it another is charged first, and it is not charged at all', async () => {
    const { id, customerId } = await contract({ first: '2026-02-28' });
    const main = await addCard(customerId, '1111');
    await work.db.query('update payment_cards set is_main = true, expiry_month = 2, expiry_year = 2026 where id = $1', [
      main,
    ]);
    const withdraw = async () =>
      work.do('pay POST /v2/payments/claim-withdraw', {
        ...{ as: 'accountant', key: newKey(), version: (await card(id)).version, body: { installment_id: id } },
      });
    const autopay = async () =>
      work.outcome(`pay PUT /v1/installments/RS-${id}/toggle-autopay`, {
        ...{ as: 'moderator', body: { enabled: true }, version: (await card(id)).version },
      });
    assert.deepEqual(outcomeOf(await withdraw()), [409, 'card_missing']);
    assert.deepEqual(await autopay(), [409, 'card_missing']);
    assert.deepEqual(outcomeOf(await charge(id, main, '1000.00')), [422, 'card_missing', { card_id: 'card_missing' }]);
    const good = await addCard(customerId, '2222');
    await work.db.query('update payment_cards set expiry_month = 3, expiry_year = 2026 where id = $1', [good]);
    const charged = await withdraw();
    assert.equal(charged.statusCode, 201, charged.body);
    assert.equal(charged.json<{ card: string }>().card, '860012******2222');
    assert.equal((await autopay())[0], 200);
  });

  test('a charge is held to the least and the most sum of the payment settings; what is noted of cash is not', async () => {
    const { id, customerId } = await contract({ times: 10 });
    const cardId = await addCard(customerId, '4242');
    const info = () =>
      work.answer<{ least_charge: string; most_charge: string }>(`pay GET /v1/installments/${id}/payment-info`);
    const outcome = async (amount: string) => {
      const answer = await charge(id, cardId, amount);
      const { code, fields, current } = answer.json<{ code?: string; fields?: object; current?: object }>();
      return [answer.statusCode, code, fields, current];
    };
    const bounds = { least_charge: '1000.00', most_charge: '50000000.00' };
    const { least_charge: least, most_charge: most } = await info();
    assert.deepEqual({ least_charge: least, most_charge: most }, bounds);
    assert.deepEqual(await outcome('999.99'), [422, 'charge_too_small', { amount: 'charge_too_small' }, bounds]);
    assert.deepEqual(await outcome('50000000.01'), [422, 'charge_too_large', { amount: 'charge_too_large' }, bounds]);
    const begin = async (amount: string) =>
      outcomeOf(
        await work.do('pay POST /v2/payments/new', {
          ...{ as: 'accountant', key: newKey(), version: (await card(id)).version },
          body: { installment_id: id, card_id: cardId, amount },
        }),
      );
    assert.deepEqual(await begin('999.99'), [422, 'charge_too_small', { amount: 'charge_too_small' }]);
    assert.deepEqual(await begin('50000000.01'), [422, 'charge_too_large', { amount: 'charge_too_large' }]);
    assert.equal((await outcome('1000.00'))[0], 201);
    assert.equal((await outcome('50000000.00'))[0], 201);
    assert.equal((await note(id, { amount: '0.01', gateway: 'cash' })).statusCode, 201);
  });

  test('what is due and more than may be charged at once is refused with the bounds, and charged in parts', async () => {
    const { id, customerId } = await contract({ first: '2026-02-28' });
    await addCard(customerId, '4242');
    const withdraw = async () =>
      work.do('pay POST /v2/payments/claim-withdraw', {
        ...{ as: 'accountant', key: newKey(), version: (await card(id)).version, body: { installment_id: id } },
      });
    const settings = (least: string, most: string) =>
      work.db.query('update payment_settings set min_amount = $1, max_amount = $2', [least, most]);
    await settings('1000.00', '516666.99');
    const refused = await withdraw();
    assert.deepEqual(outcomeOf(refused), [409, 'charge_too_large']);
    assert.deepEqual(refused.json<{ current: object }>().current, {
      ...{ least_charge: '1000.00', most_charge: '516666.99' },
    });
    await settings('516667.01', '50000000.00');
    assert.deepEqual(outcomeOf(await withdraw()), [409, 'charge_too_small']);
    await settings('516667.00', '516667.00');
    assert.equal((await withdraw()).statusCode, 201);
    await settings('1000.00', '50000000.00');
  });

  test('many syncs at once pay once', async () => {
    const { id, customerId } = await contract();
    const { id: payment } = (await charge(id, await addCard(customerId, '0002'), '1000.00')).json<Payment>();
    await Promise.all(Array.from({ length: 6 }, () => sync(payment)));
    const { count } = await work.one<{ count: number }>(
      'select count(*)::int as count from payment_parts where payment_id = $1',
      [payment],
    );
    assert.equal(count, 1);
    assert.equal((await sync(payment)).debt, '6199000.00');
  });
});

describe('papers and invoices', () => {
  test('a number of an invoice once for a merchant and a year', async () => {
    const merchantId = await makeMerchant(work.db);
    const [one, other] = [
      await application({ status: 'approved', merchantId }),
      await application({ status: 'approved', merchantId }),
    ];
    const add = ({ id }: Made, number: string, date = today) =>
      put(id, 'add-invoice', { invoice_date: date, invoice_number: number });
    assert.equal((await add(one, '214'))[0], 200);
    assert.deepEqual(await add(other, '214'), [422, 'taken']);
    assert.equal((await add(other, '214', '2025-12-31'))[0], 200);
    assert.deepEqual(await add(other, '215', '2026-03-06'), [422, 'in_future']);
  });

  test('a line has one invoice, whose number may be corrected', async () => {
    const { id } = await application({ status: 'approved' });
    const { baskets } = await work.answer<{ baskets: { id: number }[] }>(
      `pay GET /v1/installments/applications/${id}/baskets`,
    );
    const body = { application_basket_id: baskets[0]?.id, application_id: id, date: today, number: 'F-7' };
    const path = '/v1/installments/baskets/product-invoice';
    const [status, made] = await work.outcome(`pay POST ${path}`, { as: 'moderator', body });
    assert.deepEqual([status, (made as { amount: string }).amount], [201, '4500000.00']);
    assert.deepEqual(await work.outcome(`pay POST ${path}`, { as: 'moderator', body: { ...body, number: 'F-8' } }), [
      409,
      'invoice_exists',
    ]);
    const [, changed] = await work.outcome(`pay PUT ${path}`, {
      as: 'moderator',
      body: { ...body, number: 'F-9' },
      version: 1,
    });
    assert.equal((changed as { number: string }).number, 'F-9');
    assert.deepEqual(await work.outcome(`pay PUT ${path}`, { as: 'moderator', body, version: 1 }), [
      409,
      'changed_meanwhile',
    ]);
    type Page = { product_invoices: { number: string }[]; totals: { amount: string } };
    const list = (query: string) => work.answer<Page>(`pay GET ${path}s?${query}`);
    const { product_invoices: found } = await list(`application_id=${id}`);
    assert.deepEqual(
      found.map(({ number }) => number),
      ['F-9'],
    );
    const second = { ...body, application_basket_id: baskets[1]?.id, number: 'F-10' };
    const [, other] = await work.outcome(`pay POST ${path}`, { as: 'moderator', body: second });
    const sum = decimal(tiyinOf('4500000.00') + tiyinOf((other as { amount: string }).amount));
    // Of every row of the filter, also of those beyond the page.
    for (const query of [
      `application_id=${id}`,
      `application_id=${id}&limit=1`,
      `application_id=${id}&search=F-&limit=1`,
    ])
      assert.equal((await list(query)).totals.amount, sum);
  });

  test('the contract that is written is a document, and the next one takes its place', async () => {
    const { id } = await application({ status: 'approved' });
    const write = async () =>
      work.outcome(`pay POST /v1/installments/${id}/generate-files`, {
        ...{ as: 'moderator', version: (await card(id)).version, body: { kinds: ['contract', 'handover_act'] } },
      });
    await write();
    const [, answer] = await write();
    const { items } = answer as { items: { kind: string; is_void: boolean; url: string; name: string }[] };
    assert.deepEqual(
      items.map(({ kind, is_void }) => [kind, is_void]),
      [
        ['handover_act', false],
        ['contract', false],
        ['handover_act', true],
        ['contract', true],
      ],
    );
    const file = await work.call({ method: 'GET', url: items[1]?.url ?? '' });
    assert.equal(file.statusCode, 200);
    assert.equal(file.rawPayload.subarray(0, 2).toString(), 'PK');
  });

  const written = async (id: number, kinds: readonly string[]) => {
    const [code, answer] = await work.outcome(`pay POST /v1/installments/${id}/generate-files`, {
      ...{ as: 'moderator', version: (await card(id)).version, body: { kinds } },
    });
    if (code !== 200) return answer;
    const { items } = answer as { items: { url: string }[] };
    const { rawPayload } = await work.call({ method: 'GET', url: items[0]?.url ?? '' });
    const xml = strFromU8(unzipSync(rawPayload)['word/document.xml'] ?? new Uint8Array());
    // Cells of a row beside each other, rows under each other.
    return xml
      .replaceAll('</w:tc>', '|')
      .replaceAll('</w:tr>', '\n')
      .replaceAll(/<[^>]*>/g, '');
  };

  test('the act of reconciliation says row by row what was paid and what is owed, also after the sale', async () => {
    const { id } = await contract();
    await note(id, { amount: '700000.00', number: 'SV-1' });
    const text = String(await written(id, ['reconciliation_act']));
    const money = (...sums: string[]) => sums.map((sum) => `${sum} сум|`).join('');
    for (const line of [
      `1|31.03.2026|${money('516 667,00', '516 667,00', '0,00', '0,00', '0,00')}`,
      `2|30.04.2026|${money('516 667,00', '183 333,00', '0,00', '0,00', '333 334,00')}`,
      `|Итого|${money('6 200 000,00', '700 000,00', '0,00', '0,00', '5 500 000,00')}`,
      `05.03.2026|Платёж|Документ № SV-1|${money('700 000,00')}`,
      'Долг покупателя на дату акта: 5 500 000,00 сум.',
    ])
      assert.ok(text.includes(line), `${line}\n${text}`);
    await note(id, { amount: '5500000.00', number: 'SV-2' });
    assert.match(String(await written(id, ['reconciliation_act'])), /Долг покупателя на дату акта: 0,00 сум\./);
    assert.equal(await written(id, ['reconciliation_act', 'contract']), 'transition_not_allowed');
  });

  test('a schedule whose first day is not agreed upon counts from Qabz', async () => {
    const { id } = await application({ status: 'approved' });
    await work.db.query('update applications set first_payment_day = null where id = $1', [id]);
    assert.match(String(await written(id, ['contract'])), /\n12\|Через 12 мес\. после Qabz\|516 663,00 сум\|/);
  });

  test('an application that was cancelled is gone with its lines; one that was paid for stays', async () => {
    const { id } = await application({ status: 'cancelled' });
    const remove = async (one: number) =>
      work.outcome(`pay DELETE /v1/installments/${one}`, { as: 'director', version: (await card(one)).version });
    assert.equal((await remove(id))[0], 204);
    assert.deepEqual(await work.outcome(`pay GET /v1/installments/applications/${id}`), [404, 'not_found']);
    const paid = await contract();
    await note(paid.id, { amount: '1.00' });
    await work.db.query(`update applications set status = 'cancelled' where id = $1`, [paid.id]);
    assert.deepEqual(await remove(paid.id), [409, 'in_use']);
  });
});

describe('lists', () => {
  test('applications by status, statuses with their counts, and what waits for whom', async () => {
    const { applications, count } = await work.answer<{ applications: { Status: string }[]; count: number }>(
      'pay GET /v1/installments/applications?status=waiting_for_approval&limit=1000',
    );
    assert.ok(applications.length > 0 && applications.every((one) => one.Status === 'waiting_for_approval'));
    const { statuses } = await work.answer<{ statuses: { code: string; count: number }[] }>(
      'pay GET /v1/installments/applications/statuses',
    );
    assert.deepEqual(
      statuses.map(({ code }) => code),
      all,
    );
    assert.equal(statuses.find(({ code }) => code === 'waiting_for_approval')?.count, count);
    const waiting = async (as: string) =>
      (await work.answer<{ count: number }>('pay GET /v1/installments/applications?awaits=me', { as })).count;
    assert.deepEqual([await waiting('moderator'), await waiting('kam')], [count, 0]);
  });

  test('a contract is found by its number, its customer and the whole of his phone', async () => {
    const customerId = await customer({ last_name: 'Жўраева', phone_number: '998935551234' });
    const { id } = await contract({ customerId });
    for (const text of [`RS-${id}`, 'Juraeva', '998935551234', '93 555 12 34']) {
      const { installments } = await work.answer<{ installments: { id: number }[] }>(
        `pay GET /v1/search-installments?search=${encodeURIComponent(text)}`,
      );
      assert.ok(
        installments.some((one) => one.id === id),
        text,
      );
    }
    const { installments, totals } = await work.answer<{ installments: { id: number }[]; totals: { debt: string } }>(
      `pay GET /v1/installments?customer_id=${customerId}`,
    );
    assert.deepEqual([installments.map((one) => one.id), totals.debt], [[id], '6200000.00']);
    assert.equal((await work.answer<{ id: number }>(`pay GET /v1/installments/by-contract-number/RS-${id}`)).id, id);
  });

  test('what was typed is held against the customer by whole values, not by the masks that both are answered with', async () => {
    const columns = { phone_number: '998901112233', passport_id: 'AA1234567', birthday: '1990-05-01' };
    const { id } = await application({ customerId: await customer(columns) });
    const differences = async (typed: string) => {
      await work.db.query(`update applications set ${typed} where id = $1`, [id]);
      return (await work.answer<{ differences: string[] }>(`pay GET /v1/installments/applications/${id}`)).differences;
    };
    assert.deepEqual(await differences(`passport_id = null`), [], 'what nobody typed differs from nothing');
    assert.deepEqual(await differences(`phone_number = '998905552233'`), ['phone'], 'their masks are the same');
    assert.deepEqual(await differences(`passport_id = 'AA7654567', birthday = '1991-05-01', first_name = 'Дилфуза'`), [
      'name',
      'phone',
      'birthday',
      'passport',
    ]);
  });

  test('agreements of a contract', async () => {
    const { id } = await contract();
    const { id: own } = await work.one<{ id: number }>(
      `insert into agreements (application_id, kind, amount, date, created_at)
       values ($1, 'act', 7200000, '2026-03-04', '2026-03-04') returning id`,
      [id],
    );
    type Agreement = { id: number; kind: string; contract_number: string };
    const found = async (search: string) =>
      (await work.answer<{ agreements: Agreement[] }>(`pay GET /v1/agreements/agreements?search=${search}`)).agreements;
    assert.deepEqual(
      (await found(`RS-${id}`)).map(({ kind, contract_number }) => [kind, contract_number]),
      [['act', `RS-${id}`]],
    );
    assert.ok((await found('Karimova')).some((one) => one.id === own));
  });
});

describe('collection', () => {
  interface Promised {
    amount: string;
    state: string;
    paid: string;
    comment: string | null;
  }
  const promise = async (id: number, body: object, as = 'moderator') =>
    work.do(`pay POST /v1/installments/${id}/promises`, { as, body, version: (await card(id)).version });
  const promises = async (id: number) =>
    (await work.answer<{ promises: Promised[] }>(`pay GET /v1/installments/${id}/promises`)).promises;
  const statistics = (merchantId: number) =>
    work.answer<{
      day: string;
      buckets: { bucket: string; count: number; debt: string; overdue: string }[];
      promises: { state: string; count: number; amount: string }[];
    }>(`pay GET /v1/installments/statistics?merchant_id=${merchantId}`);
  const listed = async (merchantId: number, filter: string) =>
    (
      await work.answer<{ installments: { id: number }[] }>(
        `pay GET /v2/installments?merchant_id=${merchantId}&${filter}&order_by=id`,
      )
    ).installments.map(({ id }) => id);

  test('each contract in force is in one bucket, and a payment counts at once', async () => {
    const { id, merchantId } = await contract({ first: '2026-03-31' });
    const others = [];
    // Late by 0, 1, 30, 31, 60, 61, 90 and 91 days.
    for (const first of ['03-05', '03-04', '02-03', '02-02', '01-04', '01-03']) {
      others.push((await contract({ merchantId, first: `2026-${first}` })).id);
    }
    for (const first of ['2025-12-05', '2025-12-04']) others.push((await contract({ merchantId, first })).id);
    await application({ merchantId });
    const { day, buckets } = await statistics(merchantId);
    assert.equal(day, today);
    assert.deepEqual(
      buckets.map(({ bucket, count, overdue }) => [bucket, count, overdue]),
      [
        ['current', 2, '0.00'],
        // One row each of which the day has passed, and of the older ones the next rows as well.
        ['1-30', 2, '1550001.00'],
        ['31-60', 2, '2583335.00'],
        ['61-90', 2, '3100002.00'],
        ['90+', 1, '2066668.00'],
      ],
    );
    for (const { bucket, count } of buckets)
      assert.equal((await listed(merchantId, `bucket=${encodeURIComponent(bucket)}`)).length, count, bucket);
    const late = others.at(-1) ?? 0;
    await note(late, { amount: '2066668.00' });
    const after = (await statistics(merchantId)).buckets;
    assert.deepEqual(
      after.map(({ count }) => count),
      [3, 2, 2, 2, 0],
    );
    assert.ok((await listed(merchantId, 'bucket=current')).includes(late));
    assert.ok((await listed(merchantId, 'bucket=current')).includes(id));
  });

  test('a promise waits for its day, is kept by what is paid since, and broken without it', async () => {
    const { id, merchantId } = await contract({ first: '2026-01-31' });
    await note(id, { amount: '100000.00' });
    work.clock.advance(1000);
    assert.equal((await promise(id, { date: today, amount: '500000.00', comment: ' зарплата ' })).statusCode, 201);
    const [one] = await promises(id);
    assert.deepEqual(
      [one?.state, one?.paid, one?.comment],
      ['today', '0.00', 'зарплата'],
      'what was paid before does not keep it',
    );
    await note(id, { amount: '499999.99' });
    assert.deepEqual((await promises(id))[0]?.state, 'today');
    await note(id, { amount: '0.01' });
    assert.deepEqual((await promises(id))[0], { ...one, state: 'kept', paid: '500000.00' });
    // What is paid in the second of a promise counts for it.
    work.clock.advance(1000);
    await promise(id, { date: '2026-03-20', amount: '1.00' });
    assert.deepEqual(
      (await promises(id)).map(({ state }) => state),
      ['open', 'kept'],
    );
    const broken = await contract({ merchantId });
    await work.db.query(
      `insert into payment_promises (installment_id, date, amount, user_id, created_at)
       select $1, '2026-03-04', 5, min(id), '2026-03-01' from system_users`,
      [broken.id],
    );
    // The last one counts, and each contract once.
    const counted = (await statistics(merchantId)).promises;
    assert.deepEqual(
      counted.map(({ state, count, amount }) => [state, count, amount]),
      [
        ['open', 1, '1.00'],
        ['today', 0, '0.00'],
        ['kept', 0, '0.00'],
        ['broken', 1, '5.00'],
      ],
    );
    assert.deepEqual(await listed(merchantId, 'promise=broken'), [broken.id]);
    assert.deepEqual(await listed(merchantId, 'promise=open&promise=kept'), [id]);
    const { history } = await card(id);
    assert.deepEqual(
      history.filter(({ action }) => action === 'promise').map(({ field, new: now }) => [field, now]),
      [
        ['promised_day', '2026-03-20'],
        ['promised_amount', '1.00'],
        ['comment', 'зарплата'],
        ['promised_day', today],
        ['promised_amount', '500000.00'],
      ],
    );
  });

  test('what is no promise is refused beside its field', async () => {
    const { id } = await contract();
    const table: [body: object, fields: object][] = [
      [{ date: today, amount: '0.00' }, { amount: 'invalid_amount' }],
      [{ date: today, amount: '6200000.01' }, { amount: 'amount_above_debt' }],
      [{ date: '2026-03-04', amount: '1.00' }, { date: 'promise_passed' }],
      [{ date: '2026-04-20', amount: '1.00' }, { date: 'promise_too_late' }],
      [{ date: '2026-02-30', amount: '1.00' }, { date: 'no_such_day' }],
    ];
    for (const [body, fields] of table)
      assert.deepEqual(outcomeOf(await promise(id, body))[2], fields, JSON.stringify(body));
    assert.equal((await promise(id, { date: '2026-04-19', amount: '6200000.00' })).statusCode, 201, '45 days ahead');
    assert.deepEqual(outcomeOf(await promise(id, { date: today, amount: '1.00' }, 'accountant')), [403, 'forbidden']);
    const over = await application({ status: 'closed', order: 'completed', isContract: true });
    assert.deepEqual(outcomeOf(await promise(over.id, { date: today, amount: '1.00' })), [
      409,
      'transition_not_allowed',
    ]);
    assert.equal((await promises(id)).length, 1);
  });

  test('what was collected of what fell due, by the month of the row and whenever it was paid', async () => {
    await work.db.query('update schedule_rows set date = date - 3650');
    const { id } = await contract({ first: '2026-01-31', months: 3 });
    await note(id, { amount: '2500000.00' });
    const { months } = await work.answer<{ months: object[] }>(
      'pay GET /v1/installments/collected?begin_date=2026-01-01&end_date=2026-02-28',
    );
    assert.deepEqual(months, [
      { month: '2026-01', due: '2066667.00', collected: '2066667.00' },
      { month: '2026-02', due: '2066667.00', collected: '433333.00' },
    ]);
    await work.db.query('update schedule_rows set date = date + 3650 where installment_id <> $1', [id]);
  });
});

test('what an applicant earns is told by the call alone that reveals it, which is kept in the journal', async () => {
  const { id } = await decidable();
  await work.db.query(
    `update applications set salary = 4185296.13, additional_income = 741852.96, family_income = null where id = $1`,
    [id],
  );
  const path = `pay GET /v1/installments/applications/${id}`;
  const stale = await work.do(`pay PUT /v1/installments/${id}/accept`, { as: 'moderator', body: {}, version: 99 });
  assert.equal(stale.statusCode, 409);
  const said = [(await work.do(path, { as: 'moderator' })).body, stale.body];
  said.push(JSON.stringify(await put(id, 'add-invoice', { invoice_date: today, invoice_number: '214' })));
  for (const text of said) for (const secret of ['4185296', '741852']) assert.ok(!text.includes(secret), text);
  const one = await work.answer<Record<'salary' | 'additional_income' | 'family_income', string | null>>(path);
  assert.deepEqual([one.salary, one.additional_income, one.family_income], ['•••', '•••', null]);

  const data = `${path}/data?fields=salary&fields=additional_income&fields=family_income`;
  const { values } = await work.answer<{ values: object }>(data, { as: 'moderator' });
  assert.deepEqual(values, { salary: '4185296.13', additional_income: '741852.96', family_income: null });
  const { history } = await card(id);
  const revealed = history.filter(({ action }) => action === 'reveal').map(({ field }) => field);
  assert.deepEqual(revealed.sort(), ['additional_income', 'family_income', 'salary']);
  const counted = await work.db.query(`select from secret_reads where kind = 'reveal' and subject = 'salary'`);
  assert.equal(counted.length, 1);
  const strange = 'pay GET /v1/installments/applications/987654/data?fields=salary';
  assert.deepEqual(await work.outcome(strange), [404, 'not_found']);
  assert.equal((await work.do(`${path}/data?fields=Phone_number`)).statusCode, 400);
});
