/** Cards of customers: what may be bound, the code that proves it, and that no number and no code is kept anywhere. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import {
  faultOfCard,
  hasCheckDigit,
  kindOf,
  refusalOfCode,
  refusalOfRemoval,
  secondsToWait,
} from '../../server/modules/customer-cards/rules';
import { keepCard, type BindingRow } from '../../server/modules/customer-cards/store';
import { sizeOfSms } from '../../server/modules/sms/parts';
import { makeCustomer, startOuter, type OuterService } from '../support/customers';
import { startWork, type InvestorWork } from '../support/investorWork';
import { addOldContract } from '../support/instalments';

let work: InvestorWork;
let gateway: OuterService;
let sms: OuterService;
/** The same back end that has no addresses of services and shows itself. */
let demo: InvestorWork;

/** A number that ends so, with its check digit. */
function numberEnding(end: string, begins = '860012'): string {
  for (let middle = 0; middle < 10_000_000; middle++) {
    const number = begins + String(middle).padStart(10 - end.length, '0') + end;
    if (number.length === 16 && hasCheckDigit(number)) return number;
  }
  throw new Error(`No number ends in ${end}`);
}

const card = '8600123400009012';
const known = { token: 'tk_1', holder: 'KARIMOV AZIZ', bank: 'Ipak Yoʻli Bank' };
let token = 0;

before(async () => {
  gateway = await startOuter({ body: known });
  sms = await startOuter({ body: { state: 'sent' } });
  work = await startWork({ outer: { cardGatewayUrl: gateway.url, smsUrl: sms.url, patience: 300 } });
  demo = await startWork({ outer: { isDemo: true } });
});
after(async () => {
  await work.close();
  await demo.close();
  await gateway.close();
  await sms.close();
});
beforeEach(() => {
  token += 1;
  gateway.say({ body: { ...known, token: `tk_${token}` } });
  sms.say({ body: { state: 'sent' } });
});

type Binding = Reply<'bindCustomerCard'>;
type Card = Reply<'verifyCustomerCard'>;

const typed = (customerId: number, other: object = {}) => ({
  customer_id: customerId,
  card_number: card,
  expiry: '09/29',
  ...other,
});
const ask = (on: InvestorWork, customerId: number, other: object = {}) =>
  on.do('pay POST /v3/payments/cards', { as: 'moderator', body: typed(customerId, other) });
const bind = async (on: InvestorWork, customerId: number, other: object = {}) => {
  const answer = await ask(on, customerId, other);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Binding>();
};
const verify = (on: InvestorWork, id: number, code: string) =>
  on.do('pay POST /v3/payments/cards/verify', { as: 'moderator', body: { id, code } });
const resend = (on: InvestorWork, id: number) =>
  on.do('pay POST /v3/payments/cards/resend', { as: 'moderator', body: { id } });
const listed = async (on: InvestorWork, customerId: number) =>
  (
    await on.answer<{ list: Card[]; count: number }>(`pay GET /v3/payments/cards?customer_id=${customerId}`, {
      as: 'moderator',
    })
  ).list;
const forward = (on: InvestorWork, seconds: number) => on.clock.advance(seconds * 1000);
/** The code that the last message told. */
const sentCode = () => /: (\d{6})\./.exec(String(sms.asked.at(-1)!.body.text))![1]!;
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code;

const types = [
  ...['8600', '5614', '6262'].map((prefix) => ({ name: 'Uzcard', prefix })),
  ...[
    { name: 'Humo', prefix: '9860' },
    { name: 'UnionPay', prefix: '6210' },
    // A longer one decides before a shorter one, and before the systems of the world.
    { name: 'HUMO (Visa)', prefix: '40737000' },
    { name: 'Uzcard', prefix: '986001' },
  ],
];

