import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { expectNoLinks } from '../../../tests/support/listScreen';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';
import type { Strategy, StrategyRow } from '../../api/system-user/strategies';
import { factorOf, periodsFault, stepsFault, stepsOf, valuesOf, weightsOf, wholeSteps } from './steps';

const list = '/back-office/strategies/list';
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
/** An amount as the panel writes it, its gaps plain. */
const shown = (amount: string) => amount.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, ' ');
const read = async <Answer,>(path: string) => (await colleague('director')).get<Answer>(`/system-user/v1/${path}`);

test('the list filters by status, and its foot is the money at work under the filter', async () => {
  const { user } = await renderScreen(list, { as: 'director' });
  const grid = within(await screen.findByRole('grid'));
  expect(await grid.findByText('Мудараба 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Статус/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Продаётся' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(grid.queryByText('Мудараба 9')).toBeNull());
  const { totals, count } = await read<{ totals: { balance: string }; count: number }>('strategies?status=active');
  expect(count).toBe(6);
  await waitFor(() =>
    expect(plain(document.body.textContent)).toContain(`Деньги в работе, сум: ${shown(totals.balance)}`),
  );
  expect(window.location.search).toBe('?status=active');
});

test('whoever may not open a strategy is led nowhere', async () => {
  await expectNoLinks(list, 'Мудараба 12', { role: 'moderator', permission: 'strategies.get' });
});

test('a manager sees no strategies', async () => {
  await renderScreen(list, { as: 'kam' });
  expect((await screen.findAllByText(/[Нн]ет доступа|Доступ/))[0]).toBeVisible();
});

test('a card tells what is offered, draws the factors, and leads to the live investments', async () => {
  const strategy = await read<Strategy>('strategies/3');
  await renderScreen('/back-office/strategies/info/3', { as: 'accountant' });
  expect(await screen.findByRole('heading', { name: 'Мудараба 12' })).toBeVisible();
  const curve = within(await screen.findByRole('figure', { name: 'Ступени по сумме: кривая коэффициента' }));
  expect(curve.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    'от 0 млн: 1',
    'от 50 млн: 1,1',
    'от 100 млн: 1,2',
  ]);
  const link = screen.getByRole('link', { name: String(strategy.investments_count) });
  expect(link).toHaveAttribute('href', '/back-office/investments/list?strategy_id=3&status=active&status=exiting');
  // An accountant reads and does nothing else.
  expect(screen.queryByRole('button', { name: /Изменить/ })).toBeNull();
});

