import { act, screen, waitFor, within } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { renderPart } from '../../../tests/panel/renderPart';
import { AmountRangeFilter } from './AmountRangeFilter';
import { DateRangeFilter } from './DateRangeFilter';
import { amount, day, oneId, oneOf, searchText, someIds, someOf } from '../url/listParams';
import { MoreFilters } from './MoreFilters';
import { SearchFilter } from './SearchFilter';
import { FindValues } from './FindValues';
import { toFailure } from '../../lib/failure';
import { SelectFilter } from './SelectFilter';
import { Toolbar } from './Toolbar';
import { useListState } from '../url/useListState';
import { SegmentedControl } from './SegmentedControl';

const m = defineMessages({
  search: { id: 'test.search', defaultMessage: 'Имя или номер' },
  status: { id: 'test.status', defaultMessage: 'Статус' },
  kind: { id: 'test.kind', defaultMessage: 'Вид' },
  created: { id: 'test.created', defaultMessage: 'Создан' },
  sum: { id: 'test.sum', defaultMessage: 'Сумма' },
  new: { id: 'test.new', defaultMessage: 'Новый' },
  active: { id: 'test.active', defaultMessage: 'Активный' },
});
const params = {
  search: searchText(),
  status: someOf(['new', 'active']),
  kind: oneOf(['new', 'active']),
  begin_date: day(),
  end_date: day(),
  min_amount: amount(),
  max_amount: amount(),
  strategy_id: someIds(),
};
const options = [
  { value: 'new', label: m.new },
  { value: 'active', label: m.active },
];

