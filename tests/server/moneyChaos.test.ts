/**
 * Money over a network that loses things: the panel's own sending code (gateway, key, "checking the result", bulk work)
 * against this back end. One intent has one effect or none, and what the panel says of it is what happened. The usual
 * run takes a sample, `npm run chaos` 10,000 intents with a new seed.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { CryptoEngine, setEngine } from 'pkijs';
import { openKeys, type KeyStore } from '../../signer/keyStore';
import { requestOf } from '../../src/api/cache/requestOf';
import { cashOutApi } from '../../src/api/investment/cashOut';
import { esignApi } from '../../src/api/investment/signing';
import { investmentsApi } from '../../src/api/investment/investments';
import { paymentsApi } from '../../src/api/investment/cashIn';
import { readTaxBatch, taxApi } from '../../src/api/investment/tax';
import { instalmentPaymentsApi } from '../../src/api/payment/instalmentPayments';
import { billingApi } from '../../src/api/payment/merchantBilling';
import { returnClaimsApi } from '../../src/api/payment/returnClaims';
import { claimsApi, readClaimBatch } from '../../src/api/system-user/generalClaims';
import { platformInvestorsApi } from '../../src/api/system-user/investors';
import { upload } from '../../src/api/cache/upload';
import { phaseOf } from '../../src/kit/bulk/bulkState';
import { runBulk } from '../../src/kit/bulk/bulkRunner';
import { createMoneyMutation, type MoneyStatus } from '../../src/kit/write/moneyWrite';
import { mayBeDone, toFailure } from '../../src/lib/failure';
import { today } from '../../server/shared/clock';
import { beBrowser, openPanelWindow, type PanelWindow } from '../support/panelWindow';
import { isChaos } from '../support/chaos';
import { workbook } from '../support/hostileSheets';
import { randomOf } from '../support/hostileAnswers';
import { startWork, type InvestorWork } from '../support/investorWork';
import { anyAskFault, createLossyNetwork, writeFaults, type AskFault, type Plan } from '../support/lossyNetwork';
import { ledgerFaults } from '../support/ledger';
import { signedDocument, unequalPayouts } from '../support/payouts';
import { sell, type Sold } from '../support/returns';
import { uploadByFetch } from '../support/requestByFetch';
import { returnFaults } from '../support/orderFaults';

/** Each kind of intent under each fault once, in a usual run. */
const runs = isChaos ? 10_000 : 150;
const seed = Number(process.env.CHAOS_SEED ?? (isChaos ? Date.now() % 1_000_000_007 : 20_261_121));
/** Intents that are under way at the same moment. */
const atOnce = 6;
const pauses = [0, 0, 0];

async function openWindow(work: InvestorWork, username: string) {
  const { access_token: access, refresh_token: refresh } = await work.signIn(username);
  return openPanelWindow({ access, refresh });
}

beBrowser();
// Beside a window the signing looks for the cryptography of a browser, which Node has too.
setEngine('node', new CryptoEngine({ name: 'node', crypto: globalThis.crypto }));
uploadByFetch();
const sheetCall = requestOf(cashOutApi, 'uploadCashOutSheet');

let work: InvestorWork;
let network: ReturnType<typeof createLossyNetwork>;
let accountant: PanelWindow;
let executive: PanelWindow;
let keys: KeyStore;
const keyFolder = mkdtempSync(join(tmpdir(), 'divan-signer-'));
before(async () => {
  keys = await openKeys(keyFolder);
  const organisation = { name: 'ООО «Divan Invest»', inn: '306573219' };
  // Of a demonstration: cards of customers are charged by its stand-in.
  const outer = { isDemo: true };
  work = await startWork({ outer, signing: { authorityFile: join(keyFolder, 'authority.pem'), organisation } });
  accountant = await openWindow(work, 'accountant');
  executive = await openWindow(work, 'executive');
  network = createLossyNetwork(work.app);
});
after(async () => {
  network.restore();
  await work.close();
  rmSync(keyFolder, { recursive: true, force: true });
});

/** What the panel said of an intent, and how often the back end then has it. */
interface Verdict {
  what: string;
  said: 'done' | 'notDone';
  effects: () => Promise<number>;
  /** What it adds to the ledger of investors when it is done, in tiyin; */
  moves: bigint;
  /** and to what customers have paid, or merchants are owed. */
  paid?: bigint;
}

