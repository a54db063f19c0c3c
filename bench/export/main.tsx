/**
 * The export button with a list behind it: made up here (`?rows=100000`), or that of the service (`?service`).
 * What the worker is told and answers is noted with its time in `window.times`.
 */
import { FluentProvider } from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { readInvestors, type InvestorRow } from '../../src/api/investment/investors';
import { signIn } from '../../src/api/sign-in/signIn';
import { createPanelStore } from '../../src/app/store';
import { needTexts } from '../../src/i18n/catalogue';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { ExportButton } from '../../src/kit/export/ExportButton';
import type { Column } from '../../src/kit/table/columns/column';
import { panelTheme } from '../../src/kit/foundation/theme';
import type { ReadPage } from '../../src/lib/readPage';
import { madeUpRow } from './rows';

declare global {
  interface Window {
    times: { first?: number; file?: number; rows?: number; calls: number };
  }
}
window.times = { calls: 0 };

class NotedWorker extends Worker {
  constructor(...given: ConstructorParameters<typeof Worker>) {
    super(...given);
    this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; rows: number }>) => {
      if (data.kind === 'file') Object.assign(window.times, { file: performance.now(), rows: data.rows });
    });
  }
  override postMessage(message: { kind: string }): void {
    if (message.kind === 'rows') window.times.first ??= performance.now();
    super.postMessage(message);
  }
}
window.Worker = NotedWorker;

const question = new URLSearchParams(window.location.search);
const count = Number(question.get('rows') ?? 0);

/** Rows as a service gives them; every page comes as text and is read, as an answer is. */
const madeUp: ReadPage<InvestorRow> = async (offset, limit) => {
  window.times.calls++;
  const length = Math.max(0, Math.min(limit, count - offset));
  const rows = Array.from({ length }, (_, at) => madeUpRow(offset + at + 1));
  await new Promise((resolve) => setTimeout(resolve));
  return { items: JSON.parse(JSON.stringify(rows)) as InvestorRow[], total: count };
};

const title = (id: string, defaultMessage: string) => ({ id: `bench.${id}`, defaultMessage });
const columns: Column<InvestorRow>[] = [
  { id: 'id', title: title('id', 'Номер'), value: (row) => row.id },
  { id: 'name', title: title('name', 'Имя'), value: (row) => row.name, sort: 'name' },
  { id: 'phone_number', title: title('phone', 'Телефон'), value: (row) => row.phone_number },
  { id: 'pinfl', title: title('pinfl', 'ПИНФЛ'), value: (row) => row.pinfl },
  { id: 'inn', title: title('inn', 'ИНН'), value: (row) => row.inn },
  { id: 'status', title: title('status', 'Статус'), value: (row) => row.status },
  { id: 'subject', title: title('subject', 'Вид'), value: (row) => row.subject },
  { id: 'active', title: title('active', 'Активен'), value: (row) => row.status === 'active' },
  {
    id: 'investment_amount',
    title: title('invested', 'Инвестировано'),
    value: (r) => r.investment_amount,
    as: 'money',
  },
  { id: 'balance', title: title('balance', 'Баланс'), value: (row) => row.balance, as: 'money' },
  { id: 'day', title: title('day', 'День'), value: (row) => row.created_at.slice(0, 10), as: 'day' },
  { id: 'created_at', title: title('created', 'Создан'), value: (row) => row.created_at, as: 'dateTime' },
];

const filters = { subject: 'individual', order_by: 'name' } as const;
const store = createPanelStore();
if (question.has('service'))
  await store.dispatch(signIn({ username: 'director', password: 'Divan-demo-2026', remember: false }));
const readService: ReadPage<InvestorRow> = (...slice) => {
  window.times.calls++;
  return store.dispatch(readInvestors(filters, ...slice));
};
void needTexts('frame');

const readPage = question.has('service') ? readService : madeUp;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <LanguageProvider language="ru-RU">
        <FluentProvider theme={panelTheme('light', '#01CAB0')}>
          {/* Which columns are shown may stand in the address. */}
          <MemoryRouter>
            <ExportButton file="investors" list={{ filters }} columns={columns} readPage={readPage} />
          </MemoryRouter>
        </FluentProvider>
      </LanguageProvider>
    </Provider>,
  );
