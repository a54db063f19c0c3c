/** Electronic signing: which document may be signed and by whom, and every way in which a signature can be wrong. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { documentStatuses, type DocumentStatus } from '../../server/modules/signing/rules';
import { openKeys, type KeyName, type KeyStore } from '../../signer/keyStore';
import { issue, serialOf, type Holder } from '../../signer/certificates';
import { attachStamp, signContent } from '../../signer/sign';
import { isChaos } from '../support/chaos';
import { ledgerFaults } from '../support/ledger';
import { addCard } from '../support/payouts';
import { revocationList } from '../support/revocationList';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';

let work: InvestorWork;
let store: KeyStore;
/** Takes up the serial numbers of other organisations' keys that sign, too. */
const foreignSerials: string[] = [];
let stranger: KeyStore;
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'divan-signer-')));
before(async () => {
  [store, stranger] = (await Promise.all(folders.map((folder) => openKeys(folder)))) as [KeyStore, KeyStore];
  const organisation = { name: 'ООО «Divan Invest»', inn: '306573219' };
  const [authorityFile, revocationFile] = [join(folders[0]!, 'authority.pem'), join(folders[0]!, 'revoked.pem')];
  await writeFile(revocationFile, await revocationList(store.authority, []));
  work = await startWork({ signing: { authorityFile, revocationFile, organisation, foreignSerials } });
});
after(async () => {
  await work.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Document {
  document_id: number;
  exit_claim_id: number;
  status: DocumentStatus;
  to_sign: string;
  signer: string | null;
  signed_at: string | null;
  error: string | null;
  number: string;
}
const base = '/payments/cash-out';
const send = (body: object, options: object = {}) =>
  work.outcome(`invest POST ${base}/dibank-claims/send-doc`, { as: 'accountant', key: newKey(), body, ...options });
const retry = (document_id: number) =>
  work.outcome(`invest POST ${base}/dibank-claims/retry-doc`, {
    as: 'accountant',
    key: newKey(),
    body: { document_id },
  });
const create = (claim: number, options: object = {}) =>
  work.outcome(`invest POST ${base}/dibank/${claim}`, { as: 'accountant', key: newKey(), ...options });
const reopen = (claimId: number, options: object = {}) =>
  work.outcome(`invest POST /investments/requests/withdrawal/${claimId}/reopen`, {
    ...{ as: 'accountant', version: 2, key: newKey(), body: { comment: 'Карта истекла' } },
    ...options,
  });
const stampOf = async (signature: Buffer) => {
  const body = { signature_hex: signature.toString('hex') };
  const [status, answer] = await work.outcome('invest POST /gettimestamp', { as: 'accountant', body });
  assert.equal(status, 200);
  return Buffer.from((answer as { token: string }).token, 'base64');
};
const keyOf = (name: KeyName, from = store) => from.keys.find((key) => key.name === name)!;

let lastClaim = 0;
/** An approved claim of a new investor, whose card or account ends in these digits. */
async function claim(status = 'approved', ending = '0018'): Promise<number> {
  const investor = await work.make({ last_name: 'Каримова', first_name: 'Дилноза' });
  const investment = await work.invest(investor, 'exiting');
  await addCard(work.db, investor, `860012******${ending}`);
  await work.db.query(
    `insert into withdrawal_settings (investment_id, kind, card_masked, percent, is_default)
     values ($1, 'card', '860012******' || $2::text, 100, true)`,
    [investment, ending],
  );
  const { id } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, method, status, created_at, updated_at)
     values ('EX-T' || $3::int, $1, $2, 1000000, 10000, 0, 990000, 'saved_up', 'card', $4, '2026-03-05', '2026-03-05')
     returning id`,
    [investor, investment, ++lastClaim, status],
  );
  return id;
}
const cardOf = async (claimId: number) =>
  (
    await work.one<{ id: number }>(
      'select k.id from investor_cards k join exit_claims c using (investor_id) where c.id = $1',
      [claimId],
    )
  ).id;
async function draft(ending?: string): Promise<Document> {
  const [status, document] = await create(await claim('approved', ending));
  assert.equal(status, 201, JSON.stringify(document));
  return document as Document;
}
interface Signing {
  by?: Pick<ReturnType<typeof keyOf>, 'key' | 'certificate' | 'serial'>;
  text?: string;
  isDetached?: boolean;
  /** Of which signature the stamp is. */
  stamped?: Buffer | 'not';
}
/** What the program and the panel make of a document. */
async function signed(
  { document_id, to_sign }: Document,
  { by = keyOf('director'), text = to_sign, isDetached, stamped }: Signing = {},
) {
  const { pkcs7, signature } = await signContent(by, Buffer.from(text, 'utf8'), isDetached);
  const whole = stamped === 'not' ? pkcs7 : attachStamp(pkcs7, await stampOf(stamped ?? signature));
  return {
    document_id,
    pkcs7: whole.toString('base64'),
    serial_number: by.serial,
    signature: signature.toString('hex'),
  };
}
const statusOf = (table: 'dibank_documents' | 'exit_claims', id: number) => work.statusOf(table, id);

test('an approved claim is given its document once, by a user who may', async () => {
  const id = await claim();
  assert.deepEqual(await create(id, { as: 'moderator' }), [403, 'forbidden']);
  const key = newKey();
  const [status, made] = await create(id, { key });
  const document = made as Document;
  assert.equal(status, 201);
  assert.equal(await statusOf('exit_claims', id), 'to_sign');
  assert.deepEqual(document.to_sign.split('\n').slice(2), [
    'Получатель: Каримова Дилноза',
    `Карта: 8600 12** **** 0018, запись ${await cardOf(id)}`,
    'Сумма: 990000.00 UZS',
    `Назначение: Выплата по заявке на вывод EX-T${lastClaim}`,
  ]);
  assert.deepEqual(await create(id, { key }), [201, made], 'the same intent has no second effect');
  assert.deepEqual(await create(id), [409, 'transition_not_allowed']);
  assert.deepEqual(await create(9_000_000), [404, 'not_found']);
  for (const other of ['pending', 'to_sign', 'signed', 'paid', 'failed', 'rejected', 'cancelled'])
    assert.deepEqual(await create(await claim(other)), [409, 'transition_not_allowed'], other);
});

test('both kinds of keys sign; the claim is paid, and the journal tells each step', async () => {
  for (const name of ['director', 'accountant', 'expiring'] as const) {
    const document = await draft();
    const body = await signed(document, { by: keyOf(name) });
    const [status, answer] = await send(body);
    assert.equal(status, 200, JSON.stringify(answer));
    const sent = answer as Document;
    assert.deepEqual([sent.status, sent.signer], ['accepted', `${keyOf(name).holder.name}, ИНН 306573219`]);
    assert.ok(sent.signed_at);
    assert.equal(await statusOf('exit_claims', document.exit_claim_id), 'paid');
    const rows = await work.journalOf(document.document_id, 'dibank_document');
    assert.deepEqual(
      rows.filter(({ field }) => field === 'status').map((row) => row.new),
      ['draft', 'signed', 'sent', 'accepted'],
    );
    const [, page] = await work.outcome(`invest GET ${base}/dibank-claims?status=accepted&limit=100`, {
      as: 'accountant',
    });
    const { list } = page as { list: (Document & { history: { action: string; new: string }[] })[] };
    const entries = list.find((row) => row.document_id === document.document_id)?.history ?? [];
    assert.deepEqual(
      entries.map((row) => `${row.action} ${row.new}`),
      ['settle accepted', 'send sent', `sign ${sent.signer}`, 'sign signed', 'create draft'],
    );
  }
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('a signature that is handed in again changes nothing, and is told what became of the document', async () => {
  const document = await draft();
  const body = await signed(document);
  const key = newKey();
  const first = await send(body, { key });
  assert.deepEqual(await send(body, { key }), first);
  const again = await work.do(`invest POST ${base}/dibank-claims/send-doc`, { as: 'accountant', key: newKey(), body });
  const refusal = again.json<{ code: string; current: Document }>();
  assert.deepEqual(
    [again.statusCode, refusal.code, refusal.current.status],
    [409, 'transition_not_allowed', 'accepted'],
  );
});

test('of ten who hand in their signatures at the same moment one has sent the document', async () => {
  for (let round = 0; round < (isChaos ? 4 : 1); round++) {
    const document = await draft();
    const bodies = await Promise.all(Array.from({ length: 10 }, () => signed(document)));
    const answers = await Promise.all(bodies.map((body) => send(body)));
    const refused = bodies.slice(1).map(() => [409, 'transition_not_allowed']);
    assert.deepEqual(
      answers.filter(([status]) => status !== 200),
      refused,
    );
    const rows = await work.journalOf(document.document_id, 'dibank_document');
    assert.deepEqual(
      rows.filter(({ field }) => field === 'status').map((row) => row.new),
      ['draft', 'signed', 'sent', 'accepted'],
    );
    const { payouts } = await work.one<{ payouts: number }>(
      `select count(*)::int as payouts from investment_transactions t join exit_claims c using (investment_id) where c.id = $1`,
      [document.exit_claim_id],
    );
    assert.equal(payouts, 1);
  }
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('a document that the bank refused becomes a draft again and is signed anew', async () => {
  const document = await draft('0000');
  const [, answer] = await send(await signed(document));
  assert.deepEqual([(answer as Document).status, (answer as Document).error], ['failed', 'Счёт получателя закрыт']);
  assert.equal(await statusOf('exit_claims', document.exit_claim_id), 'failed');
  const [status, fresh] = await retry(document.document_id);
  const { signer, signed_at, error } = fresh as Document;
  assert.deepEqual([status, signer, signed_at, error], [200, null, null, null]);
  assert.equal(await statusOf('exit_claims', document.exit_claim_id), 'to_sign');
  assert.equal((await send(await signed(document)))[0], 200);
});

test('every step from every other state is refused with the document as it is (STATE-21)', async () => {
  const columns = `status = $2, error = case when $2 = 'failed' then 'x' end,
    signed_at = case when $2 in ('signed', 'sent', 'accepted', 'failed') then timestamp '2026-03-05' end,
    signer = case when $2 in ('signed', 'sent', 'accepted', 'failed') then 'x' end,
    sent_at = case when $2 in ('sent', 'accepted', 'failed') then timestamp '2026-03-05' end`;
  for (const status of documentStatuses) {
    const document = await draft();
    const body = await signed(document);
    await work.db.query(`update dibank_documents set ${columns} where id = $1`, [document.document_id, status]);
    if (status !== 'draft') {
      assert.deepEqual(await send(body), [409, 'transition_not_allowed'], `send ${status}`);
      assert.equal(await statusOf('dibank_documents', document.document_id), status);
    }
    if (status !== 'failed' && status !== 'draft') {
      assert.deepEqual(await retry(document.document_id), [409, 'transition_not_allowed'], `retry ${status}`);
      assert.equal(await statusOf('dibank_documents', document.document_id), status);
    }
    const [code, answer] = await reopen(document.exit_claim_id);
    const after = await statusOf('dibank_documents', document.document_id);
    // What was cancelled before stands in the way of nothing.
    if (['draft', 'failed', 'cancelled'].includes(status)) assert.deepEqual([code, after], [200, 'cancelled'], status);
    else assert.deepEqual([code, answer, after], [409, 'transition_not_allowed', status], `reopen ${status}`);
  }
  assert.deepEqual(await retry(9_000_000), [404, 'not_found']);
});

test('a draft is cancelled with the approval of its claim, which is changed, approved anew and paid by another document', async () => {
  const made = await draft();
  const { exit_claim_id: id, document_id } = made;
  const [status, answer] = await reopen(id, { as: 'executive' });
  assert.deepEqual([status, (answer as { status: string }).status], [200, 'pending'], JSON.stringify(answer));
  assert.equal(await statusOf('dibank_documents', document_id), 'cancelled');
  assert.deepEqual((await work.journalOf(document_id, 'dibank_document')).at(-1), {
    ...{ action: 'reopen', field: 'status', old: 'draft', new: 'cancelled' },
  });
  assert.deepEqual(await send(await signed(made)), [409, 'transition_not_allowed']);
  assert.deepEqual(await retry(document_id), [409, 'transition_not_allowed']);
  assert.deepEqual(await create(id), [409, 'transition_not_allowed'], 'nobody has approved it again');
  const [, drafts] = await work.outcome(`invest GET ${base}/dibank-claims?limit=1000`, { as: 'accountant' });
  assert.ok(!(drafts as { list: Document[] }).list.some((one) => one.document_id === document_id));

  const terms = { method: 'bank_account', bank_account: '20208000900123456001', mfo: '00014' };
  const change = { as: 'accountant', version: 3, key: newKey(), body: terms };
  assert.equal((await work.outcome(`invest PATCH /investments/requests/withdrawal/${id}`, change))[0], 200);
  const path = `/investments/requests/cash-out/${id}`;
  const [, seen] = await work.outcome(`invest GET ${path}`, { as: 'accountant' });
  const body = { status: 'approved', payable_amount: (seen as { payable_amount: string }).payable_amount };
  const approve = (as: string) => work.outcome(`invest PUT ${path}`, { as, version: 4, key: newKey(), body });
  assert.deepEqual(await approve('accountant'), [409, 'same_person']);
  assert.equal((await approve('accountant2'))[0], 200);
  const [, next] = await create(id);
  const second = next as Document;
  assert.notEqual(second.document_id, document_id);
  assert.equal((await send(await signed(second)))[0], 200);
  assert.equal(await statusOf('exit_claims', id), 'paid');
  assert.deepEqual(await reopen(id, { version: 8 }), [409, 'transition_not_allowed']);
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('an approved claim whose card is no longer good, and one that the bank refused, wait for a decision again', async () => {
  const id = await claim();
  await work.db.query(`update investor_cards set expiry_year = 2020 where id = $1`, [await cardOf(id)]);
  assert.deepEqual(await create(id), [409, 'card_unknown']);
  assert.equal((await reopen(id, { version: 1 }))[0], 200);

  const refused = await draft('0000');
  const [, answer] = await send(await signed(refused));
  assert.equal((answer as Document).status, 'failed');
  const { version } = await work.one<{ version: number }>('select version from exit_claims where id = $1', [
    refused.exit_claim_id,
  ]);
  assert.equal((await reopen(refused.exit_claim_id, { version }))[0], 200);
  assert.equal(await statusOf('exit_claims', refused.exit_claim_id), 'pending');
  assert.equal(await statusOf('dibank_documents', refused.document_id), 'cancelled');
  const payments = await work.db.query('select status from outgoing_payment_transactions where exit_claim_id = $1', [
    refused.exit_claim_id,
  ]);
  assert.deepEqual(payments, [{ status: 'failed' }], 'what the bank said stays in the list of payments');
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('nothing is taken back while nobody knows whether the bank has paid', async () => {
  const { exit_claim_id: id, document_id } = await draft();
  await work.db.query(
    `insert into outgoing_payment_transactions (investment_id, exit_claim_id, date, recipient, account_masked, amount, purpose, status)
     select investment_id, id, '2026-03-05', 'Каримова', '8600 12** **** 0018', payable_amount, 'Выплата', 'sent' from exit_claims where id = $1`,
    [id],
  );
  assert.deepEqual(await reopen(id), [409, 'transition_not_allowed']);
  assert.deepEqual(
    [await statusOf('exit_claims', id), await statusOf('dibank_documents', document_id)],
    ['to_sign', 'draft'],
  );
});

test('of a cancelling and a signature at the same moment one has happened', async () => {
  for (let round = 0; round < (isChaos ? 20 : 4); round++) {
    const document = await draft();
    const { exit_claim_id: id, document_id } = document;
    const body = await signed(document);
    const calls = [() => send(body), () => reopen(id)];
    if (round % 2) calls.reverse();
    const answers = await Promise.all(calls.map((call) => call()));
    const [sent, taken] = round % 2 ? answers.reverse() : answers;
    const { payouts } = await work.one<{ payouts: number }>(
      'select count(*)::int as payouts from investment_transactions where exit_claim_id = $1',
      [id],
    );
    const states = [await statusOf('exit_claims', id), await statusOf('dibank_documents', document_id), payouts];
    if (sent![0] === 200) {
      assert.deepEqual([taken![0], ...states], [409, 'paid', 'accepted', 1]);
    } else {
      assert.deepEqual([sent, taken![0]], [[409, 'transition_not_allowed'], 200]);
      assert.deepEqual(states, ['pending', 'cancelled', 0]);
    }
  }
  assert.deepEqual(await ledgerFaults(work.db), []);
});

test('each wrong signature is refused for its own reason and leaves the draft as it was', async () => {
  const document = await draft();
  const other = await draft();
  const { to_sign } = document;
  const good = await signed(document);
  const flipped = (at: number) => {
    const bytes = Buffer.from(good.pkcs7, 'base64');
    bytes[bytes.indexOf(Buffer.from(to_sign, 'utf8')) + at]! ^= 1;
    return bytes.toString('base64');
  };
  const signature = Buffer.from(good.signature, 'hex');
  const strayed = Buffer.from(good.pkcs7, 'base64');
  strayed[strayed.indexOf(signature) + 20]! ^= 1;
  const stray = Buffer.from(signature);
  stray[20]! ^= 1;
  const cases: [string, object, string][] = [
    ['content that was changed on its way', { ...good, pkcs7: flipped(30) }, 'signature_of_other_text'],
    ['the signature of another document', await signed(other), 'signature_of_other_text'],
    ['another text', await signed(document, { text: to_sign.replace('990000', '999999') }), 'signature_of_other_text'],
    ['one more space', await signed(document, { text: `${to_sign} ` }), 'signature_of_other_text'],
    ['no content inside', await signed(document, { isDetached: true }), 'signature_unreadable'],
    [
      'a changed signature',
      { ...good, pkcs7: strayed.toString('base64'), signature: stray.toString('hex') },
      'signature_wrong',
    ],
    [
      'another bare signature',
      { ...good, signature: (await signed(document)).signature.replace(/^../, '31') },
      'signature_differs',
    ],
    ['another serial number', { ...good, serial_number: keyOf('accountant').serial }, 'signer_differs'],
    ['the key of another authority', await signed(document, { by: keyOf('director', stranger) }), 'signer_untrusted'],
    ['an expired key', await signed(document, { by: keyOf('expired') }), 'key_expired'],
    ['a key that is not valid yet', await signed(document, { by: keyOf('early') }), 'key_not_yet_valid'],
    ['no time stamp', await signed(document, { stamped: 'not' }), 'stamp_wrong'],
    ['the time stamp of another signature', await signed(document, { stamped: Buffer.alloc(64, 7) }), 'stamp_wrong'],
    [
      'no document of this kind',
      { ...good, pkcs7: Buffer.from('no signature').toString('base64') },
      'signature_unreadable',
    ],
    [
      'a document with something behind it',
      { ...good, pkcs7: Buffer.concat([Buffer.from(good.pkcs7, 'base64'), Buffer.of(0)]).toString('base64') },
      'signature_unreadable',
    ],
  ];
  for (const [what, body, code] of cases) {
    assert.deepEqual(await send({ ...body, document_id: document.document_id }), [422, code], what);
    assert.equal(await statusOf('dibank_documents', document.document_id), 'draft', what);
  }
  assert.equal((await send(good))[0], 200, 'and the right one is still taken');
});

test('a signature whose digest is right and whose key is not the one of its certificate is refused', async () => {
  const document = await draft();
  const { certificate, serial } = keyOf('accountant');
  const forged = await signed(document, { by: { ...keyOf('accountant', stranger), certificate, serial } });
  assert.deepEqual(await send(forged), [422, 'signature_wrong']);
});

const inn = '306573219';
/** A key as the authority might issue it, to whom and for what it should not sign. */
async function oddKey({ holder = { name: 'Ким Виктор', inn }, bits }: { holder?: Holder; bits?: number }) {
  const life = keyOf('director').life;
  const pair = await issue({ holder, life, kind: 'ec', by: store.authority, bits });
  return { ...pair, serial: serialOf(pair.certificate) };
}

test('the key of another organisation signs only when a setting lists its serial number', async () => {
  const document = await draft();
  const refused = [422, 'signer_of_other_organisation'];
  const other = await signed(document, { by: keyOf('other') });
  assert.deepEqual(await send(other), refused);
  const nobody = await oddKey({ holder: { name: 'Ким Виктор Сергеевич', pinfl: '30101800160072' } });
  assert.deepEqual(await send(await signed(document, { by: nobody })), refused, 'nor one of no organisation');
  assert.equal(await statusOf('dibank_documents', document.document_id), 'draft');
  foreignSerials.push(`00${keyOf('other').serial.toUpperCase()}`);
  try {
    assert.equal((await send(other))[0], 200);
    assert.deepEqual(await send(await signed(await draft(), { by: nobody })), refused);
  } finally {
    foreignSerials.length = 0;
  }
});

test('a key that was issued for something else than signing is refused', async () => {
  const document = await draft();
  const forKeys = await oddKey({ bits: 0x20 });
  assert.deepEqual(await send(await signed(document, { by: forKeys })), [422, 'key_not_for_signing']);
  const forPromises = await oddKey({ bits: 0x40 });
  assert.equal((await send(await signed(document, { by: forPromises })))[0], 200);
});

test('a revoked key is refused, and every key while the list is missing, old or made by somebody else', async () => {
  const file = join(folders[0]!, 'revoked.pem');
  const body = await signed(await draft());
  const day = 86_400_000;
  const { serial } = keyOf('director');
  try {
    await writeFile(file, await revocationList(store.authority, [serial]));
    assert.deepEqual(await send(body), [422, 'key_revoked']);
    for (const [what, list] of [
      ['old', await revocationList(store.authority, [], { to: new Date(work.clock.now().getTime() - day) })],
      ['of another', await revocationList(stranger.authority, [])],
      ['none', ''],
    ] as const) {
      await writeFile(file, list);
      assert.deepEqual(await send(body), [422, 'revocation_unknown'], what);
    }
  } finally {
    await writeFile(file, await revocationList(store.authority, [keyOf('accountant').serial]));
  }
  assert.equal((await send(body))[0], 200, 'a list that names another key stops nobody');
  await writeFile(file, await revocationList(store.authority, []));
});

test('of a payment above 50 million whoever approved it does not sign it', async () => {
  const approved = async (payable: string) => {
    const id = await claim();
    const { investor_id } = await work.one<{ investor_id: number }>(
      'update investments n set balance = 60000000 from exit_claims c where c.id = $1 and n.id = c.investment_id returning n.investor_id',
      [id],
    );
    await work.db.query('update investors set investment_amount = 60000000 where id = $1', [investor_id]);
    await work.db.query(
      `update exit_claims set amount = $2, penalty_amount = 0, payable_amount = $2,
         processed_by = (select id from system_users where username = 'accountant') where id = $1`,
      [id, payable],
    );
    const [, document] = await create(id);
    return document as Document & { barred_signer: { name: string } | null };
  };
  const large = await approved('50000000.01');
  assert.equal(large.barred_signer?.name, 'Нигора Юсупова');
  const body = await signed(large);
  assert.deepEqual(await send(body), [409, 'signer_approved']);
  assert.equal(await statusOf('dibank_documents', large.document_id), 'draft');
  assert.equal((await send(body, { as: 'accountant2' }))[0], 200);
  const small = await approved('50000000.00');
  assert.equal(small.barred_signer, null);
  assert.equal((await send(await signed(small)))[0], 200);
  // The sum is a constant of the house: the next payment goes by the new one.
  const set = (value: string) =>
    work.db.query(`update invest_constants set value = $1 where key = 'two_people_above'`, [value]);
  await set('49999999.99');
  const lowered = await approved('50000000.00');
  assert.equal(lowered.barred_signer?.name, 'Нигора Юсупова');
  assert.deepEqual(await send(await signed(lowered)), [409, 'signer_approved']);
  await set('50000000.00');

  // Who raises the limit and raises it again signs alone no more than before; a colleague who sets it makes it good for him, too.
  await work.db.script(`
    insert into role_permissions select id, 'invest_constants', 'update' from roles where name = 'accountant';
    insert into service_policies select r.id, e.method, e.endpoint from service_roles r join service_endpoints e using (service)
      where r.name = 'accountant' and 'invest_constants.update' = any (e.permissions) on conflict do nothing`);
  const raise = async (value: string, as: string) => {
    const { id, version } = await work.one<{ id: number; version: number }>(
      `select id, version from invest_constants where key = 'two_people_above'`,
    );
    const path = `invest PUT /investment/constant/${id}`;
    assert.equal((await work.outcome(path, { as, version, body: { value } }))[0], 200);
  };
  await raise('55000000.00', 'accountant');
  await raise('90000000.00', 'accountant');
  const raised = await approved('51000000.00');
  assert.equal(raised.barred_signer?.name, 'Нигора Юсупова');
  assert.deepEqual(await send(await signed(raised)), [409, 'signer_approved']);
  await raise('60000000.00', 'director');
  assert.equal((await send(await signed(raised)))[0], 200);
  await raise('50000000.00', 'director');
});

test('the whole account is signed and kept; whoever may only look sees it masked', async () => {
  const id = await claim();
  const account = '20208000900123456001';
  await work.db.query(
    `update exit_claims set method = 'bank_account', bank_account = $2, mfo = '00440' where id = $1`,
    [id, account],
  );
  const [, made] = await create(id);
  const document = made as Document;
  assert.ok(document.to_sign.split('\n').includes(`Счёт: ${account}`), document.to_sign);
  assert.equal((await send(await signed(document)))[0], 200);
  const kept = await work.one<{ to_sign: string; pkcs7: string }>(
    'select to_sign, pkcs7 from dibank_documents where id = $1',
    [document.document_id],
  );
  assert.equal(kept.to_sign, document.to_sign);
  assert.ok(Buffer.from(kept.pkcs7, 'base64').includes(account), 'and so in what was signed');
  const [, page] = await work.outcome(`invest GET ${base}/dibank-claims?status=accepted&limit=1000`, {
    as: 'moderator',
  });
  const seen = (page as { list: Document[] }).list.find(({ document_id }) => document_id === document.document_id);
  assert.match(seen?.to_sign ?? '', /^Счёт: 2020\*{12}6001$/m);
  assert.ok(!JSON.stringify(page).includes(account));
});

test('the card is looked at again when the document is made and when it is sent', async () => {
  const id = await claim();
  const refuse = (card: number) =>
    work.db.query(`update investor_cards set status = 'rejected', reject_reason = 'others_card' where id = $1`, [card]);
  const first = await cardOf(id);
  await refuse(first);
  assert.deepEqual(await create(id), [409, 'card_unknown']);
  await work.db.query(`update investor_cards set status = 'verified', reject_reason = null where id = $1`, [first]);
  const [, made] = await create(id);
  const document = made as Document;
  const body = await signed(document);
  await refuse(first);
  assert.deepEqual(await send(body), [409, 'card_unknown']);
  assert.equal(await statusOf('dibank_documents', document.document_id), 'draft');

  const { investor_id } = await work.one<{ investor_id: number }>('select investor_id from exit_claims where id = $1', [
    id,
  ]);
  const second = await addCard(work.db, investor_id, '860012******0018');
  assert.deepEqual(await send(body), [409, 'recipient_changed'], 'another card with the same visible digits');
  const [status, prepared] = await retry(document.document_id);
  assert.equal(status, 200, JSON.stringify(prepared));
  assert.ok((prepared as Document).to_sign.includes(`запись ${second}`));
  assert.equal((await send(await signed(prepared as Document)))[0], 200);
});

test('a stamp of a process whose clock is seconds ahead is taken, one from further ahead is not', async () => {
  const [near, far] = [await signed(await draft()), await signed(await draft())];
  try {
    work.clock.advance(-45_000);
    assert.equal((await send(near))[0], 200);
    work.clock.advance(-45_000);
    assert.deepEqual(await send(far), [422, 'stamp_wrong']);
  } finally {
    work.clock.reset();
  }
  assert.equal((await send(far))[0], 200);
});

test('drafts come oldest first, twenty a page, with their number and sum', async () => {
  await work.db.query(
    `update dibank_documents set status = 'cancelled', error = null, signed_at = null, signer = null, sent_at = null`,
  );
  for (let made = 0; made < 23; made += 1) await draft();
  const page = async (query = '') => {
    const [, answer] = await work.outcome(`invest GET ${base}/dibank-claims${query}`, { as: 'accountant' });
    return answer as { list: Document[]; count: number; totals: { amount: string } };
  };
  const [first, second] = [await page(), await page('?page=2')];
  assert.deepEqual([first.list.length, second.list.length, first.count], [20, 3, 23]);
  assert.equal(first.totals.amount, '22770000.00');
  const ids = [...first.list, ...second.list].map(({ document_id }) => document_id);
  assert.deepEqual(
    ids,
    [...ids].sort((one, next) => one - next),
  );
  assert.equal((await page('?status=accepted')).count, 0);
  assert.deepEqual(await work.outcome(`invest GET ${base}/dibank-claims?status=flying`, { as: 'accountant' }), [
    400,
    'bad_request',
  ]);
  assert.deepEqual(await work.outcome(`invest GET ${base}/dibank-claims`, { as: 'kam' }), [403, 'forbidden']);
});

test('the list finds by recipient, claim and number, within days and among all, and a document is read alone', async () => {
  for (let made = 0; made < 2; made += 1) await draft();
  await work.db.query(
    `update dibank_documents set status = 'cancelled' where id = (select max(id) from dibank_documents where status = 'draft')`,
  );
  const page = async (query: string) => {
    const [status, answer] = await work.outcome(`invest GET ${base}/dibank-claims${query}`, { as: 'accountant' });
    assert.equal(status, 200);
    return answer as { list: (Document & { claim_number: string; date: string })[]; count: number };
  };
  const all = await page('?status=all&limit=1000');
  assert.ok(new Set(all.list.map(({ status }) => status)).size > 1);
  const [one] = all.list;
  assert.ok(one);
  for (const text of [one.number, one.claim_number]) {
    const found = await page(`?status=all&search=${text}&limit=1000`);
    assert.ok(found.list.some(({ document_id: id }) => id === one.document_id) && found.count < all.count);
  }
  const ofDay = await page(`?status=all&begin_date=${one.date}&end_date=${one.date}&limit=1000`);
  assert.ok(ofDay.list.every(({ date }) => date === one.date) && ofDay.count > 0);
  const [, alone] = await work.outcome(`invest GET ${base}/dibank/${one.document_id}`, { as: 'accountant' });
  assert.equal((alone as Document).number, one.number);
  assert.deepEqual(await work.outcome(`invest GET ${base}/dibank/999999`, { as: 'accountant' }), [404, 'not_found']);
  // Whoever does not sign reads no whole account, alone as little as in the list.
  const [, masked] = await work.outcome(`invest GET ${base}/dibank/${one.document_id}`, { as: 'moderator' });
  assert.doesNotMatch((masked as Document).to_sign, /\d{20}/);
});
