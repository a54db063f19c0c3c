import { fc } from '../../../tests/support/fastCheck';
import { find } from './finder';
import { prepare, type Findable } from './searchIndex';
import { lacking } from './ways';

const letter = fc.constantFrom(...'абвгежзийклмнопрстуфхчшщыюяёqwertzxcvoʻ '.split(''));
const title = fc
  .array(letter, { minLength: 1, maxLength: 24 })
  .map((letters) => letters.join(''))
  .filter((text) => /[\p{L}]/u.test(text));
const entries = fc
  .array(title, { minLength: 1, maxLength: 40 })
  .map((titles) => titles.map((text, at): Findable => ({ id: `${at}`, title: text })));
const query = fc.oneof(title, fc.string({ maxLength: 230 }), fc.string({ unit: 'binary', maxLength: 40 }));
const history = fc.dictionary(fc.nat(40).map(String), fc.double({ min: 0, max: 9, noNaN: true }));

const isDirect = ({ correction }: ReturnType<typeof find>[number]) => correction === undefined;

test('any query of any history gives one order, each entry once, the direct hits before the corrected', () => {
  fc.assert(
    fc.property(entries, query, history, (list, asked, weights) => {
      const weightOf = (id: string) => weights[id] ?? 0;
      const found = find(prepare(list), asked, weightOf);
      expect(find(prepare(list), asked, weightOf)).toEqual(found);
      const ids = found.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(list.map((one) => one.id)).toContain(id);
      const ranks = found.map(({ rank }) => rank);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      // Below them those that lack a word of the query, the fewer the better.
      const whole = found.filter(({ missing, rank }) => missing === 0 && rank < lacking);
      expect(found.slice(0, whole.length)).toEqual(whole);
      const firstCorrected = whole.findIndex((hit) => !isDirect(hit));
      if (firstCorrected >= 0) expect(whole.slice(firstCorrected).some(isDirect)).toBe(false);
      const lacked = found.slice(whole.length).map(({ missing }) => missing);
      expect(lacked).toEqual([...lacked].sort((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

test('the first few are those that begin the whole', () => {
  // One letter finds many.
  const some = fc.oneof(query, letter);
  fc.assert(
    fc.property(entries, some, history, fc.integer({ min: 1, max: 8 }), (list, asked, weights, most) => {
      const weightOf = (id: string) => weights[id] ?? 0;
      const index = prepare(list);
      const found = find(index, asked, weightOf, most);
      expect(found).toEqual(find(index, asked, weightOf, Infinity).slice(0, most));
    }),
    { numRuns: 300 },
  );
});

test('whoever types a whole title finds it first, whatever was chosen before', () => {
  fc.assert(
    fc.property(entries, fc.nat(39), history, (list, at, weights) => {
      const meant = list[at % list.length];
      if (!meant) return;
      const [first] = find(prepare(list), meant.title, (id) => weights[id] ?? 0);
      const words = (text: string) =>
        text.replaceAll('ё', 'е').replaceAll('ʻ', '').split(' ').filter(Boolean).join(' ');
      const firstTitle = list.find(({ id }) => id === first?.id)?.title ?? '';
      // Longer titles are cut, and may be the same up to there.
      expect(words(firstTitle)).toBe(words(meant.title));
      expect(first?.correction).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

describe('order', () => {
  const list = ['Инвестор', 'Инвесторы года', 'Наши инвесторы', 'Импорт новых выплат', 'Реинвестирование'];
  const index = prepare(list.map((name) => ({ id: name, title: name })));
  const order = (asked: string, weights: Record<string, number> = {}) =>
    find(index, asked, (id) => weights[id] ?? 0).map(({ id }) => id);

  test('exact, beginning of a word, inside of a word', () => {
    expect(order('инвестор')).toEqual(['Инвестор', 'Инвесторы года', 'Наши инвесторы']);
    expect(order('инвест')).toEqual(['Инвестор', 'Инвесторы года', 'Наши инвесторы', 'Реинвестирование']);
  });
  test('initials', () => expect(order('инв').at(-1)).toBe('Реинвестирование'));
  test('initials come after beginnings of words', () => expect(order('инв')).toContain('Импорт новых выплат'));
  test('what was chosen decides between equals, and only between equals', () => {
    expect(order('инвест', { 'Наши инвесторы': 2 })[0]).toBe('Наши инвесторы');
    expect(order('инвестор', { 'Наши инвесторы': 2 })[0]).toBe('Инвестор');
    expect(order('инвест', { Реинвестирование: 9 }).at(-1)).toBe('Реинвестирование');
  });
});

test('two entries of one title are two hits', () => {
  const found = find(
    prepare([
      { id: 'a', title: 'Роли' },
      { id: 'b', title: 'Роли' },
    ]),
    'роли',
  );
  expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
});

test.each([
  ['pfzdrb', { how: 'layout', read: 'заявки' }],
  ['zayavki', { how: 'script' }],
  ['заявик', { how: 'slip', read: 'заявки' }],
  ['заявки', undefined],
])('%s says what was corrected', (asked, correction) => {
  const [first] = find(prepare([{ id: 'a', title: 'Заявки' }]), asked);
  expect(first?.correction).toEqual(correction);
});

test('a query of nothing but nonsense finds nothing, however long', () => {
  const index = prepare(Array.from({ length: 500 }, (_, at) => ({ id: `${at}`, title: `Экран ${at}` })));
  expect(find(index, 'щъ'.repeat(100))).toEqual([]);
  expect(find(index, '')).toEqual([]);
  expect(find(index, '()[]{};')).toEqual([]);
});

describe('a query as people talk', () => {
  const index = prepare([
    {
      id: 'roles',
      title: 'Роли системы',
      keywords: 'доступ должности',
      otherTitles: ['System roles', 'Tizim rollari'],
    },
    { id: 'documents', title: 'Документы', section: 'Заявки', keywords: 'договоры акты' },
    { id: 'cashOut', title: 'Вывод средств', section: 'Заявки', keywords: 'выплата снять деньги' },
    { id: 'taxes', title: 'Налоги', otherTitles: ['Taxes', 'Soliqlar'] },
    { id: 'cashIn', title: 'Поступления', keywords: 'cash in' },
    { id: 'moneyOut', title: 'Выплаты', keywords: 'cash out investors' },
    { id: 'notices', title: 'Уведомления', keywords: 'notifications' },
    { id: 'profile', title: 'Профиль', keywords: 'profil' },
    { id: 'people', title: 'Персонал', keywords: 'кто_работает' },
    { id: 'payRoles', title: 'Роли платежей' },
    { id: 'outgoing', title: 'Исходящие', keywords: 'платёжки' },
  ]);
  const first = (asked: string) => find(index, asked)[0]?.id;

  test.each([
    ['роли в системе', 'roles'],
    ['документы по заявкам', 'documents'],
    ['заявки на вывод', 'cashOut'],
    ['ролей системы', 'roles'],
    ['договора', 'documents'],
    ['soliqlarning', 'taxes'],
    ['солиқлар', 'taxes'],
    ['system role', 'roles'],
    ['yfkjujd', 'taxes'],
    // A little word is part of a phrase that is known.
    ['cash in', 'cashIn'],
    ['cash-in', 'cashIn'],
    ['кто работает', 'people'],
    // English in Russian letters, with its plural; endings of Uzbek.
    ['нотификейшнс', 'notices'],
    ['mening profilimga', 'profile'],
    ['profilimdagi', 'profile'],
    // A keyword as it was typed stands before a title in another form.
    ['платёжки', 'outgoing'],
  ])('%s leads to %s', (asked, id) => {
    expect(first(asked)).toBe(id);
  });

  test('a word that nothing answers to lowers the rank and empties nothing', () => {
    expect(find(index, 'налоги')).toMatchObject([{ id: 'taxes', missing: 0 }]);
    expect(find(index, 'налоги абракадабра')).toMatchObject([{ id: 'taxes', missing: 1 }]);
    expect(find(index, 'абракадабра хренодром')).toEqual([]);
  });

  test('two words that meet in keywords are more than one that meets a title', () => {
    expect(find(index, 'документы снять деньги').map(({ id }) => id)).toEqual(['cashOut', 'documents']);
  });

  test('little words alone are looked for as they are', () => {
    expect(find(prepare([{ id: 'a', title: 'По дням' }]), 'по')).toHaveLength(1);
  });

  test('what only begins like a stem is another word', () => {
    expect(find(prepare([{ id: 'a', title: 'Пополнение' }]), 'попов')).toEqual([]);
    expect(find(prepare([{ id: 'a', title: 'Карты', keywords: 'реинвестирование' }]), 'инвест')).toEqual([]);
  });
});
