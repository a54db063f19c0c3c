import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { holdCalls, lookAway } from '../../../../tests/support/heldCalls';
import { openCard, section, someInvestor } from '../../../../tests/support/investorCard';
import { uploadByFetch } from '../../../../tests/support/requestByFetch';

beforeAll(uploadByFetch);

const pdf = (name: string) => new File([`%PDF-1.4\n${name.padEnd(64)}`], name, { type: 'application/pdf' });
const investorWithoutFiles = async () =>
  someInvestor(await colleague('director'), 'in_process', ({ attachments }) => attachments.length === 0);

test('takes files that are in order, says what is wrong with another, and lets one be deleted (NOTE-32, NOTE-34, D-38)', async () => {
  const { id } = await investorWithoutFiles();
  const { user } = await openCard(id);
  const files = await section('Вложения');
  expect(files.getByText('Файлов пока нет')).toBeVisible();
  // It only calls itself a paper: what is inside decides.
  const odd = new File(['MZ'.padEnd(64)], 'договор.pdf', { type: 'application/pdf' });
  await user.upload(files.getByLabelText('Добавить файлы'), [pdf('Справка.pdf'), odd]);

  const row = (await files.findByRole('link', { name: 'Справка.pdf' })).closest('[role="row"], tr, li') as HTMLElement;
  expect(await files.findByText(/Файл другого вида/)).toBeVisible();
  expect(await screen.findByText('Файл добавлен')).toBeVisible();
  // What has arrived stands among the files alone.
  expect(files.getAllByText('Справка.pdf')).toHaveLength(1);
  expect(files.queryByText('Отправлен')).not.toBeInTheDocument();
  expect(files.queryByRole('link', { name: 'договор.pdf' })).not.toBeInTheDocument();

  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' }));
  expect(question.getByText('Справка.pdf')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  await waitFor(() => expect(files.queryByRole('link', { name: 'Справка.pdf' })).not.toBeInTheDocument());
});

test('offers nothing of this to whoever may only read', async () => {
  const { id } = await someInvestor(await colleague('director'), 'in_process', (one) => one.attachments.length > 0);
  await openCard(id, 'kam');
  const files = await section('Вложения');
  expect(files.getByRole('link')).toBeVisible();
  expect(files.queryByRole('button', { name: 'Добавить файлы' })).not.toBeInTheDocument();
  expect(files.queryByRole('button', { name: 'Действия' })).not.toBeInTheDocument();
});

test('a file goes on to the investor while another tab is looked at', async () => {
  const { id } = await investorWithoutFiles();
  const { user } = await openCard(id);
  const files = await section('Вложения');
  const held = holdCalls('/files');
  await user.upload(files.getByLabelText('Добавить файлы'), [pdf('Справка.pdf'), pdf('Договор.pdf')]);
  await held.came();
  await lookAway(user, held.letGo);
  for (const name of ['Справка.pdf', 'Договор.pdf']) expect(await files.findByRole('link', { name })).toBeVisible();
  expect(files.queryByText('Ждёт очереди')).not.toBeInTheDocument();
});
