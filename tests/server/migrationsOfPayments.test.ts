/** The migrations of the payment service on data of the step before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoices } from '../../server/modules/invoices/store';
import { totalFaults } from '../support/keptTotals';
import { broughtFrom } from '../support/olderData';

const before = `
  insert into banks (mfo, name, created_at, updated_at) values ('00440', 'Капиталбанк', '2025-01-01', '2025-01-01');
  insert into sms_messages (phone_masked, template, parts, state, created_at) values ('+998 90 *** ** 67', 'card_code', 1, 'delivered', '2025-01-01');
  insert into merchants (id, name, legal_name, inn, mfo, account_number, phone, type, work_schedule, contract_number,
    created_at, updated_at)
  select 1, 'Texno', 'ООО «Texno»', '301234567', '00440', '20208000900123456001', '998712000000', 'product', '{}', 'M-1', '2025-01-01', '2025-01-01';
  insert into merchant_invoices (merchant_id, number, date, type, total, total_vat, status, created_at) values
    (1, '1', '2025-01-31', 'incoming', 112, 12, 'signed', '2025-01-31'), (1, 'K-1', '2025-01-31', 'outgoing', 11.2, 1.2, 'sent', '2025-01-31');
  insert into permissions (id, position, name_ru, name_en, name_uz, actions, is_builtin)
    select id, position, id, id, id, '{query,get,add,update,export}', true
    from unnest(array['psp', 'budget', 'cards']) with ordinality as p (id, position);
  insert into roles (id, name, description, created_at) values (1, 'accountant', 'a', '2025-01-01'), (2, 'moderator', 'a', '2025-01-01'), (3, 'auditor', 'a', '2025-01-01');
  insert into role_permissions values (1, 'psp', 'add'), (1, 'psp', 'query'), (1, 'cards', 'query'), (3, 'psp', 'add');`;

test('0082, 0083: banks and messages stay, invoices get their parties, and starter roles their new rights', async () => {
  await broughtFrom('0082', before, async (now) => {
    assert.deepEqual(await now.query('select name, edited, missing_since from banks'), [
      { name: 'Капиталбанк', edited: [], missing_since: null },
    ]);
    assert.deepEqual(await now.query('select provider, cost from sms_messages'), [{ provider: null, cost: '0.00' }]);
    assert.deepEqual(await now.query('select type, seller_inn, buyer_inn, contract_number from invoices order by id'), [
      { type: 'incoming', seller_inn: '301234567', buyer_inn: '306573219', contract_number: 'M-1' },
      { type: 'outgoing', seller_inn: '306573219', buyer_inn: '301234567', contract_number: 'M-1' },
    ]);
    const rights = await now.query<{ held: string }>(
      `select r.name || ' ' || p.permission_id || ' ' || string_agg(p.action, ',' order by p.action) as held
       from role_permissions p join roles r on r.id = p.role_id group by r.name, p.permission_id order by 1`,
    );
    assert.deepEqual(
      rights.map(({ held }) => held),
      [
        'accountant budget export,get,query,update',
        'accountant cards export,query',
        'accountant psp export,get,query,update',
        // A role of the house's own keeps what it was given.
        'auditor psp add',
        'moderator budget get,query',
        'moderator psp get,query',
      ],
    );
    assert.deepEqual(
      await now.query(
        'select (select count(*)::int from sms_templates) as templates, (select count(*)::int from phone_codes) as codes',
      ),
      [{ templates: 25, codes: 13 }],
    );
    // 0108 rewrites it where nobody has.
    assert.deepEqual(await now.query(`select text_en from sms_templates where code = 'payment_code'`), [
      { text_en: 'Code for paying {amount} UZS by card *{card}: {code}. Tell it to nobody.' },
    ]);
    await assert.rejects(
      now.transaction(async (sql) => void (await sql.query('update sms_providers set is_active = false'))),
      (error: { code?: string }) => error.code === '23514',
    );
  });
});

const lists = `
  insert into banks (mfo, name, created_at, updated_at) values ('00440', 'Капиталбанк', '2025-01-01', '2025-01-01');
  insert into sms_messages (phone_masked, template, parts, state, created_at) select '+998 90 *** ** 67', 'card_code', n, 'delivered', '2025-01-01'
    from generate_series(1, 3) n;
  insert into invoices (number, date, type, total, total_vat, status, created_at, seller_name, seller_inn, buyer_name, buyer_inn, contract_number) values
    ('СФ-1', '2025-01-31', 'incoming', 112, 12, 'signed', '2025-01-31', 'ООО «Texno»', '301234567', 'ООО «Divan»', '306573219', 'M-77'),
    ('СФ-2', '2025-01-31', 'outgoing', 100, 0, 'sent', '2025-01-31', 'ООО «Divan»', '306573219', 'Саидова Умида', '30101900010018', null);`;

test('0090: invoices that are there are found by their texts, also after these change, and the number of a person is not kept', async () => {
  await broughtFrom('0090', lists, async (now) => {
    const find = async (search: string) =>
      (await invoices.list(now, { offset: 0, limit: 5, order_by: 'date', search })).rows.map(({ number }) => number);
    assert.deepEqual(await find('техно 301234567'), ['СФ-1']);
    assert.deepEqual(await find('divan'), ['СФ-1', 'СФ-2']);
    assert.deepEqual(await find('divan m-77'), ['СФ-1']);
    assert.deepEqual(await find('30101900010018'), []);
    // Two numbers that stand side by side are no number.
    assert.deepEqual(await find('77301234567'), []);
    await now.query(`update invoices set contract_number = 'M-78', buyer_name = 'Азимов' where number = 'СФ-1'`);
    assert.deepEqual([await find('m-77'), await find('m-78'), await find('azimov')], [[], ['СФ-1'], ['СФ-1']]);
    await now.query(`delete from invoices where number = 'СФ-1'`);
    assert.deepEqual(await find('texno'), []);
  });
});

test('0092: lists that are there are counted', async () => {
  await broughtFrom('0092', lists, async (now) => {
    assert.deepEqual(await totalFaults(now), []);
    assert.deepEqual(
      await now.query('select place, state, provider, template, rows::int, parts::int, cost from sms_totals'),
      [{ place: 0, state: 'delivered', provider: null, template: 'card_code', rows: 3, parts: 6, cost: '0.00' }],
    );
    const page = { offset: 0, limit: 5, order_by: 'date' } as const;
    assert.deepEqual((await invoices.list(now, { ...page, type: ['incoming'] })).totals, {
      ...{ total: '112.00', total_vat: '12.00' },
    });
    await now.query(`update invoices set status = 'cancelled', total = 50`);
    assert.deepEqual(await totalFaults(now), []);
  });
});

const messages = `
  insert into sms_messages (phone_masked, template, parts, state, created_at, sent_at) select '+998 90 *** ** 67', 'card_code', 1, 'sent', '2025-01-01', '2025-01-01'
    from generate_series(1, 3) n;
  insert into app_users (phone, language, push, registered_at) values ('998901234567', 'uz', 'on', '2025-01-01');
  insert into push_messages (title_ru, body_ru, segment, created_at, updated_at) values ('а', 'б', 'all', '2025-01-01', '2025-01-01');
  insert into push_recipients (message_id, app_user_id, language, state) select m.id, u.id, 'uz', 'sent' from push_messages m, app_users u;`;
const rewritten = `update sms_templates set version = 2, text_ru = 'Код {code} на {amount}' where code = 'payment_code';`;

test('0108 to 0110: texts that were rewritten stay, and may name the card; what was sent before is not asked for', async () => {
  await broughtFrom('0108', messages + rewritten, async (now) => {
    const templates = await now.query<{ code: string; text_ru: string; names: string[] }>(
      `select code, text_ru, array(select v ->> 'name' from jsonb_array_elements(variables) v) as names from sms_templates
       where code in ('payment_code', 'act_code') order by code desc`,
    );
    assert.deepEqual(
      templates.map(({ code, names }) => [code, names]),
      [
        ['payment_code', ['amount', 'code', 'card']],
        ['act_code', ['contract', 'code']],
      ],
    );
    assert.equal(templates[0]?.text_ru, 'Код {code} на {amount}');
    for (const table of ['sms_messages', 'push_recipients'])
      assert.deepEqual(await now.query(`select distinct state, asks, ask_after from ${table}`), [
        { state: 'sent', asks: 0, ask_after: null },
      ]);
    const indexes = await now.query(
      `select from pg_index i join pg_class c on c.oid = i.indexrelid
       where c.relname in ('push_recipients_to_ask', 'sms_messages_to_ask') and i.indisvalid`,
    );
    assert.equal(indexes.length, 2);
    assert.deepEqual(await totalFaults(now), []);
  });
});

const places = `
  insert into psp_categories (id, name_ru, icon, sequence_number, updated_at) values
    (1, 'а', 'phone', 5, '2025-01-01'), (2, 'б', 'phone', 5, '2025-01-01'), (3, 'в', 'phone', 1, '2025-01-01');
  insert into psp_services (id, category_id, name_ru, code, provider, min_amount, max_amount, commission_percent, cashback_percent, fields,
    sequence_number, updated_at)
  select id, 1 + id / 3, 'а', 'service_' || id, 'Paynet', 1, 2, 0, 0, '[]', 7, '2025-01-01' from generate_series(1, 4) as g (id);
  insert into budget_categories (id, parent_id, kind, name_ru, icon, color, sequence_number, updated_at) values
    (1, null, 'expense', 'а', 'phone', '#123456', 1, '2025-01-01'), (2, null, 'income', 'б', 'phone', '#123456', 1, '2025-01-01'),
    (3, 1, 'expense', 'в', 'phone', '#123456', 9, '2025-01-01'), (4, 1, 'expense', 'г', 'phone', '#123456', 2, '2025-01-01');
  insert into sms_messages (phone_masked, template, parts, state, created_at) values
    ('+998 90 *** ** 67', 'card_code', 1, 'queued', '2025-01-01'), ('+998 90 *** ** 67', 'card_code', 1, 'sent', '2025-01-01');`;

test('0134: places follow one another, and messages that nobody ended come up to be ended', async () => {
  await broughtFrom('0134', places, async (now) => {
    const placed = (table: string) =>
      now.query(`select id, sequence_number as place, version from ${table} order by id`);
    assert.deepEqual(await placed('psp_categories'), [
      { id: 1, place: 2, version: 1 },
      { id: 2, place: 3, version: 1 },
      { id: 3, place: 1, version: 1 },
    ]);
    assert.deepEqual(await placed('psp_services'), [
      { id: 1, place: 1, version: 1 },
      { id: 2, place: 2, version: 1 },
      { id: 3, place: 1, version: 1 },
      { id: 4, place: 2, version: 1 },
    ]);
    assert.deepEqual(await placed('budget_categories'), [
      { id: 1, place: 1, version: 1 },
      { id: 2, place: 2, version: 1 },
      { id: 3, place: 2, version: 1 },
      { id: 4, place: 1, version: 1 },
    ]);
    assert.deepEqual(await now.query('select state, ask_after from sms_messages order by id'), [
      { state: 'queued', ask_after: '2025-01-01 00:00:00' },
      { state: 'sent', ask_after: null },
    ]);
    assert.deepEqual(await totalFaults(now), []);
  });
});

const offers = `
  insert into app_users (id, phone, language, registered_at) select n, (998770000000 + n)::text, 'ru', '2026-01-01' from generate_series(1, 9) n;
  insert into fomos (id, name, title_ru, text_ru, trigger, duration_hours, benefit_percent, starts_on, ends_on, created_at, updated_at)
    select n, 'а' || n, 'б', 'в', 'registered', 24, 5, '2026-01-01', '2026-12-31', '2026-01-01', '2026-01-01' from generate_series(1, 3) n;
  insert into user_fomos (app_user_id, fomo_id, activated_at, expires_at, used_at)
    select u.id, f.id, '2026-01-01', '2026-01-02', case when u.id <= f.id then timestamp '2026-01-01 12:00' end
    from app_users u, fomos f where f.id < 3;`;

test('0150, 0151: offers of before are counted once, whether their changes were counted already or not', async () => {
  for (const step of ['0150', '0151'])
    await broughtFrom(step, offers, async (now) => {
      const kept = () =>
        now.query(
          'select fomo_id, sum(given)::int as given, sum(used)::int as used from user_fomo_totals group by 1 order by 1',
        );
      assert.deepEqual(await kept(), [
        { fomo_id: 1, given: 9, used: 1 },
        { fomo_id: 2, given: 9, used: 2 },
      ]);
      await now.script(`update user_fomos set used_at = '2026-01-01 13:00' where app_user_id = 9;
        update user_fomos set used_at = null where app_user_id = 1; update user_fomos set expires_at = '2026-01-05';
        update user_fomos set fomo_id = 3 where fomo_id = 2 and app_user_id = 2; delete from user_fomos where app_user_id in (8, 9);`);
      assert.deepEqual(await kept(), [
        { fomo_id: 1, given: 7, used: 0 },
        { fomo_id: 2, given: 6, used: 0 },
        { fomo_id: 3, given: 1, used: 1 },
      ]);
      await now.script('truncate user_fomos');
      assert.deepEqual(await kept(), []);
    });
});

const charges = `
  insert into customers (id, first_name, last_name, phone_number, created_at, updated_at) values (1, 'а', 'б', '998901234567', '2025-01-01', '2025-01-01');
  insert into payment_cards (id, customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, created_at, updated_at)
    values (1, 1, 'tk_1', '860012******9012', 'uzcard', 9, 2027, 'KARIMOV', '998901234567', '2025-01-01', '2025-01-01');
  insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, status, rrn, created_at, finished_at)
    values ('uzcard', 'a', 'in', 1, 1, 1000, 'success', '123456789012', '2025-01-01', '2025-01-01');
  insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, status, rrn, commission, created_at, finished_at)
    values ('uzcard', 'b', 'in', 1, 1, 2000, 'success', '123456789012', 10, '2025-01-01', '2025-01-01');`;

test('0179, 0180: a commission that nobody said is none, and the sums of the list stay', async () => {
  await broughtFrom('0179', charges, async (now) => {
    const commissions = () => now.query('select external_id, commission from gateway_transactions order by 1');
    assert.deepEqual(await commissions(), [
      { external_id: 'a', commission: null },
      { external_id: 'b', commission: '10.00' },
    ]);
    assert.deepEqual(await totalFaults(now), []);
    await now.script(`update gateway_transactions set commission = 7, status = 'reversed' where external_id = 'a';
      update gateway_transactions set commission = null where external_id = 'b'`);
    assert.deepEqual(await totalFaults(now), []);
  });
});
