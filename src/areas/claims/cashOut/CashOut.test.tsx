/** Cash-out claims as an accountant meets them, on the real back end. */
import { screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../../../tests/panel/formParts';
import { openWorker as writeHere } from '../../../../tests/support/exportWorker';
import { workbook } from '../../../../tests/support/hostileSheets';
import { fileOf, openReader as readHere } from '../../../../tests/support/importWorker';
import { uploadByFetch } from '../../../../tests/support/requestByFetch';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';
import { openWorker } from '../../../kit/export/openWorker';
import { openReader } from '../../../kit/import/openReader';

jest.mock('../../../kit/import/openReader', () => ({ openReader: jest.fn() }));
jest.mock('../../../kit/export/openWorker', () => ({ openWorker: jest.fn() }));

const path = '/back-office/requests/cash-out';
const as = 'accountant';
beforeAll(() => {
  openDialogs();
  uploadByFetch();
});
beforeEach(() => {
  jest.mocked(openReader).mockImplementation(readHere);
  jest.mocked(openWorker).mockImplementation(writeHere);
});
afterEach(() => tellBackEnd({ do: 'reset' }));

const openDialog = async () =>
  within(
    await waitFor(() => {
      const open = document.querySelector<HTMLElement>('dialog[open]');
      if (!open) throw new Error('Nothing lies over the page.');
      return open;
    }),
  );
/** The waiting claim with the smallest sum, opened. */
async function openSmallest() {
  const { user } = await renderScreen(`${path}?status=pending&order_by=amount`, { as });
  const [link] = await screen.findAllByRole('link', { name: /^EX-\d{6}$/ });
  const number = link?.textContent ?? '';
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: `Заявка ${number}` });
  return user;
}

test('the price of leaving stands in the question, and an approved claim offers only its document', async () => {
  const user = await openSmallest();
  const cost = await screen.findByRole('region', { name: 'Стоимость выхода сегодня' });
  expect(await within(cost).findByText('Ставка штрафа')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Одобрить' }));
  const question = await openDialog();
  for (const label of ['Причина выхода', 'Штраф', 'Налог', 'Сумма вывода'])
    expect(question.getByText(label)).toBeVisible();
  await user.click(question.getByRole('button', { name: /^Одобрить/ }));
  expect(await screen.findByText('Заявка одобрена')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Одобрить' })).toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(await screen.findByRole('button', { name: 'Подготовить документ' }));
  expect(await screen.findByText('Документ ждёт подписи')).toBeVisible();
});

test('whoever changed the terms sees why the approval is not his', async () => {
  const user = await openSmallest();
  await user.click(screen.getByRole('button', { name: 'Изменить условия' }));
  const form = await openDialog();
  const amount = await form.findByRole('textbox', { name: /Сумма вывода/ });
  await user.clear(amount);
  await user.type(amount, '50000');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Условия изменены')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Одобрить' })).toHaveAccessibleDescription(
      'Вы меняли условия: одобрить должен другой сотрудник',
    ),
  );
});

test('a sheet whose claim does not wait is stopped before it is sent', async () => {
  const { user } = await renderScreen(`${path}/upload`, { as });
  const file = fileOf(
    workbook([
      ['claim_id', 'amount', 'method'],
      ['EX-999999', '1', 'bank'],
    ]),
    'rows.xlsx',
  );
  await screen.findByRole('button', { name: 'Выбрать файл' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLElement, file);
  expect(await screen.findByText('С ошибками: 1')).toBeVisible();
  expect(screen.getByText('Среди ждущих решения такой заявки нет')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Отправить' })).toHaveAttribute('aria-disabled', 'true');
});
