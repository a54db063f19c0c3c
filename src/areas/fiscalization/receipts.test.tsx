import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { askAboutAll, findDone } from '../../../tests/support/listScreen';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';

const list = '/bugaltery/fiscalization/list';
interface Page {
  checks: { id: number; order_id: number; status: string; amount: string; spic_missing: boolean }[];
  count: number;
}
const receipts = async (query: string) =>
  (await colleague('accountant')).get<Page>(`/payment/v1/ofd/checks?limit=100&${query}`);

test('the tabs count what stands in each status, and lead there', async () => {
  const { count } = await receipts('status=error');
  const { user } = await renderScreen(list, { as: 'accountant' });
  const tabs = within(await screen.findByRole('group', { name: 'Чеки по статусам' }));
  const errors = await tabs.findByRole('button', { name: new RegExp(`^С ошибкой\\s*${count}$`) });
  await user.click(errors);
  await waitFor(() => expect(errors).toHaveAttribute('aria-pressed', 'true'));
  const table = await screen.findByRole('grid');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
});

test('a receipt is sent from its side, and may then be cancelled by a refund only (NOTE-01)', async () => {
  const one = (await receipts('status=new&type=credit&order_by=created_at')).checks[0]!; // some wait
  const { user } = await renderScreen(`${list}?receipt=${one.id}`, { as: 'accountant' });
  const side = within(await screen.findByRole('dialog', { name: `Чек № ${one.id}` }));
  await user.click(await side.findByRole('button', { name: /^Отправить/ }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  // The notice comes before what the operator has answered is read.
  expect(await side.findByText('Терминал')).toBeVisible();
  await user.click(await side.findByRole('button', { name: /^Отменить чек/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Отмена чека' }));
  expect(await form.findByText(/вместе с отменой появится чек возврата/)).toBeVisible();
  // Beside what cancels the receipt, another "cancel" would be taken for it; the cross closes too.
  expect(form.getAllByRole('button', { name: 'Закрыть' })).toHaveLength(2);
  expect(form.queryByRole('button', { name: 'Отмена' })).toBeNull();
  await user.type(form.getByRole('textbox', { name: /^Почему отменяется/ }), 'Выбит дважды');
  await user.click(form.getByRole('button', { name: 'Отменить чек' }));
  expect(await screen.findByText('Чек отменён')).toBeVisible();
  const detail = await (
    await colleague('accountant')
  ).get<{ status: string; refunds: object[] }>(`/payment/v1/ofd/checks/${one.id}`);
  expect([detail.status, detail.refunds.length]).toEqual(['cancelled', 1]);
});

test('an order whose sale is cancelled is sold by a new receipt, which has yet to be sent', async () => {
  const sale = (await receipts('status=success&type=sale&order_by=created_at')).checks[0]!; // most are
  const { user } = await renderScreen(`${list}?receipt=${sale.id}`, { as: 'accountant' });
  const side = within(await screen.findByRole('dialog', { name: `Чек № ${sale.id}` }));
  await user.click(await side.findByRole('button', { name: /^Отменить чек/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Отмена чека' }));
  await user.type(form.getByRole('textbox', { name: /^Почему отменяется/ }), 'Неверный ИКПУ');
  await user.click(form.getByRole('button', { name: 'Отменить чек' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Отмена чека' })).toBeNull());
  expect(side.getByRole('heading', { name: `Чек № ${sale.id}` })).toBeVisible();
  await user.click(await side.findByRole('button', { name: 'Создать новый чек продажи' }));
  expect(await screen.findByText(/^Создан чек № \d+: теперь его надо отправить$/)).toBeVisible();
  await waitFor(() => expect(side.queryByRole('button', { name: 'Создать новый чек продажи' })).toBeNull());
  const { checks } = await receipts(`order_id=${sale.order_id}&type=sale&status=new`);
  expect(checks.map(({ amount }) => amount)).toEqual([sale.amount]);
});

test('what was refused is sent again, all at once; what lacks an IKPU is told before', async () => {
  const { checks } = await receipts('status=error');
  const sent = checks.filter((one) => !one.spic_missing).length;
  const { user } = await renderScreen(`${list}?status=error`, { as: 'accountant' });
  const question = await askAboutAll(user, 'Отправить', 'Отправить чеки в налоговую?');
  await user.click(question.getByRole('button', { name: 'Отправить' }));
  await findDone('Отправка чеков', `Готово: ${sent}`);
  expect((await receipts('status=error')).count).toBe(checks.length - sent);
});

test('without the right to send it nothing is offered', async () => {
  await renderScreen(list, { as: 'director' });
  await screen.findByRole('grid');
  expect(screen.queryByRole('button', { name: /^Отправить/ })).not.toBeInTheDocument();
});

test('a sending that is refused says so, and one that fails says why, neither with a body (ERR-25)', async () => {
  const { checks } = await receipts('status=new&type=credit&order_by=created_at');
  const { id } = checks.at(-1)!; // some wait
  const { user } = await renderScreen(`${list}?receipt=${id}`, { as: 'accountant' });
  const side = within(await screen.findByRole('dialog', { name: `Чек № ${id}` }));
  const send = () => side.findByRole('button', { name: /^Отправить/ });
  const real = globalThis.fetch;
  const bodies: unknown[] = [];
  const failing = jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    if (options?.method !== 'POST' || !String(url).includes('/ofd/')) return real(url, options);
    bodies.push(options.body);
    const json = () => JSON.stringify({ code: 'broken', message: 'Оператор закрыт' });
    return Promise.resolve(new Response(json(), { status: 500, headers: { 'content-type': 'application/json' } }));
  });
  await user.click(await send());
  expect(await screen.findByText('Ошибка: Оператор закрыт')).toBeVisible();
  failing.mockImplementation((url, options) =>
    options?.method === 'POST' && String(url).includes('/ofd/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(url, options),
  );
  await user.click(await send());
  expect(await screen.findByText(/^Error: Нет связи со службой/)).toBeVisible();
  expect(screen.queryByText('Ошибка: 0')).toBeNull();
  failing.mockRestore();
  expect(bodies).toEqual([undefined]);
  await tellBackEnd({ do: 'deny', role: 'accountant', permission: 'fiscalization.add' });
  await user.click(await send());
  expect(await screen.findByText('Ошибка: Доступ запрещён')).toBeVisible();
  await tellBackEnd({ do: 'reset' });
});
