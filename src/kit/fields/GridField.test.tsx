import { screen, waitFor } from '@testing-library/react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { AsyncField } from './AsyncField';
import { GridField, type GridColumn, type GridRow } from './GridField';

beforeAll(openDialogs);

const columns: GridColumn[] = [
  { id: 'date', title: f.name, as: 'day', width: 100 },
  {
    id: 'amount',
    title: f.field,
    as: 'money',
    width: 100,
    check: (value) => (value === '0.00' ? 'least:1' : undefined),
  },
];
const rows: GridRow[] = [
  { key: 'a', date: '2026-04-30', amount: '1.00' },
  { key: 'b', date: '2026-07-31', amount: '2.00' },
];

async function openGrid(isFixed?: (row: GridRow) => boolean) {
  const sent = jest.fn(() => Promise.resolve());
  const part = renderPart(
    <SignedIn>
      <OpenForm values={{ rows }} onSubmit={sent}>
        <GridField
          name="rows"
          label={f.name}
          columns={columns}
          newRow={() => ({ date: '', amount: '0.00' })}
          isFixed={isFixed}
          check={(all) => (all.length > 3 ? 'too_many' : undefined)}
          summary={(all) => all.map(({ amount }) => amount).join(' + ')}
        />
      </OpenForm>
    </SignedIn>,
  );
  const cell = (at: number, column: number) => screen.getAllByRole('textbox')[at * 2 + column] as HTMLInputElement;
  await waitFor(() => expect(cell(0, 0)).toBeVisible());
  const save = () => part.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  return { ...part, sent, cell, save };
}
const valuesOf = (sent: jest.Mock) => (sent.mock.calls as [{ rows: GridRow[] }][])[0]?.[0].rows;

it('is walked by arrows and Enter as a spreadsheet, and by Tab as a form', async () => {
  const { user, cell } = await openGrid();
  await user.click(cell(0, 0));
  await user.keyboard('{ArrowDown}');
  expect(cell(1, 0)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(cell(1, 1)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(cell(0, 1)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cell(1, 1)).toHaveFocus();
  await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowLeft}');
  expect(cell(0, 0)).toHaveFocus();
  await user.tab();
  expect(cell(0, 1)).toHaveFocus();
});

it('is sent as the wire has it, whatever way it was typed, and sums while it is typed', async () => {
  const { user, cell, save, sent } = await openGrid();
  await user.clear(cell(0, 1));
  await user.type(cell(0, 1), '1 250,5');
  expect(screen.getByText('1250.50 + 2.00')).toBeVisible();
  await user.clear(cell(1, 0));
  await user.type(cell(1, 0), '1.8.2026');
  await user.tab();
  expect(cell(1, 0)).toHaveValue('01.08.2026');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(valuesOf(sent)).toEqual([
    { key: 'a', date: '2026-04-30', amount: '1250.50' },
    { key: 'b', date: '2026-08-01', amount: '2.00' },
  ]);
});

it('gives a cell up by Escape, and not the form', async () => {
  const { user, cell } = await openGrid();
  await user.type(cell(0, 1), '99');
  await user.keyboard('{Escape}');
  expect(cell(0, 1)).toHaveValue('1,00');
});

it('says beside the cell what is wrong, and leads there instead of sending', async () => {
  const { user, cell, save, sent } = await openGrid();
  await user.clear(cell(1, 0));
  await user.type(cell(1, 0), '31.02.2026');
  await user.clear(cell(0, 1));
  await user.type(cell(0, 1), '0');
  await save();
  await waitFor(() => expect(cell(0, 1)).toHaveFocus());
  expect(cell(0, 1)).toHaveAccessibleDescription('Не меньше 1');
  expect(cell(1, 0)).toHaveAccessibleDescription('Нужна дата вида 05.03.2026');
  expect(sent).not.toHaveBeenCalled();
});

it('takes rows of a spreadsheet over what stands there, and adds what is more', async () => {
  const { user, cell, save, sent } = await openGrid(({ key }) => key === 'a');
  expect(cell(0, 0)).toHaveAttribute('readonly');
  await user.click(cell(0, 0));
  await user.paste('01.05.2026\t5\n02.05.2026\t1 000,25\n03.05.2026\t7\n');
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(valuesOf(sent)?.map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-04-30', '1.00'],
    ['2026-05-02', '1000.25'],
    ['2026-05-03', '7.00'],
  ]);
});

