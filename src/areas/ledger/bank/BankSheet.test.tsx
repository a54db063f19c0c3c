import { screen, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { workbook } from '../../../../tests/support/hostileSheets';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { uploadByFetch } from '../../../../tests/support/requestByFetch';
import { addDays } from '../../../lib/days';

beforeAll(uploadByFetch);

const path = '/back-office/gl/bank-sheet';
const headings = ['Дата', 'Номер', 'Приход', 'Расход', 'Контрагент', 'ИНН', 'Назначение'];
const sheet = (...rows: string[][]) => new File([workbook([headings, ...rows]) as BlobPart], 'выписка.xlsx');

/** One movement of the bank account, alone on its day with its sum. */
async function movement() {
  const accountant = await colleague('accountant');
  const { entries } = await accountant.get<{ entries: { date: string; amount: string; number: string }[] }>(
    '/system-user/v1/gl-list?debit_id=5110&limit=50&source=auto&begin_date=2024-01-01',
  );
  return entries[0]!; // the demonstration has many
}
const give = async (user: Awaited<ReturnType<typeof renderScreen>>['user'], file: File) =>
  user.upload(await screen.findByLabelText('Выбрать выписку', { selector: 'input' }), file);

test('what the bank and the ledger both have stands together, and a row that only the bank has begins a posting', async () => {
  const known = await movement();
  const { user } = await renderScreen(path, { as: 'accountant' });
  await give(
    user,
    sheet(
      [known.date, '', known.amount, '', 'Инвестор', '', 'Пополнение'],
      [known.date, '77', '', '1 234,56', 'ООО «Офис плюс»', '305109680', 'Аренда за октябрь'],
      [known.date, '78', '', '1,234', '', '', ''],
    ),
  );
  const matched = within(await screen.findByRole('region', { name: 'Совпало' }));
  expect(await matched.findByText('Сумма и день')).toBeVisible();
  const unread = within(screen.getByRole('region', { name: 'Строки, которые не прочитаны' }));
  expect(unread.getByText('Списание')).toBeVisible();

  const missing = within(screen.getByRole('region', { name: 'Есть в банке, нет в книге' }));
  expect(missing.getByText('Проводки нет')).toBeVisible();
  // Its verbs are drawn once the pointer comes near the row.
  await user.hover(missing.getByText('Проводки нет'));
  await user.click(missing.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Составить проводку по строке' }));
  const form = within(await screen.findByRole('dialog', { name: 'Составить проводку' }));
  expect(form.getByRole('textbox', { name: /^Сумма(?!, сум)/ })).toHaveDisplayValue(/^1\s234,56$/);
  expect(form.getByRole('combobox', { name: 'Движение денег' })).toHaveValue('cash_out');
  expect(form.getByRole('textbox', { name: 'Номер документа' })).toHaveValue('77');
  expect(form.getByRole('textbox', { name: 'Контрагент' })).toHaveValue('ООО «Офис плюс», 305109680');
  expect(form.getByRole('textbox', { name: 'Содержание' })).toHaveValue('Аренда за октябрь');
  await form.findByRole('option', { name: 'Административный расход' });
  await user.selectOptions(form.getByRole('combobox', { name: /Операция/ }), 'Административный расход');
  await user.type(form.getByRole('textbox', { name: 'Счёт, номер или название, строка 1' }), '9420');
  const day = form.getByRole('textbox', { name: 'День проводки' });
  await user.clear(day);
  await user.type(day, (await openDay()).split('-').reverse().join('.'));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await missing.findByText('Черновик составлен')).toBeVisible();
});

/** A day that takes postings. */
async function openDay(): Promise<string> {
  const accountant = await colleague('accountant');
  const { months } = await accountant.get<{ months: { month: string; status: string }[] }>(
    '/system-user/v1/closing-months-list?limit=20',
  );
  const closed = months.filter(({ status }) => status === 'closed').map(({ month }) => month);
  return addDays(`${closed.sort().at(-1) ?? '2024-01'}-28`, 5);
}

test('a file that says nothing of money is refused in words, and another one may be given', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  await give(user, new File([workbook([['Имя'], ['А']]) as BlobPart], 'люди.xlsx'));
  expect(await screen.findByText('В таблице нет нужных столбцов')).toBeVisible();
  const { date, amount } = await movement();
  await give(user, sheet([date, '', amount, '', '', '', '']));
  expect(await screen.findByRole('region', { name: 'Итоги за период' })).toBeVisible();
  expect(screen.getByText('Каждой строке выписки нашлась проводка')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Другая выписка' }));
  expect(await screen.findByRole('button', { name: 'Выбрать выписку' })).toBeVisible();
});

test('whoever only reads the ledger compares, and is offered nothing to post', async () => {
  const { date } = await movement();
  const { user } = await renderScreen(path, { as: 'director' });
  await give(user, sheet([date, '77', '', '1234,56', '', '', '']));
  const missing = within(await screen.findByRole('region', { name: 'Есть в банке, нет в книге' }));
  expect(await missing.findByText('Проводки нет')).toBeVisible();
  expect(missing.queryByRole('button', { name: /^Действия/ })).not.toBeInTheDocument();
});