test('a card is told by its number: the check digit and how it begins', () => {
  assert.ok(hasCheckDigit(card));
  assert.ok(!hasCheckDigit('8600123400009011'));
  assert.ok(!hasCheckDigit('8600124300009012'), 'two digits that changed places');
  assert.deepEqual(
    ['8600', '5614', '6262', '9860', '986001', '40737000', '4187', '5454', '2221', '2720'].map((begins) =>
      kindOf(begins.padEnd(16, '0'), types),
    ),
    [...['uzcard', 'uzcard', 'uzcard', 'humo', 'uzcard', 'humo', 'visa', 'mastercard', 'mastercard', 'mastercard']],
  );
  // UnionPay is in the list, so that its cards are named; no gateway charges them.
  for (const begins of ['2721', '3400', '6011', '6210', '8601'])
    assert.equal(kindOf(begins.padEnd(16, '0'), types), undefined, begins);
  assert.equal(kindOf('8600'.padEnd(16, '0'), []), undefined, 'what the settings do not name is not taken');
});

test('what is wrong with a typed card is told by its field', () => {
  const fault = (number: string, month: number, year: number) =>
    faultOfCard({ number, expiry: { month, year } }, types, '2026-09-30');
  assert.deepEqual(fault('8600123400009011', 9, 2029), ['card_number', 'invalid_card']);
  assert.deepEqual(fault('3400000000000000'.slice(0, 15) + '3', 9, 2029)?.[0], 'card_number');
  assert.deepEqual(fault(card, 8, 2026), ['expiry', 'card_expired']);
  assert.equal(fault(card, 9, 2026), undefined, 'good to the end of its month');
  assert.deepEqual(fault(card, 1, 2042), ['expiry', 'out_of_range']);
  assert.equal(fault(card, 12, 2041), undefined);
});

test('the third wrong try ends a code, and one that is over is not compared', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((wrongTries) => refusalOfCode({ wrongTries, isOver: false }, false)),
    ['wrong_code', 'wrong_code', 'code_ended', 'code_ended'],
  );
  assert.deepEqual(
    [0, 2, 3].map((wrongTries) => refusalOfCode({ wrongTries, isOver: false }, true)),
    [undefined, undefined, 'code_ended'],
  );
  assert.equal(refusalOfCode({ wrongTries: 0, isOver: true }, true), 'code_expired');
  const now = new Date('2026-09-30T10:00:00Z');
  const ago = (seconds: number) => secondsToWait(new Date(now.getTime() - seconds * 1000), now);
  assert.deepEqual([ago(0), ago(1), ago(59.5), ago(60), secondsToWait(undefined, now)], [60, 59, 1, 0, 0]);
});

test('a debt is told before an order', () => {
  assert.equal(refusalOfRemoval([]), undefined);
  assert.equal(refusalOfRemoval(['order']), 'user_has_order');
  assert.equal(refusalOfRemoval(['order', 'installment']), 'user_has_installment');
});

test('parts of a message are counted as the network cuts it', () => {
  const parts = (text: string) => sizeOfSms(text).parts;
  assert.deepEqual(
    [160, 161, 306, 307].map((length) => parts('a'.repeat(length))),
    [1, 2, 2, 3],
  );
  assert.deepEqual(
    [70, 71, 134, 135].map((length) => parts('я'.repeat(length))),
    [1, 2, 2, 3],
  );
  // The same 125 letters with the letter of the typewriter and with that of the alphabet.
  assert.deepEqual([parts(`${'a'.repeat(124)}'`), parts(`${'a'.repeat(124)}ʻ`)], [1, 2]);
  assert.deepEqual(sizeOfSms('€[]'), { encoding: 'gsm7', length: 6, parts: 1 });
  // 152 letters and an extended one would need 154 places of the first part: it goes over whole.
  assert.equal(parts(`${'a'.repeat(152)}€${'a'.repeat(152)}`), 3);
  assert.equal(parts(`${'я'.repeat(66)}😀${'я'.repeat(66)}`), 3);
  assert.equal(parts(''), 1);
});