it('adds a row and takes one away; what is fixed stays', async () => {
  const { user, cell, save, sent } = await openGrid(({ key }) => key === 'a');
  expect(screen.queryByRole('button', { name: 'Удалить строку 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Удалить строку 2' }));
  await user.click(screen.getByRole('button', { name: 'Добавить строку' }));
  await waitFor(() => expect(cell(1, 0)).toHaveFocus());
  await user.keyboard('05052026');
  await user.clear(cell(1, 1));
  await user.type(cell(1, 1), '3');
  await user.click(screen.getByRole('button', { name: 'Добавить строку' }));
  await user.click(screen.getByRole('button', { name: 'Добавить строку' }));
  await save();
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Удалить строку 4' }));
  await user.click(screen.getByRole('button', { name: 'Удалить строку 3' }));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(valuesOf(sent)?.map(({ date }) => date)).toEqual(['2026-04-30', '2026-05-05']);
});

it('hands the focus on when a row is taken away, and the keys of the form stay heard', async () => {
  const { user } = await openGrid();
  const remove = (row: number) => screen.getByRole('button', { name: `Удалить строку ${row}` });
  remove(1).focus();
  await user.keyboard('{Enter}');
  expect(remove(1)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Добавить строку' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: /несохранённые|Уйти|сохран/i })).toBeInTheDocument();
});

it('takes rows that are as many as they are, by their names, past columns that are only seen', async () => {
  const sent = jest.fn(() => Promise.resolve());
  const named: GridRow[] = [
    { key: 'rent', amount: '', ledger: '5.00', comment: '' },
    { key: 'salaries', amount: '', ledger: '6.00', comment: '' },
  ];
  const { user } = renderPart(
    <SignedIn>
      <OpenForm values={{ rows: named }} onSubmit={sent}>
        <GridField
          name="rows"
          label={f.name}
          names={{ title: f.name, of: ({ key }) => key }}
          columns={[
            { id: 'amount', title: f.field, as: 'money', width: 100, isOptional: true },
            { id: 'ledger', title: f.name, as: 'money', width: 100, isFixed: true },
            { id: 'comment', title: f.name, as: 'text', width: 100, isOptional: true },
          ]}
        />
      </OpenForm>
    </SignedIn>,
  );
  expect(await screen.findByRole('rowheader', { name: 'salaries' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить строку' })).toBeNull();
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox');
  await user.click(first!); // there are six
  await user.paste('1\t2\tone\n\t3\ttwo\n4\t5\tthree');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(valuesOf(sent)).toEqual([
    { key: 'rent', amount: '1.00', ledger: '5.00', comment: 'one' },
    { key: 'salaries', amount: '', ledger: '6.00', comment: 'two' },
  ]);
});

it('does not judge its cells by a list that is still on its way', async () => {
  const known = [{ id: 'amount', title: f.field, as: 'text', width: 100, check: () => 'unknown_value' }] as const;
  const sent = jest.fn(() => Promise.resolve());
  const form = (coming: boolean) => (
    <SignedIn>
      <OpenForm values={{ rows }} onSubmit={sent}>
        <AsyncField source={{ item: coming ? undefined : {}, coming, failure: undefined, retry: () => {} }}>
          <GridField name="rows" label={f.name} columns={known} />
        </AsyncField>
      </OpenForm>
    </SignedIn>
  );
  const { user, rerender } = renderPart(form(true));
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  for (const cell of screen.getAllByRole('textbox')) expect(cell).toBeValid();
  rerender(form(false));
  await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toBeInvalid());
  expect(sent).not.toHaveBeenCalled();
});
