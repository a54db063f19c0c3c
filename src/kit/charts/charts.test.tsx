import { act, screen, within } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import type { Loaded } from '../../lib/rows';
import type { Chart } from './chart';
import { ChartCard, ChartSkeleton } from './ChartCard';
import { ChoiceSelect } from '../list/ChoiceSelect';
import { FigureSkeleton, MetricTile, type Figure } from './MetricTile';
import { StepChart } from './StepChart';
import { useChoiceParam } from '../url/useChoiceParam';

const m = defineMessages({
  title: { id: 'investors.blocks.byMonth', defaultMessage: 'Новые инвесторы по месяцам' },
  month: { id: 'investors.blocks.month', defaultMessage: 'Месяц' },
  invested: { id: 'investors.blocks.invested', defaultMessage: 'Вложено' },
  balance: { id: 'investors.blocks.balance', defaultMessage: 'Баланс' },
  empty: { id: 'investors.blocks.empty', defaultMessage: 'За этот период инвесторов нет' },
  twelve: { id: 'investors.blocks.twelveMonths', defaultMessage: '12 месяцев' },
  six: { id: 'investors.blocks.sixMonths', defaultMessage: '6 месяцев' },
});

const chart: Chart = {
  axis: m.month,
  series: [
    { id: 'invested', title: m.invested, as: 'money' },
    { id: 'balance', title: m.balance, as: 'money' },
  ],
  points: [
    { id: '1', title: 'январь 2026', short: 'янв', to: '/list?month=1', values: ['900000000000000.01', '10.10'] },
    { id: '2', title: 'февраль 2026', short: 'фев', to: '/list?month=2', values: ['0.02', '0.00'] },
    { id: '3', title: 'март 2026', short: 'мар', to: '/list?month=3', values: ['5.00', '1.00'] },
  ],
};

function loaded<Item>(item: Item | undefined, failure?: Failure, retry = () => undefined): Loaded<Item> {
  return { item, failure, refreshing: false, retry };
}

