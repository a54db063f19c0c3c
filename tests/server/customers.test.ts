/** Customers: what is refused of their fields, what is masked, who looked behind it, and two who want the same PINFL at once. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { makePinfl } from '../../server/modules/investors/pinfl';
import { useWork } from '../support/investorWork';

type Customer = Reply<'getCustomer'>;
type Synced = Reply<'syncCustomerPassport'>;

// The service of the state, as the tests want it to answer.
let stated: { status: number; body: unknown } = { status: 200, body: {} };
/** What happens while the service is asked. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const outer = createServer(async (_, answer) => {
  await meanwhile();
  answer.writeHead(stated.status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(stated.body));
});
after(() => outer.close());

const work = useWork(
  (begun) =>
    begun.db.script(`
    insert into address_regions (id, name_ru, name_en, name_uz) values (101, 'город Ташкент', 'Tashkent city', 'Toshkent shahri'), (102, 'Хорезм', 'Khorezm', 'Xorazm');
    insert into address_districts (id, region_id, name_ru, name_en, name_uz)
      values (1011, 101, 'Юнусабадский район', 'Yunusabad district', 'Yunusobod tumani'), (1021, 102, 'Хива', 'Khiva', 'Xiva')`),
  async () => {
    await new Promise<void>((ready) => outer.listen(0, '127.0.0.1', ready));
    const { port } = outer.address() as AddressInfo;
    return { outer: { identityUrl: `http://127.0.0.1:${port}`, patience: 2000 } };
  },
);
const path = '/v1/customers';
const born = '1990-05-17';
let last = 100;
const pinflOf = (gender: 'male' | 'female' = 'male', birthday = born) => makePinfl(birthday, gender, 7, (last += 1));

async function make(columns: Record<string, unknown> = {}): Promise<number> {
  last += 1;
  const row = {
    ...{
      first_name: 'Aziz',
      last_name: 'Karimov',
      phone_number: `99890${1_000_000 + last}`,
      birthday: born,
      gender: 'male',
    },
    ...columns,
  };
  const names = Object.keys(row);
  const [made] = await work.db.query<{ id: number }>(
    `insert into customers (${names.join(', ')}, created_at, updated_at)
     values (${names.map((_, at) => `$${at + 1}`).join(', ')}, '2026-01-01', '2026-01-01') returning id`,
    Object.values(row),
  );
  return made!.id;
}
const read = (id: number | string, as = 'director') => work.answer<Customer>(`pay GET ${path}/${id}`, { as });
const versionOf = async (id: number) => (await read(id)).version;
const change = async (id: number, body: object, as = 'moderator') =>
  work.outcome(`pay PUT ${path}/${id}`, { as, body, version: await versionOf(id) });
const changePinfl = async (id: number, pinfl: string) =>
  work.outcome(`pay PUT ${path}/${id}/update-pinfl`, {
    as: 'moderator',
    body: { pinfl },
    version: await versionOf(id),
  });
const writeAddress = async (id: number, body: object) =>
  work.outcome(`pay PUT ${path}/${id}/address`, { as: 'moderator', body, version: await versionOf(id) });
const list = (query: string, as = 'moderator') =>
  work.answer<Reply<'listCustomers'>>(`pay GET ${path}?limit=1000&${query}`, { as });
const idsOf = async (query: string, as?: string) => (await list(query, as)).customers.map(({ id }) => id);
const journalOf = async (id: number) => (await work.journalOf(id, 'customer')).reverse();
const home = { type: 'registration', region_id: 101, district_id: 1011, street: 'улица Бобура', house: '12А' };

test('a customer is found by number and by guid, and by nothing else', async () => {
  const id = await make();
  const { guid, name } = await read(id);
  assert.equal(name, 'Karimov Aziz');
  assert.equal((await read(guid)).id, id);
  assert.deepEqual(await work.outcome(`pay GET ${path}/999999`), [404, 'not_found']);
  assert.deepEqual(await work.outcome(`pay GET ${path}/11111111-2222-3333-4444-555555555555`), [404, 'not_found']);
  assert.equal((await work.do(`pay GET ${path}/abc`)).statusCode, 400);
});

test('nothing personal leaves the service but by the call that reveals it, which is kept in the journal', async () => {
  const pinfl = pinflOf();
  const id = await make({ pinfl, passport_id: 'AB7654321', phone_number: '998935557788', income: '4500000.00' });
  await writeAddress(id, { ...home, apartment: '45', cadastre: '10:09:01' });
  const contact = await work.answer<{ id: number }>(`pay POST ${path}/${id}/additional-contact`, {
    ...{ as: 'moderator', body: { full_name: 'Karimov Akmal', phone_number: '998901112233', relation_id: 1 } },
  });
  await change(id, { phone_number: '998935557799' });
  const secrets = [pinfl, '7654321', '5557788', '5557799', '4500000', 'Бобура', '12А', '10:09:01', '1112233', born];
  const asked = [
    ...[`?search=Karimov&limit=1000`, `/${id}`, `/${id}/additional-contacts`, `/${id}/duplicates`],
    ...[`/changelog?customer_id=${id}&limit=100`, `/customer-id/AB7654321`],
  ];
  for (const one of asked) {
    const { body, statusCode } = await work.do(`pay GET ${path}${one}`, { as: 'moderator' });
    assert.equal(statusCode, 200, one);
    for (const secret of secrets) assert.ok(!body.includes(secret), `${one} tells ${secret}`);
  }
  const { values } = await work.answer<Reply<'revealCustomerData'>>(
    `pay GET ${path}/${id}/data?fields=pinfl&fields=registration_address&fields=income&fields=contact_phone&contact_id=${contact.id}`,
    { as: 'moderator' },
  );
  assert.deepEqual(values, {
    ...{ pinfl, income: '4500000.00', contact_phone: '998901112233' },
    registration_address: 'город Ташкент, Юнусабадский район, улица Бобура, 12А, 45',
  });
  const journal = (await journalOf(id)).filter(({ action }) => action === 'reveal').map(({ field }) => field);
  assert.deepEqual(journal.sort(), ['contact_phone', 'income', 'pinfl', 'registration_address']);
  // A contact of somebody else is nobody's here; one that is not named is asked for.
  const other = await make();
  const strange = `pay GET ${path}/${other}/data?fields=contact_phone`;
  assert.deepEqual(await work.outcome(`${strange}&contact_id=${contact.id}`, { as: 'moderator' }), [404, 'not_found']);
  assert.equal((await work.do(strange, { as: 'moderator' })).statusCode, 400);
  assert.deepEqual(await work.outcome(`pay GET ${path}/999999/data?fields=pinfl`), [404, 'not_found']);
});

test('a search by a number is kept, and a passport finds its holder only for those who may read it', async () => {
  const id = await make({
    passport_id: 'KA1239876',
    phone_number: '998971230099',
    last_name: 'Ғофуров',
    first_name: 'Шоҳрух',
  });
  assert.deepEqual(await idsOf('search=gofurov shohrux'), [id]);
  assert.deepEqual(await idsOf('search=998971230099'), [id]);
  assert.deepEqual(await idsOf('search=' + encodeURIComponent('КА 123-98-76')), [id]);
  assert.deepEqual(await idsOf(`search=${id}`).then((found) => found.includes(id)), true);
  await work.deny('moderator', 'customers.get');
  assert.deepEqual(await idsOf('search=' + encodeURIComponent('КА 123-98-76')), []);
  const byPassport = (passport: string) =>
    work.answer<Reply<'findCustomerByPassport'>>(`pay GET ${path}/customer-id/${passport}`, { as: 'moderator' });
  assert.deepEqual(await byPassport('ka1239876'), { customers: [] });
  await work.db.query(
    `insert into role_permissions (role_id, permission_id, action) select id, 'customers', 'get' from roles where name = 'moderator'`,
  );
  const found = await byPassport('ka1239876');
  assert.deepEqual(
    found.customers.map((one) => one.id),
    [id],
  );
  assert.deepEqual(await byPassport('ZZ0000000'), { customers: [] });
  const searched = await work.db.query(
    `select from audit where entity = 'number_search' and entity_id = 'customers' and action = 'search'`,
  );
  assert.ok(searched.length >= 3);
});

test('the list filters by status, debt and lateness, and sums up what is owed', async () => {
  const [owing, late, free] = [
    await make({ last_name: 'Debtor', contract_count: 1, debt: '1000000.00', oldest_due: '2099-01-01' }),
    await make({ last_name: 'Debtor', contract_count: 2, debt: '250000.50', oldest_due: '2026-01-01' }),
    await make({ last_name: 'Debtor', status: 'inactive' }),
  ];
  const of = (query: string) => idsOf(`search=Debtor&order_by=created_at&${query}`);
  assert.deepEqual(await of('debt=owes'), [owing, late]);
  assert.deepEqual(await of('debt=overdue'), [late]);
  assert.deepEqual(await of('debt=none'), [free]);
  assert.deepEqual(await of('status=inactive'), [free]);
  const { totals, count, customers } = await list('search=Debtor&order_by=-debt');
  assert.deepEqual([totals, count], [{ debt: '1250000.50' }, 3]);
  assert.ok(customers[1]!.overdue_days > 0);
  assert.equal(customers[0]!.overdue_days, 0);
});

test('a status asks for a reason, is kept with it, and is not set twice', async () => {
  const id = await make();
  assert.deepEqual(await change(id, { status: 'inactive' }), [422, 'reason_required']);
  assert.deepEqual(await change(id, { status: 'inactive', reason: '  ' }), [422, 'reason_required']);
  assert.deepEqual(await change(id, { status: 'active', reason: 'x' }), [409, 'transition_not_allowed']);
  const [status, after] = await change(id, { status: 'inactive', reason: ' Просил не звонить ' });
  assert.deepEqual([status, (after as Customer).status], [200, 'inactive']);
  const journal = (await journalOf(id)).map(({ field, old, new: now }) => [field, old, now]);
  assert.deepEqual(journal, [
    ['reason', null, 'Просил не звонить'],
    ['status', 'active', 'inactive'],
  ]);
});

test('who is put back into use may not bring along a phone that another one has been given meanwhile', async () => {
  const id = await make({ phone_number: '998942220000', status: 'inactive' });
  const other = await make();
  assert.equal((await change(other, { phone_number: '998942220000' }))[0], 200);
  const back = { status: 'active', reason: 'Попросил вернуть' };
  assert.deepEqual(await change(id, back), [409, 'phone_number_already_exists']);
  assert.equal((await read(id)).status, 'inactive');
  assert.equal((await change(id, { ...back, phone_number: '998942220001' }))[0], 200);
  // Out of use he keeps his phone beside him who has it.
  const third = await make({ phone_number: '998942220000', status: 'inactive' });
  assert.equal((await change(third, { first_name: 'Bekzod' }))[0], 200);
});

test('fields that are wrong are refused by their names', async () => {
  const taken = await make({ phone_number: '998941110000', passport_id: 'AD5550001' });
  const gone = await make({ phone_number: '998941110001', status: 'inactive' });
  const id = await make({ pinfl: pinflOf() });
  assert.ok(taken && gone);
  const fields = async (body: object) =>
    (await work.do(`pay PUT ${path}/${id}`, { as: 'moderator', body, version: await versionOf(id) })).json<{
      fields: object;
    }>().fields;
  assert.deepEqual(await fields({ phone_number: '12345' }), { phone_number: 'invalid_phone' });
  assert.deepEqual(await fields({ phone_number: '998941110000' }), { phone_number: 'phone_number_already_exists' });
  assert.deepEqual(await fields({ data: { passport_id: 'A1' } }), { 'data.passport_id': 'invalid_passport' });
  assert.deepEqual(await fields({ data: { passport_id: 'AD5550001' } }), { 'data.passport_id': 'taken' });
  assert.deepEqual(await fields({ data: { passport_issue_date: '2999-01-01' } }), {
    'data.passport_issue_date': 'in_future',
  });
  assert.deepEqual(await fields({ data: { birthday: '1990-05-18' } }), { 'data.birthday': 'invalid_pinfl' });
  assert.deepEqual(await fields({ data: { birthday: '2020-05-18' } }), { 'data.birthday': 'age_under_18' });
  assert.deepEqual(await fields({ data: { gender: 'female' } }), { 'data.gender': 'invalid_pinfl' });
  // A phone or a letter alone is no name, a name of any people is one; what stood before the rule is let be.
  for (const wrong of ['998901234567', 'a@b.uz', 'X', '—'])
    assert.deepEqual(await fields({ first_name: wrong, last_name: wrong, data: { patronymic: wrong } }), {
      ...{ first_name: 'invalid_name', last_name: 'invalid_name', 'data.patronymic': 'invalid_name' },
    });
  const named = await make({ last_name: 'K2', first_name: 'Aziz' });
  assert.equal(
    (await change(named, { last_name: 'K2', first_name: 'Oʻktam', data: { patronymic: 'Isʼhoq qizi' } }))[0],
    200,
  );
  // The phone of somebody who is put out of use is free.
  const [status] = await change(id, { phone_number: '998941110001', first_name: ' Bekzod ', data: { patronymic: '' } });
  assert.equal(status, 200);
  assert.equal((await read(id)).first_name, 'Bekzod');
  const stale = await work.outcome(`pay PUT ${path}/${id}`, {
    as: 'moderator',
    body: { first_name: 'Xo' },
    version: 1,
  });
  assert.deepEqual(stale, [409, 'changed_meanwhile']);
  // What is the same already changes nothing.
  const before = await read(id);
  await change(id, { first_name: 'Bekzod' });
  assert.equal((await read(id)).version, before.version);
});

test('a PINFL fits the person, is nobody else’s, and stays while a contract is in force', async () => {
  const theirs = pinflOf();
  const other = await make({ pinfl: theirs, last_name: 'Owner' });
  const id = await make();
  assert.deepEqual(await changePinfl(id, '123'), [422, 'invalid_pinfl']);
  assert.deepEqual(await changePinfl(id, pinflOf('female')), [422, 'invalid_pinfl']);
  assert.deepEqual(await changePinfl(id, pinflOf('male', '1990-05-18')), [422, 'invalid_pinfl']);
  const young = await make({ birthday: null });
  assert.deepEqual(await changePinfl(young, pinflOf('male', '2015-05-18')), [422, 'age_under_18']);
  const answer = await work.do(`pay PUT ${path}/${id}/update-pinfl`, {
    ...{ as: 'moderator', body: { pinfl: theirs }, version: await versionOf(id) },
  });
  const { code, fields, current } = answer.json<{ code: string; fields: object; current: Customer }>();
  assert.deepEqual([answer.statusCode, code, fields], [422, 'pinfl_taken', { pinfl: 'pinfl_taken' }]);
  assert.equal(current.id, other);
  assert.ok(!answer.body.includes(theirs));
  const bound = await make({ contract_count: 1 });
  assert.deepEqual(await changePinfl(bound, pinflOf()), [409, 'installments_exist']);
  const [status] = await changePinfl(id, pinflOf());
  assert.equal(status, 200);
  const [journal] = await journalOf(id);
  assert.deepEqual([journal?.action, journal?.field, journal?.old], ['update_pinfl', 'pinfl', null]);
  assert.match(journal?.new ?? '', /^\d{4}\*{6}\d{4}$/);
});

test('a PINFL in force is not guessed: right or wrong, the answer is the same', async () => {
  const own = pinflOf();
  const bound = await make({ contract_count: 1, pinfl: own });
  for (const pinfl of [own, pinflOf(), pinflOf('male', '1990-05-18')])
    assert.deepEqual(await changePinfl(bound, pinfl), [409, 'installments_exist']);
});

test('whoever tries values behind the masks is counted and journalled as one who searches', async () => {
  const id = await make({ pinfl: pinflOf(), phone_number: '998935550001' });
  const guesses = () =>
    work.db.query<{ field: string; value: string }>(
      `select field, new_value as value from audit where entity = 'number_search' and entity_id = 'customers'
         and id > $1 order by id`,
      [since],
    );
  const [{ since } = { since: 0 }] = await work.db.query<{ since: number }>('select max(id) as since from audit', []);
  const addContact = (phone: string, relation = 999_999) =>
    work.outcome(`pay POST ${path}/${id}/additional-contact`, {
      ...{ as: 'moderator', body: { full_name: 'X Y', phone_number: phone, relation_id: relation } },
    });
  assert.deepEqual(await addContact('998935550001'), [422, 'own_phone']);
  const traces = [
    { field: 'id', value: String(id) },
    { field: 'phone_number', value: '+998 93 *** ** 01' },
  ];
  assert.deepEqual(await guesses(), traces);
  // Once for the value, and once more where it is tried on somebody else.
  assert.deepEqual(await addContact('998935550001'), [422, 'own_phone']);
  assert.deepEqual(await guesses(), traces);
  // A birthday is guessed by a change that is refused, and by one that changes nothing.
  assert.deepEqual(await change(id, { data: { birthday: '1990-05-18' } }), [422, 'invalid_pinfl']);
  assert.equal((await change(id, { data: { birthday: born } }))[0], 200);
  assert.deepEqual(
    (await guesses()).slice(2).map(({ field }) => field),
    ['id', 'birthday', 'id', 'birthday'],
  );
  // What has changed something is in the journal by itself.
  assert.equal((await change(id, { phone_number: '998935550002' }))[0], 200);
  assert.equal((await guesses()).length, 6);

  await work.db.query(
    `insert into secret_reads (user_id, kind, subject, read_at)
     select u.id, 'search', n::text, $1::timestamp from system_users u, generate_series(1, 400) n where u.username = 'moderator'`,
    [new Date(work.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 19)],
  );
  try {
    const other = await make({ pinfl: pinflOf(), contract_count: 0 });
    for (const phone of ['998935550002', '998935550003'])
      assert.deepEqual(await addContact(phone), [429, 'too_many_searches'], phone);
    assert.deepEqual(await change(id, { data: { birthday: '1990-05-19' } }), [429, 'too_many_searches']);
    assert.deepEqual(await changePinfl(other, pinflOf('male', '1990-05-19')), [429, 'too_many_searches']);
    assert.equal((await change(id, { first_name: 'Anvar' }))[0], 200, 'the work goes on');
    assert.equal((await addContact('998935550004', 1))[0], 201);
  } finally {
    await work.db.query('delete from secret_reads', []);
  }
});

test('of two who are given one PINFL at once one is refused', async () => {
  const [one, two] = [await make(), await make()];
  const pinfl = pinflOf();
  const answers = await Promise.all([changePinfl(one, pinfl), changePinfl(two, pinfl)]);
  assert.deepEqual(answers.map(([status]) => status).sort(), [200, 422]);
  assert.deepEqual(
    answers.find(([status]) => status === 422),
    [422, 'pinfl_taken'],
  );
});

test('an address is whole, stands in its region, and follows the registration when it is said to', async () => {
  const id = await make();
  const same = { type: 'residence', matches_registration: true };
  assert.deepEqual(await writeAddress(id, same), [422, 'registration_missing']);
  assert.deepEqual(await writeAddress(id, { ...home, house: ' ' }), [422, 'required']);
  assert.deepEqual(await writeAddress(id, { type: 'work' }), [422, 'required']);
  assert.deepEqual(await writeAddress(id, { ...home, district_id: 1021 }), [422, 'wrong_district']);
  assert.deepEqual(await writeAddress(id, { ...home, region_id: 1 }), [422, 'unknown_value']);
  assert.deepEqual(await writeAddress(id, { ...home, matches_registration: true }), [422, 'unknown_value']);
  assert.equal((await writeAddress(id, home))[0], 200);
  assert.equal((await writeAddress(id, same))[0], 200);
  const moved = { ...home, region_id: 102, district_id: 1021, street: 'Navoiy koʻchasi' };
  assert.equal((await writeAddress(id, moved))[0], 200);
  const { addresses } = await read(id);
  assert.deepEqual(
    addresses.map(({ type, district, matches_registration }) => [type, district.name, matches_registration]),
    [
      ['registration', 'Хива', false],
      ['residence', 'Хива', true],
    ],
  );
  const journal = (await journalOf(id)).map(({ field }) => field);
  assert.deepEqual(journal.slice(0, 2).sort(), ['registration_address', 'residence_address']);
  const stale = await work.outcome(`pay PUT ${path}/${id}/address`, { as: 'moderator', body: home, version: 1 });
  assert.deepEqual(stale, [409, 'changed_meanwhile']);
});

test('the places of the delivery have ids of their own', async () => {
  const regions = await work.answer<Reply<'listAddressRegions'>>('pay GET /v3/address/regions', { as: 'kam' });
  assert.deepEqual(
    regions.items.map(({ id }) => id),
    [101, 102],
  );
  const districts = await work.answer<Reply<'listAddressDistricts'>>('pay GET /v3/address/districts?region_id=102', {
    ...{ as: 'kam', language: 'uz' },
  });
  assert.deepEqual(districts, { items: [{ id: 1021, region_id: 102, name: 'Xiva' }], total: 1 });
});

test('contacts are other people with other phones, ten at most', async () => {
  const id = await make({ phone_number: '998950001122' });
  const add = (body: object) =>
    work.outcome(`pay POST ${path}/${id}/additional-contact`, {
      as: 'moderator',
      body: { full_name: 'Karimov Akmal', relation_id: 1, phone_number: '998951110000', ...body },
    });
  assert.deepEqual(await add({ phone_number: '998950001122' }), [422, 'own_phone']);
  assert.deepEqual(await add({ phone_number: '123' }), [422, 'invalid_phone']);
  assert.deepEqual(await add({ relation_id: 77 }), [422, 'unknown_value']);
  const [status, first] = await add({});
  assert.deepEqual([status, (first as { phone_number: string }).phone_number], [201, '+998 95 *** ** 00']);
  assert.deepEqual(await add({}), [422, 'taken']);
  for (let at = 1; at < 10; at++) assert.equal((await add({ phone_number: `99895111000${at}` }))[0], 201);
  assert.deepEqual(await add({ phone_number: '998951110999' }), [409, 'too_many_contacts']);
  const { id: contact } = first as { id: number };
  assert.equal(
    (await work.do(`pay DELETE ${path}/additional-contact/${contact}`, { as: 'moderator' })).statusCode,
    204,
  );
  assert.deepEqual(await work.outcome(`pay DELETE ${path}/additional-contact/${contact}`, { as: 'moderator' }), [
    404,
    'not_found',
  ]);
  const [journal] = await journalOf(id);
  assert.deepEqual([journal?.action, journal?.old, journal?.new], ['remove_contact', 'Karimov Akmal', null]);
  const relations = await work.answer<Reply<'listFamilyRelations'>>(`pay GET ${path}/family-relations`, {
    language: 'en',
  });
  assert.equal(relations.items.length, 9);
  assert.equal(relations.items[0]?.name, 'Father');
});

test('those who share a phone, a passport or a card are found beside each other', async () => {
  const id = await make({ phone_number: '998990001010', passport_id: 'AC1010101' });
  const byPhone = await make({ phone_number: '998990001010' });
  const byPassport = await make({ passport_id: 'AC1010101' });
  const byCard = await make();
  for (const holder of [id, byCard])
    await work.db.query(
      `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, created_at, updated_at)
       values ($1::int, 'tk_' || $1::int, '860012******4242', 'uzcard', 5, 2030, 'KARIMOV AZIZ', '998990001010', '2026-01-01', '2026-01-01')`,
      [holder],
    );
  const { items } = await work.answer<Reply<'listCustomerDuplicates'>>(`pay GET ${path}/${id}/duplicates`);
  assert.deepEqual(
    items.map((one) => [one.id, one.matches]),
    [
      [byPhone, ['phone_number']],
      [byPassport, ['passport_id']],
      [byCard, ['card']],
    ],
  );
});

const sync = (kind: 'address' | 'passport', body: object) =>
  work.do(`pay POST ${path}/sync-${kind}`, { as: 'moderator', body });

test('what the identity service says is shown first, and only what is chosen is taken over', async () => {
  const id = await make({ pinfl: pinflOf(), passport_id: 'AA1112223', passport_issue_place: 'Старый ОВД' });
  stated = {
    status: 200,
    body: {
      ...{ first_name: 'Aziz', last_name: 'Karimov', birth_date: born, gender: 'male', citizenship: 'Узбекистан' },
      passport: { number: 'AC9998887', issue_date: '2024-02-03', issue_place: 'Новый ОВД' },
      address: { region: 'Toshkent shahri', district: 'Yunusobod tumani', street: 'улица Навои', house: '7' },
    },
  };
  const shown = (await sync('passport', { customer_id: id, dry_run: true })).json<Synced>();
  assert.deepEqual(
    shown.differences.map(({ field, old, new: now }) => [field, old, now]),
    [
      ['passport_id', 'AA***2223', 'AC***8887'],
      ['passport_issue_date', null, '2024-02-03'],
      ['passport_issue_place', 'Старый ОВД', 'Новый ОВД'],
      ['citizenship', null, 'Узбекистан'],
    ],
  );
  assert.deepEqual(shown.applied, []);
  assert.deepEqual((await read(id)).passport_issue_place, 'Старый ОВД');
  const body = { customer_id: id, fields: ['passport_id', 'passport_issue_place'], digest: shown.digest };
  const taken = (await sync('passport', body)).json<Synced>();
  assert.deepEqual(taken.applied, ['passport_id', 'passport_issue_place']);
  const after = await read(id);
  assert.deepEqual(
    [after.passport_id, after.passport_issue_place, after.passport_issue_date, after.version],
    ['AC***8887', 'Новый ОВД', null, taken.version],
  );
  // What was chosen is of differences that are no more.
  const again = await sync('passport', body);
  assert.deepEqual([again.statusCode, again.json<{ code: string }>().code], [409, 'changed_meanwhile']);
  assert.equal((await sync('passport', { customer_id: id })).statusCode, 422);

  const places = (await sync('address', { customer_id: id, dry_run: true })).json<Synced>();
  assert.deepEqual(places.differences, [
    { field: 'district', old: null, new: 'город Ташкент, Юнусабадский район' },
    { field: 'street', old: null, new: '•••' },
    { field: 'house', old: null, new: '•••' },
  ]);
  const part = { customer_id: id, fields: ['street'], digest: places.digest };
  assert.deepEqual((await sync('address', part)).json<{ code: string }>().code, 'required');
  const whole = await sync('address', { ...part, fields: ['district', 'street', 'house'] });
  assert.equal(whole.statusCode, 200, whole.body);
  assert.deepEqual((await read(id)).addresses[0]?.district, { id: 1011, name: 'Юнусабадский район' });
});

test('the digest of differences does not tell what their masks hide', async () => {
  const differences = [{ field: 'passport_id', old: 'AA1112224', new: 'AC9998886' }];
  const digests: string[] = [];
  for (const _ of [1, 2]) {
    const id = await make({ pinfl: pinflOf(), passport_id: 'AA1112224' });
    stated = { status: 200, body: { passport: { number: 'AC9998886' } } };
    const shown = (await sync('passport', { customer_id: id, dry_run: true })).json<Synced>();
    assert.equal(shown.differences.length, 1);
    const guessed = [differences, [id, differences]].map((said) =>
      createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32),
    );
    assert.ok(!guessed.includes(shown.digest), 'whoever guesses right does not see it');
    digests.push(shown.digest);
  }
  assert.notEqual(digests[0], digests[1], 'nor are two customers compared by it');
});

test('what the identity service says is refused by the rules of typed fields, and its silence is journal', async () => {
  await make({ passport_id: 'AD7770001' });
  const id = await make({ pinfl: pinflOf() });
  stated = { status: 200, body: { passport: { number: 'AD7770001' } } };
  const { digest } = (await sync('passport', { customer_id: id, dry_run: true })).json<Synced>();
  const taken = await sync('passport', { customer_id: id, fields: ['passport_id'], digest });
  assert.deepEqual([taken.statusCode, taken.json<{ code: string }>().code], [422, 'taken']);
  const codeOf = async (customerId: number) =>
    (await sync('passport', { customer_id: customerId, dry_run: true })).json<{ code: string }>().code;
  stated = { status: 404, body: {} };
  assert.equal(await codeOf(id), 'person_unknown');
  stated = { status: 500, body: {} };
  assert.equal(await codeOf(id), 'service_unreachable');
  assert.equal(await codeOf(await make()), 'pinfl_missing');
  assert.equal(await codeOf(999_999), 'not_found');
});

test('what the service says of a former PINFL is not taken over', async () => {
  const id = await make({ pinfl: pinflOf(), passport_id: 'AA5550001' });
  const address = { region: 'Toshkent shahri', district: 'Yunusobod tumani', street: 'улица Навои', house: '7' };
  stated = { status: 200, body: { passport: { number: 'AC5550002' }, address } };
  for (const [kind, fields] of [
    ['passport', ['passport_id']],
    ['address', ['district', 'street', 'house']],
  ] as const) {
    const { digest } = (await sync(kind, { customer_id: id, dry_run: true })).json<Synced>();
    meanwhile = () => work.db.query('update customers set pinfl = $2 where id = $1', [id, pinflOf()]);
    try {
      const late = await sync(kind, { customer_id: id, fields, digest });
      assert.deepEqual([late.statusCode, late.json<{ code: string }>().code], [409, 'changed_meanwhile'], kind);
    } finally {
      meanwhile = async () => undefined;
    }
  }
  const { passport_id: passport, addresses } = await read(id);
  assert.deepEqual([passport, addresses.length], ['AA***0001', 0]);
});

test('who may not change customers changes nothing', async () => {
  const id = await make();
  for (const as of ['kam', 'accountant']) {
    const [status] = await work.outcome(`pay PUT ${path}/${id}`, { as, body: { first_name: 'Xo' }, version: 1 });
    assert.equal(status, 403, as);
  }
});
