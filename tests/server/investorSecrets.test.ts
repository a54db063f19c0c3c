/** Masked fields in full, one by one and written down; the journal without them; and an erasing that leaves nothing. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { belongings } from '../../server/modules/platform-investors/eraseStore';
import { auditInvestor } from '../../server/shared/auditTrail';
import { makeCustomer } from '../support/customers';
import { newKey, useWork } from '../support/investorWork';
import { formOf, samples } from '../support/uploads';
import { addOldContract } from '../support/instalments';

const work = useWork();

const person = {
  ...{ last_name: 'Стиркин', first_name: 'Олег', phone_number: '998997770011', contact_number: '998997770022' },
  ...{ email: 'oleg@example.uz', pinfl: '30101900010018', birthday: '1990-01-01', gender: 'male' },
};
const papers = {
  ...{ passport_id: 'AB7654321', inps: '12345678901234', actual_address: 'ул. Секретная, 5', temporary_address: null },
  ...{ work_address: 'ул. Рабочая, 6', monthly_income: '7654321.00', domestic_phone_number: '998997770033' },
};
const reveal = (id: number, fields: string[], as = 'kam') =>
  work.do(`system GET /v1/get-investor-data/${id}?${fields.map((field) => `fields=${field}`).join('&')}`, { as });

async function makePerson(more: object = {}) {
  const id = await work.make({ ...person, ...more });
  await work.do(`invest PUT /investors/${id}/personal-document-data/${id}`, { body: papers, version: 1 });
  return id;
}

test('a reveal answers the full values of what was asked and leaves one row for each', async () => {
  const id = await makePerson();
  const answer = await reveal(id, ['pinfl', 'passport_id', 'temporary_address', 'pinfl']);
  assert.deepEqual(answer.json(), {
    id,
    values: { pinfl: person.pinfl, passport_id: papers.passport_id, temporary_address: null },
  });
  assert.equal(answer.headers['cache-control'], 'no-store');
  const rows = (await work.journalOf(id)).filter(({ action }) => action === 'reveal');
  assert.deepEqual(rows, [
    { action: 'reveal', field: 'pinfl', old: null, new: null },
    { action: 'reveal', field: 'passport_id', old: null, new: null },
    { action: 'reveal', field: 'temporary_address', old: null, new: null },
  ]);
  const everything = ['phone_number', 'contact_number', 'birthday', 'inps', 'actual_address', 'work_address'];
  const rest = await reveal(id, [...everything, 'monthly_income', 'domestic_phone_number']);
  const { phone_number, contact_number, birthday } = person;
  const { inps, actual_address, work_address, monthly_income, domestic_phone_number } = papers;
  assert.deepEqual(rest.json<{ values: object }>().values, {
    ...{ phone_number, contact_number, birthday, inps, actual_address, work_address },
    ...{ monthly_income, domestic_phone_number },
  });
});

test('whoever tries values behind the masks of an investor is counted and journalled as one who searches', async () => {
  const id = await makePerson({ phone_number: '998997770061', contact_number: '998997770062' });
  const firm = await work.make({ subject: 'business' });
  await work.do(`invest PUT /investors/${firm}/company-document-data`, {
    ...{ body: { bank_account: '20208000900123456001' }, version: 1 },
  });
  const versions = await work.db.query<{ id: number; version: number; papers: number | null }>(
    `select i.id, i.version, coalesce(p.version, c.version) as papers from investors i
       left join personal_documents p on p.investor_id = i.id left join company_documents c on c.investor_id = i.id
     where i.id = any ($1::int[]) order by i.id`,
    [[id, firm]],
  );
  const [own, ofFirm] = versions;
  const change = (body: object) =>
    work.outcome(`system PUT /v1/investors/${id}/update`, { body, version: own!.version }); // made above
  const changePhone = (phone_number: string) =>
    work.outcome(`system PUT /v1/update-phone/${id}`, { body: { phone_number }, version: own!.version });
  const changePapers = (body: object) =>
    work.outcome(`invest PUT /investors/${id}/personal-document-data/${id}`, { body, version: own!.papers! });
  const changeFirm = (body: object) =>
    work.outcome(`invest PUT /investors/${firm}/company-document-data`, { body, version: ofFirm!.papers! });
  const [{ since } = { since: 0 }] = await work.db.query<{ since: number }>('select max(id) as since from audit', []);
  const tried = async () => {
    const rows = await work.db.query<{ field: string }>(
      `select field from audit where entity = 'number_search' and entity_id = 'investors' and field <> 'id' and id > $1 order by id`,
      [since],
    );
    return rows.map(({ field }) => field);
  };
  assert.deepEqual(await change({ birthday: '1985-01-01' }), [422, 'invalid_pinfl']);
  assert.equal((await change({ birthday: person.birthday }))[0], 200);
  assert.equal((await change({ contact_number: '998997770062' }))[0], 200);
  assert.equal((await changePhone('998997770061'))[0], 200);
  await work.make({ phone_number: '998997770063' });
  assert.deepEqual(await changePhone('998997770063'), [409, 'phone_number_already_exists']);
  assert.equal((await changePapers({ passport_id: papers.passport_id }))[0], 200);
  assert.equal((await changeFirm({ bank_account: '20208000900123456001' }))[0], 200);
  assert.deepEqual(await tried(), [
    ...['birthday', 'birthday', 'contact_number', 'phone_number', 'phone_number', 'passport_id', 'bank_account'],
  ]);
  await work.db.query(
    `insert into secret_reads (user_id, kind, subject, read_at)
     select u.id, 'search', n::text, $1::timestamp from system_users u, generate_series(1, 400) n where u.username = 'director'`,
    [new Date(work.clock.now().getTime() + 5 * 3_600_000).toISOString().slice(0, 19)],
  );
  try {
    const tooMany = [429, 'too_many_searches'];
    assert.deepEqual(await change({ birthday: '1985-01-02' }), tooMany);
    const known = [409, 'phone_number_already_exists'];
    assert.deepEqual(await changePhone('998997770063'), known, 'what was learnt already is answered again');
    assert.deepEqual(await changePapers({ passport_id: papers.passport_id, inps: papers.inps }), tooMany);
    assert.deepEqual(await changeFirm({ bank_account: '20208000900123456001', director_pinfl: '1' }), tooMany);
    assert.equal((await change({ contact_number: '998997770064' }))[0], 200, 'the work goes on');
  } finally {
    await work.db.query('delete from secret_reads', []);
  }
});

test('a field of the other kind, an unknown one or none is refused and leaves no row', async () => {
  const id = await work.make();
  const firm = await work.make({ subject: 'business' });
  for (const [investor, fields] of [
    [id, ['bank_account']],
    [id, ['pinfl', 'director_pinfl']],
    [firm, ['pinfl']],
    [firm, ['monthly_income']],
    [id, ['email']],
    [id, ['password_hash']],
    [id, []],
  ] as const)
    assert.equal((await reveal(investor, [...fields])).statusCode, 400, String(fields));
  assert.deepEqual(await work.journalOf(id), []);
  assert.deepEqual(await work.journalOf(firm), []);
  assert.equal((await reveal(2_000_000, ['pinfl'])).statusCode, 404);
  const open = await reveal(firm, ['bank_account', 'director_pinfl', 'phone_number', 'contact_number']);
  assert.equal(open.statusCode, 200);
});

test('logs tell everything that was done, edits only what was changed, neither a personal value', async () => {
  const id = await makePerson({ phone_number: '998997770044' });
  await work.do(`system PUT /v1/investors/${id}/update`, {
    body: { contact_number: '998997770055', email: 'new@example.uz', last_name: 'Каримов' },
    version: 2,
  });
  await reveal(id, ['pinfl']);
  await work.do(`invest POST /investors/${id}/generate-info`);
  const logs = (await work.do(`system GET /v1/investor/${id}/logs?limit=100`)).json<Reply<'listInvestorLogs'>>();
  assert.equal(logs.count, logs.items.length);
  assert.deepEqual(
    logs.items.slice(0, 2).map(({ action }) => action),
    ['generate_info', 'reveal'],
  );
  assert.deepEqual(logs.items[1]?.user, { id: 2, name: 'Санжар Рахимов' });
  const edits = (await work.do(`system GET /v1/investor-edited-list?investor_id=${id}&limit=100`)).json<
    Reply<'listInvestorEdits'>
  >();
  assert.ok(edits.items.every(({ action }) => action === 'update'));
  assert.equal(edits.count, logs.count - 2);
  assert.deepEqual(edits.items[0]?.investor, { id, name: 'Каримов Олег' });
  const [newest] = (await work.do('system GET /v1/investor-edited-list?limit=1')).json<Reply<'listInvestorEdits'>>()
    .items;
  assert.deepEqual(newest, edits.items[0]);
  const journals = JSON.stringify([logs, edits]);
  const secrets = ['998997770044', '998997770055', person.pinfl, ...Object.values(papers)];
  for (const secret of secrets) if (secret !== null) assert.ok(!journals.includes(secret), secret);
  assert.deepEqual(await work.outcome('system GET /v1/investor/2000000/logs'), [404, 'not_found']);
  const none = (await work.do('system GET /v1/investor-edited-list?investor_id=2000000')).json<object>();
  assert.deepEqual(none, { items: [], count: 0 });
});

test('what nobody of the staff did stands in the journal as well, and pages hold as many rows as they are asked for', async () => {
  const id = await work.make(person);
  const nobody = { user: undefined, clock: work.clock };
  for (const units of ['1', '2', '3'])
    await auditInvestor(work.db, nobody, id, 'buy_bond', [{ field: 'bond 1', new: units }]);
  for (const list of [`v1/investor/${id}/logs?`, `v1/investor-edited-list?investor_id=${id}&`]) {
    const page = async (offset: number) =>
      (await work.do(`system GET /${list}limit=2&offset=${offset}`)).json<Reply<'listInvestorLogs'>>();
    const [first, second] = [await page(0), await page(2)];
    assert.deepEqual([first.count, first.items.map(({ new: units }) => units)], [3, ['3', '2']], list);
    assert.deepEqual(
      second.items.map(({ new: units, user }) => [units, user]),
      [['1', null]],
      list,
    );
  }
});

const erase = (id: number, options: { as?: string; number?: number } = {}) =>
  work.outcome(`system DELETE /v1/investors/${id}?number=${options.number ?? id}`, { as: options.as });

test('only what is archived, empty and named by its number is erased, and only by who may', async () => {
  for (const status of ['new', 'in_process', 'active', 'current', 'left', 'inactive'])
    assert.deepEqual(await erase(await work.make({ status })), [409, 'not_archived'], status);
  const id = await work.make({ status: 'archive' });
  assert.deepEqual(await erase(id, { number: id + 1 }), [422, 'number_mismatch']);
  for (const as of ['moderator', 'kam', 'accountant', 'executive'])
    assert.deepEqual(await erase(id, { as }), [403, 'forbidden']);
  assert.equal((await work.do(`system DELETE /v1/investors/${id}`)).statusCode, 400);
  const rich = await work.make({ status: 'archive', balance: '0.01' });
  assert.deepEqual(await erase(rich), [409, 'balance_not_zero']);
  for (const status of ['closed', 'cancelled']) {
    const invested = await work.make({ status: 'archive' });
    await work.invest(invested, status);
    assert.deepEqual(await erase(invested), [409, 'investments_exist'], status);
  }
  const bought = await work.make({ status: 'archive' });
  await addOldContract(work.db, { investorId: bought, number: 'X-9', status: 'closed' });
  assert.deepEqual(await erase(bought), [409, 'installments_exist']);
  assert.deepEqual(await erase(id), [204, undefined]);
  assert.deepEqual(await erase(id), [404, 'not_found']);
});

test('what the bank and the tax office know of an investor stays, and he with it', async () => {
  const [paid, taxed] = [await work.make({ status: 'archive' }), await work.make({ status: 'archive' })];
  await work.db.script(`
    insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, amount, purpose, matched_investor_id, match_confidence, status, created_at, updated_at)
      values ('1', '2026-01-01', 'ООО «Чорсу»', 5, 'По договору', ${paid}, 'exact', 'confirmed', '2026-01-01', '2026-01-01');
    insert into tax_transactions (date, month, investor_id, income_type, base_amount, rate_percent, tax_amount, status, verified_at, created_at)
      values ('2026-03-05', '2026-03-01', ${taxed}, 'dividend', 100, 12, 12, 'verified', '2026-03-06', '2026-03-05')`);
  for (const id of [paid, taxed]) assert.deepEqual(await erase(id), [409, 'bank_records_exist']);
  const { documents, taxes } = await work.one<{ documents: number; taxes: number }>(
    `select (select count(*)::int from cash_in_bank_claims where matched_investor_id = $1) as documents,
       (select count(*)::int from tax_transactions where investor_id = $2) as taxes`,
    [paid, taxed],
  );
  assert.deepEqual([documents, taxes], [1, 1]);
});

test('whoever moved money in a month that is closed stays, and in one that is open does not', async () => {
  const made = await work.make({ status: 'archive' });
  const move = (day: string) =>
    work.db.query(
      `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
       values ($1, 'refill', 5, 5, $2::date), ($1, 'withdraw', -5, 0, $2::date)`,
      [made, day],
    );
  await move('1959-03-05');
  await work.db.query(
    `update closing_months set status = 'closed', digest = repeat('0', 64) where month = '1959-03-01'`,
  );
  assert.deepEqual(await erase(made), [409, 'closed_month_records']);
  await work.db.query(`update closing_months set status = 'reopened', digest = null where month = '1959-03-01'`);
  assert.deepEqual(await erase(made), [204, undefined]);
});

test('whoever has the program on his phone is erased with it, and a customer keeps it', async () => {
  const [id, buyer] = [await work.make({ status: 'archive' }), await work.make({ status: 'archive' })];
  const customer = await makeCustomer(work.db, { investor_id: buyer });
  const [own, shared] = await work.db.query<{ id: number }>(
    `insert into app_users (phone, language, investor_id, customer_id, registered_at)
     values ('998991230071', 'ru', $1, null, '2026-01-01'), ('998991230072', 'ru', $2, $3, '2026-01-01') returning id`,
    [id, buyer, customer],
  );
  await work.db.script(`
    insert into push_messages (id, title_ru, body_ru, segment, status, published_at, due_at, created_at, updated_at)
      values (9001, 'Выплата', 'Дивиденды пришли', 'investors', 'published', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01');
    insert into push_recipients (message_id, app_user_id, language, state)
      values (9001, ${own!.id}, 'ru', 'sent'), (9001, ${shared!.id}, 'ru', 'sent');
    insert into fomos (id, name, title_ru, text_ru, trigger, duration_hours, benefit_percent, starts_on, ends_on, created_at, updated_at)
      values (9001, 'Erased', 'Скидка', 'Сегодня', 'registered', 24, 5, '2026-01-01', '2026-02-01', '2026-01-01', '2026-01-01');
    insert into user_fomos (app_user_id, fomo_id, activated_at, expires_at)
      values (${own!.id}, 9001, '2026-01-01', '2026-01-02'), (${shared!.id}, 9001, '2026-01-01', '2026-01-02')`);
  for (const one of [id, buyer]) assert.deepEqual(await erase(one), [204, undefined]);
  const left = await work.db.query(
    `select a.id, a.investor_id, a.customer_id, m.sent, (select count(*)::int from user_fomos where fomo_id = 9001) as offers
     from push_messages m join push_recipients r on r.message_id = m.id join app_users a on a.id = r.app_user_id where m.id = 9001`,
    [],
  );
  assert.deepEqual(left, [{ id: shared!.id, investor_id: null, customer_id: customer, sent: 1, offers: 1 }]);
  assert.deepEqual(await work.db.query('select id from app_users where id = $1', [own!.id]), []);
});

test('rows of sheets that never found him forget him, too', async () => {
  const [id, other] = [
    await work.make({ status: 'archive', phone_number: '998991230081', pinfl: '41508851230081' }),
    await work.make({ phone_number: '998991230082' }),
  ];
  const { id: task } = await work.one<{ id: number }>(
    `insert into async_tasks (name, type, status, params, total, created_by, created_at, updated_at)
     select 'Форум', 'import_investors', 'done_with_errors', '{}', 6, id, '2026-01-01', '2026-01-01'
     from system_users where username = 'director' returning id`,
  );
  const rows: [cells: object, message: string | null, investor: number | null, isHis: boolean][] = [
    [{ last_name: 'Каримова', phone_number: '+998 (99) 123-00-81' }, 'phone_number_already_exists', null, true],
    [{ last_name: 'Каримова', phone_number: '99 123 00 81' }, 'invalid_phone', null, true],
    [{ pinfl: '4150885 1230081', comment: 'Каримова просит' }, null, null, true],
    [{ investor_id: `00${id}`, comment: 'Каримова просит' }, null, null, true],
    [{ last_name: 'Юсупов', phone_number: '998991230082', pinfl: '41508851230082' }, null, null, false],
    [{ investor_id: String(other), comment: 'Юсупов просит' }, null, other, false],
  ];
  for (const [at, [cells, message, investor]] of rows.entries())
    await work.db.query(
      `insert into async_task_items (task_id, row, wish, investor_id, status, message)
       values ($1, $2, $3, $4, case when $5::text is null then 'skipped' else 'error' end, $5)`,
      [task, at + 2, JSON.stringify(cells), investor, message],
    );
  assert.deepEqual(await erase(id), [204, undefined]);
  const left = await work.db.query<{ cells: object }>(
    'select wish as cells from async_task_items where task_id = $1 order by row',
    [task],
  );
  assert.deepEqual(
    left.map(({ cells }) => cells),
    rows.map(([cells, , , isHis]) => (isHis ? {} : cells)),
  );
  const plan = await work.db.transaction(async (sql) => {
    // A table of a few rows is read whole by anybody.
    await sql.query('set local enable_seqscan = off');
    const statement = belongings.find((text) => text.includes('phone_number'))!; // the one that this test is about
    return sql.query<{ 'QUERY PLAN': string }>(`explain ${statement.replaceAll('$1', String(id))}`);
  });
  assert.match(JSON.stringify(plan), /async_task_items_by_person/);
});

test('an erasing finds his answers among many, and takes apart only those that may be about him', async () => {
  const id = await work.make({ status: 'archive', last_name: 'Дальний', first_name: 'Марат' });
  const [mine, ...others] = await work.db.query<{ id: number }>('select id from system_users order by id desc', []);
  const first = others.at(-1)!; // there are several users
  // What no binary JSON can hold breaks whoever tries to make it of an answer.
  await work.db.query(
    `insert into idempotency_keys (user_id, key, digest, state, status, body, created_at)
     select $1, 'foreign-answer-' || lpad(n::text, 6, '0'), 'd', 'done', 200, '{"id": 0, "note": "\\u0000"}', '2026-01-01'
     from generate_series(1, 10001) n`,
    [first.id],
  );
  const answers = [
    { investor_id: id, phone_masked: '+998 90 *** ** 67', at: 'first' },
    { payee: 'Дальний Марат' },
    { id, subject: 'individual', first_name: 'Марат' },
    { id, first_name: 'Марат' },
  ];
  for (const [at, body] of answers.entries())
    await work.db.query(
      `insert into idempotency_keys (user_id, key, digest, state, status, body, created_at)
       values ($1, $2, 'd', 'done', 200, $3, '2026-01-01')`,
      [mine!.id, `answer-about-him-${at}`, JSON.stringify(body)],
    );
  try {
    assert.deepEqual(await erase(id), [204, undefined]);
    const kept = await work.db.query<{ body: object }>(
      `select body from idempotency_keys where key like 'answer-about-him-%' order by key`,
      [],
    );
    assert.deepEqual(
      kept.map(({ body }) => body),
      [
        { investor_id: id, phone_masked: '***', at: 'first' },
        { payee: '***' },
        { id, subject: 'individual', first_name: '***' },
        { id, first_name: 'Марат' },
      ],
    );
  } finally {
    await work.db.query(`delete from idempotency_keys where key like 'foreign-answer-%'`, []);
  }
});

test('nothing of the database names an investor, or what goes with him, that an erasing passes over', async () => {
  // By these an erasing is refused; a claim to leave is of an investment.
  const refusing = ['investments', 'exit_claims', 'bond_investments', 'cash_in_bank_claims', 'tax_transactions'];
  const removed = belongings.flatMap((statement) => /^delete from (\w+)/.exec(statement)?.[1] ?? []);
  const references = await work.db.query<{ source: string; target: string }>(
    `select conrelid::regclass::text as source, confrelid::regclass::text as target from pg_constraint
     where contype = 'f' and confdeltype in ('a', 'r') and confrelid::regclass::text = any ($1)`,
    [removed],
  );
  assert.ok(references.some(({ source, target }) => source === 'app_users' && target === 'investors'));
  const treated = belongings.flatMap((statement) => /^(?:delete from|update) (\w+)/.exec(statement)?.[1] ?? []);
  const passedOver = references.filter(({ source }) => !treated.includes(source) && !refusing.includes(source));
  assert.deepEqual(passedOver, []);
});

test('an erasing leaves no row, no file and no personal value, and the journal of what was done', async () => {
  const moderator = (await work.signIn('moderator')).access_token;
  const id = await work.make({
    ...{ status: 'left', last_name: 'Следов', first_name: 'Илларион', phone_number: '998991230066' },
    ...{ contact_number: '998991230067', email: 'sledov@example.uz', pinfl: '41508851230458' },
  });
  const body = { passport_id: 'AC1112223', actual_address: 'ул. Заметная, 9', domestic_phone_number: '998991230068' };
  await work.do(`invest PUT /investors/${id}/personal-document-data/${id}`, { body, version: 1 });
  const traces = ['Следов', 'SLEDOV', 'Илларион', 'Евлампия', '99899123006', '41508851230458', 'AC1112223', 'Заметная'];
  const form = formOf(samples.pdf, 'Следов Илларион.pdf');
  const sent = await work.call({ method: 'POST', url: '/api/investment/files', token: moderator, ...form });
  const file_id = sent.json<{ id: string }>().id;
  await work.do(`invest POST /investors/${id}/attachment`, { as: 'moderator', body: { file_id } });
  const photo = await work.files.put(samples.png, 'png');
  await work.db.query(
    `insert into files (key, name, kind, size, created_at) values ($1, 'a', 'png', 64, '2026-01-01')`,
    [photo],
  );
  await work.db.query(`insert into investor_photos values ($1, 'passport', $2, '2026-01-01')`, [id, photo]);
  await work.db.script(`
    insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, status, bank, created_at, updated_at)
      values (${id}, '860012******9012', 'uzcard', 'SLEDOV ILLARION', 9, 2027, 'verified', '', '2026-01-01', '2026-01-01');
    insert into auto_invest (investor_id, enabled, updated_at) values (${id}, false, '2026-01-01');
    insert into certificates (number, investor_id, kind, issued_at) values ('Q-1', ${id}, 'qualification', '2026-01-01');
    insert into payment_transactions (investor_id, date, direction, gateway, amount, status)
      values (${id}, '2026-01-01', 'in', 'payme', 5, 'success')`);
  const claimed = await work.outcome(`system PUT /v1/investors/${id}/refill-balance`, {
    ...{ as: 'accountant', version: 2, key: newKey() },
    body: { amount: '5.00', comment: 'Следов просил' },
  });
  const { claim_id } = claimed[1] as { claim_id: number };
  // Its answer names him, and is kept to be repeated.
  const key = newKey();
  const changed = await work.do(`system PUT /v1/claims/${claim_id}/change-payment-type`, {
    ...{ as: 'accountant', version: 1, key },
    body: { payment_type: 'cash' },
  });
  assert.match(changed.body, /Следов Илларион.*Следов просил|Следов просил.*Следов Илларион/);
  await work.do(`system PUT /v1/claims/${claim_id}/change-status`, {
    ...{ as: 'executive', version: 2, key: newKey() },
    body: { status: 'rejected', comment: 'Следов передумал' },
  });
  await work.do(`system PUT /v1/investors/${id}/update`, { body: { first_name: 'Евлампия' }, version: 3 });
  const { version } = await work.one<{ version: number }>('select version from investors where id = $1', [id]);
  assert.deepEqual(await work.outcome(`invest DELETE /investors/${id}`, { version }), [204, undefined]);
  assert.deepEqual(await erase(id), [204, undefined]);

  const tables = await work.db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    [],
  );
  for (const { name } of tables) {
    const rows = await work.db.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any (array(select '%' || p || '%' from unnest($1::text[]) p))`,
      [traces],
    );
    assert.deepEqual(rows, [], name);
  }
  assert.ok(!readdirSync(work.fileFolder).some((name) => name.startsWith(file_id) || name === photo));
  const repeated = await work.do(`system PUT /v1/claims/${claim_id}/change-payment-type`, {
    ...{ as: 'accountant', version: 1, key },
    body: { payment_type: 'cash' },
  });
  assert.equal(repeated.statusCode, 200, repeated.body);
  const { comment, ...claim } = repeated.json<{
    comment: string;
    id: number;
    investor: { id: number; name: string };
  }>();
  assert.deepEqual([claim.id, claim.investor.id, claim.investor.name, comment], [claim_id, id, '***', '***']);
  const journal = await work.journalOf(id);
  assert.equal(journal.length, 9);
  assert.deepEqual(journal.at(-1), { action: 'erase', field: 'status', old: 'archive', new: null });
  assert.ok(journal.every((row) => row.field === 'status' || (row.old === null && row.new === null)));
  for (const path of ['', '/claims', '/balance', '/transactions', '/investments'])
    assert.deepEqual(await work.outcome(`system GET /v1/investors/${id}${path}`), [404, 'not_found']);
});