const failure: Failure = { kind: 'status', status: 500, codes: [], requestId: 'req-7' };
/** Group spaces do not break. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

test('a tile is one link that says its figure and what changed', () => {
  renderPart(
    <MetricTile title={m.title} to="/queue" result={loaded({ value: 1240, yesterday: 1243, days: [7, 5] })} />,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/queue');
  expect(plain(link.textContent)).toBe('Новые инвесторы по месяцам1 240На 3 меньше, чем вчера');
});

test.each([
  [4, 'На 2 больше, чем вчера'],
  [2, 'Как вчера'],
  [0, 'На 2 меньше, чем вчера'],
])('%d after two is told in words', (value, words) => {
  renderPart(<MetricTile title={m.title} to="/queue" result={loaded({ value, yesterday: 2, days: [2, value] })} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('a tile that failed says why and tries again', async () => {
  const retry = jest.fn();
  const { user } = renderPart(
    <MetricTile title={m.title} to="/queue" result={loaded<Figure>(undefined, failure, retry)} />,
  );
  expect(screen.getByText(/req-7/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what is on its way shows neither figure nor link', () => {
  renderPart(
    <>
      <FigureSkeleton />
      <ChartSkeleton />
      <MetricTile title={m.title} to="/queue" result={loaded<Figure>(undefined)} />
    </>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the points of a chart are links that say their exact values; the arrows lead along them', async () => {
  const { user } = renderPart(<ChartCard title={m.title} kind="lines" result={loaded(chart)} empty={m.empty} />);
  const list = await screen.findByRole('list', { name: 'Новые инвесторы по месяцам' });
  const links = within(list).getAllByRole('link');
  expect(plain(links[0]?.getAttribute('aria-label'))).toBe('январь 2026: Вложено 900 000 000 000 000,01, Баланс 10,10');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/list?month=1', '/list?month=2', '/list?month=3']);
  act(() => links[2]?.focus());
  expect(screen.getByText('5,00')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(links[1]).toHaveFocus();
  expect(screen.getByText('0,02')).toBeVisible();
  await user.keyboard('{Home}');
  expect(links[0]).toHaveFocus();
  // One stop for Tab: the next one leaves the chart.
  await user.tab();
  expect(list).not.toContainElement(document.activeElement as HTMLElement);
});

test('the hint of a point goes with Escape', async () => {
  const { user } = renderPart(<ChartCard title={m.title} kind="columns" result={loaded(chart)} empty={m.empty} />);
  const list = await screen.findByRole('list', { name: 'Новые инвесторы по месяцам' });
  await user.hover(within(list).getAllByRole('link')[2] as HTMLElement);
  expect(screen.getByText('5,00')).toBeVisible();
  act(() => within(list).getAllByRole('link')[2]?.focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByText('5,00')).toBeNull();
});

test('the table behind a chart says the same figures with exact sums, and is copied as numbers', async () => {
  const { user } = renderPart(<ChartCard title={m.title} kind="lines" result={loaded(chart)} empty={m.empty} />);
  const toggle = screen.getByRole('button', { name: 'Показать таблицей' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const table = screen.getByRole('table', { name: 'Новые инвесторы по месяцам' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => plain(row.textContent)),
  ).toEqual([
    'МесяцВложеноБаланс',
    'январь 2026900 000 000 000 000,0110,10',
    'февраль 20260,020,00',
    'март 20265,001,00',
    'Всего900 000 000 000 005,0311,10',
  ]);
  expect(within(table).getByRole('link', { name: 'март 2026' })).toHaveAttribute('href', '/list?month=3');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Скопировать таблицу' }));
  expect(write).toHaveBeenCalledWith(
    [
      'Месяц\tВложено\tБаланс',
      'январь 2026\t900000000000000,01\t10,10',
      'февраль 2026\t0,02\t0,00',
      'март 2026\t5,00\t1,00',
      'Всего\t900000000000005,03\t11,10',
    ].join('\n'),
  );
  expect(await screen.findByText('Таблица скопирована')).toBeInTheDocument();
});

test('what does not add up has no sum, in the table and in the copy, and what there is none of is a dash', async () => {
  const points = chart.points.map((point, at) => ({ ...point, values: [at === 0 ? null : '5.00', '1.00'] }));
  const { user } = renderPart(
    <ChartCard title={m.title} kind="lines" result={loaded({ ...chart, points, isStanding: true })} empty={m.empty} />,
  );
  expect(await screen.findByRole('list', { name: 'Новые инвесторы по месяцам' })).toBeVisible();
  expect(screen.queryByText('Всего')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Показать таблицей' }));
  const rows = screen.getAllByRole('row').map((row) => plain(row.textContent));
  expect(rows).toEqual(['МесяцВложеноБаланс', 'январь 2026—1,00', 'февраль 20265,001,00', 'март 20265,001,00']);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Скопировать таблицу' }));
  expect(write.mock.lastCall?.[0].split('\n')).toHaveLength(4);
});

test('the rows of a chart show their values beside the bars', async () => {
  renderPart(<ChartCard title={m.title} kind="rows" result={loaded(chart)} empty={m.empty} />);
  const list = await screen.findByRole('list', { name: 'Новые инвесторы по месяцам' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => plain(link.textContent)),
  ).toEqual(['январь 2026900 000 000 000 000,01', 'февраль 20260,02', 'март 20265,00']);
});

test('a chart of nothing says so', () => {
  const points = chart.points.map((point) => ({ ...point, values: ['0.00', '0.00'] }));
  renderPart(<ChartCard title={m.title} kind="lines" result={loaded({ ...chart, points })} empty={m.empty} />);
  expect(screen.getByText('За этот период инвесторов нет')).toBeVisible();
});

test('a chart of which nothing is worth seeing shows its zeros, and is empty only without points', async () => {
  const points = chart.points.map((point) => ({ ...point, values: ['0.00', '0.00'] }));
  const result = loaded<Chart>({ ...chart, points, hasZeros: true });
  const { rerender } = renderPart(<ChartCard title={m.title} kind="rows" result={result} empty={m.empty} />);
  expect(within(await screen.findByRole('list')).getAllByText('0,00')).toHaveLength(3);
  const none = loaded<Chart>({ ...chart, points: [], hasZeros: true });
  rerender(<ChartCard title={m.title} kind="rows" result={none} empty={m.empty} />);
  expect(screen.getByText('За этот период инвесторов нет')).toBeVisible();
});

test('a chart whose refresh failed keeps what it shows and says that it is old', async () => {
  renderPart(<ChartCard title={m.title} kind="lines" result={loaded(chart, failure)} empty={m.empty} />);
  expect(await screen.findByRole('list', { name: 'Новые инвесторы по месяцам' })).toBeVisible();
  expect(screen.getByText(/Показаны прежние данные/)).toBeVisible();
});

function Choice() {
  const [value, choose] = useChoiceParam('months', ['twelve', 'six']);
  const options = [
    { value: 'twelve', label: m.twelve },
    { value: 'six', label: m.six },
  ] as const;
  return <ChoiceSelect label="Период" value={value} options={options} onChange={choose} />;
}

test('a choice stands in the address, beside what is not its own', async () => {
  const { user, whereabouts } = renderPart(<Choice />, { at: '/panel?other=1' });
  const select = screen.getByRole('combobox', { name: 'Период' });
  expect(select).toHaveValue('twelve');
  await user.selectOptions(select, '6 месяцев');
  expect(whereabouts().search).toBe('?other=1&months=six');
  await user.selectOptions(select, '12 месяцев');
  expect(whereabouts().search).toBe('?other=1');
});

test.each(['?months=seven', '?months=six&months=twelve', '?months='])('%s says nothing', (search) => {
  renderPart(<Choice />, { at: `/panel${search}` });
  expect(screen.getByRole('combobox', { name: 'Период' })).toHaveValue('twelve');
});

test('steps are drawn flat one beside the other, the larger the higher, and read as a list', () => {
  renderPart(
    <StepChart
      label="Коэффициент"
      steps={[
        { title: 'от 0', value: 1 },
        { title: 'от 50', value: 1.1 },
        { title: 'от 100', value: 1.2 },
      ]}
    />,
  );
  const chart = screen.getByRole('figure', { name: 'Коэффициент' });
  const names = within(chart)
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));
  expect(names).toEqual(['от 0: 1', 'от 50: 1,1', 'от 100: 1,2']);
  const points = chart.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  const heights = points.map((point) => Number(point.split(',')[1]));
  expect(heights).toHaveLength(6);
  expect(heights[0]).toBe(heights[1]);
  expect(heights[2]).toBeLessThan(heights[0]!); // six were counted
  expect(heights[4]).toBeLessThan(heights[2]!);
});

test('a chart of no step is not there', () => {
  renderPart(<StepChart label="Коэффициент" steps={[]} />);
  expect(screen.queryByRole('figure')).toBeNull();
});
