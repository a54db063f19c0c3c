/** What customers are told by codes: every code of the program has its text, one text a code, translations, who may do what. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { refusalCodes } from '../../server/shared/codes';
import { knownErrors } from '../../server/modules/system-errors/catalogue';
import { seedSystemErrors } from '../../server/modules/system-errors/seed';
import { useWork } from '../support/investorWork';

type Card = Reply<'getSystemError'>;
type Page = Reply<'listSystemErrors'>;

const work = useWork(async ({ db, clock }) => seedSystemErrors(db, clock));
const at = (method: string, path = '') => `pay ${method} /v3/content/system-errors${path}`;
const list = (query: string) => work.answer<Page>(at('GET', `?limit=1000${query}`));
const codes = async (query: string) => (await list(query)).system_errors.map(({ code }) => code);
const change = (card: Pick<Card, 'id' | 'version'>, body: object, as = 'director') =>
  work.outcome(at('PUT', `/${card.id}`), { as, version: card.version, body });

test('every code that the program knows has its text, at least sixty of them, sorted by category and found by code and sound', async () => {
  const { count, system_errors: rows } = await list('');
  assert.deepEqual([count, count >= 60], [knownErrors.length, true]);
  assert.deepEqual(
    rows.map(({ code }) => code),
    knownErrors.map(([code]) => code).toSorted(),
  );
  assert.deepEqual(await codes('&search=file_too_large'), ['file_too_large']);
  assert.ok((await codes('&search=слишком большой')).includes('file_too_large'));
  assert.ok((await codes('&search=fayl juda')).includes('file_too_large'));
  const { categories } = await work.answer<Reply<'listSystemErrorCategories'>>(at('GET', '/categories'));
  assert.equal(categories.length, 9);
  assert.equal(
    categories.reduce((sum, one) => sum + one.count, 0),
    count,
  );
  for (const { category, count: within } of categories)
    assert.equal((await list(`&category=${category}`)).count, within);
});

test('a code has one text, whoever comes first, and never changes', async () => {
  const body = { code: 'gift_not_found', category: 'general', message_ru: 'Подарок не найден', http_status: 404 };
  const made = await Promise.all([1, 2, 3].map(() => work.outcome(at('POST'), { body })));
  assert.deepEqual(made.map(([status]) => status).sort(), [201, 422, 422]);
  assert.ok(made.some(([, code]) => code === 'taken'));
  const card = made.find(([status]) => status === 201)![1] as Card;
  assert.equal((await change(card, { code: 'other' }))[0], 400);
  for (const wrong of ['Gift', 'a', 'два слова', 'x'.repeat(61)])
    assert.equal((await work.outcome(at('POST'), { body: { ...body, code: wrong } }))[0], 400, wrong);
  assert.equal((await work.outcome(at('POST'), { body: { ...body, code: 'other', http_status: 200 } }))[0], 400);
});

test('a text that is missing or older than the Russian one is found, and the journal says what was changed', async () => {
  const card = await work.answer<Card>(at('POST'), {
    body: { code: 'late_one', category: 'orders', message_ru: 'Раз', message_en: 'One' },
  });
  assert.ok((await codes('&lacks=uz')).includes('late_one'));
  assert.ok(!(await codes('&lacks=en')).includes('late_one'));
  await work.db.query(
    `update system_errors set message_en_at = message_en_at - interval '1 hour', message_ru_at = message_ru_at - interval '1 hour' where id = $1`,
    [card.id],
  );
  const [, next] = (await change(card, { message_ru: 'Два', is_active: false })) as [number, Card];
  assert.deepEqual([next.stale, next.is_active, next.version], [['en'], false, 2]);
  assert.ok((await codes('&lacks=en')).includes('late_one'));
  assert.deepEqual(
    next.history
      .map(({ action, field, old, new: now }) => [action, field, old, now])
      .slice(0, 2)
      .toSorted(),
    [
      ['update', 'is_active', 'true', 'false'],
      ['update', 'message_ru', 'Раз', 'Два'],
    ],
  );
  assert.deepEqual(await change(card, { is_active: true }), [409, 'changed_meanwhile']);
  assert.deepEqual(await change(next, { message_ru: '\u200b' }), [422, 'required']);
  const [, same] = (await change(next, { message_ru: ' Два ' })) as [number, Card];
  assert.equal(same.version, 2);
});

test('only an administrator writes, a director reads, and nobody else sees them', async () => {
  const { system_errors: rows } = await list('');
  const body = { code: 'who_may', category: 'general', message_ru: 'Кто' };
  const rowsOf: [string, number, number, number][] = [
    ['director', 200, 201, 200],
    ['executive', 200, 403, 403],
    ['moderator', 403, 403, 403],
    ['kam', 403, 403, 403],
    ['accountant', 403, 403, 403],
  ];
  for (const [as, read, add, write] of rowsOf) {
    const answers = [
      await work.outcome(at('GET'), { as }),
      await work.outcome(at('POST'), { as, body }),
      await change(rows[0]!, { is_active: rows[0]!.is_active }, as),
    ];
    assert.deepEqual(
      answers.map(([status]) => status),
      [read, add, write],
      as,
    );
  }
});

test('what is answered to customers is known under the codes of the program', () => {
  const known = new Set(knownErrors.map(([code]) => code));
  const common = ['changed_meanwhile', 'transition_not_allowed', 'file_too_large', 'link_not_allowed', 'before_begin'];
  assert.deepEqual(
    common.filter((code) => !known.has(code)),
    [],
  );
  assert.ok(refusalCodes.filter((code) => known.has(code)).length >= 60);
});
