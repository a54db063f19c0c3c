/**
 * One search: whatever way a name or a number is written, it finds its record first, in the list, in "find another" and in
 * the palette, which all send the text as it was typed.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAsked, type AskedKind } from '../../src/lib/find/asked';
import { useWork } from '../support/investorWork';
import { documents, ofDocuments, ofPeople, people, type Document, type Person } from '../support/spellings';

const ids = {} as Record<Person, number>;
const made = {} as Record<Document, number>;

const work = useWork(async ({ make, one, invest, db }) => {
  for (const [first_name, last_name] of [
    ['Алишер', 'Каримов'],
    ['Нилуфар', 'Рахимова'],
    ['Dildora', 'Poʻlatova'],
    ['Шахло', 'Убайдова'],
    ['Юлия', 'Семина'],
  ])
    await make({ first_name, last_name });
  for (const [name, { columns, ...papers }] of Object.entries(people)) {
    const id = await make({ ...columns });
    ids[name as Person] = id;
    if (!('passport' in papers)) continue;
    await db.query(
      `insert into personal_documents (investor_id, passport_id, updated_at) values ($1, $2, '2026-01-01')`,
      [id, papers.passport],
    );
    await db.query(
      `insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status, created_at, updated_at)
       values ($1, $2, 'uzcard', 'CARD HOLDER', 12, 2030, 'Kapitalbank', 'verified', '2026-01-01', '2026-01-01')`,
      [id, papers.card],
    );
  }
  const investment = await invest(ids.zhanna, 'exiting');
  await db.query('update investments set contract_number = $2 where id = $1', [investment, documents.contract]);
  made.contract = investment;
  const add = async (table: string, columns: Record<string, unknown>) => {
    const names = Object.keys(columns);
    const { id } = await one<{ id: number }>(
      `insert into ${table} (${names.join(', ')}, created_at, updated_at)
       values (${names.map((_, at) => `$${at + 1}`).join(', ')}, '2026-06-01', '2026-06-01') returning id`,
      Object.values(columns),
    );
    return id;
  };
  made.payout = await add('exit_claims', {
    ...{ number: documents.payout, investor_id: ids.zhanna, investment_id: investment, status: 'pending' },
    ...{ amount: 1, penalty_amount: 0, tax_amount: 0, payable_amount: 1, reason_type: 'saved_up' },
    ...{ method: 'bank_account', bank_account: '20208000900123456001', mfo: '00014' },
  });
  made.bank = await add('cash_in_bank_claims', {
    ...{ bank_document_number: documents.bank, document_date: '2026-06-01', payer_name: 'ЦОЙ ЖАННА', amount: 1 },
    ...{ purpose: 'Пополнение', match_confidence: 'none', status: 'pending' },
  });
  made.paper = await add('application_documents', {
    ...{ number: documents.paper, type: 'contract', investor_id: ids.zhanna, date: '2026-06-01', status: 'new' },
  });
});

const lists: Record<Document, { path: string; rows: string; takes: readonly AskedKind[] }> = {
  payout: {
    path: 'invest GET /investments/requests/cash-out?limit=10',
    rows: 'exit_claims',
    takes: ['contractNumber', 'orderNumber', 'recordNumber'],
  },
  contract: { path: 'system GET /v1/investments?limit=10', rows: 'items', takes: ['contractNumber', 'recordNumber'] },
  bank: {
    path: 'invest GET /payments/cash-in/bank?limit=10&status=pending',
    rows: 'cash_in_bank',
    takes: ['contractNumber', 'orderNumber', 'recordNumber'],
  },
  paper: {
    path: 'invest GET /document/documents?limit=10',
    rows: 'documents',
    takes: ['contractNumber', 'orderNumber', 'recordNumber'],
  },
};

async function found(path: string, rows: string, text: string): Promise<number[]> {
  const answer = await work.do(`${path}&search=${encodeURIComponent(text)}`, { as: 'moderator' });
  assert.equal(answer.statusCode, 200, `${text}: ${answer.body}`);
  return answer.json<Record<string, { id: number }[]>>()[rows]!.map(({ id }) => id);
}

const investorsTake: readonly AskedKind[] = [
  ...(['phone', 'pinfl', 'inn', 'passport'] as const),
  ...(['cardEnd', 'name', 'recordNumber'] as const),
];

/** Texts that the palette asks nobody of this kind about. */
const unasked = (texts: readonly string[], takes: readonly AskedKind[]) =>
  texts.filter((text) => !readAsked(text).kinds.some((kind) => takes.includes(kind)));

test('there are 200 spellings and no text stands twice for one record', () => {
  const all = [...Object.values(ofPeople), ...Object.values(ofDocuments)];
  assert.ok(all.flat().length >= 200, String(all.flat().length));
  for (const texts of all) assert.equal(new Set(texts).size, texts.length);
});

for (const [name, texts] of Object.entries(ofPeople))
  test(`${name} is found first by each of ${texts.length} spellings`, async () => {
    const wrong: string[] = [];
    for (const text of texts) {
      const path = `invest GET /investors?limit=10&subject=${name === 'sharq' || name === 'bread' ? 'business' : 'individual'}`;
      const [first] = await found(path, 'investors', text);
      if (first !== ids[name as Person]) wrong.push(`${text}: ${first}`);
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(unasked(texts, investorsTake), []);
  });

test('an investor is found by the number that lists print', async () => {
  for (const [name, id] of Object.entries(ids)) {
    const texts = [`№ ${id}`, `№${id}`, `#${id}`, String(id)];
    const subject = name === 'sharq' || name === 'bread' ? 'business' : 'individual';
    for (const text of texts)
      assert.deepEqual((await found(`invest GET /investors?subject=${subject}`, 'investors', text))[0], id);
    assert.deepEqual(unasked(texts, investorsTake), []);
  }
});

for (const [name, texts] of Object.entries(ofDocuments))
  test(`the ${name} is found first by each of ${texts.length} spellings`, async () => {
    const { path, rows, takes } = lists[name as Document];
    const wrong: string[] = [];
    for (const text of texts) {
      const [first] = await found(path, rows, text);
      if (first !== made[name as Document]) wrong.push(`${text}: ${first}`);
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(unasked(texts, takes), []);
  });

test('who may not read passports finds nobody by one, nor by its digits', async () => {
  await work.deny('moderator', 'investors.get');
  for (const text of ['XS6268437', '6268437'])
    assert.deepEqual(await found('invest GET /investors?subject=individual', 'investors', text), []);
});

test('a text without a sound finds nobody, on either keyboard, and beside a name it asks for nothing', async () => {
  const path = 'invest GET /investors?limit=10&subject=individual';
  for (const text of ['ъъъъъъъ', 'ь', ']]]]]', '«»', '"'])
    assert.deepEqual(await found(path, 'investors', text), [], text);
  const named = await found(path, 'investors', 'Каримов');
  assert.ok(named.length > 0);
  assert.deepEqual(await found(path, 'investors', '« Каримов »'), named);
});
