import { createIntl, defineMessages } from 'react-intl';
import russian from '../../../locales/ru.json';
import { formatFor } from '../../i18n/format';
import type { Column } from '../table/columns/column';
import { askedFacts } from '../table/askedFacts';
import { exportFileName, madeFacts } from './exportInfoSheet';
import { planExport, rowReader } from './exportSheet';

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  status: { id: 'test.status', defaultMessage: 'Статус' },
  active: { id: 'test.active', defaultMessage: 'Активный' },
});
const intl = createIntl({ locale: 'ru-RU', messages: russian, onError: () => undefined });
const format = formatFor('ru-RU', (amount) => amount);

interface Row {
  id: number;
  value: unknown;
}
const column = (id: string, as?: Column<Row>['as']): Column<Row> => ({
  id,
  title: m.name,
  value: (row) => row.value as string,
  as,
});

it('names the file after screen, period and time of Tashkent', () => {
  const now = new Date('2026-11-19T20:05:59Z');
  const name = (filters: Record<string, unknown>) => exportFileName('investors', filters, now, 'xlsx');
  expect(name({ begin_date: '2026-01-01', end_date: '2026-03-31' })).toBe(
    'investors_2026-01-01_2026-03-31_20261120-0105.xlsx',
  );
  expect(name({ begin_date: '2026-01-01' })).toBe('investors_2026-01-01_all_20261120-0105.xlsx');
  expect(name({ begin_date: '../../etc' })).toBe('investors_all_20261120-0105.xlsx');
});

it('tells the filters in words, and keeps to itself what may name a person', () => {
  const facts = askedFacts<Row>({
    title: 'Инвесторы',
    filters: {
      status: ['active', 'odd'],
      search: '+998 90 123-45-67',
      subject: undefined,
      kind: 'x',
      begin_date: '2026-01-01',
      end_date: undefined,
      order_by: '-name',
    },
    names: { status: { label: m.status, options: [{ value: 'active', label: m.active }] } },
    columns: [{ ...column('name'), sort: 'name' }],
    intl,
    format,
  });
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Раздел: Инвесторы',
    'Статус: Активный, odd',
    'Поиск: скрыто: похоже на личные данные',
    'kind: x',
    'Период: 01.01.2026 – …',
    'Сортировка: Имя, по убыванию',
  ]);
});

it('tells in one line between which amounts and days the rows lie', () => {
  const factsOf = (filters: Record<string, unknown>) =>
    askedFacts<Row>({
      title: 'Проводки',
      filters,
      names: {
        amount_from: { label: m.name, ends: ['amount_from', 'amount_to'] },
        amount_to: { label: m.name, ends: ['amount_from', 'amount_to'] },
        decided_from: { label: m.status, ends: ['decided_from', 'decided_to'] },
        decided_to: { label: m.status, ends: ['decided_from', 'decided_to'] },
      },
      columns: [],
      intl,
      format,
    }).map(({ label, value }) => `${label}: ${value}`);
  expect(factsOf({ amount_from: '50000000.00', amount_to: '60000000.00', decided_to: '2026-07-01' })).toEqual([
    'Раздел: Проводки',
    `Имя: ${format.money('50000000.00')} – ${format.money('60000000.00')}`,
    'Статус: … – 01.07.2026',
    'Период: весь',
  ]);
  expect(factsOf({ amount_from: '50000000.00' })[1]).toBe(`Имя: ${format.money('50000000.00')} – …`);
});

it('tells who made the file, when and of how many rows', () => {
  const made = { rows: 3, isChanged: true, user: 'Азиз', now: new Date('2026-11-19T20:05:59Z'), system: 'Divan' };
  expect(madeFacts(made, intl).map(({ label, value }) => [label, value])).toEqual([
    ['Строк', 3],
    ['Пользователь', 'Азиз'],
    ['Время выгрузки', '2026-11-20 01:05:59'],
    ['Система', 'Divan'],
    ['Примечание', 'Список менялся, пока шла выгрузка: часть строк могла не попасть в файл'],
  ]);
});

it('takes kinds from the columns, and never a number for what names something', () => {
  const ids = ['pinfl', 'contract_number', 'inn', 'card_number', 'account', 'bank_mfo', 'phone_number', 'id', 'inning'];
  const columns = [...ids.map((id) => column(id)), column('account_balance', 'money'), column('count', 'number')];
  const plan = planExport('xlsx', 'Список', columns, intl);
  expect(plan.columns.map(({ kind }) => kind)).toEqual([
    ...ids.slice(0, 7).map(() => 'text'),
    'figure',
    'figure',
    'money',
    'number',
  ]);
  expect([plan.separator, plan.point]).toEqual([';', ',']);
  const english = planExport(
    'csv',
    'List',
    columns,
    createIntl({ locale: 'en-US', messages: russian, onError: () => undefined }),
  );
  expect([english.separator, english.point]).toEqual([',', '.']);
});

it('gives the cells what the table shows: words for codes and for yes and no, nothing for nonsense', () => {
  const cell = rowReader(
    [column('x'), { ...column('s'), words: (row) => (row.value === 'active' ? m.active : undefined) }],
    intl,
    format,
  );
  const values = [true, false, null, undefined, Number.NaN, Infinity, { a: 1 }, [1], '3010******0018', 'active', 0, ''];
  expect(values.map((value) => cell({ id: 1, value })[0])).toEqual([
    'Да',
    'Нет',
    null,
    null,
    null,
    null,
    null,
    null,
    '3010******0018',
    'active',
    0,
    '',
  ]);
  expect(cell({ id: 1, value: 'active' })[1]).toBe('Активный');
  expect(cell({ id: 1, value: 'odd' })[1]).toBe('odd');
});
