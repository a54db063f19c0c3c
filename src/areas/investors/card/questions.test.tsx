/** What is done with an investor after one question: passport, identification, archive, erasing, information file. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import type { Investor } from '../../../api/investment/investors';
import { colleague } from '../../../../tests/support/colleague';
import { fill, inSight, menuLine, openCard, section, someInvestor } from '../../../../tests/support/investorCard';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

/** Of the demonstration data: one who has left and still pays an instalment, one in the archive who once paid one. */
const indebted = 343;
const paidOff = 469;

/** Opens the question of an action and answers yes. */
async function answer(user: Awaited<ReturnType<typeof openCard>>['user'], action: string) {
  await user.click(await menuLine(user, action));
  const question = within(await screen.findByRole('dialog', { name: action }));
  // Nothing is fetched for a picture here.
  for (const photo of question.queryAllByRole('img')) fireEvent.load(photo);
  await user.click(question.getByRole('button', { name: action }));
  return question;
}

test('confirms a passport that is borne out by photos', async () => {
  const { id } = await someInvestor(await colleague('director'), 'in_process', ({ photos }) => photos.length === 4);
  const { user } = await openCard(id);
  expect(screen.getByText('Не подтверждён')).toBeVisible();
  await answer(user, 'Подтвердить паспорт');
  expect(await screen.findByText('Паспорт подтверждён')).toBeVisible();
  expect(await screen.findByText('Подтверждён')).toBeVisible();
  expect(await menuLine(user, 'Подтвердить паспорт')).toHaveAccessibleDescription('Паспорт уже подтверждён');
});

test('there is no yes to a passport whose photos have not come', async () => {
  const isWaiting = ({ photos, passport_confirmed }: Investor) => photos.length === 4 && !passport_confirmed;
  const { id } = await someInvestor(await colleague('director'), 'in_process', isWaiting);
  const { user } = await openCard(id);
  await user.click(await menuLine(user, 'Подтвердить паспорт'));
  const question = within(await screen.findByRole('dialog', { name: 'Подтвердить паспорт' }));
  const yes = question.getByRole('button', { name: 'Подтвердить паспорт' });
  const [passport, selfie] = question.getAllByRole('img');
  if (!passport || !selfie) throw new Error('Two photos bear a passport out.');
  expect(yes).toBeDisabled();
  fireEvent.load(passport);
  fireEvent.error(selfie);
  expect(await question.findByText('Фото не загрузилось')).toBeVisible();
  expect(yes).toBeDisabled();
  await user.click(question.getByRole('button', { name: /^Повторить/ }));
  fireEvent.load(await question.findByRole('img', { name: selfie.getAttribute('alt') ?? '' }));
  expect(yes).toBeEnabled();
});

test('says in words that a photo is missing', async () => {
  const { id } = await someInvestor(await colleague('director'), 'in_process', ({ photos }) => photos.length === 3);
  const { user } = await openCard(id);
  const question = await answer(user, 'Подтвердить паспорт');
  expect(await question.findByRole('alert')).toHaveTextContent('Не хватает документа или фотографии');
});

test('an administrator resets the identification, and the investor is new again', async () => {
  const { id } = await someInvestor(await colleague('director'), 'in_process', ({ photos }) => photos.length > 0);
  inSight('history');
  const { user } = await openCard(id, 'director');
  await answer(user, 'Сбросить идентификацию');
  expect(await screen.findByText('Идентификация сброшена')).toBeVisible();
  expect(await (await section('Фотографии')).findByText('Фотографий нет')).toBeVisible();
  const history = await section('История проверки');
  // The newest stands first.
  await waitFor(() => expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/На проверке.*Новый/));
});

test('a moderator is not offered what only an administrator does', async () => {
  const { id } = await someInvestor(await colleague('director'), 'in_process');
  const { user } = await openCard(id);
  await menuLine(user, 'Подтвердить паспорт');
  for (const name of ['Сбросить идентификацию', 'Переместить в архив'])
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
});

