/** The files of lists say what the screen says of each value, and add up nothing that stands at a moment. */
import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { createIntl } from 'react-intl';
import russian from '../../locales/ru.json';
import type { Banner } from '../../src/api/payment/banners';
import type { ContentEntry } from '../../src/api/payment/contentCalendar';
import { changeColumns } from '../../src/areas/access/changes/changeColumns';
import { holdingColumns } from '../../src/areas/access/policies/RoleAssignments';
import { find as findRoles } from '../../src/areas/access/roles/findRoles';
import { peopleColumns } from '../../src/areas/access/roles/PeopleSection';
import { roleColumns } from '../../src/areas/access/roles/roleColumns';
import { userColumns } from '../../src/areas/access/users/userColumns';
import { plainPeriod } from '../../src/areas/content/calendar/calendarTerms';
import { investmentColumns } from '../../src/areas/investors/investments/InvestmentsSection';
import { editColumns } from '../../src/areas/investors/journal/EditsSection';
import { cardColumns } from '../../src/areas/investors/money/CardsSection';
import { certificateColumns } from '../../src/areas/investors/money/CertificatesSection';
import { claimColumns } from '../../src/areas/investors/money/ClaimsSection';
import { transactionColumns } from '../../src/areas/investors/money/TransactionsSection';
import { itemColumns, taskColumns } from '../../src/areas/investors/tasks/taskColumns';
import { productColumns } from '../../src/areas/catalogue/products/productColumns';
import { columns as bannerColumns } from '../../src/areas/content/banners/bannerColumns';
import { projectColumns } from '../../src/areas/real-estate/projects/projectColumns';
import { categoryColumns } from '../../src/areas/strategies/categoryColumns';
import { strategyColumns } from '../../src/areas/strategies/strategyColumns';
import { roundColumns } from '../../src/areas/tariffs/rounds/roundColumns';
import { tariffColumns } from '../../src/areas/tariffs/tariffs/tariffColumns';
import { formatFor } from '../../src/i18n/format';
import { planExport, rowReader } from '../../src/kit/export/exportSheet';
import { openExportWorker } from '../../src/kit/export/openExportWorker';
import type { Column } from '../../src/kit/table/columns/column';
import { bankClaimColumns, exitClaimColumns, settingColumns } from '../../src/parts/investments/otherColumns';
import {
  dividendColumns,
  movementColumns,
  outgoingColumns,
  paymentColumns,
} from '../../src/parts/investments/paymentColumns';
import { openExportWorker as openHere } from '../support/exportWorker';
import { renderScreen } from '../support/renderScreen';
import { savedFile } from '../support/savedFile';
import { formulas } from '../support/sheetFiles';

