/** What may be entered about an investor, field by field, and what the journal keeps of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePinfl } from '../../server/modules/investors/pinfl';
import { useWork } from '../support/investorWork';
import { addOldContract } from '../support/instalments';
import { formOf, samples } from '../support/uploads';

const work = useWork();

interface Problem {
  code: string;
  fields?: Record<string, string>;
  current?: Record<string, unknown>;
}
type Edit = (id: number, body: object, version?: number) => Promise<[number, unknown]>;
const put =
  (path: (id: number) => string): Edit =>
  async (id, body, version = 1) => {
    const answer = await work.do(path(id), { as: 'moderator', body, version });
    const problem = answer.json<Problem>();
    return [answer.statusCode, answer.statusCode < 400 ? problem : (problem.fields ?? problem.code)];
  };
const common = put((id) => `system PUT /v1/investors/${id}/update`);
const phone = put((id) => `system PUT /v1/update-phone/${id}`);
const personal = put((id) => `invest PUT /investors/${id}/personal-document-data/${id}`);
const company = put((id) => `invest PUT /investors/${id}/company-document-data`);
const read = async (path: string) => (await work.do(`invest GET ${path}`)).json<Record<string, unknown>>();
const versionOf = ([status, answer]: [number, unknown]) => [status, (answer as { version: number }).version];

const day = (years: number, days = 0) => {
  const now = new Date(work.clock.now().getTime() + 5 * 3600_000 + days * 86_400_000);
  return `${now.getUTCFullYear() + years}${now.toISOString().slice(4, 10)}`;
};
const person = { birthday: '1990-01-01', gender: 'male', pinfl: '30101900010018' };

test('a PINFL has its check digit and tells the birthday and gender it stands beside', async () => {
  const wrong: [stored: object, sent: object, fields: object][] = [
    [{}, { pinfl: '30101900010019' }, { pinfl: 'invalid_pinfl' }],
    [{}, { pinfl: '3010190001001' }, { pinfl: 'invalid_pinfl' }],
    [{}, { pinfl: '3010190001001x' }, { pinfl: 'invalid_pinfl' }],
    [{}, { pinfl: '33113900010010' }, { pinfl: 'invalid_pinfl' }],
    [{ birthday: '1990-01-02' }, { pinfl: person.pinfl }, { pinfl: 'invalid_pinfl' }],
    [{ gender: 'female' }, { pinfl: person.pinfl }, { pinfl: 'invalid_pinfl' }],
    [person, { birthday: '1990-01-02' }, { birthday: 'invalid_pinfl' }],
    [person, { gender: 'female' }, { gender: 'invalid_pinfl' }],
    [{}, { ...person, birthday: '1991-01-01' }, { pinfl: 'invalid_pinfl' }],
    [{}, { pinfl: makePinfl('2099-05-05', 'male', 1, 1) }, { pinfl: 'invalid_pinfl' }],
    [{}, { pinfl: makePinfl('2015-01-01', 'male', 1, 1) }, { pinfl: 'age_under_18' }],
  ];
  for (const [stored, sent, fields] of wrong)
    assert.deepEqual(await common(await work.make(stored as Record<string, unknown>), sent), [422, fields]);
  const right: [stored: object, sent: object][] = [
    [{}, person],
    [{ birthday: '1990-01-01' }, { pinfl: person.pinfl }],
    [person, { pinfl: makePinfl('1985-12-31', 'female', 7, 7), birthday: '1985-12-31', gender: 'female' }],
    // A wrong number that is stored already only warns.
    [{ ...person, pinfl: '30101900010019' }, { birthday: '1991-02-02' }],
  ];
  for (const [stored, sent] of right)
    assert.deepEqual(versionOf(await common(await work.make(stored as Record<string, unknown>), sent)), [200, 2]);
});

test('a name that is entered has letters; what is on record beside it stays', async () => {
  const id = await work.make({ ...person, last_name: '1', first_name: 'Азиз' });
  for (const name of ['Ivan 2', '--', '王小明'])
    assert.deepEqual(await common(id, { last_name: name, patronymic: name }), [
      422,
      { last_name: 'invalid_name', patronymic: 'invalid_name' },
    ]);
  // However the apostrophe was typed.
  for (const [at, name] of ['Oʻktam', 'O‘ktam', 'Ma’mura', "G'ulom", 'O`ktam'].entries())
    assert.deepEqual(versionOf(await common(id, { first_name: name }, at + 1)), [200, at + 2]);
  assert.deepEqual(versionOf(await common(id, { patronymic: null }, 6)), [200, 6]);
});

test('the card says what speaks against the number on record, wrong as it may be itself', async () => {
  const wrong = '30101900010019';
  const said: [stored: object, expected: string | null][] = [
    [person, null],
    [{ ...person, pinfl: null }, null],
    [{ ...person, birthday: '1990-01-02' }, 'birthday'],
    [{ ...person, pinfl: wrong }, 'number'],
    [{ pinfl: wrong }, 'number'],
    [{ ...person, pinfl: wrong, birthday: '1990-01-02' }, 'birthday'],
    [{ ...person, pinfl: wrong, gender: 'female' }, 'gender'],
    [{ ...person, pinfl: '30101900000018' }, 'number'],
    [{ pinfl: makePinfl('2099-05-05', 'male', 1, 1) }, 'number'],
    [{ pinfl: '99999999999999' }, 'number'],
  ];
  for (const [stored, expected] of said) {
    const card = await read(`/investors/${await work.make(stored as Record<string, unknown>)}`);
    assert.equal(card.pinfl_disagrees, expected, JSON.stringify(stored));
  }
});

test('an investor is of age on his birthday and not a day earlier', async () => {
  assert.deepEqual(versionOf(await common(await work.make(), { birthday: day(-18) })), [200, 2]);
  assert.deepEqual(await common(await work.make(), { birthday: day(-18, 1) }), [422, { birthday: 'age_under_18' }]);
  assert.deepEqual(await common(await work.make(), { birthday: '1990-02-30' }), [422, { birthday: 'no_such_day' }]);
  assert.deepEqual(await common(await work.make(), { birthday: '1899-12-31' }), [422, { birthday: 'out_of_range' }]);
});

test('numbers of companies and persons are told apart, and fields of the other kind refused', async () => {
  const firm = () => work.make({ subject: 'business', company_name: 'ООО Нур' });
  assert.deepEqual(await common(await work.make(), { inn: '301234567' }), [422, { inn: 'invalid_inn' }]);
  assert.deepEqual(versionOf(await common(await work.make(), { inn: '501234567' })), [200, 2]);
  assert.deepEqual(await common(await firm(), { inn: '501234567' }), [422, { inn: 'invalid_inn' }]);
  assert.deepEqual(await common(await firm(), { inn: '30123456' }), [422, { inn: 'invalid_inn' }]);
  assert.deepEqual(await common(await firm(), { inn: null }), [422, { inn: 'required' }]);
  assert.deepEqual(await common(await work.make(), { company_name: 'ООО' }), [422, { company_name: 'wrong_subject' }]);
  assert.deepEqual(await common(await firm(), { pinfl: person.pinfl, first_name: 'Азиз' }), [
    422,
    { pinfl: 'wrong_subject', first_name: 'wrong_subject' },
  ]);
  assert.deepEqual(await common(await work.make(), { contact_number: '77011234567' }), [
    422,
    { contact_number: 'invalid_phone' },
  ]);
  assert.equal((await common(await work.make(), { email: 'nobody' }))[0], 400);
  assert.equal((await common(await work.make(), {}))[0], 400);
  assert.equal((await common(await work.make(), { balance: '1000000.00' }))[0], 400);
});

test('a phone belongs to one investor', async () => {
  const [first, second] = [await work.make({ phone_number: '998935550101' }), await work.make()];
  const taken = await work.do(`system PUT /v1/update-phone/${second}`, {
    body: { phone_number: '998935550101' },
    version: 1,
  });
  const { code, fields } = taken.json<Problem>();
  assert.deepEqual(
    [taken.statusCode, code, fields],
    [409, 'phone_number_already_exists', { phone_number: 'phone_number_already_exists' }],
  );
  assert.deepEqual(versionOf(await phone(first, { phone_number: '998935550101' })), [200, 1]);
  for (const number of ['+998935550102', '93555010', '77011234567', 'нет'])
    assert.deepEqual(await phone(first, { phone_number: number }), [422, { phone_number: 'invalid_phone' }], number);
  const racing = await Promise.all([
    phone(first, { phone_number: '998935550199' }),
    phone(second, { phone_number: '998935550199' }),
  ]);
  assert.deepEqual(racing.map(([status]) => status).sort(), [200, 409]);
  assert.deepEqual(await phone(2_000_000, { phone_number: '998935550103' }), [404, 'not_found']);
});

test('document data are looked at together with what stays as it is', async () => {
  const wrong: [body: object, fields: object][] = [
    [{ passport_id: 'AA123456' }, { passport_id: 'invalid_passport' }],
    [{ passport_id: 'АА1234567' }, { passport_id: 'invalid_passport' }],
    [{ passport_id: 'aa1234567' }, { passport_id: 'invalid_passport' }],
    [{ inn: '301234567' }, { inn: 'invalid_inn' }],
    [{ domestic_phone_number: '998' }, { domestic_phone_number: 'invalid_phone' }],
    [{ issue_date: day(0, 1) }, { issue_date: 'in_future' }],
    [{ issue_date: '2020-02-30' }, { issue_date: 'no_such_day' }],
    [{ expiry_date: '2030-13-01' }, { expiry_date: 'no_such_day' }],
    [{ issue_date: '2020-01-01', expiry_date: '2020-01-01' }, { expiry_date: 'not_after_issue' }],
    [{ region_id: 99 }, { region_id: 'unknown_value' }],
    [{ region_id: 1, district_id: 21 }, { district_id: 'unknown_value' }],
    [{ district_id: 11 }, { district_id: 'unknown_value' }],
    [{ source_of_income: 'other' }, { source_of_income_description: 'required' }],
    [
      { passport_id: 'x', inn: 'y' },
      { passport_id: 'invalid_passport', inn: 'invalid_inn' },
    ],
  ];
  for (const [body, fields] of wrong)
    assert.deepEqual(await personal(await work.make(), body), [422, fields], JSON.stringify(body));
  const id = await work.make();
  const paper = { passport_id: 'AA1234567', issue_date: day(0), expiry_date: day(10), region_id: 1, district_id: 11 };
  assert.deepEqual(versionOf(await personal(id, paper)), [200, 2]);
  assert.deepEqual(await personal(id, { expiry_date: day(0) }, 2), [422, { expiry_date: 'not_after_issue' }]);
  assert.deepEqual(await personal(id, { region_id: 2 }, 2), [422, { district_id: 'unknown_value' }]);
  assert.deepEqual(versionOf(await personal(id, { inn: '501234567' }, 2)), [200, 3]);
  assert.deepEqual(versionOf(await personal(id, { inn: '501234567' }, 3)), [200, 3]);
  const card = await read(`/investors/${id}`);
  assert.deepEqual([card.inn, card.version], ['501234567', 3]);
});

test('company data likewise', async () => {
  const firm = () => work.make({ subject: 'business', company_name: 'ООО Нур', inn: '301234567' });
  const wrong: [body: object, fields: object][] = [
    [{ inn: '501234567' }, { inn: 'invalid_inn' }],
    [{ director_pinfl: '30101900010019' }, { director_pinfl: 'invalid_pinfl' }],
    [{ registration_date: day(0, 1) }, { registration_date: 'in_future' }],
    [{ region_id: 2, district_id: 11 }, { district_id: 'unknown_value' }],
  ];
  for (const [body, fields] of wrong) assert.deepEqual(await company(await firm(), body), [422, fields]);
  assert.equal((await company(await firm(), { mfo: '14' }))[0], 400);
  const id = await firm();
  const body = { company_name: 'ООО «Нур Инвест»', mfo: '00014', bank_account: '20208000900123456001', oked: '62010' };
  assert.deepEqual(versionOf(await company(id, body)), [200, 2]);
  const documents = await read(`/investors/${id}/company-document-data`);
  assert.deepEqual(
    [documents.company_name, documents.mfo, documents.bank_account],
    [body.company_name, '00014', '2020************6001'],
  );
  assert.equal((await read(`/investors/${id}`)).name, body.company_name);
  await work.db.query(
    `insert into banks (mfo, name, created_at, updated_at) values ('00450', 'НБУ', '2026-01-01', '2026-01-01')`,
    [],
  );
  try {
    assert.deepEqual(await company(await firm(), { mfo: '99999' }), [422, { mfo: 'bank_unknown' }]);
    const same = await work.do(`invest PUT /investors/${id}/company-document-data`, {
      ...{ body: { mfo: '00014', oked: '62020' }, version: 2 },
    });
    assert.equal(same.statusCode, 200, 'what stands already is let be');
  } finally {
    await work.db.query('delete from banks', []);
  }
  assert.deepEqual(await company(await work.make(), body), [404, 'not_found']);
  assert.deepEqual(await personal(id, { country: 'Узбекистан' }), [404, 'not_found']);
});

test('papers are those of the investor in the address', async () => {
  const id = await work.make();
  const other = await work.do(`invest PUT /investors/${id}/personal-document-data/${id + 1}`, {
    body: { country: 'Узбекистан' },
    version: 1,
  });
  assert.equal(other.statusCode, 404);
});

test('an edit on an older version is refused and shows the record, masked; what was not sent stays', async () => {
  const id = await work.make({ first_name: 'Азиз', ...person });
  assert.deepEqual(versionOf(await common(id, { first_name: 'Рустам' })), [200, 2]);
  const late = await work.do(`system PUT /v1/investors/${id}/update`, { body: { last_name: 'Каримов' }, version: 1 });
  const { code, current } = late.json<Problem>();
  assert.deepEqual([late.statusCode, code], [409, 'changed_meanwhile']);
  assert.deepEqual([current?.first_name, current?.pinfl, current?.version], ['Рустам', '3010******0018', 2]);
  await personal(id, { passport_id: 'AA1234567', actual_address: 'Навои, 1' });
  const papers = await work.do(`invest PUT /investors/${id}/personal-document-data/${id}`, {
    body: { country: 'KZ' },
    version: 1,
  });
  const shown = papers.json<Problem>().current;
  assert.deepEqual([papers.statusCode, shown?.passport_id, shown?.actual_address], [409, 'AA***4567', '•••']);
  assert.deepEqual(versionOf(await personal(id, { country: 'KZ' }, 2)), [200, 3]);
  const stored = await work.one<Record<string, string>>(
    'select passport_id, actual_address, country from personal_documents where investor_id = $1',
    [id],
  );
  assert.deepEqual(stored, { passport_id: 'AA1234567', actual_address: 'Навои, 1', country: 'KZ' });
});

test('a confirmed passport is confirmed as it was', async () => {
  const id = await work.make({ ...person, passport_confirmed: true });
  await personal(id, { country: 'Узбекистан' });
  assert.equal((await read(`/investors/${id}`)).passport_confirmed, true);
  await personal(id, { passport_id: 'AB1234567' }, 2);
  assert.equal((await read(`/investors/${id}`)).passport_confirmed, false);
  const other = await work.make({ ...person, passport_confirmed: true });
  await common(other, { birthday: '1990-01-01', email: 'a@example.uz' });
  assert.equal((await read(`/investors/${other}`)).passport_confirmed, true);
  await common(other, { ...person, pinfl: makePinfl('1990-01-01', 'male', 5, 5) }, 2);
  assert.equal((await read(`/investors/${other}`)).passport_confirmed, false);
});

test('the journal keeps each changed field, personal ones masked, and nothing for what stayed as it was', async () => {
  const id = await work.make({ ...person, first_name: 'Азиз', contact_number: '998901234567' });
  await common(id, { first_name: 'Рустам', contact_number: '998911112233', pinfl: person.pinfl });
  await phone(id, { phone_number: '998971112244' }, 2);
  await personal(id, { passport_id: 'AA1234567', monthly_income: '8000000.00', green_card: true });
  const changes = (await work.journalOf(id)).map(({ field, old, new: now }) => [field, old, now]);
  assert.deepEqual(changes.slice(0, 2), [
    ['first_name', 'Азиз', 'Рустам'],
    ['contact_number', '+998 90 *** ** 67', '+998 91 *** ** 33'],
  ]);
  assert.deepEqual(changes[2]?.slice(0, 1), ['phone_number']);
  assert.deepEqual(changes.slice(3), [
    ['passport_id', null, 'AA***4567'],
    ['monthly_income', null, '•••'],
    ['green_card', null, 'true'],
  ]);
  const everything = JSON.stringify(await work.journalOf(id));
  for (const secret of ['998911112233', '998971112244', 'AA1234567', '8000000'])
    assert.ok(!everything.includes(secret));
});

const confirm = (id: number, version = 1) =>
  work.outcome(`system POST /v1/investors/confirm-investor-passport/${id}`, { as: 'moderator', version });
async function giveFiles(id: number, kinds: string[]) {
  for (const kind of kinds) {
    const key = await work.files.put(Buffer.from(kind), 'png');
    await work.db.query(
      `insert into files (key, name, kind, size, created_at) values ($1, 'a.png', 'png', 1, '2026-01-01')`,
      [key],
    );
    await work.db.query(
      `insert into investor_photos (investor_id, kind, file_key, created_at) values ($1, $2, $3, '2026-01-01')`,
      [id, kind, key],
    );
  }
}
const papersOf = ['passport', 'selfie', 'registration'];
const cardOf = async (id: number) =>
  (await read(`/investors/${id}`)) as { version: number; attachments: { file_id: string }[] };
async function attach(id: number) {
  const { payload, headers } = formOf(samples.pdf, 'устав.pdf');
  const token = (await work.signIn('moderator')).access_token;
  const sent = await work.call({ method: 'POST', url: '/api/investment/files', payload, headers, token });
  const body = { file_id: sent.json<{ id: string }>().id };
  const [status] = await work.outcome(`invest POST /investors/${id}/attachment`, { as: 'moderator', body });
  assert.equal(status, 201);
}
async function detach(id: number) {
  const [file] = (await cardOf(id)).attachments;
  const [status] = await work.outcome(`invest DELETE /investors/attachment/${file?.file_id}`, { as: 'moderator' });
  assert.equal(status, 204);
}

test('a passport is confirmed once, with its photos, its number and a PINFL of the person', async () => {
  const id = await work.make(person);
  const missing = await work.do(`system POST /v1/investors/confirm-investor-passport/${id}`, { version: 1 });
  assert.deepEqual(missing.json<Problem>().fields, {
    ...{ passport_id: 'document_missing', passport: 'document_missing' },
    ...{ selfie: 'document_missing', registration: 'document_missing' },
  });
  assert.deepEqual([missing.statusCode, missing.json<Problem>().code], [422, 'document_missing']);
  await giveFiles(id, papersOf);
  assert.deepEqual(await confirm(id), [422, 'document_missing']);
  await personal(id, { passport_id: 'AA1234567' });
  assert.deepEqual(versionOf(await confirm(id, 2)), [200, 3]);
  assert.deepEqual(await confirm(id, 3), [409, 'transition_not_allowed']);
  assert.deepEqual(await confirm(id), [409, 'changed_meanwhile']);
  assert.deepEqual((await work.journalOf(id)).at(-1)?.action, 'confirm_passport');
  for (const pinfl of [null, '30101900010019', makePinfl('1990-01-02', 'male', 1, 1)]) {
    const other = await work.make({ ...person, pinfl });
    await giveFiles(other, papersOf);
    await personal(other, { passport_id: 'AA1234567' });
    assert.deepEqual(await confirm(other, 2), [422, 'invalid_pinfl'], String(pinfl));
  }
  assert.deepEqual(await confirm(await work.make({ subject: 'business' })), [409, 'transition_not_allowed']);
  assert.deepEqual(await confirm(await work.make({ status: 'archive' })), [409, 'transition_not_allowed']);
  assert.deepEqual(await confirm(2_000_000), [404, 'not_found']);
});

test('nobody confirms a passport that was changed after he looked at it', async () => {
  const id = await work.make(person);
  await giveFiles(id, papersOf);
  const { version: seen } = await cardOf(id);
  await personal(id, { passport_id: 'AA1234567' });
  assert.deepEqual(await confirm(id, seen), [409, 'changed_meanwhile']);
  const { version: fresh } = await cardOf(id);
  await personal(id, { expiry_date: day(3) }, 2);
  assert.deepEqual(await confirm(id, fresh), [409, 'changed_meanwhile']);
  // What is not of the passport is nothing that was confirmed.
  const { version } = await cardOf(id);
  await personal(id, { country: 'KZ' }, 3);
  assert.equal((await confirm(id, version))[0], 200);
});

test('nobody verifies an investor whose papers were changed after they were looked at', async () => {
  const approve = (id: number, version: number) =>
    work.outcome(`invest PUT /investors/${id}/status`, { as: 'moderator', version, body: { status: 'active' } });
  const personId = await work.make({ ...person, status: 'in_process' });
  const companyId = await work.make({ subject: 'business', status: 'in_process' });
  const changes: [id: number, change: () => Promise<unknown>][] = [
    [personId, () => personal(personId, { actual_address: 'Навои, 1' })],
    [companyId, () => company(companyId, { director_name: 'Азиз Каримов' })],
    [companyId, () => attach(companyId)],
    [companyId, () => detach(companyId)],
  ];
  for (const [id, change] of changes) {
    const { version } = await cardOf(id);
    await change();
    assert.deepEqual(await approve(id, version), [409, 'changed_meanwhile'], String(change));
  }
  for (const id of [personId, companyId]) assert.equal((await approve(id, (await cardOf(id)).version))[0], 200);
  const { version } = await cardOf(companyId);
  await attach(companyId);
  assert.equal((await cardOf(companyId)).version, version);
});

test('a reset takes away what was submitted, files too, and makes the investor new', async () => {
  const reset = (one: number, version = 1) =>
    work.outcome(`system DELETE /v1/delete-investor-data/${one}`, { as: 'director', version });
  const id = await work.make({ ...person, first_name: 'Азиз', passport_confirmed: true });
  await giveFiles(id, papersOf);
  await personal(id, { country: 'Узбекистан', passport_id: null });
  const before = await work.db.query<{ file_key: string }>(
    'select file_key from investor_photos where investor_id = $1',
    [id],
  );
  assert.deepEqual(versionOf(await reset(id)).slice(0, 1), [200]);
  const card = await read(`/investors/${id}`);
  assert.deepEqual(
    [card.status, card.pinfl, card.birthday, card.gender, card.passport_confirmed, card.photos, card.first_name],
    ['new', null, null, null, false, [], 'Азиз'],
  );
  for (const { file_key } of before) await assert.rejects(work.files.open(file_key), { status: 404 });
  const papers = await read(`/investors/${id}/personal-document-data`);
  assert.deepEqual([papers.country, papers.version], [null, 1]);
  const history = await read(`/investors/${id}/verify-history`);
  assert.deepEqual((history.items as { from_status: string; to_status: string }[])[0]?.to_status, 'new');
  assert.ok(!JSON.stringify(await work.journalOf(id)).includes(person.pinfl));

  const invested = await work.make();
  await work.invest(invested, 'active');
  assert.deepEqual(await reset(invested), [409, 'investments_exist']);
  assert.deepEqual(await reset(await work.make({ status: 'archive' })), [409, 'transition_not_allowed']);
  const buying = await work.make();
  await addOldContract(work.db, { investorId: buying, number: 'X-1', status: 'not_fully_paid' });
  assert.deepEqual(await reset(buying), [409, 'installments_exist']);
  assert.equal((await read(`/investors/${buying}`)).archive_refused_by, 'installments_exist');
  assert.deepEqual(await reset(buying, 7), [409, 'changed_meanwhile']);
  assert.deepEqual(await reset(2_000_000), [404, 'not_found']);
});
