import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { ImageField } from './ImageField';
import { RowsField, type FormRow, type RowsColumn } from './RowsField';

beforeAll(openDialogs);

const columns: RowsColumn[] = [
  { name: 'from', label: f.field, as: 'number', min: 0 },
  { name: 'value', label: f.title, as: 'number', decimals: 2, min: 0.01 },
];
const isRising = (rows: readonly FormRow[]) => (Number(rows[1]?.from) > Number(rows[0]?.from) ? undefined : 'choice');

async function openRows(
  value: unknown,
  field = (
    <RowsField
      name="field"
      label={f.field}
      columns={columns}
      newRow={() => ({ from: null, value: 1 })}
      check={isRising}
    />
  ),
) {
  const sent = jest.fn(() => Promise.resolve());
  const part = renderPart(
    <SignedIn>
      <OpenForm values={{ field: value }} onSubmit={sent}>
        {field}
      </OpenForm>
    </SignedIn>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => part.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const first = () => (sent.mock.calls as unknown[][])[0]?.[0];
  return { ...part, dialog, sent, save, first };
}

test('rows are added, filled in and taken away, and sent as they stand', async () => {
  const { user, dialog, save, sent, first } = await openRows([
    { from: 0, value: 1 },
    { from: 10, value: 2 },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Добавить строку: Поле' }));
  await user.type(dialog.getByRole('textbox', { name: 'Поле, строка 3' }), '1 250');
  await user.click(dialog.getByRole('button', { name: 'Убрать строку 2' }));
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(first()).toEqual({
    field: [
      { from: 0, value: 1 },
      { from: 1250, value: 1 },
    ],
  });
});

test('a cell that says nothing, or too much, names its row; a rule between rows speaks after them', async () => {
  const { user, dialog, save, sent } = await openRows([
    { from: 0, value: 1 },
    { from: null, value: 1.234 },
  ]);
  await save();
  expect(await dialog.findByText('Проверьте строку 2')).toBeVisible();
  const from = dialog.getByRole('textbox', { name: 'Поле, строка 2' });
  expect(from).toHaveAttribute('aria-invalid', 'true');
  expect(dialog.getByRole('textbox', { name: 'Поле, строка 1' })).not.toHaveAttribute('aria-invalid');
  await user.click(dialog.getByRole('button', { name: 'Убрать строку 2' }));
  expect(dialog.getByRole('button', { name: 'Убрать строку 1' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Добавить строку: Поле' }));
  await user.type(dialog.getByRole('textbox', { name: 'Поле, строка 2' }), '0');
  await save();
  expect(await dialog.findByText('Выберите значение из списка')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

const image = (content: string, name: string) => new File([content], name);
const png = '\x89PNG\r\n\x1a\n';
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const picture = new File([bytes(png)], 'стратегия.png', { type: 'image/png' });
const pictures = <ImageField name="field" label={f.field} />;

beforeAll(() => {
  let count = 0;
  // The environment draws nothing, and so has no addresses for files.
  Object.assign(URL, { createObjectURL: () => `blob:preview-${++count}`, revokeObjectURL: () => undefined });
});
const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } }); // it is on the page

test('the picture that is there is shown, a new one in its place before it is sent, and it can be taken away', async () => {
  const { user, dialog, save, sent, first } = await openRows('/api/content/old.png', pictures);
  expect(dialog.getByRole('img', { name: 'Картинка сейчас' })).toHaveAttribute('src', '/api/content/old.png');
  choose(picture);
  expect(await dialog.findByRole('img', { name: 'Новая картинка: стратегия.png' })).toHaveAttribute(
    'src',
    'blob:preview-1',
  );
  await user.click(dialog.getByRole('button', { name: 'Убрать картинку' }));
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.getByText('Картинки нет. Её можно перетащить сюда')).toBeVisible();
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(first()).toEqual({ field: null });
});

test('what is no picture is refused when it is chosen, and nothing is sent', async () => {
  const { dialog, save, sent } = await openRows(null, pictures);
  choose(image('%PDF-1.4 договор', 'договор.png'));
  expect(await dialog.findByText('Файл другого вида. Подойдут: jpg, png, webp')).toBeVisible();
  await save();
  expect(sent).not.toHaveBeenCalled();
});

test('a picture that does not come says so', async () => {
  const { dialog } = await openRows('/api/content/gone.png', pictures);
  fireEvent.error(dialog.getByRole('img'));
  expect(dialog.getByText('Картинка не показывается')).toBeVisible();
});
