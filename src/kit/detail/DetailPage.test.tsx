import { Clock16Regular } from '@fluentui/react-icons';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import { rowsOf, type Loaded, type Rows } from '../../lib/rows';
import { DetailPage, MissingRecord } from './DetailPage';
import { Fact, Facts } from '../values/Facts';
import { Section } from './Section';
import { StatusBadge } from '../values/StatusBadge';
import { Timeline } from './Timeline';

const m = defineMessages({
  common: { id: 'test.common', defaultMessage: 'Общие данные' },
  history: { id: 'test.history', defaultMessage: 'История' },
  none: { id: 'test.none', defaultMessage: 'Истории пока нет' },
  inn: { id: 'test.inn', defaultMessage: 'ИНН' },
  kfs: { id: 'test.kfs', defaultMessage: 'КФС' },
  new: { id: 'test.new', defaultMessage: 'Новый' },
});
interface Company {
  name: string;
  inn: string;
}
const company: Company = { name: 'ООО «Барака»', inn: '301234567' };
const missing: Failure = { kind: 'status', status: 404, codes: ['not_found'] };
const down: Failure = { kind: 'status', status: 502, codes: [] };
const refused: Failure = { kind: 'status', status: 403, codes: ['forbidden'] };

const loaded = <Item,>(item: Item | undefined, more: Partial<Loaded<Item>> = {}): Loaded<Item> => ({
  item,
  failure: undefined,
  refreshing: false,
  retry: jest.fn(),
  ...more,
});
const rows = (more: Partial<Rows<unknown>>) => rowsOf<unknown>([], { retry: jest.fn(), ...more });
const card = (result: Loaded<Company>, inside: React.ReactNode = null) => (
  <DetailPage
    result={result}
    title={(item) => item.name}
    badges={() => <StatusBadge code="new" look={{ label: m.new, tone: 'informative', icon: Clock16Regular }} />}
    actions={() => <button>Изменить</button>}
    figures={(item) => (
      <Facts>
        <Fact label={m.inn}>{item.inn}</Fact>
      </Facts>
    )}
    aside={() => <p>aside</p>}
  >
    {() => inside}
  </DetailPage>
);

describe('the card of a record', () => {
  it('shows name, status, figures and sections, and tells the frame the name', () => {
    const setLabel = jest.fn();
    const { unmount } = renderPart(
      card(
        loaded(company),
        <Section id="common" title={m.common}>
          inside
        </Section>,
      ),
      { setLabel },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'ООО «Барака»' })).toBeInTheDocument();
    expect(screen.getByText('Новый')).toBeInTheDocument();
    expect(screen.getByRole('definition')).toHaveTextContent('301234567');
    expect(screen.getByRole('region', { name: 'Общие данные' })).toHaveTextContent('inside');
    expect(screen.getByRole('button', { name: 'Изменить' })).toBeInTheDocument();
    expect(setLabel).toHaveBeenLastCalledWith('ООО «Барака»');
    unmount();
    expect(setLabel).toHaveBeenLastCalledWith(undefined);
  });

  it('waits in the shape of what comes', () => {
    renderPart(card(loaded<Company>(undefined)));
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
    expect(screen.queryByRole('heading', { name: company.name })).not.toBeInTheDocument();
  });

  it('is found by its heading while it waits', () => {
    renderPart(card(loaded<Company>(undefined)));
    expect(screen.getByRole('heading', { level: 1, name: 'Инвесторы' })).toBeInTheDocument();
  });

  it('says that there is no such record, or that it may not be seen', () => {
    const { rerender } = renderPart(card(loaded<Company>(undefined, { failure: missing })));
    expect(screen.getByRole('alert')).toHaveTextContent('Запись не найдена');
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
    rerender(card(loaded<Company>(undefined, { failure: refused })));
    expect(screen.getByRole('alert')).toHaveTextContent('Ошибка: Доступ запрещён');
  });

  it('can be tried again, and stays when only its refresh failed', async () => {
    const failed = loaded<Company>(undefined, { failure: down });
    const { user, rerender } = renderPart(card(failed));
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(failed.retry).toHaveBeenCalled();
    const stale = loaded(company, { failure: down });
    rerender(card(stale));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(stale.retry).toHaveBeenCalled();
  });
});

