/**
 * Many who decide or ask at the same moment, over two processes on one PostgreSQL: one of them is heard, the others are told so, and what
 * came of it happened once. A usual run takes a sample, `npm run chaos -- storms` the figures that an attack on the back end once took.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { isChaos } from '../../support/chaos';
import { ledgerFaults } from '../../support/ledger';
import { approve, askMoney, send, signIn, type Answered } from '../../support/stormCalls';
import { skip, two } from './two';

const size = isChaos
  ? { documents: 73, exits: 45, withdrawals: 20, updates: 40, intents: 20, same: 40 }
  : { documents: 4, exits: 4, withdrawals: 2, updates: 4, intents: 2, same: 10 };
const together = 10;
const options = { timeout: isChaos ? 900_000 : 120_000 };

describe('decisions, changes and intents', { skip }, () => {
  let accountant: string;
  let executive: string;
  let moderator: string;
  before(async () => {
    const tokenOf = async (username: string) => (await signIn(two.either(), username)).access_token;
    accountant = await tokenOf('accountant');
    executive = await tokenOf('executive');
    moderator = await tokenOf('moderator');
  });

  let phones = 0;
  async function investor(status = 'active'): Promise<number> {
    const [made] = await two.db.query<{ id: number }>(
      `insert into investors (subject, status, phone_number, created_at, updated_at)
     values ('individual', $1, (998780000000 + $2::int)::text, '2026-01-01', '2026-01-01') returning id`,
      [status, (phones += 1)],
    );
    return made!.id; // an insert answers its row
  }

  const headersOf = (version: number, key: string = randomUUID()) => ({
    'if-match': String(version),
    'idempotency-key': key,
  });
  /** The same asked of both processes by turns, so many times at the same moment. */
  const atOnce = (times: number, ask: (at: string, turn: number) => Promise<Answered>): Promise<Answered[]> =>
    Promise.all(Array.from({ length: times }, (_, turn) => ask(two.at[turn % 2]!, turn))); // there are two
  const statusesOf = (answers: readonly Answered[]) => answers.map(({ status }) => status).sort();
  const oneAndOthers = (one: number, other: number, times = together) => [
    one,
    ...Array.from({ length: times - 1 }, () => other),
  ];

  const count = async (text: string, values: unknown[]): Promise<number> =>
    (await two.db.query<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]!.n; // an aggregate always answers one row

  test('of ten who decide about a document of the bank one has decided', options, async () => {
    for (let round = 0; round < size.documents; round++) {
      const owner = await investor();
      const [document] = await two.db.query<{ id: number }>(
        `insert into cash_in_bank_claims (bank_document_number, document_date, match_confidence, payer_name, payer_account, amount, purpose, status, created_at, updated_at)
       values ('77', '2026-03-05', 'none', 'Неизвестный', '20208000000000000077', 100.50, 'Взнос', 'pending', '2026-03-05', '2026-03-05') returning id`,
        [],
      );
      const answers = await atOnce(together, (at, turn) =>
        send('PUT', `${at}/api/investment/payments/cash-in/bank/${document!.id}`, {
          token: turn % 3 === 0 ? executive : accountant,
          body:
            turn % 5 === 4 ? { status: 'rejected', comment: 'Не наш' } : { status: 'confirmed', investor_id: owner },
          headers: headersOf(1),
        }),
      );
      assert.deepEqual(statusesOf(answers), oneAndOthers(200, 409), JSON.stringify(answers));
      const decided = answers.find(({ status }) => status === 200)?.body['status'];
      assert.equal(
        await count('investor_transactions where investor_id = $1', [owner]),
        decided === 'confirmed' ? 1 : 0,
      );
    }
    assert.deepEqual(await ledgerFaults(two.db), []);
  });

  test('of ten who decide about an exit one has decided', options, async () => {
    for (let round = 0; round < size.exits; round++) {
      const owner = await investor();
      const [claim] = await two.db.query<{ id: number; investment: number }>(
        `with invested as (
         insert into investments (contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status, created_at, updated_at)
         values ('IN-ST-' || $2::text, $1, 1, 1, 1000000, 1000000, '2026-03-05', '2027-03-05', 'exiting', '2026-03-05', '2026-03-05') returning id),
       raised as (update investors set investment_amount = investment_amount + 1000000 where id = $1)
       insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount, reason_type, status, method,
         bank_account, mfo, created_at, updated_at)
       select 'EX-ST-' || $2::text, $1, id, 1000000, 0, 0, 1000000, 'saved_up', 'pending', 'bank_account', '20208000900123456001', '00014',
         '2026-06-01', '2026-06-01' from invested returning id, investment_id as investment`,
        [owner, round],
      );
      const { body: cost } = await send(
        'GET',
        `${two.either()}/api/investment/investments/${claim!.investment}/calculate-penalty`,
        { token: accountant },
      );
      const answers = await atOnce(together, (at, turn) =>
        send('PUT', `${at}/api/investment/investments/requests/cash-out/${claim!.id}`, {
          token: turn % 3 === 0 ? executive : accountant,
          body:
            turn % 5 === 4
              ? { status: 'rejected', comment: 'Не сегодня' }
              : { status: 'approved', payable_amount: cost['payable_amount'] },
          headers: headersOf(1),
        }),
      );
      assert.deepEqual(statusesOf(answers), oneAndOthers(200, 409), JSON.stringify(answers));
      assert.equal(
        await count(`audit where entity = 'exit_claim' and entity_id = $1 and field = 'status'`, [String(claim!.id)]),
        1,
      );
    }
  });

  test('of eight who ask for the whole balance one gets it', options, async () => {
    const askers = 8;
    for (let round = 0; round < size.withdrawals; round++) {
      const owner = await investor();
      const refill = await askMoney(two.either(), accountant, { investor: owner, comment: 'Весь остаток' });
      assert.equal((await approve(two.either(), executive, Number(refill.body['claim_id']))).status, 200);
      const answers = await atOnce(askers, async (at) => {
        // Whoever was too late by the version alone asks again on the one that stands now.
        for (let version = 1; ;) {
          const answer = await askMoney(at, accountant, {
            ...{ investor: owner, what: 'withdraw', comment: 'Всё сразу', version },
          });
          const { version: current } = (answer.body['current'] ?? {}) as { version?: number };
          if (answer.status !== 409 || current === undefined || current === version) return answer;
          version = current;
        }
      });
      assert.equal(answers.filter(({ status }) => status === 202).length, 1, JSON.stringify(answers));
      assert.ok(answers.every(({ status }) => status === 202 || (status >= 400 && status < 500)));
      assert.equal(await count(`claims where investor_id = $1 and comment = 'Всё сразу'`, [owner]), 1);
    }
    assert.deepEqual(await ledgerFaults(two.db), []);
  });

  test('of ten who change one version one has changed it', options, async () => {
    for (let round = 0; round < size.updates; round++) {
      const id = await investor('new');
      const answers = await atOnce(together, (at) =>
        send('PUT', `${at}/api/investment/investors/${id}/status`, {
          ...{ token: moderator, body: { status: 'in_process' }, headers: headersOf(1) },
        }),
      );
      assert.deepEqual(statusesOf(answers), oneAndOthers(200, 409));
      const [row] = await two.db.query<{ version: number }>('select version from investors where id = $1', [id]);
      assert.equal(row?.version, 2);
    }
  });

  test('one intent that is sent many times at once is done once, and answered alike', options, async () => {
    for (let round = 0; round < size.intents; round++) {
      const owner = await investor();
      const [key, comment] = [randomUUID(), `Одно намерение ${randomUUID()}`];
      const answers = await atOnce(size.same, (at) => askMoney(at, accountant, { investor: owner, comment, key }));
      const done = answers.filter(({ status }) => status === 202);
      assert.ok(done.length > 0);
      assert.equal(new Set(done.map(({ body }) => JSON.stringify(body))).size, 1);
      for (const { status, body } of answers)
        if (status !== 202) assert.deepEqual([status, body['code']], [409, 'still_running']);
      assert.equal(await count('claims where comment = $1', [comment]), 1);
      const again = await askMoney(two.either(), accountant, { investor: owner, comment, key });
      assert.deepEqual(again, done[0]);
      const other = await askMoney(two.either(), accountant, { investor: owner, comment: 'Другое', key });
      assert.deepEqual([other.status, other.body['code']], [422, 'key_reused']);
    }
  });
});
