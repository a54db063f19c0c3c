import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../tests/support/renderScreen';

const path = '/settings/system-errors/list';
const side = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a text is added once, with a code that the program can know, and then changed (NOTE-28, NOTE-29)', async () => {
  const { user } = await renderScreen(`${path}?form=new`, { as: 'director' });
  const form = await side('Новая ошибка');
  const code = form.getByRole('textbox', { name: /^Код ошибки/ });
  await user.type(code, 'Подарок');
  await user.type(form.getByRole('textbox', { name: /^Что видит клиент на русском/ }), 'Подарок не найден');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect((await form.findAllByText('От 2 до 60 знаков: a–z, 0–9 и _')).length).toBeGreaterThan(0);
  await user.clear(code);
  await user.type(code, 'file_too_large');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect((await form.findAllByText('У этого кода уже есть текст')).length).toBeGreaterThan(0);
  await user.clear(code);
  await user.type(code, 'gift_not_found');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Системная ошибка создана')).toBeVisible();

  await user.type(screen.getByRole('searchbox'), 'gift_not');
  await user.click(await within(await screen.findByRole('grid')).findByText('gift_not_found'));
  const drawer = await side('gift_not_found');
  expect((await drawer.findAllByText('Перевода нет: показывается русский текст')).length).toBe(2);
  await user.click(drawer.getByRole('button', { name: /^Изменить/ }));
  const edit = await side('Изменить текст ошибки');
  await user.click(edit.getByRole('button', { name: 'Скопировать русский текст в пустые поля' }));
  await user.click(edit.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Системная ошибка обновлена')).toBeVisible();
});
