/** Categories and services of the payment service, and how spending is sorted: what is refused, and who may change what. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { seedBudget } from '../../server/modules/budget/seed';
import { seedPsp } from '../../server/modules/psp/seed';
import { useWork } from '../support/investorWork';

type Categories = Reply<'listPspCategories'>;
type Services = Reply<'listPspServices'>;
type Service = Reply<'getPspService'>;
type Budget = Reply<'getBudgetCategory'>;

const work = useWork(async (begun) => {
  await seedPsp(begun.db, begun.clock);
  await seedBudget(begun.db, begun.clock);
});
const services = '/v3/payments/psp';
const budget = '/v1/budget/categories';
const service = (id: number) => work.answer<Service>(`pay GET ${services}/${id}`);
const changeServices = (rows: object[], as = 'director') =>
  work.outcome(`pay PUT ${services}`, { as, body: { services: rows } });
const category = (id: number) => work.answer<Reply<'getPspCategory'>>(`pay GET ${services}/category/${id}`);

test('the demonstration has 14 categories and 96 services, seven of which are off', async () => {
  const all = await work.answer<Categories>(`pay GET ${services}/categories?limit=50`, { as: 'moderator' });
  assert.equal(all.count, 14);
  assert.equal(
    all.categories.reduce((sum, one) => sum + one.services_count, 0),
    96,
  );
  const off = await work.answer<Services>(`pay GET ${services}?is_active=false&limit=50`, { as: 'accountant' });
  assert.equal(off.count, 7);
  const [first] = all.categories;
  const inside = await work.answer<Services>(`pay GET ${services}?category_id=${first?.id}&limit=50`);
  assert.equal(inside.count, first?.services_count);
  assert.equal((await work.answer<Services>(`pay GET ${services}?search=beeline`)).services[0]?.name_ru, 'Beeline');
});

test('services are changed all or none, on the versions that were seen', async () => {
  const [one, other] = [await service(1), await service(2)];
  const rows = [
    { id: 1, version: one.version, commission_percent: '0.75', cashback_percent: '1.25', name_uz: ' ' },
    { id: 2, version: other.version + 1, is_active: false },
  ];
  assert.deepEqual(await changeServices(rows), [409, 'changed_meanwhile']);
  assert.deepEqual(await service(1), one);
  const [status, answer] = (await changeServices([rows[0]!, { id: 2, version: other.version, is_active: false }])) as [
    number,
    Services,
  ];
  assert.equal(status, 200);
  assert.deepEqual(
    answer.services.map(({ id, commission_percent: c, is_active: on }) => [id, c, on]),
    [
      [1, '0.7500', one.is_active],
      [2, other.commission_percent, false],
    ],
  );
  // What is written otherwise and means the same is no change.
  const now = await service(1);
  await changeServices([{ id: 1, version: now.version, commission_percent: '0.750', cashback_percent: '1.2500' }]);
  assert.equal((await service(1)).version, now.version);
  const { history } = now;
  assert.deepEqual(
    history.map(({ field, new: value }) => [field, value]).filter(([field]) => field === 'commission_percent'),
    [['commission_percent', '0.7500']],
  );
});

test('bounds and percents that cannot be right are refused beside the field', async () => {
  const { version } = await service(3);
  const rows: [object, [number, string]][] = [
    [{ min_amount: '0.00' }, [422, 'out_of_range']],
    [{ min_amount: '99000000.00' }, [422, 'min_above_max']],
    [{ max_amount: '1.00' }, [422, 'min_above_max']],
    [{ commission_percent: '100.0001' }, [422, 'out_of_range']],
    [{ name_ru: '\u200b' }, [422, 'required']],
    [{ commission_percent: '-1' }, [400, 'bad_request']],
    [{ code: 'x' }, [400, 'bad_request']],
  ];
  for (const [body, outcome] of rows)
    assert.deepEqual(await changeServices([{ id: 3, version, ...body }]), outcome, JSON.stringify(body));
  assert.deepEqual(
    await changeServices([
      { id: 3, version },
      { id: 3, version },
    ]),
    [400, 'bad_request'],
  );
  assert.deepEqual(await changeServices([{ id: 999, version: 1 }]), [404, 'not_found']);
  assert.equal((await changeServices(Array.from({ length: 201 }, (_, at) => ({ id: at + 1, version: 1 }))))[0], 400);
  assert.equal((await service(3)).version, version);
});

test('categories change places together, and each has its history', async () => {
  const [one, other] = [await category(1), await category(2)];
  const body = {
    categories: [
      { id: 1, version: one.version, sequence_number: 2 },
      { id: 2, version: other.version, sequence_number: 1, name_en: 'Web' },
    ],
  };
  assert.equal((await work.outcome(`pay PUT ${services}/categories`, { body }))[0], 200);
  const { categories } = await work.answer<Categories>(`pay GET ${services}/categories?limit=2`);
  assert.deepEqual(
    categories.map(({ id }) => id),
    [2, 1],
  );
  assert.deepEqual((await category(2)).history.map(({ field }) => field).sort(), ['name_en', 'sequence_number']);
});

test('a name that was written before the Russian one is stale until it is written anew', async () => {
  const change = async (sent: object) => {
    const { version } = await category(5);
    assert.equal(
      (
        await work.outcome(`pay PUT ${services}/categories`, { body: { categories: [{ id: 5, version, ...sent }] } })
      )[0],
      200,
    );
    return (await category(5)).stale;
  };
  assert.deepEqual((await category(5)).stale, []);
  assert.deepEqual(await change({ is_active: false }), []);
  assert.deepEqual(await change({ name_ru: 'Проезд по городу' }), ['en', 'uz']);
  assert.deepEqual(await change({ name_en: 'Fares' }), ['uz']);
  assert.deepEqual(await change({ name_uz: null }), []);

  const { version } = await service(8);
  await changeServices([{ id: 8, version, name_uz: 'Xizmat' }]);
  assert.deepEqual((await service(8)).stale, []);
  work.clock.advance(1000);
  await changeServices([{ id: 8, version: version + 1, name_ru: 'Услуга' }]);
  assert.deepEqual((await service(8)).stale, ['uz']);

  const one = await work.answer<Budget>(`pay GET ${budget}/22`);
  assert.deepEqual(one.stale, []);
  const body = { name_ru: 'Возврат с покупок', name_en: 'Money back' };
  const [, named] = await work.outcome(`pay PUT ${budget}/22`, { version: one.version, body });
  assert.deepEqual((named as Budget).stale, ['uz']);
});

test('places follow one another: those between move up or down, and their versions stay', async () => {
  const order = async () =>
    (await work.answer<Categories>(`pay GET ${services}/categories?limit=50`)).categories.map(
      ({ id, sequence_number: place }) => [id, place] as const,
    );
  const before = await order();
  assert.deepEqual(
    before.map(([, place]) => place),
    before.map((_, at) => at + 1),
  );
  const ids = before.map(([id]) => id);
  const [a, b, c, d] = ids.slice(0, 4) as [number, number, number, number];
  const version = async (id: number) => (await category(id)).version;
  const untouched = [await version(b), await version(d)];
  // Two that are named stand where they were sent; the others keep their order around them.
  const categories = [
    { id: a, version: await version(a), sequence_number: 3 },
    { id: c, version: await version(c), sequence_number: 2 },
  ];
  assert.equal((await work.outcome(`pay PUT ${services}/categories`, { body: { categories } }))[0], 200);
  assert.deepEqual(
    (await order()).map(([id]) => id),
    [b, c, a, d, ...ids.slice(4)],
  );
  assert.deepEqual([await version(b), await version(d)], untouched);
  // Past the last is the last, and the journal names the place that it took.
  const far = { categories: [{ id: b, version: await version(b), sequence_number: 900 }] };
  assert.equal((await work.outcome(`pay PUT ${services}/categories`, { body: far }))[0], 200);
  const after = await order();
  assert.deepEqual(after.at(-1), [b, ids.length]);
  const { history } = await category(b);
  assert.deepEqual([history[0]?.field, history[0]?.old, history[0]?.new], ['sequence_number', '1', `${ids.length}`]);

  // Services stand among those of their category.
  const inside = async () => (await work.answer<Services>(`pay GET ${services}?category_id=${d}&limit=50`)).services;
  const [first, second, third] = await inside();
  assert.equal((await changeServices([{ id: third!.id, version: third!.version, sequence_number: 1 }]))[0], 200);
  const now = await inside();
  assert.deepEqual(
    now.map(({ sequence_number: place }) => place),
    now.map((_, at) => at + 1),
  );
  assert.deepEqual(
    now.slice(0, 3).map(({ id, version: seen }) => [id, seen]),
    [
      [third!.id, third!.version + 1],
      [first!.id, first!.version],
      [second!.id, second!.version],
    ],
  );
});

test('services and categories are changed by the administrator and the accountant; the moderator reads', async () => {
  for (const [as, reads, changes] of [
    ['director', 200, 200],
    ['accountant', 200, 200],
    ['moderator', 200, 403],
    ['kam', 403, 403],
  ] as const) {
    assert.equal((await work.do(`pay GET ${services}/categories`, { as })).statusCode, reads, as);
    assert.equal((await work.do(`pay GET ${budget}`, { as })).statusCode, reads, as);
    const { version } = await service(4);
    assert.equal((await changeServices([{ id: 4, version, sequence_number: version }], as))[0], changes, as);
  }
});

const draft = { kind: 'expense', name_ru: 'Своя', icon: 'gift', color: '#123456' };
const make = (body: object = {}, as = 'director') =>
  work.outcome(`pay POST ${budget}`, { as, body: { ...draft, ...body } });
const made = async (body: object = {}) => {
  const [status, answer] = (await make(body)) as [number, Budget];
  assert.equal(status, 201, JSON.stringify(answer));
  return answer;
};
const change = (one: { id: number; version: number }, body: object, as = 'director') =>
  work.outcome(`pay PUT ${budget}/${one.id}`, { as, version: one.version, body });

test('22 budget categories stand in two levels, a child behind its parent', async () => {
  const { categories, count } = await work.answer<Reply<'listBudgetCategories'>>(`pay GET ${budget}?limit=50`);
  assert.equal(count, 22);
  assert.deepEqual(
    categories.slice(0, 3).map(({ name_ru: name, parent }) => [name, parent?.name]),
    [
      ['Связь и интернет', undefined],
      ['Телефон', 'Связь и интернет'],
      ['Интернет и ТВ', 'Связь и интернет'],
    ],
  );
  assert.deepEqual(categories[2]?.psp_categories.map(({ name }) => name).sort(), ['Интернет', 'Телевидение']);
});

test('a child is of the kind of its parent and has no children; a category of payments counts once', async () => {
  const parent = await made({ name_ru: 'Родитель' });
  const child = await made({ name_ru: 'Дитя', parent_id: parent.id });
  const rows: [object, [number, string]][] = [
    [{ parent_id: parent.id, kind: 'income' }, [422, 'kind_differs']],
    [{ parent_id: child.id }, [422, 'category_too_deep']],
    [{ parent_id: 99999 }, [422, 'unknown_value']],
    [{ psp_category_ids: [1] }, [422, 'taken']],
    [{ psp_category_ids: [999] }, [422, 'unknown_value']],
    [{ name_ru: ' ' }, [422, 'required']],
    [{ color: 'red' }, [400, 'bad_request']],
  ];
  for (const [body, outcome] of rows) assert.deepEqual(await make(body), outcome, JSON.stringify(body));
  const other = await made({ name_ru: 'Другой' });
  assert.deepEqual(await change(parent, { parent_id: other.id }), [422, 'category_too_deep']);
  assert.deepEqual(await change(parent, { kind: 'income' }), [422, 'kind_differs']);
  assert.deepEqual(await change(other, { parent_id: other.id }), [422, 'category_too_deep']);
  assert.deepEqual(await work.outcome(`pay DELETE ${budget}/${parent.id}`, { version: parent.version }), [
    409,
    'in_use',
  ]);
  assert.equal(
    (await work.do(`pay DELETE ${budget}/${child.id}`, { version: child.version, as: 'accountant' })).statusCode,
    403,
  );
  assert.equal((await work.do(`pay DELETE ${budget}/${child.id}`, { version: child.version })).statusCode, 204);
  assert.equal((await work.do(`pay DELETE ${budget}/${parent.id}`, { version: parent.version })).statusCode, 204);
  assert.equal((await make({}, 'accountant'))[0], 403);
});

test('of two that go under each other at once one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await made(), await made()];
    const answers = await Promise.all([change(one, { parent_id: other.id }), change(other, { parent_id: one.id })]);
    assert.deepEqual(answers.map(([status]) => status).sort(), [200, 422], JSON.stringify(answers));
  }
});

test('a budget category takes its place among its siblings, and its history names its parents in Russian', async () => {
  const [one, other] = [
    await made({ name_ru: 'Дом и сад', name_en: 'Home and garden' }),
    await made({ name_ru: 'Поездки', name_en: 'Trips' }),
  ];
  assert.equal(other.sequence_number, one.sequence_number + 1, 'a new one stands last');
  const rows = [];
  for (const name_ru of ['Первая', 'Вторая', 'Третья']) rows.push(await made({ name_ru, parent_id: one.id }));
  const places = async (parent: Budget) =>
    (await work.answer<Reply<'listBudgetCategories'>>(`pay GET ${budget}?limit=200`)).categories
      .filter((row) => row.parent?.id === parent.id)
      .map(({ name_ru: name, sequence_number: place, version }) => [name, place, version]);
  const [, moved] = (await change(rows[2]!, { sequence_number: 1 })) as [number, Budget];
  assert.deepEqual(await places(one), [
    ['Третья', 1, 2],
    ['Первая', 2, 1],
    ['Вторая', 3, 1],
  ]);
  // Under another parent; those that it leaves close up.
  const { history } = await work.answer<Budget>(`pay PUT ${budget}/${moved.id}`, {
    ...{ as: 'director', language: 'en', version: moved.version, body: { parent_id: other.id } },
  });
  const { field, old, new: now } = history.find((row) => row.field === 'parent')!;
  assert.deepEqual([field, old, now], ['parent', 'Дом и сад', 'Поездки']);
  assert.deepEqual(
    [await places(one), await places(other)],
    [
      [
        ['Первая', 1, 1],
        ['Вторая', 2, 1],
      ],
      [['Третья', 1, 3]],
    ],
  );
  assert.equal((await work.do(`pay DELETE ${budget}/${rows[0]!.id}`, { version: 1 })).statusCode, 204);
  assert.deepEqual(await places(one), [['Вторая', 1, 1]]);
});

test('what counts in a category is moved once it is free, and told in its history', async () => {
  const { categories } = await work.answer<Reply<'listBudgetCategories'>>(`pay GET ${budget}?search=игры`);
  const games = categories.find(({ name_ru: name }) => name === 'Игры');
  assert.ok(games);
  const psp = games.psp_categories[0]!.id;
  const mine = await made({ name_ru: 'Моё' });
  assert.deepEqual(await change(mine, { psp_category_ids: [psp] }), [422, 'taken']);
  assert.equal((await change(games, { psp_category_ids: [] }))[0], 200);
  const [, now] = (await change(mine, { psp_category_ids: [psp] })) as [number, Budget];
  assert.deepEqual(now.history[0] && [now.history[0].field, now.history[0].new], [
    'psp_categories',
    games.psp_categories[0]!.name,
  ]);
  assert.deepEqual(await change(mine, { name_ru: 'Позже' }), [409, 'changed_meanwhile']);
});
