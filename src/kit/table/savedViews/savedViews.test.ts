import { fc } from '../../../../tests/support/fastCheck';
import {
  cleanSearch,
  emptyBook,
  nameProblem,
  readBook,
  readFile,
  renamedView,
  replacedView,
  viewsAtMost,
  withDefault,
  withoutView,
  withView,
  writeFile,
  type ViewBook,
} from './savedViews';

const mine = { name: 'Мои новые', search: 'status=new' };
const old = { name: 'Старые', search: 'status=left&view=1c11*name.240' };
const book: ViewBook = { views: [mine, old], byDefault: 'Старые' };
const names = ['status', 'search', 'order_by', 'begin_date'];
const many = Array.from({ length: viewsAtMost }, (_, at) => ({ name: `Вид ${at}`, search: '' }));

describe('the views of a screen', () => {
  it('are added, renamed, brought up to date and deleted, and the default goes along', () => {
    expect(withView(emptyBook, { ...mine, name: '  Мои новые ' })).toEqual({ views: [mine] });
    expect(renamedView(book, 'Старые', 'Ушедшие ')).toEqual({
      views: [mine, { ...old, name: 'Ушедшие' }],
      byDefault: 'Ушедшие',
    });
    expect(replacedView(book, { ...mine, search: 'status=active' }).views[0]?.search).toBe('status=active');
    expect(withoutView(book, 'Старые')).toEqual({ views: [mine] });
    expect(withoutView(book, 'Мои новые')).toEqual({ views: [old], byDefault: 'Старые' });
    expect(withDefault(book, undefined)).toEqual({ views: book.views });
    expect(withDefault(book, 'Мои новые').byDefault).toBe('Мои новые');
  });

  it('have a name that is short, new, and nobody in particular', () => {
    expect(nameProblem('Новые за март', book.views)).toBeUndefined();
    expect(nameProblem('  ', book.views)).toBe('empty');
    expect(nameProblem('я'.repeat(61), book.views)).toBe('long');
    expect(nameProblem(' Старые ', book.views)).toBe('taken');
    expect(nameProblem('Клиент +998 90 123-45-67', book.views)).toBe('personal');
  });

  it('come back from the storage as far as they are sound', () => {
    expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
    expect(readBook({ views: [mine, { name: 7 }, null], byDefault: 'gone' })).toEqual({ views: [mine] });
    expect(readBook({ views: [...many, mine] }).views).toHaveLength(viewsAtMost);
    fc.assert(fc.property(fc.anything(), (kept) => expect(Array.isArray(readBook(kept).views)).toBe(true)));
  });
});

describe('an address made a view', () => {
  it('loses its page, what the list does not know, and what may name a person', () => {
    expect(cleanSearch('status=new&status=active&page=3&limit=50&begin_date=2026-01-31&search=ООО', names)).toEqual({
      search: new URLSearchParams('begin_date=2026-01-31&search=ООО&status=new&status=active').toString(),
      unknown: [],
      personal: [],
    });
    expect(cleanSearch('evil=1&view=broken&status=new', names)).toMatchObject({
      search: 'status=new',
      unknown: ['evil', 'view'],
    });
    // An amount is as long as somebody's number, and is none.
    const amounts = 'amount_from=50000000.00&amount_to=1250000000.00';
    expect(cleanSearch(amounts, ['amount_from', 'amount_to'])).toEqual({ search: amounts, unknown: [], personal: [] });
    for (const person of ['+998901234567', '31001901234567', 'AA1234567', '8600 1234 5678 9012']) {
      const cleaned = cleanSearch(new URLSearchParams({ search: person, status: 'new' }).toString(), names);
      expect(cleaned).toEqual({ search: 'status=new', unknown: [], personal: ['search'] });
    }
  });
});

describe('a file of views', () => {
  const reader = { screen: 'investors.list', names, book: emptyBook };

  it('brings them to a colleague, under a free name', () => {
    const file = writeFile('investors.list', [mine, old]);
    expect(readFile(file, reader)).toEqual({ views: [mine, old], unknown: [], personal: [] });
    const again = readFile(file, { ...reader, book });
    expect('views' in again && again.views.map(({ name }) => name)).toEqual(['Мои новые (2)', 'Старые (2)']);
  });

  it('is refused when it is another one, of another screen, too large or too much', () => {
    const problem = (text: string, more = {}) => {
      const read = readFile(text, { ...reader, ...more });
      return 'problem' in read ? read.problem : undefined;
    };
    for (const text of ['', '{', '[]', '{"kind":"table-views"}', '<html>', writeFile('investors.list', [])])
      expect(problem(text)).toBe('unreadable');
    expect(problem(writeFile('claims.list', [mine]))).toBe('otherScreen');
    expect(problem(' '.repeat(70_000))).toBe('large');
    expect(problem(writeFile('investors.list', [mine]), { book: { views: many } })).toBe('full');
    expect(problem(writeFile('investors.list', [{ name: '+998901234567', search: '' }]))).toBe('unreadable');
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => [text, json].every((one) => problem(one) !== undefined)),
    );
  });

  it('brings in neither a person nor a parameter that the list does not have', () => {
    const file = writeFile('investors.list', [{ name: 'Чужой', search: 'search=%2B998901234567&x=1&status=new' }]);
    expect(readFile(file, reader)).toEqual({
      views: [{ name: 'Чужой', search: 'status=new' }],
      unknown: ['x'],
      personal: ['search'],
    });
  });
});