jest.mock('../../src/kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));
beforeEach(() => {
  jest.mocked(openExportWorker).mockImplementation(openHere);
  jest.mocked(saveAs).mockClear();
});

/** The file of a list, its columns by their names, row by row. */
async function fileOf(path: string, region?: string) {
  const { user } = await renderScreen(path, { as: 'accountant' });
  const list = region === undefined ? screen : within(await screen.findByRole('region', { name: region }));
  await waitFor(() => expect(list.getAllByRole('row').length).toBeGreaterThan(1));
  await user.click(list.getByRole('button', { name: 'Экспорт' }));
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  const file = await savedFile();
  const [headings = [], ...rows] = file.rowsOf(0);
  return { file, headings, valuesOf: (name: string) => rows.map((row) => row[headings.indexOf(name)]) };
}

test('what a merchant was owed after each move is not added up', async () => {
  const { file, headings } = await fileOf('/merchants/list/1?tab=transactions', 'Расчёты');
  const summed = Object.keys(formulas(file)).map((cell) => headings[/!([A-Z])\d+$/.exec(cell)![1]!.charCodeAt(0) - 65]);
  expect(summed).toEqual(['По закупке, сум', 'Комиссия, сум', 'К долгу, сум']);
});

const intl = createIntl({ locale: 'ru-RU', messages: russian, onError: () => undefined });
/** The columns of money that a file adds up. */
function summedOf<Row>(columns: readonly Column<Row>[]): string[] {
  const { columns: planned } = planExport('xlsx', 'Список', columns, intl);
  return columns.flatMap(({ id }, at) => (planned[at]?.kind === 'money' && !planned[at].isStanding ? [id] : []));
}

test('neither are limits, prices of a piece and what stood after a payment', () => {
  expect(summedOf(movementColumns)).toEqual(['amount']);
  expect(summedOf(tariffColumns)).toEqual(['investments_amount']);
  expect(summedOf(roundColumns)).toEqual(['raised_amount', 'target_amount', 'missing_amount']);
  expect(summedOf(strategyColumns)).toEqual(['balance']);
  expect(summedOf(categoryColumns)).toEqual([]);
  expect(summedOf(projectColumns)).toEqual(['amountToRaise', 'amountFact']);
  expect(summedOf(productColumns)).toEqual([]);
});

/** What names a column of codes. */
const named = /(^|_)(status|type|kind|method|direction|place|roles?|state|field|action|wish)$/;
const lists = {
  ...{ bankClaimColumns, dividendColumns, exitClaimColumns, movementColumns, outgoingColumns, paymentColumns },
  ...{ cardColumns, certificateColumns, claimColumns, editColumns, investmentColumns, itemColumns, taskColumns },
  ...{
    changeColumns,
    holdingColumns,
    peopleColumns,
    productColumns,
    projectColumns,
    roundColumns,
    settingColumns,
    strategyColumns,
    tariffColumns,
    transactionColumns,
    userColumns,
  },
};
test.each(Object.entries<readonly { id: string; words?: unknown }[]>(lists))(
  'codes are said in words: %s',
  (_, columns) => {
    expect(columns.filter(({ id, words }) => named.test(id) && words === undefined).map(({ id }) => id)).toEqual([]);
  },
);

const said = <Row,>(columns: readonly Column<Row>[], id: string, row: Partial<Row>) =>
  rowReader(
    columns.filter((column) => column.id === id),
    intl,
    formatFor('ru-RU', String),
  )(row as Row);

test('what changed of an investor, and when something is shown, is copied as it is read', () => {
  const edit = { field: 'gender', old: 'male', new: 'female', action: 'update' };
  expect(['field', 'old', 'new', 'action'].flatMap((id) => said(editColumns, id, edit))).toEqual([
    ...['Пол', 'Мужской', 'Женский', 'Изменение'],
  ]);
  expect(said(editColumns, 'new', { field: 'last_name', new: 'К•••' })).toEqual(['К•••']);
  expect(said(claimColumns, 'type', { type: 'refill' })).toEqual(['Пополнение баланса']);
  const days = { start: '2026-11-05', end: '2026-11-08', time: null } as ContentEntry;
  expect([days, { ...days, end: null }, { ...days, time: '09:00' }].map(plainPeriod)).toEqual([
    ...['05.11.2026 – 08.11.2026', '05.11.2026 – …', '05.11.2026 09:00'],
  ]);
});

test('roles go by the names that the screen has', async () => {
  expect(said(changeColumns, 'roles', { roles: ['director', 'kam_2'] })).toEqual(['Исполнительный директор, kam_2']);
  expect(said(changeColumns, 'roles', { roles: [] })).toEqual(['']);
  expect(said(userColumns, 'roles', { roles: [{ id: 1, name: 'administrator' }] })).toEqual(['Директор']);
  expect(said(roleColumns, 'name', { name: 'administrator' })).toEqual(['Директор']);
  expect(said(holdingColumns, 'role', { role: 'accountant' })).toEqual(['Бухгалтер']);
  // And so they do in the palette, with the code by which they were looked for.
  const { store } = await renderScreen('/dashboard/index', { as: 'director' });
  const found = await store.dispatch(
    findRoles({ text: 'administrator', kinds: [], digits: '' }, new AbortController().signal) as Parameters<
      typeof store.dispatch
    >[0],
  );
  expect(found).toMatchObject([{ name: { defaultMessage: 'Директор' }, details: ['administrator'] }]);
});

test('titles are those of the language that the panel speaks', () => {
  const row = { title_ru: 'Осень', title_uz: 'Kuz', title_en: null } as Banner;
  const said = (language: string) => {
    document.documentElement.lang = language;
    return rowReader(bannerColumns.slice(0, 1), intl, formatFor('ru-RU', String))(row);
  };
  expect([said('uz'), said('en'), said('ru')]).toEqual([['Kuz'], ['Осень'], ['Осень']]);
});

test('the hours of a branch are those of the table', async () => {
  const { valuesOf } = await fileOf('/branches/list/1');
  expect(valuesOf('Режим работы')[0]).toMatch(/^пн–\S+ \d\d:\d\d–\d\d:\d\d/);
});

test('an import says who began it and why it failed in words', async () => {
  const { valuesOf } = await fileOf('/merchants/list/1?tab=imports', 'Загрузки товаров');
  expect(valuesOf('Кто начал')).toContain('По расписанию');
  expect(valuesOf('Причина отказа')).toContain('Сервер не принял логин, пароль или токен');
});

test('a discount for every term and branch says so', async () => {
  const { valuesOf } = await fileOf('/merchants/list/12?tab=discounts', 'Скидки');
  expect(valuesOf('Срок, месяцев')).toContain('Любой');
  expect(valuesOf('Филиалы')).toContain('Все');
});
