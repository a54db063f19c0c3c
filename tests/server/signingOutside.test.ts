/** Signatures by keys that only E-IMZO-SERVER knows: what it is asked, and that nothing counts but what it says outright. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import { readSigned } from '../../server/modules/signing/cms';
import { eimzoServerAt } from '../../server/modules/signing/eimzoServer';
import { OuterFault } from '../../server/shared/outerService';
import { openKeys, type KeyName, type KeyStore } from '../../signer/keyStore';
import { attachStamp, signContent } from '../../signer/sign';
import { startEimzoServer, type FakeEimzoServer, type Said, type SaidSigner } from '../support/eimzoServer';
import { newKey, startWork, type InvestorWork } from '../support/investorWork';
import { addCard } from '../support/payouts';

const base = '/payments/cash-out';
const patience = 1_000;
let work: InvestorWork;
let store: KeyStore;
let outside: FakeEimzoServer;
const folder = mkdtempSync(join(tmpdir(), 'divan-outside-'));
before(async () => {
  store = await openKeys(folder);
  outside = await startEimzoServer();
  work = await startWork({
    signing: {
      organisation: { name: 'ООО «Divan Invest»', inn: '306573219' },
      eimzoServer: { url: `${outside.url}/`, domain: 'panel.example.uz' },
    },
    outer: { patience },
  });
});
after(async () => {
  await work.close();
  outside.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => Object.assign(outside, { asked: [], says: {}, meanwhile: async () => undefined }));

interface Document {
  document_id: number;
  status: string;
  to_sign: string;
  signer: string | null;
}
let last = 0;
async function draft(): Promise<Document> {
  const investor = await work.make({ last_name: 'Каримова', first_name: 'Дилноза' });
  const investment = await work.invest(investor, 'exiting');
  await addCard(work.db, investor, '860012******0018');
  const { id } = await work.one<{ id: number }>(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, method, card_masked, status, created_at, updated_at)
     values ('EX-O' || $3::int, $1, $2, 1000000, 10000, 0, 990000, 'saved_up', 'card', '860012******0018', 'approved',
       '2026-03-05', '2026-03-05') returning id`,
    [investor, investment, ++last],
  );
  return work.answer<Document>(`invest POST ${base}/dibank/${id}`, { as: 'accountant', key: newKey() });
}

/** The algorithms that stand for the country's own: nothing here can verify by them. */
const foreign: [string, string][] = [
  ['2a8648ce3d040302', '2a865c030f010102'],
  ['2a8648ce3d0201', '2a865c030f0101'],
];
async function signed({ document_id, to_sign }: Document, name: KeyName = 'accountant', text = to_sign) {
  const key = store.keys.find((one) => one.name === name)!;
  const { pkcs7, signature } = await signContent(key, Buffer.from(text, 'utf8'));
  const hex = foreign.reduce((made, [known, own]) => made.replaceAll(known, own), pkcs7.toString('hex'));
  const { token } = await work.answer<{ token: string }>('invest POST /gettimestamp', {
    as: 'accountant',
    body: { signature_hex: signature.toString('hex') },
  });
  const whole = attachStamp(Buffer.from(hex, 'hex'), Buffer.from(token, 'base64'));
  return {
    ...{ document_id, pkcs7: whole.toString('base64') },
    ...{ serial_number: key.serial, signature: signature.toString('hex') },
  };
}
const send = (body: object, key = newKey()) =>
  work.outcome(`invest POST ${base}/dibank-claims/send-doc`, { as: 'accountant', key, body });
const statusOf = ({ document_id: id }: Document) => work.statusOf('dibank_documents', id);

