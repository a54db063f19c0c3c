/** What an accepted payment of a cash-out does to the money: once, and equal in every place that tells of it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { openKeys, type KeyStore } from '../../signer/keyStore';
import { timestamp } from '../../server/shared/clock';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';
import { addCard, signedDocument, unequalPayouts } from '../support/payouts';

let work: InvestorWork;
let store: KeyStore;
const folder = mkdtempSync(join(tmpdir(), 'divan-signer-'));
before(async () => {
  store = await openKeys(folder);
  const organisation = { name: 'ООО «Divan Invest»', inn: '306573219' };
  work = await startWork({ signing: { authorityFile: join(folder, 'authority.pem'), organisation } });
});
after(async () => {
  await work.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  const broken = await unequalPayouts(work.db);
  assert.deepEqual(broken, [], 'the ledger, the investments and the payments are equal to the paid claims');
});

interface Made {
  investor: number;
  investment: number;
  claim: number;
  document: number;
  to_sign: string;
}
let last = 0;
interface PendingChange {
  amount?: string;
  ending?: string;
  from?: { investor: number; investment: number };
  balance?: string;
}
/** A draft for a claim on an investment of 1,000,000, of which one percent is kept as a penalty. */
async function draft({ amount = '1000000', ending = '0018', from, balance = '0' }: PendingChange = {}): Promise<Made> {
  const investor =
    from?.investor ?? (await work.make({ status: 'current', last_name: 'Каримова', first_name: 'Дилноза', balance }));
  const investment = from?.investment ?? (await work.invest(investor, 'exiting'));
  await addCard(work.db, investor, `860012******${ending}`);
  const { id: claim } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, method, card_masked, status, created_at, updated_at)
     values ('EX-P' || $1::int, $2, $3, $4, $4::numeric * 0.01, 0, $4::numeric * 0.99, 'saved_up', 'card',
       '860012******' || $5::text, 'approved', '2026-03-05', '2026-03-05') returning id`,
    [++last, investor, investment, amount, ending],
  );
  const [status, made] = await work.outcome(`invest POST /payments/cash-out/dibank/${claim}`, {
    as: 'accountant',
    key: newKey(),
  });
  assert.equal(status, 201, JSON.stringify(made));
  const { document_id: document, to_sign } = made as { document_id: number; to_sign: string };
  return { investor, investment, claim, document, to_sign };
}
const signed = ({ document: document_id, to_sign }: Pick<Made, 'document' | 'to_sign'>) =>
  signedDocument(store, { document_id, to_sign }, async (signature_hex) => {
    const [, stamp] = await work.outcome('invest POST /gettimestamp', { as: 'accountant', body: { signature_hex } });
    return (stamp as { token: string }).token;
  });
const send = (body: object, key = newKey()) =>
  work.outcome('invest POST /payments/cash-out/dibank-claims/send-doc', { as: 'accountant', key, body });
const read = async <Answer>(path: string): Promise<Answer> => {
  const [status, answer] = await work.outcome(path, { as: 'accountant' });
  assert.equal(status, 200, JSON.stringify(answer));
  return answer as Answer;
};
const investmentOf = (id: number) =>
  work.one<{ balance: string; status: string }>('select balance, status from investments where id = $1', [id]);

test('an accepted payment leaves the investment, the ledger, the list of payments and the journal equal', async () => {
  const made = await draft({ balance: '500.00' });
  const body = await signed(made);
  const key = newKey();
  const [status, answer] = await send(body, key);
  assert.equal(status, 200, JSON.stringify(answer));
  assert.deepEqual(await investmentOf(made.investment), { balance: '0.00', status: 'closed' });

  const own = await read<{ transactions: { type: string; amount: string; balance_after: string }[] }>(
    `system GET /v1/investors/${made.investor}/transactions`,
  );
  assert.deepEqual(
    own.transactions.map(({ type, amount, balance_after }) => [type, amount, balance_after]),
    [
      ['withdraw', '-990000.00', '500.00'],
      ['penalty', '-10000.00', '990500.00'],
      ['exit', '1000000.00', '1000500.00'],
      ['refill', '500.00', '500.00'],
    ],
  );
  const balance = await read<{ balance: string }>(`system GET /v1/investors/${made.investor}/balance`);
  assert.equal(balance.balance, '500.00');

  const outgoing = await read<{ transactions: object[]; totals: { amount: string } }>(
    `invest GET /payments/transactions?search=${encodeURIComponent('Каримова')}&status=paid&order_by=-created_at&limit=1`,
  );
  const [row] = outgoing.transactions as { amount: string; exit_claim: { id: number }; account_masked: string }[];
  assert.deepEqual(
    [row?.amount, row?.exit_claim.id, row?.account_masked],
    ['990000.00', made.claim, '8600 12** **** 0018'],
  );

  const postings = await read<{ items: { operation: { code: string } }[]; totals: { debit: string; credit: string } }>(
    `system GET /v1/get-postings/${made.investment}`,
  );
  assert.deepEqual([...new Set(postings.items.map(({ operation }) => operation.code))].sort(), [
    'exit',
    'payout',
    'penalty',
  ]);
  assert.equal(postings.totals.debit, postings.totals.credit);

  const audit = await work.db.query<{ entity: string; field: string; new_value: string }>(
    `select entity, field, new_value from audit where action = 'pay_out' order by id`,
  );
  assert.deepEqual(audit, [
    { entity: 'investment', field: 'balance', new_value: '0.00' },
    { entity: 'investment', field: 'status', new_value: 'closed' },
    { entity: 'investor', field: `exit_claim ${made.claim}`, new_value: '990000.00' },
  ]);

  // Sent again under the same key, and under another, it is still one payment.
  assert.deepEqual(await send(body, key), [status, answer]);
  assert.deepEqual(await send(body), [409, 'transition_not_allowed']);
});

test('two that send the same document at the same moment pay once', async () => {
  const made = await draft();
  const answers = await Promise.all([send(await signed(made)), send(await signed(made))]);
  assert.deepEqual(answers.map(([status]) => status).sort(), [200, 409]);
  assert.equal((await investmentOf(made.investment)).balance, '0.00');
});

test('a part leaves the rest at work; while another claim is on its way the investment is being left', async () => {
  const first = await draft({ amount: '400000' });
  const second = await draft({ amount: '100000', from: first });
  await send(await signed(first));
  assert.deepEqual(await investmentOf(first.investment), { balance: '600000.00', status: 'exiting' });
  await send(await signed(second));
  assert.deepEqual(await investmentOf(first.investment), { balance: '500000.00', status: 'active' });
  assert.equal(await work.statusOf('investors', first.investor), 'current');
});

test('an investor paid out to the last has left; with money on the balance he stays', async () => {
  for (const [balance, status] of [
    ['0', 'left'],
    ['0.01', 'active'],
  ] as const) {
    const made = await draft({ balance });
    await send(await signed(made));
    assert.equal(await work.statusOf('investors', made.investor), status, balance);
    const [way] = await work.db.query<{ from_status: string; to_status: string; user_id: number | null }>(
      'select from_status, to_status, user_id from verify_history where investor_id = $1 order by id desc limit 1',
      [made.investor],
    );
    assert.deepEqual(way, { from_status: 'current', to_status: status, user_id: null });
  }
});

test('a refused payment stands in the list with its reason and moves no money', async () => {
  const made = await draft({ ending: '0000' });
  await send(await signed(made));
  assert.deepEqual(await investmentOf(made.investment), { balance: '1000000.00', status: 'exiting' });
  const rows = await work.db.query('select status, error from outgoing_payment_transactions where exit_claim_id = $1', [
    made.claim,
  ]);
  assert.deepEqual(rows, [{ status: 'failed', error: 'Счёт получателя закрыт' }]);
});

test('each payment tells once what the bank said of it, and in whose name it was sent', async () => {
  const made = await draft({ ending: '0000' });
  await send(await signed(made));
  const body = { document_id: made.document };
  const path = 'invest POST /payments/cash-out/dibank-claims/retry-doc';
  const [status, answer] = await work.outcome(path, { as: 'accountant', body, key: newKey() });
  assert.equal(status, 200, JSON.stringify(answer));
  await work.db.query(`update dibank_documents set account_masked = '8600 12** **** 0018' where id = $1`, [
    made.document,
  ]);
  await send(await signed(made));
  const payments = await work.db.query<{ id: number; status: string }>(
    'select id, status from outgoing_payment_transactions where exit_claim_id = $1 order by id',
    [made.claim],
  );
  const histories = [];
  for (const { id } of payments) {
    const { history } = await read<{
      history: { action: string; field: string; new: string; user: { name: string } }[];
    }>(`invest GET /payments/transactions/${id}`);
    histories.push(history.map((row) => [row.action, row.field, row.new, row.user.name]));
  }
  assert.deepEqual(histories, [
    [
      ['settle', 'error', 'Счёт получателя закрыт', 'Нигора Юсупова'],
      ['settle', 'status', 'failed', 'Нигора Юсупова'],
    ],
    [['settle', 'status', 'paid', 'Нигора Юсупова']],
  ]);
  const [{ id } = { id: 0 }] = payments;
  assert.deepEqual(await work.outcome(`invest GET /payments/transactions/${id}`, { as: 'kam' }), [403, 'forbidden']);
  assert.deepEqual((await work.outcome('invest GET /payments/transactions/999999'))[1], 'not_found');
});

test('the pool that money left tells whose payment took how much out of it; a refused one is not told', async () => {
  await work.db.query(
    `insert into portfolio_pools (strategy_id, capacity, updated_at) values (1, 500000000, '2026-01-01')
     on conflict do nothing`,
  );
  await send(await signed(await draft({ ending: '0000' })));
  const made = await draft({ amount: '400000' });
  await work.db.query(
    'insert into investment_portfolios (investment_id, strategy_id, amount, share_percent) values ($1, 1, 600000, 60)',
    [made.investment],
  );
  await send(await signed(made));
  const { contract_number } = await work.one<{ contract_number: string }>(
    'select contract_number from investments where id = $1',
    [made.investment],
  );
  const { history } = await read<{ history: { action: string; field: string; new: string; user: { name: string } }[] }>(
    'system GET /v1/portfolio-pools/1',
  );
  assert.deepEqual(
    history.map((row) => [row.action, row.field, row.new, row.user.name]),
    [
      ['take_out', 'investment', contract_number, 'Нигора Юсупова'],
      ['take_out', 'amount', '240000.00', 'Нигора Юсупова'],
    ],
  );
  assert.deepEqual(await work.outcome('system GET /v1/portfolio-pools/1', { as: 'kam' }), [403, 'forbidden']);
  assert.deepEqual(await work.outcome('system GET /v1/portfolio-pools/999999'), [404, 'not_found']);
  await work.db.query('delete from portfolio_pools');
});

test('more than lies in the investment is not paid, and the draft stays', async () => {
  const made = await draft();
  await work.db.query('update investments set balance = 999999 where id = $1', [made.investment]);
  await work.db.query('update investors set investment_amount = 999999 where id = $1', [made.investor]);
  assert.deepEqual(await send(await signed(made)), [409, 'not_enough_balance']);
  assert.equal(await work.statusOf('dibank_documents', made.document), 'draft');
});

test('what is promised to one claim is not promised to another', async () => {
  const first = await draft({ amount: '700000' });
  const { id } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, method, card_masked, status, created_at, updated_at)
     values ('EX-PX', $1, $2, 300000.01, 0, 0, 300000.01, 'saved_up', 'card', '860012******0018', 'pending', '2026-03-05',
       '2026-03-05') returning id`,
    [first.investor, first.investment],
  );
  const claim = await read<{ version: number }>(`invest GET /investments/requests/cash-out/${id}`);
  const penalty = await read<{ payable_amount: string }>(
    `invest GET /investments/${first.investment}/calculate-penalty?amount=300000.01`,
  );
  const body = { status: 'approved', payable_amount: penalty.payable_amount };
  const options = { as: 'accountant', key: newKey(), version: claim.version, body };
  assert.deepEqual(await work.outcome(`invest PUT /investments/requests/cash-out/${id}`, options), [
    409,
    'not_enough_balance',
  ]);
});