test('a card is bound by the code that was sent to the phone of its bank', async () => {
  const id = await makeCustomer(work.db);
  gateway.say({ body: { ...known, token: 'tk_bank', phone: '998935550044' } });
  const binding = await bind(work, id);
  assert.deepEqual(
    [binding.masked_pan, binding.type, binding.phone_masked, binding.tries_left, binding.resend_in],
    ['8600 12** **** 9012', 'uzcard', '+998 93 *** ** 44', 3, 60],
  );
  assert.deepEqual(await listed(work, id), []);
  const { path, body } = gateway.asked.at(-1)!;
  assert.deepEqual([path, body.number, body.expiry, body.customer], ['/cards', card, '0929', String(id)]);
  assert.equal(sms.asked.at(-1)!.body.phone, '998935550044');
  const answer = await verify(work, binding.id, sentCode());
  assert.equal(answer.statusCode, 200, answer.body);
  const bound = answer.json<Card>();
  assert.deepEqual(
    [bound.masked_pan, bound.expiry, bound.is_expired, bound.holder, bound.is_main, bound.status],
    ['8600 12** **** 9012', '09/29', false, 'KARIMOV AZIZ', true, 'active'],
  );
  assert.deepEqual(await listed(work, id), [bound]);
  // Sent again for a lost answer.
  assert.deepEqual((await verify(work, binding.id, sentCode())).json(), bound);
  assert.deepEqual(
    (await work.journalOf(id, 'customer')).map((row) => [row.action, row.field, row.new]),
    [['bind_card', 'card', '8600 12** **** 9012']],
  );
});

test('a wrong code is counted although it is refused, and the third ends the binding', async () => {
  const id = await makeCustomer(work.db);
  const { id: binding } = await bind(work, id);
  const code = sentCode();
  for (const left of [2, 1]) {
    const answer = await verify(work, binding, wrongOf(code));
    assert.equal(answer.statusCode, 422);
    const { fields, current } = answer.json<{ fields: object; current: object }>();
    assert.deepEqual([fields, current], [{ code: 'wrong_code' }, { tries_left: left }]);
  }
  const third = await verify(work, binding, wrongOf(code));
  assert.deepEqual([third.statusCode, codeOf(third)], [409, 'code_ended']);
  const late = await verify(work, binding, code);
  assert.deepEqual([late.statusCode, codeOf(late)], [409, 'code_ended'], 'the right code comes too late');
  forward(work, 61);
  assert.equal(codeOf(await resend(work, binding)), 'code_ended');
  assert.deepEqual(await listed(work, id), []);
});

test('ten tries at once are three', async () => {
  const id = await makeCustomer(work.db);
  const { id: binding } = await bind(work, id);
  const code = wrongOf(sentCode());
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(work, binding, code)));
  const codes = answers.map((answer) => codeOf(answer)).sort();
  assert.deepEqual(codes, [...Array.from({ length: 8 }, () => 'code_ended'), 'wrong_code', 'wrong_code']);
  const { wrong_tries: tries } = await work.one<{ wrong_tries: number }>(
    'select wrong_tries from card_bindings where id = $1',
    [binding],
  );
  assert.equal(tries, 3);
});

test('another code is sent after a minute, for whichever card, and ends the one before', async () => {
  const id = await makeCustomer(work.db);
  const { id: binding } = await bind(work, id);
  const first = sentCode();
  for (const answer of [await resend(work, binding), await ask(work, id, { card_number: '9860060100000003' })]) {
    assert.deepEqual([answer.statusCode, codeOf(answer)], [429, 'too_soon'], answer.body);
    assert.match(String(answer.headers['retry-after']), /^(59|60)$/);
  }
  forward(work, 60);
  const again = await resend(work, binding);
  assert.equal(again.statusCode, 200, again.body);
  assert.equal(again.json<Binding>().resend_in, 60);
  if (sentCode() !== first) assert.equal(codeOf(await verify(work, binding, first)), 'wrong_code');
  assert.equal((await verify(work, binding, sentCode())).statusCode, 200);
  assert.equal(codeOf(await resend(work, binding)), 'transition_not_allowed');
});

