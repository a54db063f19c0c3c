/** The help of the app: what it is made of, which order it stands in, which texts are older than others, and what a text may have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { seedFaq } from '../../server/modules/faq/seed';
import { seedQuestions } from '../../server/modules/questions/seed';
import { isChaos } from '../support/chaos';
import { hostileTexts } from '../support/hostileTexts';
import { useWork } from '../support/investorWork';
import { richCases } from '../support/richCases';

type Category = Reply<'getFaqCategory'>;
type Chapter = Reply<'getFaqChapter'>;
type Article = Reply<'getFaqArticle'>;
type Question = Reply<'getQuestion'>;

const work = useWork(async (begun) => {
  await seedFaq(begun.db, begun.clock);
  await seedQuestions(begun.db, begun.clock);
});
const [categories, chapters, articles] = ['/content/categories', '/content/chapters', '/content/articles'];
const all = '/v1/questions/get-all-questions';
const category = (id: number) => work.answer<Category>(`pay GET ${categories}/${id}`);
const chapter = (id: number) => work.answer<Chapter>(`pay GET ${chapters}/${id}`);
const article = (id: number) => work.answer<Article>(`pay GET ${articles}/${id}`);
const question = (id: number) => work.answer<Question>(`pay GET /v1/questions/get-question-by-id/${id}`);
const as = 'director';
const put = (path: string, version: number, body: object, who = as) =>
  work.outcome(`pay PUT ${path}`, { as: who, version, body });
const orderOf = async (path: string, rows: string) =>
  (await work.answer<Record<string, { id: number }[]>>(`pay GET ${path}`))[rows]!.map(({ id }) => id);

test('the demonstration has 6 categories, 24 chapters and 140 articles; 12 lack Uzbek and two lack English', async () => {
  const first = await work.answer<Reply<'listFaqCategories'>>(`pay GET ${categories}?limit=50`, { as: 'moderator' });
  assert.equal(first.total, 6);
  assert.equal(
    first.categories.reduce((sum, one) => sum + one.chapters_count, 0),
    24,
  );
  assert.equal(
    first.categories.reduce((sum, one) => sum + one.articles_count, 0),
    140,
  );
  const total = async (query: string) =>
    (await work.answer<Reply<'listFaqArticles'>>(`pay GET ${articles}?${query}`, { as: 'kam' })).total;
  assert.equal((await work.answer<Reply<'listFaqChapters'>>(`pay GET ${chapters}`)).total, 24);
  assert.equal(await total(''), 140);
  assert.equal(await total('lacks=uz'), 12);
  assert.equal(await total('lacks=en'), 2);
  assert.equal(await total('lacks=en&lacks=uz'), 14);
  assert.equal(await total('stale=en'), 5);
  assert.equal(await total('is_active=false'), 4);
  assert.equal(await total('chapter_id=5'), 5);
  assert.equal(await total('category_id=1'), 24);
  assert.equal(await total(`search=${encodeURIComponent('dosrochnoe pogashenie')}`), 6);
  assert.equal((await work.answer<Reply<'listQuestions'>>(`pay GET ${all}`)).count, 30);
});

test('lists stand in the order of their categories and chapters, and by views', async () => {
  assert.deepEqual(await orderOf(`${chapters}?limit=6`, 'chapters'), [1, 2, 3, 4, 5, 6]);
  const one = await category(2);
  assert.equal((await put(`${categories}/2`, one.version, { order: 1 }))[0], 200);
  assert.deepEqual(await orderOf(`${chapters}?limit=6`, 'chapters'), [5, 6, 7, 8, 1, 2]);
  const { articles: rows } = await work.answer<Reply<'listFaqArticles'>>(`pay GET ${articles}?order_by=-views&limit=3`);
  const views = rows.map((row) => row.views);
  assert.deepEqual(
    views,
    views.toSorted((one, other) => other - one),
  );
  // The names of others are in the language of the reader.
  const english = await work.answer<Article>(`pay GET ${articles}/1`, { language: 'en' });
  assert.equal(english.category.name, 'Instalments');
});

test('a text is kept without what is not seen; an empty translation is none, an empty Russian text is refused', async () => {
  const made = await work.answer<Article>(`pay POST ${articles}`, {
    ...{ as },
    body: {
      chapter_id: 2,
      question_ru: ' Как\u202e? ',
      question_en: '\u200b',
      answer_ru: '<p>Так</p><script>1</script>',
    },
  });
  assert.deepEqual(
    [made.question_ru, made.question_en, made.answer_ru, made.is_active, made.order, made.lacking],
    ['Как?', null, '<p>Так</p>', false, 7, ['en', 'uz']],
  );
  const refused = [
    [{ question_ru: '\u200b' }, 422, 'required'],
    [{ answer_ru: '<script>alert(1)</script>' }, 422, 'required'],
    [{ answer_uz: '&'.repeat(9000) }, 400, 'bad_request'],
    [{ answer_ru: 'x'.repeat(20_001) }, 400, 'bad_request'],
    [{ question_ru: 'x'.repeat(301) }, 400, 'bad_request'],
    [{ chapter_id: 999 }, 422, 'unknown_value'],
    [{ views: 5 }, 400, 'bad_request'],
    [{}, 400, 'bad_request'],
  ] as const;
  for (const [body, ...expected] of refused)
    assert.deepEqual(
      await put(`${articles}/${made.id}`, made.version, body),
      expected,
      JSON.stringify(body).slice(0, 60),
    );
  assert.deepEqual(await article(made.id), made);
});

test('of what is written only allowed marks are kept, also of office documents', async () => {
  let { version } = await article(9);
  for (const [what, given, kept] of richCases) {
    if (kept === '') continue;
    const [status, answer] = (await put(`${articles}/9`, version, { answer_ru: given })) as [number, Article];
    assert.equal(status, 200, what);
    assert.equal(answer.answer_ru, kept, what);
    ({ version } = answer);
  }
});

test('a rich text of 20,000 characters is kept, and one more is too long beside its field', async () => {
  const [one, other] = [await article(11), await question(11)];
  const whole = `<p>${'а'.repeat(20_000 - '<p></p>'.length)}</p>`;
  const paths: [path: string, version: number][] = [
    [`${articles}/11`, one.version],
    [`/v1/questions/update-question/${other.guid}`, other.version],
  ];
  for (const [path, version] of paths)
    for (const field of ['answer_ru', 'answer_en', 'answer_uz']) {
      const refused = await work.do(`pay PUT ${path}`, { as, version, body: { [field]: `${whole}.` } });
      const { code, fields } = refused.json<{ code: string; fields?: object }>();
      assert.deepEqual([refused.statusCode, code, fields], [400, 'bad_request', { [field]: 'too_long' }], path);
    }
  const [status, kept] = (await put(paths[0]![0], one.version, { answer_ru: whole })) as [number, Article]; // of both
  assert.deepEqual([status, kept.answer_ru.length], [200, 20_000]);
});

test('hostile texts in every field leave no script', async () => {
  const one = await article(10);
  const other = await question(10);
  let [version, otherVersion] = [one.version, other.version];
  for (const text of hostileTexts.filter((_, at) => isChaos || at % 10 === 0)) {
    const rich = `<p>x</p>${text}<a href="${text}">y</a>`;
    const body = { question_ru: `x${text}`, answer_ru: rich, answer_en: rich, answer_uz: rich };
    const [status, answer] = (await put(`${articles}/10`, version, body)) as [number, Article];
    assert.equal(status, 200, text);
    const [, asked] = (await put(`/v1/questions/update-question/${other.guid}`, otherVersion, body)) as [
      number,
      Question,
    ];
    for (const kept of [answer.answer_ru, answer.answer_en ?? '', answer.answer_uz ?? '', asked.answer_ru])
      assert.doesNotMatch(
        kept.replace(/<\/?(?:p|h3|ul|ol|li|b|i|br|a(?: href="(?:https|tel|mailto|divan):[^"<>]*")?)>/g, ''),
        /[<>]/,
        text,
      );
    [version, otherVersion] = [answer.version, asked.version];
  }
});

test('a translation is older once the Russian text is changed, until it is changed or found right', async () => {
  const before = await article(30);
  assert.deepEqual(before.stale, []);
  work.clock.advance(5_000);
  const [, ru] = (await put(`${articles}/30`, before.version, { answer_ru: '<p>Иначе</p>' })) as [number, Article];
  assert.deepEqual(ru.stale, ['en', 'uz']);
  assert.equal(ru.answer_changed_at.en, before.answer_changed_at.en);
  assert.ok(ru.answer_changed_at.ru > before.answer_changed_at.ru);
  assert.equal(ru.question_changed_at.ru, before.question_changed_at.ru);
  work.clock.advance(5_000);
  const [, uz] = (await put(`${articles}/30`, ru.version, { answer_uz: '<p>Boshqacha</p>' })) as [number, Article];
  assert.deepEqual(uz.stale, ['en']);
  // What was not changed is no change, however it is written.
  const [, same] = (await put(`${articles}/30`, uz.version, { answer_ru: '<div>Иначе</div>' })) as [number, Article];
  assert.equal(same.version, uz.version);
  work.clock.advance(5_000);
  const [, right] = (await put(`${articles}/30`, uz.version, { confirmed: ['en'] })) as [number, Article];
  assert.deepEqual(right.stale, []);
  assert.equal(right.history[0]?.action, 'confirm');
  // Nothing is found right twice.
  const [, again] = (await put(`${articles}/30`, right.version, { confirmed: ['en'] })) as [number, Article];
  assert.equal(again.version, right.version);
});

test('a move takes one call, keeps the versions of the others and leaves no gaps', async () => {
  const versions = async () => {
    const { articles: rows } = await work.answer<Reply<'listFaqArticles'>>(`pay GET ${articles}?chapter_id=1`);
    return new Map(rows.map((row) => [row.id, row.version]));
  };
  const old = await versions();
  const rows: [number, object, number[]][] = [
    [1, { order: 3 }, [2, 3, 1, 4, 5, 6]],
    [6, { order: 1 }, [6, 2, 3, 1, 4, 5]],
    [3, { order: 100 }, [6, 2, 1, 4, 5, 3]],
    [2, { order: 2 }, [6, 2, 1, 4, 5, 3]],
    [2, { chapter_id: 2, order: 1 }, [6, 1, 4, 5, 3]],
    [2, { chapter_id: 1 }, [6, 1, 4, 5, 3, 2]],
  ];
  for (const [id, body, expected] of rows) {
    assert.equal((await put(`${articles}/${id}`, (await article(id)).version, body))[0], 200);
    assert.deepEqual(await orderOf(`${articles}?chapter_id=1`, 'articles'), expected);
  }
  const places = await work.db.query('select position from faq_articles where chapter_id = 1 order by position', []);
  assert.deepEqual(
    places.map((row) => (row as { position: number }).position),
    [1, 2, 3, 4, 5, 6],
  );
  const now = await versions();
  for (const id of [4, 5]) assert.equal(now.get(id), old.get(id));
  assert.equal(now.get(2), old.get(2)! + 2);
  const moves = (await article(2)).history.filter(({ action }) => action === 'move');
  assert.deepEqual(
    moves.filter(({ field }) => field === 'chapter').map(({ old: from, new: to }) => [from, to]),
    [
      ['График платежей', 'Оформление рассрочки'],
      ['Оформление рассрочки', 'График платежей'],
    ],
  );
});

test('two who move at once leave one order', async () => {
  const [one, other] = [await category(1), await category(6)];
  const answers = await Promise.all([
    put(`${categories}/1`, one.version, { order: 6 }),
    put(`${categories}/6`, other.version, { order: 1 }),
  ]);
  assert.deepEqual(
    answers.map(([status]) => status),
    [200, 200],
  );
  const rows = await work.db.query('select position from faq_categories order by position', []);
  assert.deepEqual(
    rows.map((row) => (row as { position: number }).position),
    [1, 2, 3, 4, 5, 6],
  );
  // The same version twice: one of them is too late.
  const seen = await category(3);
  const both = await Promise.all(
    ['Один', 'Другой'].map((name) => put(`${categories}/3`, seen.version, { name_ru: name })),
  );
  assert.deepEqual(both.map(([status]) => status).sort(), [200, 409]);
});

test('what has something in it is not removed, and says what', async () => {
  const one = await category(1);
  const refused = await work.do(`pay DELETE ${categories}/1`, { as, version: one.version });
  assert.equal(refused.statusCode, 409);
  const { code, current } = refused.json<{ code: string; current: Category }>();
  assert.equal(code, 'in_use');
  assert.deepEqual(
    current.chapters.map(({ id }) => id),
    [1, 2, 3, 4],
  );
  const inside = await chapter(1);
  const held = await work.do(`pay DELETE ${chapters}/1`, { as, version: inside.version });
  assert.equal(held.statusCode, 409);
  assert.equal(held.json<{ current: Chapter }>().current.articles.length, 6);
  for (const { id } of inside.articles)
    assert.equal(
      (await work.do(`pay DELETE ${articles}/${id}`, { as, version: (await article(id)).version })).statusCode,
      204,
    );
  assert.equal((await work.do(`pay DELETE ${chapters}/1`, { as, version: inside.version })).statusCode, 204);
  assert.deepEqual(
    (await work.answer<Reply<'listFaqChapters'>>(`pay GET ${chapters}?category_id=1`)).chapters.map(
      ({ order }) => order,
    ),
    [1, 2, 3],
  );
  assert.equal((await work.do(`pay DELETE ${chapters}/1`, { as, version: 1 })).statusCode, 404);
});

test('an empty category is made, changed and removed; its icon is a name', async () => {
  const before = await orderOf(categories, 'categories');
  const made = await work.answer<Category>(`pay POST ${categories}`, {
    as,
    body: { name_ru: 'Новая', icon: 'bag', order: 2 },
  });
  assert.deepEqual([made.order, made.lacking, made.is_active], [2, ['en', 'uz'], true]);
  assert.deepEqual(await put(`${categories}/${made.id}`, made.version, { icon: 'Не имя' }), [400, 'bad_request']);
  assert.equal((await put(`${categories}/${made.id}`, made.version, { is_active: false }))[0], 200);
  assert.deepEqual(await put(`${categories}/${made.id}`, made.version, { icon: 'card' }), [409, 'changed_meanwhile']);
  assert.equal(
    (await work.do(`pay DELETE ${categories}/${made.id}`, { as, version: made.version + 1 })).statusCode,
    204,
  );
  assert.deepEqual(await orderOf(categories, 'categories'), before);
});

test('questions go by their number when read and by their name outside when written', async () => {
  const one = await question(3);
  assert.deepEqual(one.stale, ['en', 'uz']);
  const [status, moved] = (await put(`/v1/questions/update-question/${one.guid}`, one.version, { order: 1 })) as [
    number,
    Question,
  ];
  assert.deepEqual([status, moved.order], [200, 1]);
  assert.deepEqual((await orderOf(all, 'questions')).slice(0, 4), [3, 1, 2, 4]);
  const made = await work.answer<Question>('pay POST /v1/questions/create-question', {
    as,
    body: { question_ru: 'Где карта?', answer_ru: 'В профиле', order: 2, is_active: true },
  });
  assert.deepEqual([made.order, made.answer_ru], [2, '<p>В профиле</p>']);
  const gone = await work.do(`pay DELETE /v1/question/delete-question/${made.guid}`, { as, version: made.version });
  assert.equal(gone.statusCode, 204);
  assert.deepEqual((await orderOf(all, 'questions')).slice(0, 4), [3, 1, 2, 4]);
  const unknown = '00000000-0000-4000-8000-000000000000';
  assert.deepEqual(await put(`/v1/questions/update-question/${unknown}`, 1, { order: 1 }), [404, 'not_found']);
});

test('a moderator writes and removes nothing, a director only reads', async () => {
  const { version } = await article(20);
  const body = { is_active: false };
  assert.deepEqual(await put(`${articles}/20`, version, body, 'executive'), [403, 'forbidden']);
  assert.equal((await put(`${articles}/20`, version, body, 'moderator'))[0], 200);
  for (const who of ['moderator', 'executive'])
    assert.equal((await work.do(`pay DELETE ${articles}/20`, { as: who, version: version + 1 })).statusCode, 403);
  assert.equal((await work.do(`pay GET ${articles}`, { as: 'accountant' })).statusCode, 403);
});
