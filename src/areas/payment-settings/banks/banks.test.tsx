import { screen, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Bank } from '../../../api/payment/banks';

const path = '/payment/bank/list';
async function bankOf(mfo: string): Promise<Bank> {
  const director = await colleague('director');
  const { banks } = await director.get<{ banks: Bank[] }>('/payment/v3/payments/banks?limit=100');
  const found = banks.find((one) => one.mfo === mfo);
  if (!found) throw new Error(`no bank ${mfo}`);
  return found;
}

test('the list says what a bank is known by, and whoever only reads finds nothing to compare or to change', async () => {
  const { id } = await bankOf('00440');
  await renderScreen(`${path}?bank=${id}`, { as: 'kam' });
  const side = within(await screen.findByRole('dialog', { name: 'Капиталбанк, Ташкент' }));
  expect(await side.findByText('Изменено вручную')).toBeVisible();
  expect(side.queryByRole('button', { name: /^Изменить/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Сверить со справочником/ })).toBeNull();
});

test('a bank is turned off after a question, and a wrong SWIFT is refused before it is sent', async () => {
  const { id } = await bankOf('00442');
  const { user } = await renderScreen(`${path}?bank=${id}`, { as: 'moderator' });
  const side = within(await screen.findByRole('dialog', { name: 'Давр банк' }));
  await user.click(await side.findByRole('button', { name: /^Отключить/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Отключить банк?' }));
  expect(question.getByText(/будут предупреждать об этом коде/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Отключить' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  expect((await bankOf('00442')).is_active).toBe(false);
  await user.click(await side.findByRole('button', { name: /^Изменить/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменить банк' }));
  const swift = form.getByRole('textbox', { name: /SWIFT/ });
  await user.clear(swift);
  await user.type(swift, 'DAVR');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText('SWIFT — 8 или 11 латинских букв и цифр')).length).toBeGreaterThan(0);
});

test('a comparison says what came of it', async () => {
  const { user } = await renderScreen(path, { as: 'director' });
  await user.click(await screen.findByRole('button', { name: 'Сверить со справочником' }));
  expect(await screen.findByText('Список банков сверен')).toBeVisible();
  expect(screen.getByText(/^Добавлено 2, обновлено \d, без изменений \d\d, нет в справочнике 0$/)).toBeVisible();
  expect((await bankOf('00440')).name).toBe('Капиталбанк, Ташкент');
});

test('a code of phones is added once and removed', async () => {
  const codes = '/installment/settings/phone';
  const { user } = await renderScreen(`${codes}?form=new`, { as: 'director' });
  const form = within(await screen.findByRole('dialog', { name: 'Новый код телефона' }));
  await user.type(form.getByRole('textbox', { name: /Код/ }), '90');
  await user.type(form.getByRole('textbox', { name: /Оператор/ }), 'Второй');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect((await form.findAllByText('Такая запись уже есть в списке')).length).toBeGreaterThan(0);
  await user.clear(form.getByRole('textbox', { name: /Код/ }));
  await user.type(form.getByRole('textbox', { name: /Код/ }), '95');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  const director = await colleague('director');
  const { count } = await director.get<{ count: number }>('/payment/v1/phone-number-codes?search=95');
  expect(count).toBe(1);
});

test('an MFO that the list of banks lacks is pointed out elsewhere, and not refused', async () => {
  const { user } = await renderScreen('/merchants/list/new', { as: 'director' });
  const mfo = await screen.findByRole('textbox', { name: /МФО/ });
  await user.type(mfo, '12345');
  await user.tab();
  expect(await screen.findByText('Такого МФО нет в списке банков. Проверьте его')).toBeVisible();
  await user.clear(mfo);
  await user.type(mfo, '00014');
  await user.tab();
  expect(screen.queryByText('Такого МФО нет в списке банков. Проверьте его')).toBeNull();
});
