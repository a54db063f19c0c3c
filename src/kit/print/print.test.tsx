import { act, screen, waitFor, within } from '@testing-library/react';
import { useMemo, useRef } from 'react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { rowsOf } from '../../lib/rows';
import { Fact, Facts } from '../values/Facts';
import { Section } from '../detail/Section';
import { Timeline } from '../detail/Timeline';
import { ListPage } from '../list/ListPage';
import { Toolbar } from '../list/Toolbar';
import { paletteCommands } from '../state/paletteCommands';
import { RevealableText } from '../values/RevealableText';
import { ScreenContext } from '../state/screen';
import { DataTable } from '../table/DataTable';
import { period, searchText } from '../url/listParams';
import { useListState } from '../url/useListState';
import { PrintButton } from './PrintButton';
import { PrintRecord } from './PrintRecord';
import { useWholeRecordAsked } from './wholeRecord';

const m = defineMessages({
  common: { id: 'test.common', defaultMessage: 'Общие данные' },
  folded: { id: 'test.folded', defaultMessage: 'История' },
  phone: { id: 'test.phone', defaultMessage: 'Телефон' },
  late: { id: 'test.late', defaultMessage: 'Вложения' },
  amount: { id: 'test.amount', defaultMessage: 'Сумма' },
});

const papers = () => document.querySelectorAll<HTMLElement>('body > article');
/** What the browser does when it is told to print; the paper as it is then. */
let seen: string[] = [];
beforeEach(() => {
  seen = [];
  // jsdom has neither.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    seen.push(...[...papers()].map((paper) => paper.innerHTML));
    window.dispatchEvent(new Event('afterprint'));
  };
});
const paper = (): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = seen[0] ?? '';
  return element;
};

function Late() {
  const asked = useWholeRecordAsked();
  return asked > 0 ? <span>Договор.pdf</span> : <div aria-busy="true">…</div>;
}
function Record() {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root}>
      <h1>Заявка 17</h1>
      <PrintRecord title="Заявка 17" root={root} />
      <Section id="common" title={m.common}>
        <Facts>
          <Fact label={m.amount} value="1250000.00" as="money" />
          <Fact label={m.phone}>
            <RevealableText label={m.phone} text="998*****67" reveal={() => Promise.resolve('998901234567')} />
          </Fact>
        </Facts>
        <button>Одобрить</button>
        <Timeline events={[{ id: 1, at: '2026-03-05 14:07:31', title: 'Создана', by: 'Нигора Юсупова' }]} />
      </Section>
      <Section id="folded" title={m.folded}>
        what was
      </Section>
      <Section id="late" title={m.late}>
        <Late />
      </Section>
    </div>
  );
}