test('a key of the country is verified outside, and the document is kept with the stamp of the authority', async () => {
  const document = await draft();
  const body = await signed(document);
  assert.equal(readSigned(Buffer.from(body.pkcs7, 'base64'))?.isSound, false, 'nobody here can verify it');
  const [status, answer] = await send(body);
  assert.equal(status, 200, JSON.stringify(answer));
  const { holder } = store.keys.find(({ name }) => name === 'accountant')!;
  assert.deepEqual(
    [(answer as Document).status, (answer as Document).signer],
    ['accepted', `${holder.name}, ИНН 306573219`],
  );
  const [stamping, verifying] = outside.asked;
  assert.deepEqual([stamping?.path, verifying?.path], ['/frontend/timestamp/pkcs7', '/backend/pkcs7/verify/attached']);
  assert.deepEqual([verifying?.host, verifying?.address], ['panel.example.uz', '127.0.0.1']);
  assert.equal(
    readSigned(Buffer.from(stamping!.body, 'base64'))?.unsigned.length,
    0,
    'our own stamp is not shown to it',
  );
  const kept = await work.one<{ pkcs7: string }>('select pkcs7 from dibank_documents where id = $1', [
    document.document_id,
  ]);
  assert.equal(kept.pkcs7, verifying?.body);
});

test('what can be read here is refused here, and nobody is asked', async () => {
  const document = await draft();
  const good = await signed(document);
  const cases: [string, object, string][] = [
    ['another text', await signed(document, 'accountant', `${document.to_sign} `), 'signature_of_other_text'],
    ['no document', { ...good, pkcs7: 'bm90aGluZw==' }, 'signature_unreadable'],
    ['another signature', { ...good, signature: good.signature.replace(/^../, '31') }, 'signature_differs'],
    ['another serial number', { ...good, serial_number: '77' }, 'signer_differs'],
    ['an expired key', await signed(document, 'expired'), 'key_expired'],
    ['a key that is not valid yet', await signed(document, 'early'), 'key_not_yet_valid'],
    ['the key of another organisation', await signed(document, 'other'), 'signer_of_other_organisation'],
  ];
  for (const [what, body, code] of cases) assert.deepEqual(await send(body), [422, code], what);
  assert.deepEqual(outside.asked, []);
  assert.equal(await statusOf(document), 'draft');
});

test('each word of it that is not an outright yes refuses the signature for its own reason', async () => {
  const document = await draft();
  const body = await signed(document);
  const signer = (change: (one: SaidSigner) => object) => (said: Said) => {
    const [one] = said.pkcs7Info.signers;
    const { documentBase64 } = said.pkcs7Info;
    return { ...said, pkcs7Info: { documentBase64, signers: [{ ...one, ...change(one!) }] } };
  };
  const status = (code: number) => () => ({ status: code, message: 'no' });
  const cases: [string, (said: Said) => Record<string, unknown> | number, string][] = [
    ['it cannot read it', () => 400, 'signature_unreadable'],
    ['the state of the key cannot be learnt', status(-1), 'revocation_unknown'],
    ['the signature is wrong', status(-10), 'signature_wrong'],
    ['the certificate is wrong', status(-11), 'signer_untrusted'],
    ['the certificate was not valid', status(-12), 'key_expired'],
    ['the stamp is wrong', status(-22), 'stamp_wrong'],
    ['a state that nobody knows', status(-77), 'signature_wrong'],
    ['nobody signed', (said) => ({ ...said, pkcs7Info: { ...said.pkcs7Info, signers: [] } }), 'signature_unreadable'],
    [
      'two signed',
      (said) => ({ ...said, pkcs7Info: { ...said.pkcs7Info, signers: Array(2).fill(said.pkcs7Info.signers[0]) } }),
      'signature_unreadable',
    ],
    [
      'another text',
      (said) => ({ ...said, pkcs7Info: { ...said.pkcs7Info, documentBase64: 'c29tZQ==' } }),
      'signature_of_other_text',
    ],
    ['not verified', signer(() => ({ verified: false })), 'signature_wrong'],
    ['verified, as a word', signer(() => ({ verified: 'true' })), 'signature_wrong'],
    ['no word of its issuer', signer(() => ({ certificateVerified: undefined })), 'signer_untrusted'],
    ['not valid then', signer(() => ({ certificateValidAtSigningTime: false })), 'key_expired'],
    ['taken back', signer(() => ({ revokedStatusInfo: { crlReason: 'keyCompromise' } })), 'key_revoked'],
    [
      'taken back, told by a state',
      (said) => ({ ...signer(() => ({ revokedStatusInfo: { crlReason: 'x' } }))(said), status: -11 }),
      'key_revoked',
    ],
    ['no answer about revocation', signer(() => ({ OCSPResponse: null })), 'revocation_unknown'],
    ['a fault while it looked', signer(() => ({ exception: 'OCSP' })), 'revocation_unknown'],
    ['another signature', signer(() => ({ signature: '00ff' })), 'signature_differs'],
    [
      'another key',
      signer(({ certificate: [one] }) => ({ certificate: [{ ...one, serialNumber: '9' }] })),
      'signer_differs',
    ],
    [
      'another organisation',
      signer(({ certificate: [one] }) => ({ certificate: [{ ...one, subjectInfo: { CN: 'x' } }] })),
      'signer_differs',
    ],
    ['no stamp', signer(() => ({ timeStampInfo: undefined })), 'stamp_wrong'],
    [
      'a bad stamp',
      signer(({ timeStampInfo }) => ({ timeStampInfo: { ...timeStampInfo, verified: false } })),
      'stamp_wrong',
    ],
  ];
  for (const [what, say, code] of cases) {
    outside.says = { verify: say };
    assert.deepEqual(await send(body), [422, code], what);
    assert.equal(await statusOf(document), 'draft', what);
  }
  outside.says = {};
  assert.equal((await send(body))[0], 200, 'and what it believes is taken');
});