test('a strategy is sold, taken off sale with a reason, and kept out of the archive while money is in it', async () => {
  const { user } = await renderScreen('/back-office/strategies/info/2', { as: 'director' });
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Остановить продажу' }));
  const form = within(await screen.findByRole('dialog', { name: 'Остановить продажу' }));
  await user.click(form.getByRole('button', { name: 'Остановить продажу' }));
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
  await user.type(form.getByRole('textbox'), 'Набор закрыт');
  await user.click(form.getByRole('button', { name: 'Остановить продажу' }));
  expect(await screen.findByRole('button', { name: /^Начать продажу/ })).toBeVisible();
  expect(await screen.findByText(/Набор закрыт/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  const away = await screen.findByRole('menuitem', { name: 'В архив' });
  expect(away).toHaveTextContent('В стратегии есть деньги');
  expect((await read<Strategy>('strategies/2')).status).toBe('inactive');
});

test('the rules between fields are said before anything is sent, and a change sends only what was changed', async () => {
  const { user } = await renderScreen('/back-office/strategies/edit/4', { as: 'director' });
  const least = await screen.findByRole('textbox', { name: /^Начальный IMAN/ });
  await user.clear(least);
  await user.type(least, '10');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Начальный IMAN меньше наименьшего')).toBeVisible();
  await user.clear(least);
  await user.type(least, '45,5');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('heading', { name: 'Торговое партнёрство' });
  await waitFor(async () => expect((await read<Strategy>('strategies/4')).initial_percent_iman).toBe(45.5));
  const { history } = await read<Strategy>('strategies/4');
  expect(history.filter(({ action }) => action === 'update').map(({ field }) => field)).toEqual([
    'initial_percent_iman',
  ]);
});

test('whoever may make strategies and not change them is told why there is no picture', async () => {
  await tellBackEnd({ do: 'deny', role: 'administrator', permission: 'strategies.update' });
  await renderScreen('/back-office/strategies/new', { as: 'director' });
  expect(await screen.findByText('Загрузить картинку может тот, кто меняет стратегии')).toBeVisible();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('a category is made, and one in use cannot be removed', async () => {
  const { user } = await renderScreen('/back-office/strategies/categories', { as: 'executive' });
  await user.click(await screen.findByRole('button', { name: /^Новая категория/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Новая категория' }));
  await user.type(form.getByRole('textbox', { name: /^Название на русском/ }), 'Сукук');
  fireEvent.change(form.getByRole('textbox', { name: /^Вложение от/ }), { target: { value: '5' } });
  fireEvent.change(form.getByRole('textbox', { name: /^Вложение до/ }), { target: { value: '4' } });
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await form.findByText('Наименьшее не может быть больше наибольшего')).toBeVisible();
  fireEvent.change(form.getByRole('textbox', { name: /^Вложение до/ }), { target: { value: '6' } });
  await user.click(form.getByRole('button', { name: 'Создать' }));
  const grid = within(await screen.findByRole('grid'));
  expect(await grid.findByText('Сукук')).toBeVisible();
  await user.click(grid.getByRole('link', { name: 'Мудараба' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Категория № 1' }));
  await user.click(await drawer.findByRole('button', { name: 'Действия' }));
  expect(await screen.findByRole('menuitem', { name: 'Удалить' })).toHaveTextContent('В категории есть стратегии');
});

test('the block of the monitoring panel shows the money of each strategy, and leads to its investments', async () => {
  await renderScreen('/', { as: 'director' });
  const { strategies } = await read<{ strategies: StrategyRow[] }>('strategies?order_by=-balance&limit=1');
  const chart = within(await screen.findByRole('list', { name: 'Деньги в работе по стратегиям' }));
  const [first] = await chart.findAllByRole('link');
  expect(plain(first!.textContent)).toContain(shown(strategies[0]!.balance));
  expect(first).toHaveAttribute(
    'href',
    `/back-office/investments/list?strategy_id=${strategies[0]!.id}&status=active&status=exiting`,
  );
});

describe('steps', () => {
  const values = [
    { from: 0, value: 1 },
    { from: 50, value: 1.1 },
  ];
  test('values and weights stand side by side, and part again as they were', () => {
    const steps = stepsOf(values, [
      { from: 0, value: 1 },
      { from: 50, value: 2 },
    ]);
    expect(steps).toEqual([
      { from: 0, value: 1, weight: 1 },
      { from: 50, value: 1.1, weight: 2 },
    ]);
    expect(valuesOf(steps)).toEqual(values);
    expect(weightsOf(steps).map(({ value }) => value)).toEqual([1, 2]);
  });

  test('a factor is the value times the weight, at most the cape', () => {
    expect(factorOf({ value: 1.1, weight: 1.1 }, 2)).toBe(1.21);
    expect(factorOf({ value: 1.3, weight: 1 }, 1.2)).toBe(1.2);
  });

  test('rows that are still being typed are left out of the curve', () => {
    expect(
      wholeSteps([
        { from: 0, value: 1, weight: 1 },
        { from: null, value: 1, weight: 1 },
        { from: NaN, value: 1, weight: 1 },
      ]),
    ).toHaveLength(1);
  });

  test.each([
    [[{ from: 1 }], 'steps_not_from_zero'],
    [[{ from: 0 }, { from: 5 }, { from: 5 }], 'notRising:3'],
    [[{ from: 0 }, { from: 5 }], undefined],
  ])('of %j is said %s', (rows, fault) => {
    expect(stepsFault(rows)).toBe(fault);
  });

  test.each([
    [
      [
        { month_from: 1, month_to: 6 },
        { month_from: 6, month_to: 12 },
      ],
      'notRising:2',
    ],
    [[{ month_from: 6, month_to: 1 }], 'notRising:1'],
    [[{ month_from: 1, month_to: 13 }], 'pastEnd:1'],
    [
      [
        { month_from: 1, month_to: 6 },
        { month_from: 7, month_to: 12 },
      ],
      undefined,
    ],
  ])('of periods %j in a year is said %s', (rows, fault) => {
    expect(periodsFault(rows, 12)).toBe(fault);
  });
});