test('a code is good for five minutes', async () => {
  const id = await makeCustomer(work.db);
  const { id: binding } = await bind(work, id);
  forward(work, 300);
  const answer = await verify(work, binding, sentCode());
  assert.deepEqual([answer.statusCode, codeOf(answer)], [409, 'code_expired']);
});

test('two who bind for one customer at once send one code', async () => {
  const id = await makeCustomer(work.db);
  const answers = await Promise.all([ask(work, id), ask(work, id)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 429]);
});

test('a card that the customer has is not bound again; taken away it comes back', async () => {
  const id = await makeCustomer(work.db);
  gateway.say({ body: { ...known, token: 'tk_again' } });
  const once = await bind(work, id);
  const bound = (await verify(work, once.id, sentCode())).json<Card>();
  forward(work, 61);
  assert.equal(codeOf(await ask(work, id)), 'card_bound');
  assert.deepEqual(await work.outcome(`pay DELETE /v3/payments/cards/${bound.id}`, { as: 'moderator' }), [
    204,
    undefined,
  ]);
  assert.equal((await work.outcome(`pay DELETE /v3/payments/cards/${bound.id}`, { as: 'moderator' }))[0], 404);
  const twice = await bind(work, id);
  const back = (await verify(work, twice.id, sentCode())).json<Card>();
  assert.deepEqual([back.id, back.is_main], [bound.id, true]);
});

test('of two customers who confirm one card at the same moment one has it', async () => {
  const ids = [await makeCustomer(work.db), await makeCustomer(work.db)];
  gateway.say({ body: { ...known, token: 'tk_shared' } });
  const bindings: { id: number; code: string }[] = [];
  for (const id of ids) bindings.push({ id: (await bind(work, id)).id, code: sentCode() });
  const answers = await Promise.all(bindings.map(({ id, code }) => verify(work, id, code)));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  const late = answers.findIndex(({ statusCode }) => statusCode === 409);
  assert.equal(codeOf(answers[late]!), 'card_bound');
  assert.deepEqual((await listed(work, ids[late]!)).length, 0);
  assert.deepEqual((await listed(work, ids[1 - late]!)).length, 1);
  // Whoever looked before the other was through finds his row.
  const first = await work.one<BindingRow>('select * from card_bindings where id = $1', [bindings[late]!.id]);
  assert.equal(await keepCard(work.db, first, '2026-01-01'), undefined);
  assert.deepEqual((await listed(work, ids[1 - late]!)).length, 1);
});

test('what the gateway and the messages do not do is refused, and leaves nothing behind', async () => {
  const id = await makeCustomer(work.db);
  const refused = async (): Promise<unknown[]> => {
    const answer = await ask(work, id);
    return [answer.statusCode, codeOf(answer)];
  };
  gateway.say({ status: 422, body: { code: 'card_not_served' } });
  assert.deepEqual(await refused(), [409, 'card_refused']);
  for (const said of [
    { status: 500 },
    { body: 'no JSON' },
    { body: {} },
    { body: { token: card } },
    { body: known, after: 900 },
    'silence',
  ] as const) {
    gateway.say(said);
    assert.deepEqual(await refused(), [503, 'service_unreachable'], JSON.stringify(said));
  }
  gateway.say({ body: { ...known, token: 'tk_late', holder: undefined }, after: 100 });
  sms.say({ status: 500 });
  assert.deepEqual(await refused(), [503, 'sms_not_sent']);
  const { count } = await work.one<{ count: number }>(
    'select count(*)::int as count from card_bindings where customer_id = $1',
    [id],
  );
  assert.equal(count, 0);
  // Nobody waits for a message that never left.
  sms.say({ body: { state: 'delivered' } });
  await bind(work, id);
  const rows = await work.db.query<{
    phone_masked: string;
    state: string;
    error: string | null;
    parts: number;
    template: string;
  }>('select phone_masked, state, error, parts, template from sms_messages order by id desc limit 2');
  assert.deepEqual(rows.map(({ state, error }) => [state, error]), [['delivered', null], ['failed', 'broken']]); // prettier-ignore
  assert.match(rows[0]!.phone_masked, /^\+998 93 \*{3} \*\* \d\d$/);
  assert.deepEqual([rows[0]!.template, rows[0]!.parts], ['card_code', 1]);
});