test('while it does not answer nothing is decided, and the same signature is sent again later', async () => {
  const document = await draft();
  const body = await signed(document);
  const key = newKey();
  const troubles: [string, () => void][] = [
    ['an error of its own', () => (outside.says = { verify: () => 503 })],
    ['it is sent elsewhere', () => (outside.says = { verify: () => 302 })],
    ['no state', () => (outside.says = { verify: () => ({ message: 'hello' }) })],
    [
      'the authority of time is away',
      () => (outside.says = { stamp: () => ({ status: -99, message: 'UNAVAILABLE' }) }),
    ],
    [
      'a stamped document that is another one',
      () => (outside.says = { stamp: (said) => ({ ...said, pkcs7b64: 'AAAA' }) }),
    ],
    ['silence', () => (outside.meanwhile = () => new Promise((resolve) => setTimeout(resolve, patience * 1.5)))],
  ];
  for (const [what, begin] of troubles) {
    Object.assign(outside, { says: {}, meanwhile: async () => undefined });
    begin();
    const begun = Date.now();
    assert.deepEqual(await send(body, key), [503, 'service_unreachable'], what);
    assert.ok(Date.now() - begun < patience * 5, what);
    assert.equal(await statusOf(document), 'draft', what);
  }
  Object.assign(outside, { says: {}, meanwhile: async () => undefined });
  assert.equal((await send(body, key))[0], 200, 'its key was not used up');
});

test('of two who send one document while it is asked about, one is heard', async () => {
  const document = await draft();
  const bodies = [await signed(document), await signed(document)];
  const answers = await Promise.all(bodies.map((body) => send(body)));
  assert.deepEqual(answers.map(([status]) => status).sort(), [200, 409]);
});

test('a draft of another text than the one it was asked about is not sent', async () => {
  const document = await draft();
  const body = await signed(document);
  outside.meanwhile = () =>
    work.db.query(`update dibank_documents set to_sign = to_sign || ' ' where id = $1`, [document.document_id]);
  assert.deepEqual(await send(body), [409, 'changed_meanwhile']);
  assert.equal(await statusOf(document), 'draft');
});

test('behind https it is the one whose certificate is looked at, whatever the header says', async () => {
  const named: string[] = [];
  const proxy = createTlsServer({
    SNICallback: (name, done) => {
      named.push(name);
      done(new Error('no certificate here'));
    },
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const server = eimzoServerAt({ url: `https://localhost:${port}`, domain: 'panel.example.uz' }, patience);
  await assert.rejects(server.verify('', '10.0.0.1'), OuterFault);
  await new Promise((resolve) => proxy.close(resolve));
  assert.deepEqual(named, ['localhost']);
});
