import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { askAboutAll, findDone } from '../../../../tests/support/listScreen';
import { renderScreen } from '../../../../tests/support/renderScreen';

const path = '/back-office/requests/claims';

interface Claim {
  id: number;
  version: number;
  amount: string;
  payment_type: string;
  status: string;
  investor: { id: number; name: string };
}
/** A claim that waits, as a colleague sees it. */
async function waiting(query: string): Promise<Claim> {
  const director = await colleague('director');
  const { claims } = await director.get<{ claims: Claim[] }>(`/system-user/v1/claims?status=pending&limit=50&${query}`);
  const claim = claims.find(({ amount }) => amount.length < 11);
  if (!claim) throw new Error(`nothing waits under ${query}`);
  return claim;
}
const shown = (amount: string) => new RegExp(`${Number(amount).toLocaleString('ru-RU').replace(/\s/g, '\\s')},00`);
const drawer = async (id: number) => within(await screen.findByRole('dialog', { name: `Заявка № ${id}` }));

test('approves what waits: the sum is said again, the money is there, and the history says who', async () => {
  const { id, amount, investor } = await waiting('type=cash_in');
  const director = await colleague('director');
  const balance = () => director.get<{ balance: string }>(`/system-user/v1/investors/${investor.id}/balance`);
  const before = Number((await balance()).balance);
  const { user } = await renderScreen(`${path}?claim=${id}`, { as: 'accountant' });
  await user.click(await (await drawer(id)).findByRole('button', { name: 'Одобрить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Одобрить заявку?' }));
  // Whose money moves and how much of it is free, as on the card of the investor.
  expect(await question.findByText('Доступно сейчас')).toBeVisible();
  expect(question.getByText(new RegExp(`№ ${investor.id}(?!\\d)`))).toBeVisible();
  await user.click(question.getByRole('button', { name: new RegExp(`Одобрить ${shown(amount).source}`) }));
  expect(await screen.findByText('Заявка одобрена')).toBeVisible();
  const { decided_by } = await director.get<{ decided_by: { name: string } }>(`/system-user/v1/claims/${id}`);
  expect(decided_by.name).toBe('Нигора Юсупова');
  // The next one that waits is open already.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: `Заявка № ${id}` })).not.toBeInTheDocument());
  expect(await screen.findByRole('dialog', { name: /^Заявка № \d+$/ })).toBeVisible();
  expect(Number((await balance()).balance)).toBe(before + Number(amount));
});

test('a colleague was quicker: the fresh record is shown and nothing moves twice', async () => {
  const claim = await waiting('type=cash_in&order_by=amount');
  const { user } = await renderScreen(`${path}?claim=${claim.id}`, { as: 'accountant' });
  await user.click(await (await drawer(claim.id)).findByRole('button', { name: 'Одобрить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Одобрить заявку?' }));
  const other = await colleague('accountant2');
  await other.send('PUT', `/system-user/v1/claims/${claim.id}/change-status`, {
    version: claim.version,
    body: { status: 'rejected', comment: 'Платёж отозван' },
  });
  await user.click(question.getByRole('button', { name: /^Одобрить/ }));
  expect(await question.findByText(/: отклонена. Ваше решение не принято/)).toBeVisible();
  expect(question.queryByRole('button', { name: /^Одобрить/ })).toBeNull();
  expect(await (await drawer(claim.id)).findAllByText('Платёж отозван')).not.toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Перейти к следующей записи' }));
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('claim')).not.toBe(String(claim.id)));
  expect(screen.queryByRole('dialog', { name: 'Одобрить заявку?' })).not.toBeInTheDocument();
});

test('a refill is not for whoever may not approve balances, and says so', async () => {
  const { id } = await waiting('type=refill');
  await renderScreen(`${path}?type=refill&claim=${id}`, { as: 'accountant2' });
  const approve = await (await drawer(id)).findByRole('button', { name: 'Одобрить' });
  expect(approve).toHaveAttribute('aria-disabled', 'true');
  expect(approve).toHaveAccessibleDescription('Нет права утверждать изменения баланса');
});

test('whoever changed the amount is told beforehand that another one approves it', async () => {
  const claim = await waiting('type=cash_in&order_by=-amount');
  const own = await colleague('accountant');
  await own.send('PUT', `/system-user/v1/claims/${claim.id}/update-amount`, {
    version: claim.version,
    body: { amount: '321000.00', comment: 'Сверено с банком' },
  });
  const { unmount } = await renderScreen(`${path}?claim=${claim.id}`, { as: 'accountant' });
  const approve = async () => (await drawer(claim.id)).findByRole('button', { name: 'Одобрить' });
  expect(await approve()).toHaveAccessibleDescription('Сумму изменили вы: одобрить должен другой сотрудник');
  unmount();
  await renderScreen(`${path}?claim=${claim.id}`, { as: 'accountant2' });
  expect(await approve()).not.toHaveAttribute('aria-disabled', 'true');
});

test('whoever changed how it is paid is told so, though a colleague changed the amount after him', async () => {
  const { id, version, payment_type } = await waiting('type=cash_in&order_by=-created_at');
  const own = await colleague('accountant');
  const body = { payment_type: payment_type === 'cash' ? 'wallet' : 'cash' };
  const changed = await own.send<Claim>('PUT', `/system-user/v1/claims/${id}/change-payment-type`, { version, body });
  const other = await colleague('accountant2');
  await other.send('PUT', `/system-user/v1/claims/${id}/update-amount`, {
    version: changed.version,
    body: { amount: '322000.00' },
  });
  const { user } = await renderScreen(`${path}?claim=${id}`, { as: 'accountant' });
  const buttons = await drawer(id);
  expect(await buttons.findByRole('button', { name: 'Одобрить' })).toHaveAccessibleDescription(
    'Вы меняли условия: одобрить должен другой сотрудник',
  );
  // What he set he may take back: rejecting is open to him.
  await user.click(buttons.getByRole('button', { name: 'Действия с заявкой' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отклонить' }));
  expect(await screen.findByRole('dialog', { name: 'Отклонить заявку' })).toBeVisible();
});

test('many are approved at once; whom it does not reach is told before and after', async () => {
  const { user } = await renderScreen(`${path}?type=all&status=pending&limit=50&order_by=amount`, { as: 'accountant' });
  const question = await askAboutAll(user, 'Одобрить', 'Одобрить выбранные заявки?');
  expect(question.getByText(/Будет изменено: \d+ из \d+/)).toBeVisible();
  expect(question.getByText(/Такую заявку решают вместе с инвестицией: \d+/)).toBeVisible();
  const again = question.queryByRole('textbox');
  const button = question.getByRole('button', { name: /^Одобрить/ });
  if (again) {
    expect(button).toBeDisabled();
    await user.type(again, button.textContent?.replace(/[^\d,]/g, '') ?? '');
  }
  await user.click(button);
  const result = await findDone('Одобрение заявок', /Готово: [1-9]/);
  expect(result.getByText(/Пропущено: [1-9]/)).toBeVisible();
});

test('who may only look finds no decision, and the first question is about what comes in', async () => {
  await renderScreen(path, { as: 'moderator' });
  expect(await screen.findByRole('button', { name: 'Ввод средств', pressed: true })).toBeVisible();
  const [link] = await screen.findAllByRole('link', { name: /^\d+$/ });
  expect(link).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Экспорт' })).not.toBeInTheDocument();
});