test('the types of cards in the settings say whose card is taken', async () => {
  const number = numberEnding('07', '626200');
  assert.equal((await bind(work, await makeCustomer(work.db), { card_number: number })).type, 'uzcard');
  await work.db.query(`update card_types set name = 'Mir' where prefix = '6262'`);
  const refused = await ask(work, await makeCustomer(work.db), { card_number: number });
  assert.deepEqual([refused.statusCode, codeOf(refused)], [422, 'card_system_unknown']);
  await work.db.query(`update card_types set name = 'Uzcard' where prefix = '6262'`);
});

test('a code whose message did not leave is not good, and the one before is', async () => {
  const id = await makeCustomer(work.db);
  const { id: binding } = await bind(work, id);
  const first = sentCode();
  forward(work, 61);
  sms.say({ status: 503 });
  assert.deepEqual([codeOf(await resend(work, binding))], ['sms_not_sent']);
  assert.equal((await verify(work, binding, first)).statusCode, 200);
});

test('fields, customers and rights are looked at before the gateway is asked', async () => {
  const id = await makeCustomer(work.db);
  const sleeping = await makeCustomer(work.db, { status: 'inactive' });
  const abroad = await makeCustomer(work.db, { phone_number: '77011234567' });
  const times = gateway.asked.length;
  const outcome = async (customerId: number, other: object = {}, as = 'moderator') => {
    const answer = await work.do('pay POST /v3/payments/cards', { as, body: typed(customerId, other) });
    const { code, fields } = answer.json<{ code: string; fields?: object }>();
    return [answer.statusCode, code, ...(fields ? [fields] : [])];
  };
  assert.deepEqual(await outcome(id, { card_number: '8600123400009011' }), [
    422,
    'invalid_card',
    { card_number: 'invalid_card' },
  ]);
  assert.deepEqual(await outcome(id, { card_number: numberEnding('00', '601100') }), [
    422,
    'card_system_unknown',
    { card_number: 'card_system_unknown' },
  ]);
  assert.deepEqual(await outcome(id, { expiry: '01/20' }), [422, 'card_expired', { expiry: 'card_expired' }]);
  assert.deepEqual((await outcome(id, { expiry: '13/29' })).slice(0, 2), [400, 'bad_request']);
  assert.deepEqual((await outcome(id, { card_number: '8600 1234 0000 9012' })).slice(0, 2), [400, 'bad_request']);
  assert.deepEqual(await outcome(abroad), [422, 'invalid_phone', { phone: 'invalid_phone' }]);
  assert.deepEqual(await outcome(sleeping), [409, 'customer_inactive']);
  assert.deepEqual(await outcome(999_999), [404, 'not_found']);
  assert.deepEqual((await outcome(id, {}, 'accountant')).slice(0, 2), [403, 'forbidden']);
  assert.equal(gateway.asked.length, times);
  assert.equal((await verify(work, 999_999, '1234')).statusCode, 404);
  assert.equal((await work.outcome('pay GET /v3/payments/cards?customer_id=999999'))[0], 404);
});

