import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { f, OpenForm, openDialogs, SignedIn } from '../../../../tests/panel/formParts';
import { renderPart } from '../../../../tests/panel/renderPart';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { CheckGrid } from './CheckGrid';
import type { CheckCellState, CheckSets } from './checks';
import { CheckTree } from './CheckTree';

beforeAll(openDialogs);

const words = defineMessages({
  get: { id: 'test.ticks.get', defaultMessage: 'Просмотр' },
  add: { id: 'test.ticks.add', defaultMessage: 'Создание' },
});
const columns = [
  { id: 'get', label: words.get },
  { id: 'add', label: words.add },
];
const rows = [
  { id: 'a', label: 'Инвесторы', columns: ['get', 'add'] },
  { id: 'b', label: 'Роли', columns: ['get', 'add'], locked: ['add'] },
  { id: 'c', label: 'Рабочий стол', columns: ['get'] },
];

function apply(checks: CheckSets, cells: readonly CheckCellState[], isOn: boolean): CheckSets {
  const next = new Map([...checks].map(([row, held]) => [row, new Set(held)]));
  for (const { row, column } of cells) {
    const held = next.get(row) ?? new Set();
    if (isOn) held.add(column);
    else held.delete(column);
    next.set(row, held);
  }
  return next;
}

