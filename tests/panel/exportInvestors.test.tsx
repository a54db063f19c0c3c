/** The export on the real back end: the file holds what the service says, and nothing that it masks. */
import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMessages, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import russian from '../../locales/ru.json';
import { investorsApi, useListInvestorsRows, type InvestorRow } from '../../src/api/investment/investors';
import { signIn } from '../../src/api/sign-in/signIn';
import { createPanelStore, type PanelStore } from '../../src/app/store';
import type { Column } from '../../src/kit/table/columns/column';
import { ExportButton } from '../../src/kit/export/ExportButton';
import { openExportWorker } from '../../src/kit/export/openExportWorker';
import { panelTheme } from '../../src/kit/foundation/theme';
import { addMoney } from '../../src/lib/money';
import { Can } from '../../src/session/can';
import { createVault } from '../../src/session/vault';
import { createBrowser, MemoryStorage } from '../support/browser';
import { openExportWorker as openHere } from '../support/exportWorker';
import { backEndAddress } from '../support/panelBackEnd';
import { savedFile } from '../support/savedFile';
import { formulas } from '../support/sheetFiles';

jest.mock('../../src/kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  pinfl: { id: 'test.pinfl', defaultMessage: 'ПИНФЛ' },
  phone: { id: 'test.phone', defaultMessage: 'Телефон' },
  invested: { id: 'test.invested', defaultMessage: 'Инвестировано' },
  created: { id: 'test.created', defaultMessage: 'Создан' },
});
const columns: Column<InvestorRow>[] = [
  { id: 'name', title: m.name, value: (row) => row.name, sort: 'name' },
  { id: 'pinfl', title: m.pinfl, value: (row) => row.pinfl },
  { id: 'phone_number', title: m.phone, value: (row) => row.phone_number },
  { id: 'investment_amount', title: m.invested, value: (row) => row.investment_amount, as: 'money' },
  { id: 'created_at', title: m.created, value: (row) => row.created_at, as: 'dateTime' },
];
const filters = { subject: 'individual', order_by: 'name' } as const;

function List() {
  const { readAll: readPage } = useListInvestorsRows({ filters, limit: 10, page: 1 });
  return (
    <Can do="investors.export">
      <ExportButton file="investors" list={{ filters }} columns={columns} readPage={readPage} size={70} />
    </Can>
  );
}

let store: PanelStore;
async function show(username: string) {
  const api = `${backEndAddress()}/api`;
  store = createPanelStore({
    vault: createVault(createBrowser().openWindow()),
    storage: new MemoryStorage(),
    config: {
      API_SYSTEM_URL: `${api}/system-user`,
      API_INVEST_URL: `${api}/investment`,
      API_PAY_URL: `${api}/payment`,
      API_MARKET_URL: `${api}/marketplace`,
      CDN_URL: `${api}/content`,
    },
    load: () => undefined,
  });
  await store.dispatch(signIn({ username, password: 'Divan-demo-2026', remember: true }));
  render(
    <Provider store={store}>
      <IntlProvider locale="ru-RU" messages={russian} onError={() => undefined}>
        <FluentProvider theme={panelTheme('light', '#01CAB0')}>
          <MemoryRouter>
            <List />
          </MemoryRouter>
        </FluentProvider>
      </IntlProvider>
    </Provider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  jest.mocked(openExportWorker).mockImplementation(openHere);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => store.stop());

it('writes all investors of the filter, masked as on the screen', async () => {
  const user = await show('director');
  await user.click(screen.getByRole('button', { name: 'Экспорт' }));
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  const file = await savedFile({ timeout: 10_000 });

  const all = await store.dispatch(
    investorsApi.endpoints.listInvestors.initiate({ ...filters, offset: 0, limit: 1000 }, { subscribe: false }),
  );
  const rows = all.data?.investors ?? [];
  expect(rows.length).toBeGreaterThan(70);
  const sheet = file.sheet(0);
  const text = (place: string) => (sheet[place] as { w?: string } | undefined)?.w ?? '';
  rows.forEach((row, at) => {
    const line = at + 2;
    expect([text(`A${line}`), text(`B${line}`), text(`C${line}`)]).toEqual([
      row.name,
      row.pinfl ?? '',
      row.phone_number,
    ]);
    expect(sheet[`D${line}`].v).toBe(Number(row.investment_amount));
    const [year, month, day] = row.created_at.slice(0, 10).split('-');
    expect(text(`E${line}`)).toBe(`${day}.${month}.${year} ${row.created_at.slice(11)}`);
  });
  const last = rows.length + 2;
  expect(formulas(file)).toEqual({ [`investors!D${last}`]: `SUM(D2:D${last - 1})` });
  expect(sheet[`D${last}`].v).toBe(Number(addMoney(...rows.map((row) => row.investment_amount))));

  // Nothing in the whole file has as many digits in a row as a PINFL, a phone or a card, but amounts and days.
  const strings = [0, 1].flatMap((at) => [
    ...file.part(`xl/worksheets/sheet${at + 1}.xml`).matchAll(/<t[^>]*>([^<]*)</g),
  ]);
  for (const [, shown = ''] of strings) expect(shown).not.toMatch(/\d{7}/);
});

it('is not offered to whoever may not export', async () => {
  await show('hunter');
  expect(store.getState().session.status).toBe('signedIn');
  expect(screen.queryByRole('button', { name: 'Экспорт' })).not.toBeInTheDocument();
});
