/** Owners of merchants and the channels that merchants are told by: passwords told once, addresses of strangers only, no doubles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordMatches } from '../../server/auth/passwords';
import { temporaryPassword } from '../../server/auth/temporaryPassword';
import { isPublicAddress } from '../../server/shared/publicAddress';
import { useWork } from '../support/investorWork';
import { makeMerchant } from '../support/merchants';

const work = useWork();
const merchant = (columns = {}) => makeMerchant(work.db, columns);

interface Owner {
  id: number;
  version: number;
  name: string;
  username: string;
  password?: string;
}
let names = 0;
const person = () => ({ name: 'Азиз Каримов', phone: '998901234567', username: `a.karimov${++names}` });
const addOwner = (id: number, body: object = person(), as = 'director') =>
  work.outcome(`pay POST /v1/merchants/${id}/owners`, { body, as }) as Promise<[number, Owner]>;
const owners = (id: number, query = '') =>
  work.answer<{ owners: Owner[]; count: number }>(`pay GET /v1/merchants/${id}/owners?${query}`);
const hashOf = async (id: number) =>
  (await work.one<{ hash: string }>('select password_hash as hash from merchant_owners where id = $1', [id])).hash;

test('a password is told when it is made and by no later answer, and is not in the journal', async () => {
  const id = await merchant();
  const [status, owner] = await addOwner(id);
  assert.equal(status, 201);
  assert.match(owner.password ?? '', /^(?:[a-zA-Z2-9]{4}-){2}[a-zA-Z2-9]{4}$/);
  assert.ok(await passwordMatches(await hashOf(owner.id), owner.password!));

  const reset = await work.answer<Owner>(`pay PUT /v1/merchants/${id}/owners/${owner.id}/password-update`, {
    version: owner.version,
  });
  assert.notEqual(reset.password, owner.password);
  assert.ok(await passwordMatches(await hashOf(owner.id), reset.password!));
  assert.ok(!(await passwordMatches(await hashOf(owner.id), owner.password!)));

  const { owners: listed, count } = await owners(id);
  assert.equal(count, 1);
  assert.deepEqual(
    Object.keys(listed[0]!).filter((name) => /password|hash/.test(name)),
    ['password_set_at'],
  );
  const journal = JSON.stringify(await work.journalOf(id, 'merchant'));
  for (const secret of [owner.password, reset.password, await hashOf(owner.id)]) assert.ok(!journal.includes(secret!));
  assert.deepEqual(
    (await work.journalOf(id, 'merchant')).map(({ action }) => action),
    ['add_owner', 'reset_owner_password'],
  );
});

test('a password is set on what was seen', async () => {
  const id = await merchant();
  const [, owner] = await addOwner(id);
  const path = `pay PUT /v1/merchants/${id}/owners/${owner.id}/password-update`;
  await work.answer(path, { version: owner.version });
  assert.deepEqual(await work.outcome(path, { version: owner.version }), [409, 'changed_meanwhile']);
  assert.deepEqual(
    await work.outcome(`pay PUT /v1/merchants/${await merchant()}/owners/${owner.id}/password-update`, { version: 2 }),
    [404, 'not_found'],
  );
});

test('user names are told apart among all owners, also of two who come at once', async () => {
  const [first, second] = [await merchant(), await merchant()];
  const taken = person();
  const answers = await Promise.all([addOwner(first, taken), addOwner(second, taken)]);
  assert.deepEqual(answers.map(([status]) => status).sort(), [201, 422]);
  assert.deepEqual(answers.find(([status]) => status === 422)?.[1], 'username_taken');
  for (const [field, value] of Object.entries({ username: 'Азиз', phone: '901234567', name: ' ' }))
    assert.equal((await addOwner(first, { ...person(), [field]: value }))[0], 400, field);
  assert.deepEqual(await addOwner(999_999), [404, 'not_found']);
});

test('owners are found by name in either alphabet, and removed', async () => {
  const id = await merchant();
  const [, kept] = await addOwner(id);
  const [, gone] = await addOwner(id, { ...person(), name: 'Нигора Юсупова' });
  assert.deepEqual(
    (await owners(id, 'search=yusupova')).owners.map((one) => one.id),
    [gone.id],
  );
  const remove = () => work.outcome(`pay DELETE /v1/merchants/${id}/owners/${gone.id}`);
  assert.deepEqual(await remove(), [204, undefined]);
  assert.deepEqual(await remove(), [404, 'not_found']);
  assert.deepEqual(
    (await owners(id)).owners.map((one) => one.id),
    [kept.id],
  );
});

test('a temporary password has a digit in each group and nothing that is read as something else', () => {
  const made = Array.from({ length: 200 }, temporaryPassword);
  for (const one of made) {
    for (const group of one.split('-')) assert.match(group, /\d/);
    assert.doesNotMatch(one, /[01lIO]/);
  }
  assert.equal(new Set(made).size, made.length);
});

const addresses: [string, boolean][] = [
  ['https://orders.artel.uz/hook', true],
  ['https://orders.artel.uz/hook?shop=4', true],
  ['https://orders.artel.uz:8443/hook', false],
  ['https://артель.uz/hook', true],
  ['http://orders.artel.uz/hook', false],
  ['https://localhost/hook', false],
  ['https://api.localhost/hook', false],
  ['https://printer.local/', false],
  ['https://billing.internal/', false],
  ['https://bank/', false],
  ['https://127.0.0.1/', false],
  ['https://10.1.2.3/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://0177.0.0.1/', false],
  ['https://192.168.1.7./', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://8.8.8.8/', true],
  ['https://user:secret@orders.artel.uz/', false],
  ['https://orders.artel.uz@127.0.0.1/', false],
  ['javascript:alert(1)//.uz', false],
  ['https:// artel.uz', false],
  ['ftp://artel.uz/', false],
];
for (const [address, isPublic] of addresses)
  test(`${address} ${isPublic ? 'may be called' : 'is refused'}`, async () => {
    assert.equal(isPublicAddress(address), isPublic);
    const [status, answer] = await work.outcome(`pay POST /v1/merchants/${await merchant()}/callback`, {
      body: { value: address },
    });
    assert.deepEqual(
      [status, isPublic ? undefined : answer],
      [isPublic ? 201 : 422, isPublic ? undefined : 'invalid_address'],
    );
  });

interface Channel {
  id: number;
  value?: string;
  phone?: string;
  chat_id?: string | null;
}
test('an address stands once, ten at most, and goes by its number', async () => {
  const id = await merchant();
  const add = (value: string) => work.outcome(`pay POST /v1/merchants/${id}/callback`, { body: { value } });
  const [, made] = (await add('https://a.uz/hook')) as [number, Channel];
  // Written otherwise, it is the same address.
  assert.deepEqual(await add('https://A.uz:443/hook'), [422, 'duplicate_value']);
  for (let place = 1; place < 10; place += 1) assert.equal((await add(`https://a.uz/${place}`))[0], 201);
  assert.deepEqual(await add('https://a.uz/11'), [409, 'too_many_callbacks']);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchants/callback/${made.id}`), [204, undefined]);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchants/callback/${made.id}`), [404, 'not_found']);
  const { callbacks, count } = await work.answer<{ callbacks: Channel[]; count: number }>(
    `pay GET /v1/merchants/${id}/callback`,
  );
  assert.deepEqual([count, callbacks[0]?.value], [9, 'https://a.uz/1']);
  assert.equal((await add('https://a.uz/11'))[0], 201);
});

test('a phone stands once on the Telegram list of a merchant, without a chat until it has one', async () => {
  const id = await merchant();
  const add = (phone: string, merchantId = id) =>
    work.outcome('pay POST /v1/new-merchant-tg-user', { body: { merchant_id: merchantId, phone } });
  const [, made] = (await add('998901112233')) as [number, Channel];
  assert.deepEqual(await add('998901112233'), [422, 'duplicate_value']);
  assert.equal((await add('998901112233', await merchant()))[0], 201);
  assert.equal((await add('8901112233'))[0], 400);
  assert.deepEqual(await add('998901112233', 999_999), [404, 'not_found']);
  await work.db.query('update merchant_telegram_users set chat_id = 512340987 where id = $1', [made.id]);
  const read = () =>
    work.answer<{ telegram_users: Channel[]; count: number }>(`pay GET /v1/get-merchant-phones-tg/${id}`);
  assert.deepEqual(
    (await read()).telegram_users.map(({ phone, chat_id }) => [phone, chat_id]),
    [['998901112233', '512340987']],
  );
  assert.deepEqual(await work.outcome(`pay DELETE /v1/delete-merchant-tg-user/${made.id}`), [204, undefined]);
  assert.equal((await read()).count, 0);
  // Whole phones do not stand in the journal.
  assert.ok(!JSON.stringify(await work.journalOf(id, 'merchant')).includes('998901112233'));
});

test('whoever only looks after merchants adds owners and channels, and takes no owner away', async () => {
  const id = await merchant();
  const [status, owner] = await addOwner(id, person(), 'kam');
  assert.equal(status, 201);
  assert.deepEqual(await work.outcome(`pay DELETE /v1/merchants/${id}/owners/${owner.id}`, { as: 'kam' }), [
    403,
    'forbidden',
  ]);
  assert.deepEqual(
    await work.outcome(`pay POST /v1/merchants/${id}/callback`, { body: { value: 'https://a.uz/' }, as: 'moderator' }),
    [403, 'forbidden'],
  );
});