test('archives, brings back, and says in words why somebody cannot be archived', async () => {
  const director = await colleague('director');
  const { id } = await someInvestor(director, 'new');
  const { user, unmount, store } = await openCard(id, 'director');
  await answer(user, 'Переместить в архив');
  expect(await screen.findByText('Инвестор в архиве')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Переместить в архив' })).not.toBeInTheDocument());
  await answer(user, 'Вернуть из архива');
  expect(await screen.findByText('Инвестор возвращён из архива')).toBeVisible();
  unmount();
  store.stop();

  const other = await openCard(indebted, 'director');
  const item = await menuLine(other.user, 'Переместить в архив');
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAccessibleDescription('У клиента есть активная рассрочка');
});

test('an archived investor with an instalment in the past is not erased', async () => {
  const { user } = await openCard(paidOff, 'director');
  await user.click(await menuLine(user, 'Удалить навсегда'));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить навсегда' }));
  const erase = question.getByRole('button', { name: 'Удалить навсегда' });
  expect(erase).toBeDisabled();
  fill(question.getByRole('textbox'), String(paidOff));
  await user.click(erase);
  expect(await question.findByRole('alert')).toHaveTextContent('У клиента есть активная рассрочка');
});

test('an archived investor who has invested is not erased', async () => {
  const director = await colleague('director');
  const [accountant, executive] = [await colleague('accountant'), await colleague('executive')];
  const { id } = await someInvestor(
    director,
    'archive',
    ({ income_amount, balance }) => income_amount !== '0.00' && balance !== '0.00',
  );
  const record = () => director.get<Investor>(`/investment/investors/${id}`);
  const versionNow = async () => (await record()).version;
  // Out of the archive, all money out, and into the archive again.
  await director.send('PUT', `/investment/investors/${id}/status`, {
    version: await versionNow(),
    body: { status: 'inactive' },
  });
  const { balance, version } = await record();
  const withdrawal = { version, body: { amount: balance, comment: 'Всё' } };
  const { claim_id } = await accountant.send<{ claim_id: number }>(
    'PUT',
    `/system-user/v1/investors/${id}/withdraw-balance`,
    withdrawal,
  );
  const { claims } = await director.get<{ claims: { id: number; version: number }[] }>(
    `/system-user/v1/investors/${id}/claims`,
  );
  const claim = claims.find((one) => one.id === claim_id);
  await executive.send('PUT', `/system-user/v1/claims/${claim_id}/change-status`, {
    version: claim?.version,
    body: { status: 'approved' },
  });
  await director.send('DELETE', `/investment/investors/${id}`, { version: await versionNow() });

  const { user } = await openCard(id, 'director');
  await user.click(await menuLine(user, 'Удалить навсегда'));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить навсегда' }));
  fill(question.getByRole('textbox'), String(id));
  await user.click(question.getByRole('button', { name: 'Удалить навсегда' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Есть активные инвестиции');
});

test('an empty one is erased for good, and the list comes instead of the card', async () => {
  const { id } = await someInvestor(
    await colleague('director'),
    'archive',
    ({ passport_confirmed, balance }) => !passport_confirmed && balance === '0.00',
  );
  const { user } = await openCard(id, 'director');
  await user.click(await menuLine(user, 'Удалить навсегда'));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить навсегда' }));
  fill(question.getByRole('textbox'), String(id));
  await user.click(question.getByRole('button', { name: 'Удалить навсегда' }));
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/back-office/investors'));
});

test('hands over the information file', async () => {
  const { id } = await someInvestor(await colleague('director'), 'active');
  const { user } = await openCard(id);
  await user.click(await menuLine(user, 'Сформировать файл со сведениями'));
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(1));
  const [file, name] = jest.mocked(saveAs).mock.calls[0] ?? [];
  expect(name).toMatch(new RegExp(`^investor_${id}\\.(docx|pdf)$`));
  expect((file as Blob).size).toBeGreaterThan(1_000);
});
