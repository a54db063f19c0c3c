/** Electronic signing: which document may be signed and by whom, and every way in which a signature can be wrong. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { documentStatuses, type DocumentStatus } from '../../server/modules/signing/rules';
import { openKeys, type KeyName, type KeyStore } from '../../signer/keyStore';
import { attachStamp, signContent } from '../../signer/sign';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';

let work: InvestorWork;
let store: KeyStore;
let stranger: KeyStore;
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'divan-signer-')));
before(async () => {
  [store, stranger] = (await Promise.all(folders.map((folder) => openKeys(folder)))) as [KeyStore, KeyStore];
  const organisation = { name: 'ООО «Divan Invest»', inn: '306573219' };
  work = await startWork({ signing: { authorityFile: join(folders[0]!, 'authority.pem'), organisation } });
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
async function draft(ending?: string): Promise<Document> {
  const [status, document] = await create(await claim('approved', ending));
  assert.equal(status, 201, JSON.stringify(document));
  return document as Document;
}
interface Signing {
  by?: ReturnType<typeof keyOf>;
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
    'Счёт: 8600 12** **** 0018',
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
  const together = await draft();
  const twice = await Promise.all([send(await signed(together)), send(await signed(together))]);
  assert.deepEqual(twice.map(([status]) => status).sort(), [200, 409]);
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

test('every step from every other state is refused with the document as it is', async () => {
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
    if (status !== 'failed') {
      assert.deepEqual(await retry(document.document_id), [409, 'transition_not_allowed'], `retry ${status}`);
      assert.equal(await statusOf('dibank_documents', document.document_id), status);
    }
  }
  assert.deepEqual(await retry(9_000_000), [404, 'not_found']);
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