function Filters() {
  const list = useListState(params);
  const navigate = useNavigate();
  return (
    <>
      <Toolbar list={list}>
        <SearchFilter label={m.search} />
        <SelectFilter name="status" label={m.status} options={options} />
        <SelectFilter name="kind" label={m.kind} options={options} />
        <DateRangeFilter label={m.created} />
        <AmountRangeFilter from="min_amount" to="max_amount" label={m.sum} />
      </Toolbar>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

describe('the search of a list', () => {
  it('waits for typing to rest and makes one step of it for Back', async () => {
    const { user, whereabouts } = renderPart(<Filters />, { at: '/list?kind=new' });
    const field = screen.getByRole('searchbox', { name: 'Имя или номер' });
    await user.type(field, 'Kari');
    expect(whereabouts().search).toBe('?kind=new');
    await waitFor(() => expect(whereabouts().search).toBe('?search=Kari&kind=new'));
    await user.type(field, 'mov');
    await waitFor(() => expect(whereabouts().search).toBe('?search=Karimov&kind=new'));
    expect(field).toHaveValue('Karimov');
    await user.click(screen.getByText('back'));
    expect(whereabouts().search).toBe('?kind=new');
    expect(field).toHaveValue('');
  });

  it('looks at once with Enter and keeps the blanks of a text being typed', async () => {
    const { user, whereabouts } = renderPart(<Filters />);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'Aziz {Enter}');
    expect(whereabouts().search).toBe('?search=Aziz');
    expect(field).toHaveValue('Aziz ');
  });

  it('shows what the address says, and nothing when it is cleared', async () => {
    const { user } = renderPart(<Filters />, { at: '/list?search=Ali' });
    expect(screen.getByRole('searchbox')).toHaveValue('Ali');
    await user.click(screen.getByRole('button', { name: 'Очистить всё' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Очистить всё' })).not.toBeInTheDocument();
  });

  it('sends a card number as its mask, whatever stands beside it, and keeps it in no place', async () => {
    const { user, whereabouts } = renderPart(<Filters />, { at: '/list' });
    const field = screen.getByRole('searchbox', { name: 'Имя или номер' });
    await user.click(field);
    await user.paste('Каримов 8600 1234 5678 9012');
    await waitFor(() => expect(field).toHaveValue('Каримов 860012******9012'));
    // A number travels beside the address.
    const everywhere = () => JSON.stringify(whereabouts());
    await waitFor(() => expect(everywhere()).toContain('Каримов 860012******9012'));
    expect(everywhere()).not.toContain('5678');
    // What is as long and no card goes as it is.
    await user.clear(field);
    await user.paste('20208000900123456001');
    await waitFor(() => expect(everywhere()).toContain('20208000900123456001'));
  });

  it('leaves no phone in the address', async () => {
    const { user, whereabouts } = renderPart(<Filters />);
    await user.type(screen.getByRole('searchbox'), '+998901234567{Enter}');
    expect(whereabouts().search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('+998901234567');
  });
});

describe('a filter of several values', () => {
  it('opens, ticks and closes by keyboard alone, and is one step for Back', async () => {
    const { user, whereabouts } = renderPart(<Filters />);
    const button = screen.getByRole('button', { name: 'Статус' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('checkbox', { name: 'Новый' })).toHaveFocus();
    await user.keyboard(' {Tab} ');
    expect(whereabouts().search).toBe('?status=new&status=active');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(screen.getByText('back'));
    expect(whereabouts().search).toBe('');
  });

  it('has a chip for each value, which takes it away', async () => {
    const { user, whereabouts } = renderPart(<Filters />, { at: '/list?status=new&status=active' });
    const chips = within(screen.getByRole('list', { name: 'Выбранные фильтры' }));
    expect(chips.getAllByRole('listitem')).toHaveLength(2);
    await user.click(chips.getByRole('button', { name: 'Убрать фильтр «Статус: Новый»' }));
    expect(whereabouts().search).toBe('?status=active');
  });

  it('closes when a click or the focus goes elsewhere', async () => {
    const { user } = renderPart(<Filters />);
    await user.click(screen.getByRole('button', { name: 'Статус' }));
    await user.click(screen.getByRole('searchbox'));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('a filter of one value', () => {
  it('chooses it, shows a chip and gives it up', async () => {
    const { user, whereabouts } = renderPart(<Filters />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Вид' }), 'Активный');
    expect(whereabouts().search).toBe('?kind=active');
    await user.click(screen.getByRole('button', { name: 'Убрать фильтр «Вид: Активный»' }));
    expect(whereabouts().search).toBe('');
  });
});

describe('the filters on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(
    () => (window.matchMedia = ((media: string) => ({ ...wide(media), matches: true })) as typeof window.matchMedia),
  );
  afterEach(() => (window.matchMedia = wide));

  it('come by a press where they are many, and what is chosen is in sight without them', async () => {
    const { user } = renderPart(<Filters />, { at: '/list?end_date=2026-03-05' });
    const period = () => screen.queryByRole('button', { name: /^Создан/ });
    expect(period()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Убрать фильтр «Создан: … – 05.03.2026»' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Фильтры', expanded: false }));
    expect(period()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Фильтры', expanded: true }));
    expect(period()).not.toBeInTheDocument();
  });
});

describe('a filter by period', () => {
  const open = async (at?: string) => {
    const part = renderPart(<Filters />, { at });
    await part.user.click(screen.getByRole('button', { name: /^Создан/ }));
    return {
      ...part,
      begin: await screen.findByRole('textbox', { name: 'С' }),
      end: screen.getByRole('textbox', { name: 'По' }),
    };
  };

  it('takes two typed dates, also by their digits alone (D-28)', async () => {
    const { user, begin, end, whereabouts } = await open();
    await user.type(begin, '1.3.2026');
    await user.type(end, '05032026{Enter}');
    expect(whereabouts().search).toBe('?begin_date=2026-03-01&end_date=2026-03-05');
    expect(begin).toHaveValue('01.03.2026');
    expect(screen.getByRole('button', { name: 'Убрать фильтр «Создан: 01.03.2026 – 05.03.2026»' })).toBeInTheDocument();
  });

  it('takes days from a calendar, by the keys alone; Escape leaves the calendar and not the form', async () => {
    const { user, end, whereabouts } = await open('/list?begin_date=2026-03-01');
    const button = screen.getByRole('button', { name: 'Выбрать дату: По', expanded: false });
    expect(screen.getByRole('button', { name: 'Выбрать дату: С' })).toBeVisible();
    await user.type(end, '05.03.2026');
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Календарь' }));
    await waitFor(() => expect(calendar.getByRole('button', { name: /05\.03\.2026/ })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(end).toBeVisible();
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Календарь' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(end).toHaveValue('12.03.2026');
    expect(whereabouts().search).toBe('?begin_date=2026-03-01');
    await user.click(screen.getByRole('button', { name: 'Применить' }));
    expect(whereabouts().search).toBe('?begin_date=2026-03-01&end_date=2026-03-12');
  });

  it('says beside the field what is wrong and keeps the text', async () => {
    const { user, begin, end, whereabouts } = await open();
    await user.type(begin, '31.02.2026');
    await user.type(end, '01.03.2026{Enter}');
    expect(begin).toHaveAccessibleDescription('Нужна дата вида 05.03.2026');
    expect(begin).toHaveValue('31.02.2026');
    expect(begin).toBeInvalid();
    await user.clear(begin);
    await user.type(begin, '02.03.2026{Enter}');
    expect(end).toHaveAccessibleDescription('Начало позже окончания');
    expect(whereabouts().search).toBe('');
  });

  it('keeps what was typed, and what is wrong with it, where it was closed meanwhile', async () => {
    const { user, begin } = await open();
    await user.type(begin, '31.02.2026{Escape}');
    expect(begin).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Создан/ }));
    const again = screen.getByRole('textbox', { name: 'С' });
    expect(again).toHaveValue('31.02.2026');
    expect(again).toHaveAccessibleDescription('Нужна дата вида 05.03.2026');
  });

  it('takes a ready-made period, an open one, and gives both up', async () => {
    const { user, begin, whereabouts } = await open('/list?end_date=2026-03-05');
    expect(screen.getByRole('button', { name: 'Убрать фильтр «Создан: … – 05.03.2026»' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Прошлый месяц' }));
    expect(whereabouts().search).toMatch(/^\?begin_date=\d{4}-\d{2}-01&end_date=/);
    expect((begin as HTMLInputElement).value).toMatch(/^01\./);
    await user.click(screen.getByRole('button', { name: /^Убрать фильтр/ }));
    expect(whereabouts().search).toBe('');
  });
});

test('of the views of a list one is always pressed, and another takes its place', async () => {
  const choose = jest.fn();
  const { user } = renderPart(
    <SegmentedControl
      label={m.kind}
      value="new"
      options={[
        { value: 'new', label: m.new },
        { value: 'active', label: m.active },
      ]}
      onChange={choose}
    />,
  );
  expect(within(screen.getByRole('group', { name: 'Вид' })).getAllByRole('button')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Новый', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Активный', pressed: false }));
  expect(choose).toHaveBeenCalledWith('active');
});

describe('the filter by an amount', () => {
  const open = async (at = '/list') => {
    const part = renderPart(<Filters />, { at });
    await part.user.click(screen.getByRole('button', { name: /^Сумма/ }));
    return {
      ...part,
      least: screen.getByRole('textbox', { name: 'От, сум' }),
      most: screen.getByRole('textbox', { name: 'До, сум' }),
    };
  };

  it('takes amounts as people write them', async () => {
    const { user, least, most, whereabouts } = await open();
    await user.type(least, '1 250 000');
    await user.type(most, '2000000,5{Enter}');
    expect(whereabouts().search).toBe('?min_amount=1250000.00&max_amount=2000000.50');
    await user.click(screen.getByRole('button', { name: /^Убрать фильтр «Сумма: 1.250.000,00 – 2.000.000,50»$/ }));
    expect(whereabouts().search).toBe('');
  });

  it('says beside the field what is wrong and keeps the text', async () => {
    const { user, least, most, whereabouts } = await open();
    await user.type(least, 'много{Enter}');
    expect(least).toHaveAccessibleDescription('Нужна сумма вида 1\u00a0250\u00a0000,00');
    expect(least).toHaveValue('много');
    await user.clear(least);
    await user.type(least, '5');
    await user.type(most, '4{Enter}');
    expect(most).toHaveAccessibleDescription('Меньше, чем «от»');
    expect(whereabouts().search).toBe('');
  });
});

it.each(['?min_amount=5', '?min_amount=-5.00'])(
  'an amount of the address that is none narrows nothing: %s',
  (search) => {
    renderPart(<Filters />, { at: `/list${search}` });
    expect(screen.queryByRole('button', { name: /^Убрать фильтр «Сумма/ })).not.toBeInTheDocument();
  },
);

it('ids of the address are kept once, and what is none is told', () => {
  const { strategy_id: ids } = params;
  expect(ids.read(['3', '3', '12'])).toEqual({ value: ['3', '12'], clean: false });
  expect(ids.read(['3', 'x', '0'])).toEqual({ value: ['3'], clean: false });
  expect(ids.read(['7'])).toEqual({ value: ['7'], clean: true });
  expect(ids.narrows([])).toBe(false);
  expect(ids.write(['3', '12'])).toEqual(['3', '12']);
});

describe('filters that are seldom wanted', () => {
  function Seldom() {
    const list = useListState(params);
    return (
      <Toolbar list={list}>
        <SelectFilter name="status" label={m.status} options={options} />
        <MoreFilters names={['kind', 'strategy_id']}>
          <SelectFilter name="kind" label={m.kind} options={options} />
        </MoreFilters>
      </Toolbar>
    );
  }
  const kind = () => screen.queryByRole('combobox', { name: 'Вид' });

  it('come by a press and go by another', async () => {
    const { user } = renderPart(<Seldom />);
    expect(kind()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ещё фильтры', expanded: false }));
    expect(kind()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Меньше фильтров', expanded: true }));
    expect(kind()).toBeNull();
  });

  it('are in sight while one of them is set, and stay when it is emptied', async () => {
    const { user } = renderPart(<Seldom />, { at: '/list?kind=new' });
    expect(kind()).toHaveValue('new');
    expect(screen.queryByRole('button', { name: /фильтр(ы|ов)$/ })).toBeNull();
    await user.selectOptions(kind()!, '');
    expect(kind()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Меньше фильтров', expanded: true }));
    expect(kind()).toBeNull();
  });
});

describe('a filter of more values than can be listed', () => {
  it('looks for further ones by a text, and keeps those that are set', async () => {
    const found = jest.fn();
    function Many() {
      const list = useListState(params);
      return (
        <Toolbar list={list} search={m.search}>
          <SelectFilter name="status" label={m.status} options={options}>
            <FindValues label={m.status} onFind={found} />
          </SelectFilter>
        </Toolbar>
      );
    }
    const { user, whereabouts } = renderPart(<Many />, { at: '/list?status=new' });
    await user.click(screen.getByRole('button', { name: /^Статус/ }));
    await user.type(screen.getByRole('textbox', { name: 'Найти: Статус' }), 'акт');
    await waitFor(() => expect(found).toHaveBeenLastCalledWith('акт'));
    await user.click(screen.getByRole('checkbox', { name: 'Активный' }));
    expect(whereabouts().search).toBe('?status=new&status=active');
  });
});

describe('a filter whose choices did not come', () => {
  const places = { kind: oneId(), strategy_id: someIds() };
  function Unread() {
    const list = useListState(places);
    return (
      <Toolbar list={list}>
        <SelectFilter name="kind" label={m.kind} options={[]} />
        <SelectFilter name="strategy_id" label={m.status} options={[]} />
      </Toolbar>
    );
  }

  it('says so beside itself, where there are none of before, and asks anew', async () => {
    const failure = toFailure({ status: 503 });
    const retry = jest.fn();
    function Failed() {
      const list = useListState(places);
      const rows = { failure, retry };
      return (
        <Toolbar list={list}>
          <SelectFilter name="kind" label={m.kind} options={[]} source={rows} />
          <SelectFilter name="strategy_id" label={m.status} options={options} source={{ ...rows, at: Date.now() }} />
        </Toolbar>
      );
    }
    const { user } = renderPart(<Failed />, { at: '/list' });
    await user.click(await screen.findByRole('button', { name: 'Список «Вид» не загрузился. Повторить' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /Список «Статус»/ })).toBeNull();
  });

  it('says what it narrows the list to by its number, and lets it be taken away', async () => {
    const { user, whereabouts } = renderPart(<Unread />, { at: '/list?kind=12&strategy_id=7' });
    expect(screen.getByRole('combobox', { name: 'Вид' })).toHaveDisplayValue('12');
    await user.click(screen.getByRole('button', { name: /Статус: 7/ }));
    expect(whereabouts().search).toBe('?kind=12');
    await user.click(screen.getByRole('button', { name: /Вид: 12/ }));
    expect(whereabouts().search).toBe('');
  });
});
