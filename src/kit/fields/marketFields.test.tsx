import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { f, OpenForm, openDialogs, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { ColorField } from './ColorField';
import { MultiSelectField } from './MultiSelectField';
import { PickField } from './PickField';
import { SecretField } from './SecretField';

beforeAll(openDialogs);

async function open(field: ReactElement, value: unknown) {
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
  return { ...part, dialog, sent, save, first: () => (sent.mock.calls as unknown[][])[0]?.[0] };
}

test('a colour is six signs, in whatever letters they were typed', async () => {
  const { user, dialog, save, sent, first } = await open(<ColorField name="field" label={f.field} required />, '');
  const box = dialog.getByRole('textbox');
  await user.type(box, 'blue');
  await save();
  expect(await dialog.findByText('Нужен цвет вида #1f4fa3')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(box);
  await user.type(box, '#1F4FA3 ');
  await save();
  await waitFor(() => expect(first()).toEqual({ field: '#1f4fa3' }));
});

test('one of very many is found by a text and chosen; what was chosen stays among the choices', async () => {
  const found = jest.fn();
  const options = [{ value: '7', label: 'Samsung Galaxy A55' }];
  const { user, dialog, save, first } = await open(
    <PickField name="field" label={f.field} options={options} onFind={found} isFinding={false} required />,
    '',
  );
  await user.type(dialog.getByRole('textbox', { name: /^Найти: / }), 'galaxy');
  await waitFor(() => expect(found).toHaveBeenLastCalledWith('galaxy'));
  await save();
  expect(dialog.getByRole('combobox')).toBeInvalid();
  await user.selectOptions(dialog.getByRole('combobox'), 'Samsung Galaxy A55');
  await save();
  await waitFor(() => expect(first()).toEqual({ field: '7' }));
});

test('one that a draft brought back is shown by its number until it is found, and is what is sent', async () => {
  function Found() {
    const [text, setText] = useState('');
    const options = text === '' ? [] : [{ value: '7', label: 'Samsung Galaxy A55' }];
    return <PickField name="field" label={f.field} options={options} onFind={setText} isFinding={false} required />;
  }
  const { user, dialog, save, first } = await open(<Found />, '7');
  expect(dialog.getByRole('combobox')).toHaveDisplayValue('№ 7');
  await user.type(dialog.getByRole('textbox', { name: /^Найти: / }), 'galaxy');
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveDisplayValue('Samsung Galaxy A55'));
  await save();
  await waitFor(() => expect(first()).toEqual({ field: '7' }));
});

test.each([
  [true, 'Список загружается…'],
  [false, 'Ничего не найдено'],
])('nothing is said to be found only once it is known (finding: %s)', async (isFinding, words) => {
  const { dialog } = await open(
    <PickField name="field" label={f.field} options={[]} onFind={() => {}} isFinding={isFinding} />,
    '',
  );
  expect(dialog.getByRole('combobox')).toHaveDisplayValue(words);
});

test('any number out of very many: what is chosen stays in view while others are looked for', async () => {
  function Found() {
    const [text, setText] = useState('');
    const options = ['Чиланзар', 'Юнусабад', 'Сергели'].map((label, at) => ({ value: String(at), label }));
    const found = options.filter(({ label }) => label.includes(text));
    return <MultiSelectField name="field" label={f.field} options={found} onFind={setText} />;
  }
  const { user, dialog, save, first } = await open(<Found />, ['2']);
  await user.click(dialog.getByRole('checkbox', { name: 'Чиланзар' }));
  await user.type(dialog.getByRole('textbox'), 'Юнус');
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(3));
  await user.click(dialog.getByRole('checkbox', { name: 'Юнусабад' }));
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), 'Нет такого');
  await waitFor(() => expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(3));
  await user.click(dialog.getByRole('checkbox', { name: 'Сергели' }));
  await save();
  await waitFor(() => expect(first()).toEqual({ field: ['0', '1'] }));
});

test('a long list is searched as everything else is: in the other script, on the other keyboard, by the middle of a word', async () => {
  const names = [
    'Чиланзар',
    'Юнусабад',
    'Сергели',
    'Яккасарай',
    'Бектемир',
    'Учтепа',
    'Алмазар',
    'Мирабад',
    'Шайхантахур',
  ];
  const options = names.map((label, at) => ({ value: String(at), label }));
  const { user, dialog } = await open(<MultiSelectField name="field" label={f.field} options={options} />, []);
  const box = dialog.getByRole('textbox', { name: 'Найти в списке' });
  for (const text of ['чиланзар', 'chilanzar', 'xbkfypfh', 'иланз', 'ЧИЛАНЗ']) {
    await user.clear(box);
    await user.type(box, text);
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.getByRole('checkbox', { name: 'Чиланзар' })).toBeVisible();
  }
  await user.clear(box);
  await user.type(box, 'такого района нет');
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a value that is held cannot be chosen, and one that was chosen before can be let go of', async () => {
  const options = [
    { value: '1', label: 'Здоровье', isHeld: true },
    { value: '2', label: 'Связь', isHeld: true },
  ];
  const { user, dialog } = await open(<MultiSelectField name="field" label={f.field} options={options} />, ['1']);
  expect(dialog.getByRole('checkbox', { name: 'Связь' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Здоровье' }));
  expect(dialog.getByRole('checkbox', { name: 'Здоровье' })).not.toBeChecked();
});

test('a secret that is kept stays when the field is left empty, and what is typed is not shown', async () => {
  const { user, dialog, save, first, container } = await open(
    <SecretField name="field" label={f.field} stored={f.field} required />,
    '',
  );
  const box = container.ownerDocument.querySelector<HTMLInputElement>('input[name="field"]')!; // it is open
  expect(box).toHaveAttribute('type', 'password');
  expect(box).toHaveAttribute('autocomplete', 'off');
  await user.type(box, 's3cret');
  await save();
  await waitFor(() => expect(first()).toEqual({ field: 's3cret' }));
  expect(dialog.queryByText('s3cret')).toBeNull();
});