describe('the list of sections', () => {
  const wide = window.matchMedia;
  afterEach(() => (window.matchMedia = wide));
  const four = [m.common, m.history, m.inn, m.kfs].map((title) => (
    <Section key={String(title.id)} id={String(title.id)} title={title}>
      inside
    </Section>
  ));
  const isWide = () =>
    (window.matchMedia = ((media: string) => ({ ...wide(media), matches: true })) as typeof window.matchMedia);

  it('stands beside them on a wide screen, leads to each and marks the one that is read', async () => {
    isWide();
    const { user } = renderPart(card(loaded(company), four));
    const list = within(screen.getByRole('navigation', { name: 'Разделы' }));
    const names = ['Общие данные', 'История', 'ИНН', 'КФС'];
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(names);
    // The first shows its end alone, the second is read; the last cannot come to the top.
    const tops = [-400, -40, 460, 560];
    screen.getAllByRole('region').forEach((region, at) => {
      const height = at < 2 ? 440 : 100;
      region.getBoundingClientRect = () => new DOMRect(0, tops[at], 800, height);
    });
    document.documentElement.getBoundingClientRect = () => new DOMRect(0, 0, 800, 700);
    fireEvent.scroll(document);
    await waitFor(() => expect(list.getByRole('button', { current: 'location' })).toHaveTextContent('История'));
    await user.click(list.getByRole('button', { name: 'КФС' }));
    expect(screen.getByRole('button', { name: 'КФС', expanded: true })).toHaveFocus();
    await waitFor(() => expect(list.getByRole('button', { current: 'location' })).toHaveTextContent('КФС'));
  });

  it('leads to its own sections, in their order, where those of a parked card have the same ids', async () => {
    isWide();
    const { user } = renderPart(
      <>
        {[m.kfs, m.common].map(({ id }) => (
          <section key={id as string} id={id as string} data-parked />
        ))}
        {card(loaded(company), four)}
      </>,
    );
    const list = within(screen.getByRole('navigation', { name: 'Разделы' }));
    const names = ['Общие данные', 'История', 'ИНН', 'КФС'];
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual(names);
    await user.click(list.getByRole('button', { name: 'КФС' }));
    expect(screen.getByRole('button', { name: 'КФС', expanded: true })).toHaveFocus();
  });

  it('begins with four sections: fewer are seen at a glance', () => {
    isWide();
    renderPart(card(loaded(company), four.slice(0, 3)));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is not there on other screens', () => {
    renderPart(card(loaded(company), four));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('a record that is not there', () => {
  it('still says which screen it is', () => {
    renderPart(<MissingRecord failure={missing} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Инвесторы' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Запись не найдена');
  });
});

describe('a section', () => {
  it('folds away by its heading and remembers it for this screen', async () => {
    const { user, store } = renderPart(
      <Section id="common" title={m.common}>
        inside
      </Section>,
    );
    const toggle = screen.getByRole('button', { name: 'Общие данные', expanded: true });
    await user.click(toggle);
    expect(screen.queryByText('inside')).not.toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(store.getState().preferences.folded).toEqual({ 'test.screen': ['common'] });
  });

  it('fails alone', async () => {
    const result = loaded<Company>(undefined, { failure: refused });
    renderPart(
      <>
        <Section id="a" title={m.common} result={result}>
          {(item) => item.name}
        </Section>
        <Section id="b" title={m.history}>
          works
        </Section>
      </>,
    );
    expect(within(screen.getByRole('region', { name: 'Общие данные' })).getByRole('alert')).toHaveTextContent(
      'Forbidden',
    );
    expect(screen.getByText('works')).toBeInTheDocument();
  });

  it('is broken alone when it cannot be drawn', () => {
    const complaints = jest.spyOn(console, 'error');
    function Broken(): never {
      throw new Error('no');
    }
    renderPart(
      <Section id="a" title={m.common}>
        <Broken />
      </Section>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Этот блок не удалось показать');
    complaints.mockClear();
  });

  it('of rows is on its way, empty, failed or there', () => {
    const of = (more: Partial<Rows<unknown>>) => (
      <Section id="h" title={m.history} rows={rows(more)} empty={m.none}>
        there
      </Section>
    );
    const { rerender } = renderPart(of({ state: 'loading' }));
    expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
    rerender(of({}));
    expect(screen.getByText('Истории пока нет')).toBeInTheDocument();
    rerender(of({ state: 'failed', failure: down }));
    expect(screen.getByRole('alert')).toHaveTextContent('Server side problem');
    rerender(of({ items: [1], total: 1 }));
    expect(screen.getByText('there')).toBeInTheDocument();
  });
});

describe('facts and events', () => {
  it('are a dash where nothing is known, but not for a zero', () => {
    renderPart(
      <Facts>
        <Fact label={m.inn}>{null}</Fact>
        <Fact label={m.kfs}>{0}</Fact>
      </Facts>,
    );
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['—', '0']);
  });

  it('stand in the order given', () => {
    renderPart(
      <Timeline
        events={[
          { id: 1, at: '2026-03-05 14:07:31', title: 'Создан', by: 'Азиз', text: 'сам' },
          { id: 2, at: 'x', title: 'Проверен' },
        ]}
      />,
    );
    const events = screen.getAllByRole('listitem').map((event) => event.textContent);
    expect(events).toEqual(['Созданcам'.replace('c', 'с') + '05.03.2026 14:07:31Азиз', 'Проверен—']);
  });
});
