import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { findDone, pickAll } from '../../../tests/support/listScreen';
import { renderScreen } from '../../../tests/support/renderScreen';

interface Debts {
  debts: { merchant: { id: number; name: string }; payable: string; payout_refusal: string | null }[];
}
interface Transfers {
  transfers: { id: number; status: string; amount: string; merchant: { id: number; name: string } }[];
  count: number;
}
const transfers = async (query: string) =>
  (await colleague('accountant2')).get<Transfers>(`/payment/v1/transfer-payments?limit=100&${query}`);

test('a day of payouts: the picked are paid what they are owed, the others are told with their reason', async () => {
  const { debts } = await (await colleague('accountant')).get<Debts>('/payment/v1/merchant-debts?limit=100');
  const shown = debts.slice(0, 10);
  const paid = shown.filter((one) => one.payout_refusal === null);
  const before = (await transfers('status=pending')).count;
  const { user } = await renderScreen('/merchants/debts', { as: 'accountant' });
  await pickAll(user);
  await user.click(await screen.findByRole('button', { name: /^Выплатить/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Создать платежи мерчантам?' }));
  await user.type(form.getByRole('textbox', { name: /^Номер первого платёжного поручения/ }), '770001');
  await user.click(form.getByRole('button', { name: 'Создать платежи' }));
  await findDone('Платежи мерчантам', `Готово: ${paid.length}`);
  expect((await transfers('status=pending')).count).toBe(before + paid.length);
});

test('own transfers are not decided, and others are approved', async () => {
  const one = (await transfers('status=pending&order_by=created_at')).transfers[0]!; // two wait from the beginning
  const { unmount } = await renderScreen(`/merchants/transfers?transfer=${one.id}`, { as: 'accountant' });
  const own = within(await screen.findByRole('dialog', { name: `Платёж мерчанту № ${one.id}` }));
  expect(await own.findByRole('button', { name: /^Одобрить/ })).toHaveAttribute('aria-disabled', 'true');
  expect(own.getAllByText('Создан вами: решает другой сотрудник')[0]).toBeVisible();
  unmount();
  const { user } = await renderScreen(`/merchants/transfers?transfer=${one.id}`, { as: 'accountant2' });
  const side = within(await screen.findByRole('dialog', { name: `Платёж мерчанту № ${one.id}` }));
  await user.click(await side.findByRole('button', { name: /^Отклонить/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Отказ в платеже' }));
  await user.type(form.getByRole('textbox', { name: /^Причина/ }), 'Не те реквизиты');
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Платёж отклонён')).toBeVisible();
  await waitFor(async () => {
    const found = (await transfers(`status=rejected&search=${one.id}`)).transfers.map(({ id }) => id);
    expect(found).toContain(one.id);
  });
});

test('what one merchant is owed stands by month above its moves', async () => {
  await renderScreen('/merchants/list/1/transactions', { as: 'accountant' });
  const months = within(await screen.findByRole('region', { name: 'По месяцам' }));
  await waitFor(() => expect(months.getAllByRole('row').length).toBeGreaterThan(1));
  expect(await screen.findByRole('region', { name: 'Расчёты' })).toBeVisible();
});

test('what merchants are owed is nothing to a moderator', async () => {
  await renderScreen('/merchants/debts', { as: 'moderator' });
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});