describe('the paper of a record', () => {
  it('has its sections whole and no buttons, leaves out what is folded away, and goes after printing', async () => {
    const { user } = renderPart(<Record />);
    await user.click(screen.getByRole('button', { name: 'История' }));
    await user.click(screen.getByRole('button', { name: 'Печать' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    const page = within(paper());
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Заявка 17');
    expect(page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Общие данные',
      'Вложения',
    ]);
    expect(paper()).toHaveTextContent('Договор.pdf');
    expect(paper()).toHaveTextContent('998*****67');
    expect(paper()).toHaveTextContent('14:07:31 · Нигора Юсупова');
    expect(page.queryByRole('button')).not.toBeInTheDocument();
    for (const who of ['Составил', 'Проверил', 'Утвердил']) expect(paper()).toHaveTextContent(who);
    expect(paper().querySelectorAll('article [class]:not(.product, .signatures), article [style]')).toHaveLength(0);
    expect(papers()).toHaveLength(0);
  });

  it('is what the browser prints by its own command, and a command of the palette', async () => {
    renderPart(<Record />);
    const command = paletteCommands.read().find(({ title }) => title.defaultMessage === 'Печать карточки');
    await act(async () => void (await command!.run!()));
    await waitFor(() => expect(seen).toHaveLength(1));
    act(() => window.print());
    expect(seen).toHaveLength(2);
  });
});

/** By its own command the browser prints what is there, as soon as what makes papers has come. */
const printByBrowser = () =>
  waitFor(() => {
    act(() => window.print());
    expect(seen.length).toBeGreaterThan(0);
  });

function Coming({ isRefreshed = false }: { isRefreshed?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root}>
      <PrintRecord title="Заявка 18" root={root} />
      <div data-sections aria-busy={isRefreshed}>
        <Section id="there" title={m.common}>
          сказано
        </Section>
        <Section id="coming" title={m.late}>
          <div aria-busy={!isRefreshed}>…</div>
        </Section>
      </div>
    </div>
  );
}

describe('a record of which something is still on its way', () => {
  it('says so on the paper that the browser makes by itself', async () => {
    renderPart(<Coming />);
    await printByBrowser();
    expect(paper()).toHaveTextContent('Часть данных не загрузилась');
    expect(paper()).toHaveTextContent('сказано');
    expect(within(paper()).queryByRole('heading', { name: 'Вложения' })).not.toBeInTheDocument();
  });

  it('is printed as it was, and says so, while it is read anew', async () => {
    renderPart(<Coming isRefreshed />);
    await printByBrowser();
    expect(paper()).toHaveTextContent('Часть данных не загрузилась');
    expect(paper()).toHaveTextContent('сказано');
  });
});

describe('a paper beside that of the screen', () => {
  const ofAct = { facts: [{ label: 'Договор', value: 'RS-17' }], signatures: ['Принимает: Каримов'] };
  const screenPaper = () => ({ facts: [], title: 'Экран', body: document.createDocumentFragment() });

  it('is printed by its button, with those who sign it, and by nothing else', async () => {
    const { user } = renderPart(
      <>
        <PrintButton title={m.common} paper={screenPaper} />
        <PrintButton
          title={m.late}
          isAside
          paper={({ partOf, factsOf }) => ({
            ...ofAct,
            title: 'Акт',
            body: partOf('Товары', factsOf([{ label: 'Всего', value: '1 000,00' }])),
          })}
        />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Вложения' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(within(paper()).getByRole('heading', { level: 2 })).toHaveTextContent('Товары');
    for (const text of ['Акт', 'RS-17', '1 000,00', 'Принимает: Каримов']) expect(paper()).toHaveTextContent(text);
    expect(paper()).not.toHaveTextContent('Составил');
    // What the browser prints by itself is the screen, before and after.
    act(() => window.print());
    expect(seen).toHaveLength(2);
    expect(seen[1]).toContain('Экран');
  });
});

const params = { search: searchText() };
interface Row {
  id: number;
  name: string;
  amount: string;
}
const columns = [
  { id: 'name', title: m.phone, value: (row: Row) => row.name },
  { id: 'amount', title: m.amount, value: (row: Row) => row.amount, as: 'money' as const },
];
const all = Array.from({ length: 30 }, (_, at) => ({ id: at, name: `Строка ${at + 1}`, amount: '1000.50' }));

function List({ readAll }: { readAll: jest.Mock }) {
  const list = useListState(params);
  const rows = useMemo(() => rowsOf<Row>(all.slice(0, 10), { total: 30, readAll }), [readAll]);
  return (
    <ListPage list={list} rows={rows} columns={columns}>
      table
    </ListPage>
  );
}

const sectionParams = { search: searchText(), ...period };
function RecordWithTable({ readAll }: { readAll?: jest.Mock }) {
  const root = useRef<HTMLDivElement>(null);
  const list = useListState(sectionParams);
  const rows = useMemo(
    () => rowsOf<Row>(all.slice(0, 10), { total: 30, totals: { amount: '30015.00' }, hasMore: true, readAll }),
    [readAll],
  );
  return (
    <div ref={root}>
      <PrintRecord title="Счёт 5110" root={root} />
      <Section id="entries" title={m.common}>
        <Toolbar list={list} search={m.phone} period={m.late} />
        <DataTable list={list} rows={rows} columns={columns} empty={m.folded} label={m.common} />
      </Section>
    </div>
  );
}
const asked = { at: '/list?search=Ali&begin_date=2026-09-01&end_date=2026-09-30' };

describe('the tables on the paper of a record', () => {
  it('are whole, and say what they were narrowed by', async () => {
    const readAll = jest.fn(() => Promise.resolve({ items: all, total: 30 }));
    const { user } = renderPart(<RecordWithTable readAll={readAll} />, asked);
    await user.click(screen.getByRole('button', { name: 'Печать' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(within(paper()).getAllByRole('row')).toHaveLength(31);
    expect(within(paper()).getAllByText('1 000,50')).toHaveLength(30);
    for (const text of ['Поиск: Ali', 'Вложения: 01.09.2026 – 30.09.2026', 'Сумма: 30 015,00'])
      expect(paper()).toHaveTextContent(text);
    expect(paper()).not.toHaveTextContent('Строк:');
    expect(paper()).not.toHaveTextContent('Перейти к стр.');
  });

  it('say how many of their rows are missing where not all can be read', async () => {
    const readAll = jest.fn(() => Promise.reject(new Error('cut')));
    const { user } = renderPart(<RecordWithTable readAll={readAll} />, asked);
    await user.click(screen.getByRole('button', { name: 'Печать' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(readAll).toHaveBeenCalledTimes(1);
    expect(within(paper()).getAllByRole('row')).toHaveLength(11);
    expect(paper()).toHaveTextContent('Строк: 10 из 30');
  });

  it.each([
    ['whoever may not export them', 'ledger'],
    ['the browser by its own command', undefined],
  ])('are those on the screen for %s', async (_who, permission) => {
    const readAll = jest.fn();
    const { user } = renderPart(
      <ScreenContext value={{ id: 'test.screen', title: 'Счёт', permission, setLabel: () => undefined }}>
        <RecordWithTable readAll={readAll} />
      </ScreenContext>,
      asked,
    );
    if (permission) await user.click(screen.getByRole('button', { name: 'Печать' }));
    else await printByBrowser();
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(readAll).not.toHaveBeenCalled();
    expect(paper()).toHaveTextContent('Строк: 10 из 30');
  });

  it('have also the rows that are not drawn because they are out of sight', async () => {
    const many = Array.from({ length: 70 }, (_, at) => ({ id: at, name: `Строка ${at + 1}`, amount: '1.00' }));
    function Long() {
      const root = useRef<HTMLDivElement>(null);
      const rows = useMemo(() => rowsOf<Row>(many), []);
      return (
        <div ref={root}>
          <PrintRecord title="Счёт 5110" root={root} />
          <DataTable rows={rows} columns={columns} empty={m.folded} label={m.common} />
        </div>
      );
    }
    renderPart(<Long />);
    await waitFor(() => expect(document.querySelector('tbody[aria-hidden]')).toBeInTheDocument());
    await printByBrowser();
    expect(within(paper()).getAllByRole('row')).toHaveLength(71);
    expect(paper()).not.toHaveTextContent('Строк:');
  });
});

describe('the paper of a list', () => {
  it('has its filters and all of its rows', async () => {
    const readAll = jest.fn(() => Promise.resolve({ items: all, total: 30 }));
    const { user } = renderPart(<List readAll={readAll} />, { at: '/list?search=Ali' });
    await user.click(screen.getByRole('button', { name: 'Печать' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(readAll).toHaveBeenCalledTimes(1);
    const page = within(paper());
    expect(page.getAllByRole('row')).toHaveLength(31);
    expect(paper()).toHaveTextContent('Ali');
    expect(paper()).toHaveTextContent('30 из 30');
    expect(page.getAllByText('1 000,50')).toHaveLength(30);
  });

  it('holds the rows on the screen for whoever may not export them', async () => {
    const readAll = jest.fn();
    const { user } = renderPart(
      <ScreenContext value={{ id: 'test.screen', title: 'Журнал', permission: 'ledger', setLabel: () => undefined }}>
        <List readAll={readAll} />
      </ScreenContext>,
    );
    await user.click(screen.getByRole('button', { name: 'Печать' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(readAll).not.toHaveBeenCalled();
    expect(paper()).toHaveTextContent('10 из 30');
  });
});