const count = async (text: string, values: unknown[]) =>
  (await work.one<{ count: number }>(`select count(*)::int as count ${text}`, values)).count;
const untracked = { track: false } as const;
let unknownOnce = 0;

/** What a form sends until the answer is certain, and what goes over a sound network: nothing can refuse it, so it is done in the end. */
const certain = new Set(['noted', 'refusal', 'change', 'document', 'payout', 'sheet']);

const settled: MoneyStatus['state'][] = ['done', 'refused', 'notDone', 'unknown'];
const rests = (sending: ReturnType<typeof createMoneyMutation>) =>
  new Promise<MoneyStatus['state']>((resolve) => {
    const look = () => {
      const { state } = sending.read();
      if (settled.includes(state)) resolve(state);
    };
    sending.subscribe(look);
    look();
  });

/** Sends as the money question of the panel does, presses twice, and asks again where the outcome is unknown. */
async function send(plan: Plan, run: (key: string) => Promise<unknown>, check: ReturnType<PanelWindow['check']>) {
  const keys: string[] = [];
  const sending = createMoneyMutation(() => ({
    pauses,
    checkOutcome: check,
    run: (key) => {
      keys.push(key);
      network.plan(key, plan);
      return run(key);
    },
  }));
  sending.start();
  sending.start();
  let state = await rests(sending);
  if (state === 'unknown') {
    unknownOnce += 1;
    // It is listed as unknown, and cannot be sent again; the user asks until the service says.
    sending.start();
    for (let again = 0; state === 'unknown' && again < 200; again++) {
      // A write that is slow is still running for who asks at once, and again at once.
      if (again > 4) await pause(50);
      sending.check();
      state = await rests(sending);
    }
  }
  assert.notEqual(state, 'unknown', 'asked again on a sound network, the service says what became of it');
  assert.equal(keys.length, 1, 'pressed twice, sent once');
  assert.ok(network.sentUnder(keys[0] ?? '') <= 2, 'nothing is sent again but once with a renewed token');
  return state === 'done' ? 'done' : 'notDone';
}

/** Sends as a form does: it stays open, and is pressed again under the same key until the answer is certain. */
async function pressUntilCertain(plan: Plan, run: (key: string) => Promise<unknown>): Promise<Verdict['said']> {
  const key = crypto.randomUUID();
  network.plan(key, plan);
  for (let press = 0; press < 10; press++) {
    try {
      await run(key);
      return 'done';
    } catch (error) {
      if (!mayBeDone(toFailure(error))) return 'notDone';
      network.plan(key, { ...plan, write: 'none' });
      // The first one may still be at work, and no user presses ten times in a moment.
      await pause(50 * (press + 1));
    }
  }
  throw new Error('The form never got a certain answer');
}

/** Sends many rows as bulk work does; each row has its own verdict. */
async function sendMany(
  plan: Plan,
  ids: number[],
  parts: Pick<Parameters<typeof runBulk>[0], 'readAnswer' | 'checkOutcome' | 'send'>,
) {
  let rest = () => {};
  const rested = () => new Promise<void>((resolve) => (rest = resolve));
  const first = rested();
  const run = runBulk({
    ...{ ids, skipped: [], size: 2, pauses },
    ...parts,
    onRest: () => rest(),
    send: (rows, key) => {
      network.plan(key, { ...plan, asks: [...plan.asks] });
      return parts.send(rows, key);
    },
  });
  await first;
  for (let again = 0; phaseOf(run.read()) !== 'over' && again < 200; again++) {
    unknownOnce += 1;
    // As above: what is slow is still running for who asks at once.
    if (again > 4) await pause(50);
    const next = rested();
    run.ask();
    await next;
  }
  assert.equal(phaseOf(run.read()), 'over', 'asked again on a sound network, the service says what became of each row');
  return new Map([...run.read().rows].map(([id, { state }]) => [id, state === 'done' ? 'done' : 'notDone'] as const));
}

type Kind = (run: number, plan: Plan, random: () => number) => Promise<Verdict[]>;

const cents = (amount: string) => BigInt(amount.replace('.', ''));
const sum = (random: () => number) => `${1 + Math.floor(random() * 90)}.${10 + Math.floor(random() * 90)}`;