function Grid({ isFixed = false }: { isFixed?: boolean }) {
  const [checks, setChecks] = useState<CheckSets>(new Map([['a', new Set(['get'])]]));
  return (
    <CheckGrid
      label="Права"
      rows={rows}
      columns={columns}
      checks={checks}
      before={new Map()}
      lockedWhy="У вас нет этого права"
      onCheck={isFixed ? undefined : (cells, isOn) => setChecks((before) => apply(before, cells, isOn))}
    />
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const texts = { 'test.ticks.get': 'Просмотр', 'test.ticks.add': 'Создание' };
const open = (part: React.ReactNode) =>
  renderPart(part, {
    texts: { ...jest.requireActual<Record<string, string>>('../../../../locales/ru.json'), ...texts },
  });

describe('a grid of ticks', () => {
  test('one cell, a whole row and a whole column', async () => {
    const { user } = open(<Grid />);
    await user.click(box('Инвесторы: Создание'));
    expect(box('Инвесторы: Создание')).toBeChecked();
    expect(box('Вся строка «Инвесторы»')).toBeChecked();
    expect(box('Весь столбец «Просмотр»')).toBePartiallyChecked();
    await user.click(box('Весь столбец «Просмотр»'));
    for (const { label } of rows) expect(box(`${label}: Просмотр`)).toBeChecked();
    await user.click(box('Весь столбец «Просмотр»'));
    for (const { label } of rows) expect(box(`${label}: Просмотр`)).not.toBeChecked();
  });

  test('what is locked is never set, neither alone nor with its row, and says why', async () => {
    const { user } = open(<Grid />);
    const locked = box('Роли: Создание');
    expect(locked).toHaveAccessibleDescription('У вас нет этого права');
    await user.click(locked);
    expect(locked).not.toBeChecked();
    await user.click(box('Вся строка «Роли»'));
    expect(box('Роли: Просмотр')).toBeChecked();
    expect(locked).not.toBeChecked();
    // Nothing more may be set, so the box of the row takes all away.
    await user.click(box('Вся строка «Роли»'));
    expect(box('Роли: Просмотр')).not.toBeChecked();
  });

  test('arrows move, Space ticks, Tab goes past the rest', async () => {
    const { user } = open(<Grid />);
    await user.tab();
    expect(box('Всё')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(box('Инвесторы: Создание')).toHaveFocus();
    await user.keyboard(' ');
    expect(box('Инвесторы: Создание')).toBeChecked();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByRole('img', { name: /Рабочий стол: Создание/ })).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(box('Вся строка «Инвесторы»')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('is for reading where nothing may be changed', async () => {
    const { user } = open(<Grid isFixed />);
    await user.click(box('Инвесторы: Создание'));
    expect(box('Инвесторы: Создание')).not.toBeChecked();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  });
});

const branches = [
  {
    id: '/rbac',
    label: '/rbac',
    leaves: [
      { id: 'GET /rbac', label: 'GET /rbac' },
      { id: 'PUT /rbac', label: 'PUT /rbac', lockedWhy: 'Не ваше' },
    ],
  },
  { id: '/x', label: '/x', leaves: [{ id: 'GET /x', label: 'GET /x' }] },
];

function Tree() {
  const [checks, setChecks] = useState<ReadonlySet<string>>(new Set());
  return (
    <CheckTree
      label="Политики"
      branches={branches}
      checks={checks}
      before={new Set()}
      onCheck={(ids, isOn) =>
        setChecks((before) => new Set(isOn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
      }
    />
  );
}
const item = (name: RegExp) => screen.getByRole('treeitem', { name });

describe('a tree of ticks', () => {
  test('is moved in, unfolded and ticked by keys', async () => {
    const { user } = open(<Tree />);
    await user.tab();
    expect(item(/^\/rbac/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(item(/^GET \/rbac/)).toHaveFocus();
    await user.keyboard(' ');
    expect(item(/^GET \/rbac/)).toHaveAttribute('aria-checked', 'true');
    expect(item(/^\/rbac/)).toHaveAttribute('aria-checked', 'mixed');
    await user.keyboard('{ArrowDown} ');
    expect(item(/^PUT \/rbac/)).toHaveAttribute('aria-checked', 'false');
    await user.keyboard('{ArrowLeft}');
    expect(item(/^\/rbac/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /^GET \/rbac/ })).not.toBeInTheDocument();
    await user.keyboard('{End}');
    expect(item(/^\/x/)).toHaveFocus();
  });

  test('a branch sets what may be set, and then takes all away', async () => {
    const { user } = open(<Tree />);
    await user.click(item(/^\/rbac/));
    expect(item(/^\/rbac, 1 из 2/)).toHaveAttribute('aria-checked', 'mixed');
    await user.click(item(/^\/rbac/));
    expect(item(/^\/rbac, 0 из 2/)).toHaveAttribute('aria-checked', 'false');
  });
});

async function openField(field: React.ReactNode, value: unknown) {
  const sent = jest.fn(() => Promise.resolve());
  const part = renderPart(
    <SignedIn>
      <OpenForm values={{ field: value }} onSubmit={sent}>
        {field}
      </OpenForm>
    </SignedIn>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { ...part, sent, dialog, send: () => part.user.click(dialog.getByRole('button', { name: 'Сохранить' })) };
}

test('any number of a list is chosen, and a long list is filtered', async () => {
  const options = Array.from({ length: 10 }, (_, at) => ({ value: String(at), label: `Роль ${at}` }));
  const { user, dialog, send, sent } = await openField(
    <MultiSelectField name="field" label={f.field} options={options} />,
    ['1'],
  );
  await user.type(dialog.getByRole('textbox'), '7');
  await user.click(dialog.getByRole('checkbox', { name: 'Роль 7' }));
  expect(dialog.queryByRole('checkbox', { name: 'Роль 1' })).not.toBeInTheDocument();
  expect(dialog.getByText('Выбрано: 2')).toBeVisible();
  await send();
  expect(sent).toHaveBeenCalledWith({ field: ['1', '7'] }, expect.anything());
});

test('a new password is held against the rule, is hidden, and is kept by no draft', async () => {
  const { user, dialog, send, sent } = await openField(
    <PasswordField name="field" label={f.field} kind="new" required />,
    '',
  );
  const input = dialog.getByLabelText(/Поле/);
  expect(input).toHaveAttribute('type', 'password');
  await user.type(input, 'short1');
  await send();
  expect(await dialog.findByText(/^Не меньше 10 знаков с буквой и цифрой/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Показать пароль' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.clear(input);
  await user.type(input, 'Chorsu-2026-bozor');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Chorsu');
  await send();
  expect(sent).toHaveBeenCalled();
});
