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

/** As the panel groups thousands. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\\s');

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

test('one merchant is paid a part of what it is owed; more than that and a strange number are refused beside their fields', async () => {
  const { debts } = await (await colleague('accountant')).get<Debts>('/payment/v1/merchant-debts?limit=100');
  const one = debts.find((debt) => debt.payout_refusal === null && Number(debt.payable) > 1000)!; // some are owed
  const { user } = await renderScreen(`/merchants/debts?search=${encodeURIComponent(one.merchant.name)}`, {
    as: 'accountant',
  });
  const row = await screen.findByRole('row', { name: new RegExp(one.merchant.name.replaceAll(/[()«»]/g, '.')) });
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия с мерчантом' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Выплатить мерчанту' }));
  const form = within(await screen.findByRole('dialog', { name: 'Выплатить мерчанту' }));
  const amount = form.getByRole('textbox', { name: /^К выплате, сум/ });
  const number = form.getByRole('textbox', { name: /^Номер платёжного поручения/ });
  await user.clear(amount);
  await user.type(amount, '99999999999');
  await user.type(number, '№ 1');
  await user.click(form.getByRole('button', { name: 'Создать платёж' }));
  expect((await form.findAllByText(/^До 30 знаков/))[0]).toBeVisible();
  expect(amount).toBeInvalid();
  await user.clear(amount);
  await user.type(amount, '1000');
  await user.clear(number);
  await user.type(number, 'P-770100');
  await user.click(form.getByRole('button', { name: 'Создать платёж' }));
  expect(await screen.findByText('Платёж создан и ждёт решения другого сотрудника')).toBeVisible();
  const { transfers: made } = await transfers('status=pending&search=P-770100');
  expect(made.map(({ amount: sum, merchant }) => [sum, merchant.id])).toEqual([['1000.00', one.merchant.id]]);
});

test('every movement of every merchant stands in one list, by its kind, with the sums of all of them', async () => {
  const { count } = await (
    await colleague('accountant')
  ).get<{ count: number }>('/payment/v1/merchant-transactions?kind=payout&limit=1');
  const { user, unmount } = await renderScreen('/merchants/debts', { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Все движения' }));
  expect(await screen.findByRole('columnheader', { name: /^К долгу, сум/ })).toBeVisible();
  // What only the months are asked is gone.
  expect(window.location.search).toBe('?list=moves');
  unmount();
  await renderScreen('/merchants/debts?list=moves&kind=payout', { as: 'accountant' });
  expect(await screen.findByText(new RegExp(`^Загружено \\d+ из ${grouped(count)}$`))).toBeVisible();
  expect(screen.getByText(/^К долгу, сум: /)).toBeVisible();
});

test('own transfers are not decided, and others are approved', async () => {
  const one = (await transfers('status=pending&order_by=created_at')).transfers[0]!; // two wait from the beginning
  const { unmount } = await renderScreen(`/merchants/transfers?transfer=${one.id}`, { as: 'accountant' });
  const own = within(await screen.findByRole('dialog', { name: `Платёж мерчанту № ${one.id}` }));
  expect(await own.findByRole('button', { name: /^Одобрить/ })).toHaveAttribute('aria-disabled', 'true');
  expect(own.getAllByText('Создан вами: решает другой сотрудник')[0]).toBeVisible();
  expect(own.getByText(/^(\d{4} ){4}\d{4}$/)).toBeVisible();
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

test('after a transfer is approved the next one opens, with no question over it', async () => {
  const maker = await colleague('accountant');
  const { debts } = await maker.get<Debts>('/payment/v1/merchant-debts?limit=100');
  const { merchant } = debts.find((one) => one.payout_refusal === null && Number(one.payable) > 2000)!; // some are owed
  const made: number[] = [];
  for (const number of ['P-770301', 'P-770302']) {
    const body = { merchant_id: merchant.id, amount: '500.00', purpose: 'Оплата', document_number: number };
    made.push((await maker.send<{ id: number }>('POST', '/payment/v1/transfer-payment', { body })).id);
  }
  // The newest stands first.
  const [second, first] = made;
  const address = `/merchants/transfers?status=pending&transfer=${first}`;
  const { user } = await renderScreen(address, { as: 'accountant2' });
  const side = within(await screen.findByRole('dialog', { name: `Платёж мерчанту № ${first}` }));
  await screen.findByText('P-770301');
  await user.click(await side.findByRole('button', { name: /^Одобрить/ }));
  const question = await screen.findByRole('dialog', { name: 'Одобрение платежа' });
  await user.click(within(question).getByRole('button', { name: /^Одобрить/ }));
  // The record is read again before the tick has been seen, and the step back comes later than it was taken.
  await waitFor(() => expect(window.location.search).toBe(`?status=pending&transfer=${second}`));
  expect(await screen.findByRole('dialog', { name: `Платёж мерчанту № ${second}` })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Одобрение платежа' })).toBeNull();
});

test('the question about an own transfer is not asked, whatever the address says', async () => {
  const one = (await transfers('status=pending')).transfers[0]!; // two wait from the beginning
  const { unmount } = await renderScreen(`/merchants/transfers?transfer=${one.id}&form=approve`, { as: 'accountant' });
  const own = within(await screen.findByRole('dialog', { name: `Платёж мерчанту № ${one.id}` }));
  expect(await own.findByRole('button', { name: /^Одобрить/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('dialog', { name: 'Одобрение платежа' })).toBeNull();
  unmount();
  await renderScreen(`/merchants/transfers?transfer=${one.id}&form=approve`, { as: 'accountant2' });
  expect(await screen.findByRole('dialog', { name: 'Одобрение платежа' })).toBeVisible();
});

test('the sum of the transfers that are approved together stands on the button', async () => {
  const maker = await colleague('accountant');
  const { debts } = await maker.get<Debts>('/payment/v1/merchant-debts?limit=100');
  const { merchant } = debts.find((one) => one.payout_refusal === null && Number(one.payable) > 2000)!; // some are owed
  await maker.send('POST', '/payment/v1/transfer-payment', {
    body: { merchant_id: merchant.id, amount: '1500.00', purpose: 'Оплата', document_number: 'P-770200' },
  });
  const { user } = await renderScreen('/merchants/transfers?search=P-770200', { as: 'accountant2' });
  await pickAll(user);
  await user.click(await screen.findByRole('button', { name: /^Одобрить/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Одобрить платежи мерчантам?' }));
  expect(question.queryByRole('textbox')).toBeNull();
  await user.click(question.getByRole('button', { name: /^Одобрить 1\s500,00\sсум$/ }));
  await findDone('Одобрение платежей', 'Готово: 1');
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