async function pendingClaim(investor: number, type: 'refill' | 'withdraw', amount: string): Promise<number> {
  const { id } = await work.one<{ id: number }>(
    `insert into claims (type, investor_id, status, payment_type, amount, comment, created_by, created_at, updated_at)
     values ($2, $1, 'pending', 'wallet', $3, 'Причина', 4, '2026-01-01', '2026-01-01') returning id`,
    [investor, type, amount],
  );
  return id;
}
const posted = (claim: number) => () => count('from investor_transactions where claim_id = $1', [claim]);

/** A claim for the whole of an investment, paid to an account. */
async function exitClaim(run: number, status: 'pending' | 'approved' = 'pending') {
  const investor = await work.make({ status: 'current', last_name: 'Каримова', first_name: 'Дилноза' });
  const investment = await work.invest(investor, 'exiting', '1000000.00');
  const { id } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, created_at, updated_at, status, method, bank_account, mfo)
     values ('EX-C' || $1::text, $2, $3, 1000000, 10000, 0, 990000, 'saved_up', '2026-06-01', '2026-06-01', $4,
       'bank_account', '20208000900123456001', '00014') returning id`,
    [String(run), investor, investment, status],
  );
  return { id, investment };
}
/** A contract of a customer with a card, sold by a merchant that is owed for it. */
const sold = () => sell(work.db, { paidRows: 1 });
const versionOf = async ({ applicationId }: Sold): Promise<number> =>
  (await work.one<{ version: number }>('select version from applications where id = $1', [applicationId])).version;
const paymentsOf = ({ applicationId }: Sold, document: string, status = 'success') =>
  count('from installment_payments where application_id = $1 and external_id = $2 and status = $3', [
    ...[applicationId, document, status],
  ]);
const noteOf = async (one: Sold, document: string, amount: string) => ({
  'If-Match': await versionOf(one),
  body: {
    ...{ installment_id: one.applicationId, kind: 'instalment' as const, amount, gateway: 'bank' as const },
    ...{ document_number: document, document_date: today(work.clock) },
  },
});
const stampOf = async (signature_hex: string): Promise<string> => {
  const call = esignApi.endpoints.getTimestamp.initiate({ body: { signature_hex } }, untracked);
  return (await accountant.dispatch(call).unwrap()).token;
};

const afterwards = ({ write }: Plan): Plan['write'] =>
  write === 'none' ? write : (writeFaults[(writeFaults.indexOf(write) + 5) % writeFaults.length] ?? 'none');

const kinds: Record<string, Kind> = {
  async askedBalance(run, plan, random) {
    const investor = await work.make({ balance: '500.00' });
    const name = random() < 0.5 ? 'refillInvestorBalance' : 'withdrawInvestorBalance';
    const body = { amount: sum(random), comment: `Намерение ${run}` };
    const said = await send(
      plan,
      (key) => {
        const arg = { id: investor, 'If-Match': 1, 'Idempotency-Key': key, body };
        return accountant.dispatch(platformInvestorsApi.endpoints[name].initiate(arg, untracked)).unwrap();
      },
      accountant.check('system-user'),
    );
    return [{ what: name, said, moves: 0n, effects: () => count('from claims where investor_id = $1', [investor]) }];
  },

  async approval(_run, plan, random) {
    const type = random() < 0.5 ? 'refill' : 'withdraw';
    const amount = sum(random);
    const claim = await pendingClaim(await work.make({ balance: '500.00' }), type, amount);
    const decide = (key: string) => {
      const body = { status: 'approved' as const };
      const arg = { id: claim, 'If-Match': 1, 'Idempotency-Key': key, body };
      return executive.dispatch(claimsApi.endpoints.changeClaimStatus.initiate(arg, untracked)).unwrap();
    };
    // Now and then two questions about one claim are open, as in two windows.
    const isContested = random() < 0.3;
    const [one, other] = await Promise.all([
      send(plan, decide, executive.check('system-user')),
      isContested ? send({ write: 'twice', asks: [] }, decide, executive.check('system-user')) : 'notDone',
    ]);
    assert.ok(!(one === 'done' && other === 'done'), 'one claim is approved once');
    const said = one === 'done' || other === 'done' ? 'done' : 'notDone';
    const moves = type === 'refill' ? cents(amount) : -cents(amount);
    return [{ what: 'approval', said, moves, effects: posted(claim) }];
  },

  async cashIn(_run, plan, random) {
    const investor = await work.make();
    const amount = sum(random);
    const { id } = await work.one<{ id: number }>(
      `insert into cash_in_bank_claims (bank_document_number, document_date, match_confidence, payer_name, amount, purpose,
         status, created_at, updated_at)
       values ('77', '2026-03-05', 'none', 'Плательщик', $1, 'Взнос', 'pending', '2026-03-05', '2026-03-05') returning id`,
      [amount],
    );
    const said = await send(
      plan,
      (key) => {
        const body = { status: 'confirmed' as const, investor_id: investor };
        const arg = { id, 'If-Match': 1, 'Idempotency-Key': key, body };
        return accountant.dispatch(paymentsApi.endpoints.decideCashInBankClaim.initiate(arg, untracked)).unwrap();
      },
      accountant.check('investment'),
    );
    const effects = () => count('from investor_transactions where bank_claim_id = $1', [id]);
    return [{ what: 'cashIn', said, moves: cents(amount), effects }];
  },

  async cashOut(run, plan) {
    const { id, investment } = await exitClaim(run);
    const asked = { id: investment, amount: '1000000.00' };
    const shown = accountant.dispatch(investmentsApi.endpoints.calculateInvestmentPenalty.initiate(asked));
    const { payable_amount } = await shown.unwrap();
    shown.unsubscribe();
    const said = await send(
      plan,
      (key) => {
        const body = { status: 'approved' as const, payable_amount };
        const arg = { id, 'If-Match': 1, 'Idempotency-Key': key, body };
        return accountant.dispatch(cashOutApi.endpoints.decideCashOutClaim.initiate(arg, untracked)).unwrap();
      },
      accountant.check('investment'),
    );
    const effects = () =>
      count(`from audit where entity = 'exit_claim' and entity_id = $1 and new_value = 'approved'`, [String(id)]);
    return [{ what: 'cashOut', said, moves: 0n, effects }];
  },

  async refusal(_run, plan, random) {
    const claim = await pendingClaim(await work.make({ balance: '500.00' }), 'withdraw', sum(random));
    const said = await pressUntilCertain(plan, (key) => {
      const body = { status: 'rejected' as const, comment: 'Причина' };
      const arg = { id: claim, 'If-Match': 1, 'Idempotency-Key': key, body };
      return executive.dispatch(claimsApi.endpoints.changeClaimStatus.initiate(arg, untracked)).unwrap();
    });
    const effects = () => count(`from claims where id = $1 and status = 'rejected' and version = 2`, [claim]);
    return [{ what: 'refusal', said, moves: 0n, effects }];
  },

  async approvals(_run, plan, random) {
    const investor = await work.make({ balance: '500.00' });
    const amounts = [sum(random), sum(random), sum(random)];
    const claims: number[] = [];
    for (const amount of amounts) claims.push(await pendingClaim(investor, 'refill', amount));
    const said = await sendMany(plan, claims, {
      checkOutcome: executive.check('system-user'),
      readAnswer: readClaimBatch,
      send: async (ids, key) => {
        const body = { ids: ids as number[], versions: ids.map(() => 1), status: 'approved' as const };
        const { initiate } = claimsApi.endpoints.updateClaimStatuses;
        const answer = await executive.dispatch(initiate({ body, 'Idempotency-Key': key }, untracked)).unwrap();
        return readClaimBatch(answer) ?? assert.fail('no answer to a batch');
      },
    });
    return claims.map((claim, at) => {
      const moves = cents(amounts[at] ?? '0');
      return { what: 'approvals', said: said.get(claim) ?? 'notDone', moves, effects: posted(claim) };
    });
  },

  async change(run, plan, random) {
    const { id } = await exitClaim(run);
    const body = { amount: `1${sum(random)}`, planned_date: '2030-01-31' };
    const said = await pressUntilCertain(plan, (key) => {
      const arg = { id, 'If-Match': 1, 'Idempotency-Key': key, body };
      return accountant.dispatch(cashOutApi.endpoints.changeCashOutClaim.initiate(arg, untracked)).unwrap();
    });
    const effects = () => count('from exit_claims where id = $1 and version = 2 and changed_by is not null', [id]);
    return [{ what: 'change', said, moves: 0n, effects }];
  },

  async payout(run, plan, random) {
    const { id } = await exitClaim(run, 'approved');
    const created = await pressUntilCertain(plan, (key) => {
      const arg = { id, 'Idempotency-Key': key };
      return accountant.dispatch(esignApi.endpoints.createDibankDocument.initiate(arg, untracked)).unwrap();
    });
    const documents = () => count('from dibank_documents where exit_claim_id = $1', [id]);
    const document = await work.one<{ document_id: number; to_sign: string }>(
      'select id as document_id, to_sign from dibank_documents where exit_claim_id = $1',
      [id],
    );
    const body = await signedDocument(keys, document, stampOf);
    const handIn = (key: string) =>
      accountant
        .dispatch(esignApi.endpoints.sendDibankDocument.initiate({ 'Idempotency-Key': key, body }, untracked))
        .unwrap();
    // Now and then it is handed in twice at the same moment, as by two tabs.
    const isContested = random() < 0.3;
    const [one, other] = await Promise.all([
      pressUntilCertain(plan, handIn),
      isContested ? pressUntilCertain({ write: 'twice', asks: [] }, handIn) : 'notDone',
    ]);
    const said = one === 'done' || other === 'done' ? 'done' : 'notDone';
    // It comes back to the balance and goes out whole: what is left of it in the ledger is nothing.
    const effects = () => count(`from investor_transactions where exit_claim_id = $1 and type = 'withdraw'`, [id]);
    return [
      { what: 'document', said: created, moves: 0n, effects: documents },
      { what: 'payout', said, moves: 0n, effects },
    ];
  },

  async sheet(run, plan) {
    const { id } = await exitClaim(run);
    const content = workbook([
      ['claim_id', 'amount', 'method', 'card_or_account', 'mfo', 'comment'],
      [`EX-C${run}`, '1000000', 'bank', '', '', ''],
    ]);
    const said = await pressUntilCertain(plan, async (key) => {
      const body = { excel_file: new File([new Uint8Array(content)], 'cash-out.xlsx') };
      const { signal } = new AbortController();
      const call = sheetCall({ 'Idempotency-Key': key, body });
      const { status } = await accountant.dispatch(
        upload<{ status: number }>(call, { signal, onProgress: () => undefined }),
      );
      assert.equal(status, 200);
    });
    const effects = () =>
      count(
        `from audit where entity = 'exit_claim' and entity_id = $1 and field = 'status' and new_value = 'approved'`,
        [String(id)],
      );
    return [{ what: 'sheet', said, moves: 0n, effects }];
  },

  async bankPayment(run, plan, random) {
    const one = await sold();
    const amount = sum(random);
    const arg = await noteOf(one, `NET-${run}`, amount);
    const { initiate } = instalmentPaymentsApi.endpoints.createInstalmentTransaction;
    const said = await send(
      plan,
      (key) => accountant.dispatch(initiate({ ...arg, 'Idempotency-Key': key }, untracked)).unwrap(),
      accountant.check('payment'),
    );
    const effects = () => paymentsOf(one, `NET-${run}`);
    return [{ what: 'bankPayment', said, moves: 0n, paid: cents(amount), effects }];
  },

  async charge(_run, plan, random) {
    const one = await sold();
    // Not less than a card is charged at once.
    const amount = `1${String(Math.floor(random() * 9_000) + 1_000)}.50`;
    const { id: cardId } = await work.one<{ id: number }>(
      'select c.id from payment_cards c join applications a on a.customer_id = c.customer_id where a.id = $1',
      [one.applicationId],
    );
    const body = { installment_id: one.applicationId, card_id: cardId, amount };
    const version = await versionOf(one);
    const { initiate } = instalmentPaymentsApi.endpoints.chargeInstalment;
    const said = await send(
      plan,
      (key) => accountant.dispatch(initiate({ body, 'If-Match': version, 'Idempotency-Key': key }, untracked)).unwrap(),
      accountant.check('payment'),
    );
    const effects = () =>
      count(
        `from installment_payments where application_id = $1 and gateway_transaction_id is not null and status = 'success'`,
        [one.applicationId],
      );
    return [{ what: 'charge', said, moves: 0n, paid: cents(amount), effects }];
  },

  async reversal(run, plan, random) {
    const one = await sold();
    const amount = sum(random);
    const arg = { ...(await noteOf(one, `BACK-${run}`, amount)), 'Idempotency-Key': crypto.randomUUID() };
    const { createInstalmentTransaction, cancelInstalmentPayment } = instalmentPaymentsApi.endpoints;
    const { id, version } = await accountant.dispatch(createInstalmentTransaction.initiate(arg, untracked)).unwrap();
    const said = await send(
      plan,
      (key) => {
        const back = { id, 'If-Match': version, 'Idempotency-Key': key, body: { comment: 'Дважды' } };
        return accountant.dispatch(cancelInstalmentPayment.initiate(back, untracked)).unwrap();
      },
      accountant.check('payment'),
    );
    const effects = () => paymentsOf(one, `BACK-${run}`, 'reversed');
    // It was noted over a sound network: what is taken back leaves nothing of it.
    return [
      { what: 'noted', said: 'done', moves: 0n, paid: cents(amount), effects: async () => 1 },
      { what: 'reversal', said, moves: 0n, paid: -cents(amount), effects },
    ];
  },

  async refund(_run, plan) {
    const one = await sell(work.db, { paidRows: 11 });
    const claim = await work.answer<{ id: number }>('pay POST /v3/return-claims', {
      as: 'moderator',
      body: {
        ...{ order_id: one.id, reason: 'defect', refund_method: 'card', restock: true },
        items: [{ basket_item_id: one.lines[0], count: 1 }],
      },
    });
    let version = 1;
    for (const step of ['start-process', 'approve-by-moderator'])
      ({ version } = await work.answer<{ version: number }>(`pay POST /v3/return-claims/${claim.id}/${step}`, {
        ...{
          as: 'moderator',
          version: (await work.answer<{ version: number }>(`pay GET /v3/return-claims/${claim.id}`)).version,
        },
      }));
    const { initiate } = returnClaimsApi.endpoints.approveReturnByAccountant;
    const said = await send(
      plan,
      (key) =>
        accountant
          .dispatch(initiate({ id: claim.id, 'If-Match': version, 'Idempotency-Key': key, body: {} }, untracked))
          .unwrap(),
      accountant.check('payment'),
    );
    // A with 11 rows paid: 516 663 of it cut the debt, the rest is money.
    const effects = () => count('from refund_payments where claim_id = $1 and amount = 4883337', [claim.id]);
    return [{ what: 'refund', said, moves: 0n, effects }];
  },

  async transfer(run, plan) {
    const { merchantId } = await sold();
    const body = { merchant_id: merchantId, amount: '5700000.00', purpose: 'По договору', document_number: `T-${run}` };
    const asked = await send(
      plan,
      (key) => {
        const { initiate } = billingApi.endpoints.createTransfer;
        return accountant.dispatch(initiate({ body, 'Idempotency-Key': key }, untracked)).unwrap();
      },
      accountant.check('payment'),
    );
    const effects = () => count('from merchant_transfers where merchant_id = $1', [merchantId]);
    const transfers: Verdict[] = [{ what: 'transfer', said: asked, moves: 0n, effects }];
    const [made] = await work.db.query<{ id: number }>('select id from merchant_transfers where merchant_id = $1', [
      merchantId,
    ]);
    if (asked === 'notDone' || made === undefined) return transfers;
    const decided = await send(
      // Another fault: under this one it came to be.
      { write: afterwards(plan), asks: [...plan.asks] },
      (key) => {
        const arg = { id: made.id, 'Idempotency-Key': key, body: { accepted: true } };
        return executive.dispatch(billingApi.endpoints.decideTransfer.initiate(arg, untracked)).unwrap();
      },
      executive.check('payment'),
    );
    const paidOut = () => count('from merchant_moves where transfer_id = $1', [made.id]);
    return [...transfers, { what: 'payout of a merchant', said: decided, moves: 0n, effects: paidOut }];
  },

  async taxes(_run, plan) {
    const investor = await work.make();
    const rows = await work.db.query<{ id: number }>(
      `insert into tax_transactions (date, month, investor_id, income_type, base_amount, rate_percent, tax_amount, status, created_at)
       select '2026-03-05', '2026-03-01', $1, 'dividend', 100, 12, 12, 'new', '2026-03-05' from generate_series(1, 3)
       returning id`,
      [investor],
    );
    const ids = rows.map(({ id }) => id);
    const said = await sendMany(plan, ids, {
      checkOutcome: accountant.check('investment'),
      readAnswer: readTaxBatch,
      send: async (some, key) => {
        const { initiate } = taxApi.endpoints.verifyTaxTransactions;
        const arg = { body: { ids: some as number[] }, 'Idempotency-Key': key };
        return readTaxBatch(await accountant.dispatch(initiate(arg, untracked)).unwrap()) ?? assert.fail('no answer');
      },
    });
    return ids.map((id) => ({
      ...{ what: 'taxes', said: said.get(id) ?? 'notDone', moves: 0n },
      effects: () =>
        count(`from audit where entity = 'tax_transaction' and entity_id = $1 and new_value = 'verified'`, [
          String(id),
        ]),
    }));
  },
};

test(`${runs} intents over a network that loses things: none done twice, none told wrongly (seed ${seed})`, async (t) => {
  const names = Object.keys(kinds);
  const ledger = async () =>
    cents(
      (await work.one<{ sum: string }>('select sum(amount)::numeric(18, 2) as sum from investor_transactions')).sum,
    );
  const verdicts: Verdict[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let run = next++; run < runs; run = next++) {
      const random = randomOf(seed + run * 7_919);
      const asks: AskFault[] = Array.from({ length: Math.floor(random() * 6) }, () => anyAskFault(random));
      const plan: Plan = { write: writeFaults[Math.floor(run / names.length) % writeFaults.length] ?? 'none', asks };
      verdicts.push(...(await (kinds[names[run % names.length] ?? ''] as Kind)(run, plan, random)));
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  await network.settle();

  const wrong: string[] = [];
  for (const { what, said, effects } of verdicts) {
    const found = await effects();
    if (found !== (said === 'done' ? 1 : 0)) wrong.push(`${what}: said ${said}, found ${found}`);
  }
  assert.deepEqual(wrong, [], 'what the panel said is what happened, and it happened once');

  const done = verdicts.filter(({ said }) => said === 'done');
  const opened = await work.one<{ sum: string }>(
    `select coalesce(sum(amount), 0)::numeric(18, 2) as sum from investor_transactions
     where claim_id is null and bank_claim_id is null and exit_claim_id is null`,
  );
  const moved = done.reduce((all, { moves }) => all + moves, 0n);
  assert.equal((await ledger()) - cents(opened.sum), moved, 'the ledger is the sum of the confirmed intents');
  assert.deepEqual(
    await unequalPayouts(work.db),
    [],
    'each balance is the sum of its ledger, and each payment is told alike',
  );
  const { paid } = await work.one<{ paid: string }>(
    `select coalesce(sum(amount) filter (where status = 'success'), 0)::numeric(18, 2) as paid from installment_payments
     where kind <> 'refund' and external_id not like 'R-%'`,
  );
  const intended = done.reduce((all, { paid: own = 0n }) => all + own, 0n);
  assert.equal(cents(paid), intended, 'what customers have paid is the sum of the confirmed intents');
  assert.deepEqual(await returnFaults(work.db), [], 'rows, claims and debts of merchants are what lies behind them');
  assert.deepEqual(await ledgerFaults(work.db), [], 'the general ledger has a posting of each');
  for (const fault of writeFaults) assert.ok((network.faults.get(fault) ?? 0) > 0, `${fault} has happened`);
  for (const kind of new Set(verdicts.map(({ what }) => what))) {
    const said = verdicts.filter(({ what }) => what === kind).map((verdict) => verdict.said);
    assert.deepEqual([...new Set(said)].sort(), certain.has(kind) ? ['done'] : ['done', 'notDone'], kind);
  }
  t.diagnostic(
    `${verdicts.length} effects of ${runs} intents, ${done.length} done, ${network.writes} writes, ${network.questions} questions, ` +
      `${unknownOnce} first unknown, then known; ${(performance.now() - begin).toFixed(0)} ms`,
  );
});