test('a card stays while a contract is in force; of a main one the place goes on', async () => {
  const investor = await work.make();
  const id = await makeCustomer(work.db, { investor_id: investor });
  const ids: number[] = [];
  for (const end of ['a', 'b', 'c']) {
    gateway.say({ body: { ...known, token: `tk_main_${end}` } });
    const { id: binding } = await bind(work, id);
    ids.push((await verify(work, binding, sentCode())).json<Card>().id);
    forward(work, 61);
  }
  const mains = async () => (await listed(work, id)).filter((one) => one.is_main).map((one) => one.id);
  assert.deepEqual(await mains(), [ids[0]]);
  const remove = (cardId: number) => work.outcome(`pay DELETE /v3/payments/cards/${cardId}`, { as: 'moderator' });
  const contract = (status: string) => addOldContract(work.db, { investorId: investor, number: `R-${status}`, status });
  await contract('not_fully_paid');
  assert.deepEqual(await remove(ids[0]!), [409, 'user_has_installment']);
  await work.db.query(`update applications set status = 'fully_paid' where customer_id = $1`, [id]);
  assert.deepEqual(await remove(ids[0]!), [204, undefined]);
  assert.deepEqual(await mains(), [ids[1]]);
  assert.equal((await listed(work, id)).length, 2);
  assert.equal((await work.outcome(`pay DELETE /v3/payments/cards/${ids[1]}`, { as: 'accountant' }))[0], 403);
});

test('the stand-in refuses 0001, takes the end of the phone for the code and makes the same token for the same card', async () => {
  const id = await makeCustomer(demo.db, { phone_number: '998901234567' });
  const bad = await ask(demo, id, { card_number: numberEnding('0001') });
  assert.deepEqual([bad.statusCode, codeOf(bad)], [409, 'card_refused']);
  const { id: binding } = await bind(demo, id);
  assert.equal(codeOf(await verify(demo, binding, '1234')), 'wrong_code');
  assert.equal((await verify(demo, binding, '4567')).statusCode, 200);
  forward(demo, 61);
  assert.equal(codeOf(await ask(demo, id)), 'card_bound');
});

test('an installation that names no gateway binds nothing', async () => {
  const bare = await startWork();
  try {
    const id = await makeCustomer(bare.db);
    const answer = await ask(bare, id);
    assert.deepEqual([answer.statusCode, codeOf(answer)], [409, 'service_missing']);
  } finally {
    await bare.close();
  }
});

test('neither the number of a card nor a code is anywhere in the database, the log or an answer', async () => {
  const id = await makeCustomer(work.db);
  const number = '9860123456784446';
  assert.ok(hasCheckDigit(number));
  const begun = await work.do('pay POST /v3/payments/cards', {
    as: 'moderator',
    body: typed(id, { card_number: number }),
  });
  const code = sentCode();
  // Also of one that fails in the middle of it, and of tries that are wrong.
  const wrong = await verify(work, begun.json<Binding>().id, wrongOf(code));
  const right = await verify(work, begun.json<Binding>().id, code);
  assert.equal(right.statusCode, 200);
  gateway.say({ status: 500, body: { number } });
  forward(work, 61);
  const failed = await work.do('pay POST /v3/payments/cards', {
    as: 'moderator',
    body: typed(id, { card_number: number }),
  });
  const tables = await work.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const kept: string[] = [];
  for (const { name } of tables) {
    const rows = await work.db.query<{ text: string }>(`select t::text as text from "${name}" t`);
    for (const { text } of rows) if (text.includes(number)) kept.push(name);
  }
  assert.deepEqual(kept, []);
  // Six digits are met by chance in a token or a digest, so the code is looked for where a word of its own would stand.
  for (const name of ['card_bindings', 'payment_cards', 'sms_messages', 'audit', 'idempotency_keys']) {
    const rows = await work.db.query<{ text: string }>(`select t::text as text from "${name}" t`);
    for (const { text } of rows) assert.doesNotMatch(text, new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`), name);
  }
  for (const answer of [begun, wrong, right, failed]) {
    assert.ok(!answer.body.includes(number), answer.body);
    assert.doesNotMatch(answer.body, new RegExp(`"${code}"`));
  }
  assert.ok(!work.log.join('\n').includes(number));
  assert.ok(!work.log.join('\n').includes(code));
});