test('what an investment is still owed of dividends is due with the month in which it closes', async () => {
  const made = await draft({ amount: '400000' });
  await work.db.query(
    `insert into dividend_transactions (investment_id, strategy_id, run_id, month, due_month, gross, tax, net, status, paid_at)
     select n.id, n.strategy_id, null, m.month, m.due_month, 10, 0, 10, m.status, case m.status when 'paid' then date '2026-02-05' end from investments n cross join (values
       (date '2026-01-01', date '2026-01-01', 'paid'), ('2026-02-01', '2099-12-01', 'failed'), ('2026-03-01', '2099-12-01', 'calculated')) m
       (month, due_month, status) where n.id = $1`,
    [made.investment],
  );
  const due = async () =>
    (
      await work.db.query<{ due: string }>(
        `select to_char(due_month, 'YYYY-MM') as due from dividend_transactions where investment_id = $1 order by month`,
        [made.investment],
      )
    ).map(({ due: month }) => month);
  assert.equal((await send(await signed(made)))[0], 200);
  assert.deepEqual(await due(), ['2026-01', '2099-12', '2099-12'], 'a part of the money has left');
  const rest = await draft({ amount: '600000', from: made });
  assert.equal((await send(await signed(rest)))[0], 200);
  assert.equal((await investmentOf(made.investment)).status, 'closed');
  const now = timestamp(work.clock).slice(0, 7);
  assert.deepEqual(await due(), ['2026-01', now, now]);
});
