import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { colleague } from '../../../tests/support/colleague';
import { openExportWorker as openHere } from '../../../tests/support/exportWorker';
import { exportAll } from '../../../tests/support/listScreen';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';
import { openExportWorker } from '../../kit/export/openExportWorker';
import { m } from './messages';
import { refundOutcome } from './nextStep';

jest.mock('../../kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));
beforeEach(() => {
  jest.mocked(openExportWorker).mockImplementation(openHere);
  jest.mocked(saveAs).mockClear();
});

const list = '/refund-claims/list';
const card = (id: number) => `/refund-claims/details/${id}`;

interface Claim {
  id: number;
  number: string;
  status: string;
}
async function first(status: string): Promise<Claim> {
  const me = await colleague('moderator');
  const { return_claims: found } = await me.get<{ return_claims: Claim[] }>(
    `/payment/v3/return-claims?status=${status}&limit=1`,
  );
  return found[0]!; // the demonstration has some in every status
}

test('the list says what goes off the debt and what is paid back, and how many stand in each status', async () => {
  const { user } = await renderScreen(list, { as: 'moderator' });
  const grid = within(await screen.findByRole('grid'));
  expect(await grid.findByRole('columnheader', { name: /^Из долга, сум/ })).toBeVisible();
  expect(grid.getByRole('columnheader', { name: /^С мерчанта, сум/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^У модератора 8/ }));
  expect(window.location.search).toBe('?status=in_process');
});

test('of one merchant: the rows, the number in each status, a view that is kept, and the file', async () => {
  const me = await colleague('accountant');
  type Page = { count: number; return_claims: { merchant: { id: number; name: string } | null }[] };
  const { return_claims: some, count: all } = await me.get<Page>('/payment/v3/return-claims?limit=1&status=in_process');
  const { id, name } = some[0]!.merchant!; // what is in process was sold by somebody
  const of = `merchant_id=${id}`;
  const { count } = await me.get<Page>(`/payment/v3/return-claims?${of}`);
  const { count: inProcess } = await me.get<Page>(`/payment/v3/return-claims?${of}&status=in_process`);
  expect(inProcess).toBeLessThan(all);
  const { user } = await renderScreen(list, { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: /^Мерчант/ }));
  await user.click(await screen.findByRole('checkbox', { name }));
  await user.keyboard('{Escape}');
  expect(new URLSearchParams(window.location.search).getAll('merchant_id')).toEqual([String(id)]);
  expect(await screen.findByRole('button', { name: new RegExp(`^У модератора ${inProcess}\\b`) })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Виды' }));
  await user.type(await screen.findByRole('textbox', { name: 'Название нового вида' }), 'Один мерчант');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: new RegExp(`^Убрать.*${name}`) }));
  await waitFor(() => expect(window.location.search).not.toContain('merchant_id'));
  await user.click(screen.getByRole('button', { name: /^Виды/ }));
  await user.click(await screen.findByRole('button', { name: 'Один мерчант' }));
  expect(window.location.search).toContain(of);

  const { rowsOf } = await exportAll(user);
  expect(rowsOf(1)).toContainEqual(['Мерчант', name]);
  expect(rowsOf(1)).toContainEqual(['Строк', count]);
});

test('a moderator takes a return in hand and agrees to it', async () => {
  const { id } = await first('new');
  const { user } = await renderScreen(card(id), { as: 'moderator' });
  expect(await screen.findByText('Модератор берёт заявку в работу')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Взять в работу/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Взять в работу' }));
  await user.click(await screen.findByRole('button', { name: /^Согласовать/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Согласовать' }));
  expect((await screen.findAllByText('Согласован модератором')).length).toBeGreaterThan(0);
});

test('an address asks nothing that the status of a return or a right does not allow', async () => {
  const { id } = await first('in_process');
  const { unmount } = await renderScreen(`${card(id)}?form=pay`, { as: 'accountant' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await renderScreen(`${card(id)}?form=agree`, { as: 'accountant' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new return shows what each line was sold for, and says that it is that', async () => {
  const me = await colleague('moderator');
  const { orders } = await me.get<{ orders: { id: number }[] }>('/payment/v3/return-claims/orders?limit=1');
  await renderScreen(`/refund-claims/add?order_id=${orders[0]!.id}`, { as: 'moderator' });
  expect(await screen.findByRole('columnheader', { name: 'Цена продажи, сум' })).toBeVisible();
});

test('a line that cannot come back says why', async () => {
  const { id } = await first('new');
  const { order, preview } = await (
    await colleague('moderator')
  ).get<{ order: { id: number }; preview: { lines: { name: string; count: number }[] } }>(
    `/payment/v3/return-claims/${id}`,
  );
  const { name } = preview.lines.find(({ count }) => count > 0)!; // a claim is of some
  await renderScreen(`/refund-claims/add?order_id=${order.id}`, { as: 'moderator' });
  expect((await screen.findAllByText(`${name} (есть открытая заявка)`))[0]).toBeVisible();
});

describe('money that did not get there', () => {
  // Each takes of the few that the demonstration has on any day.
  beforeEach(() => tellBackEnd({ do: 'reset' }));
  interface Failed extends Claim {
    version: number;
    money: string;
    refund_method: string;
    refund_status: string;
  }
  const failed = async () => {
    const me = await colleague('accountant');
    const found = await me.get<{ return_claims: Failed[] }>('/payment/v3/return-claims?refund=failed&limit=10');
    return found.return_claims;
  };
  const read = async (id: number) => (await colleague('accountant')).get<Failed>(`/payment/v3/return-claims/${id}`);

  test('is nothing for a moderator to move: he sees that it failed and who goes on', async () => {
    const [claim] = await failed();
    await renderScreen(card(claim!.id), { as: 'moderator' });
    expect(await screen.findByText('Деньги не дошли: повторите на карту или верните через банк')).toBeVisible();
    for (const name of [/^Повторить на карту/, /^Вернуть через банк/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('goes through the bank, whose document is noted once', async () => {
    const [claim] = await failed();
    const { user } = await renderScreen(card(claim!.id), { as: 'accountant' });
    await user.click(await screen.findByRole('button', { name: /^Вернуть через банк/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Вернуть через банк' }));
    const [retyped] = question.queryAllByRole('textbox');
    if (retyped) await user.type(retyped, claim!.money);
    // Somebody else is quicker: what is shown is no more, and nothing is paid twice.
    const other = await colleague('accountant2');
    await other.send('POST', `/payment/v3/return-claims/${claim!.id}/refund`, {
      ...{ version: claim!.version, body: { method: 'bank' } },
    });
    await user.click(question.getByRole('button', { name: /^Вернуть [\d\s]+,\d\d/ }));
    expect((await question.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect((await read(claim!.id)).refund_status).toBe('new');
    await user.click(question.getByRole('button', { name: /^(Отмена|Закрыть)/ }));

    const note = async (number: string) => {
      await user.click(await screen.findByRole('button', { name: /^Отметить платёж банка/ }));
      const form = within(await screen.findByRole('dialog', { name: 'Отметить платёж банка' }));
      await user.type(form.getByRole('textbox', { name: /^Номер платёжного документа/ }), number);
      await user.click(form.getByRole('button', { name: 'Отметить платёж банка' }));
      return form;
    };
    await note('PAN-1');
    expect(await screen.findByText('Платёж банка отмечен')).toBeVisible();
    // The form shows its tick a moment longer; under it the page cannot be left.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await read(claim!.id)).refund_status).toBe('success');

    // The same document does not pay another return.
    const [next] = await failed();
    await (
      await colleague('accountant')
    ).send('POST', `/payment/v3/return-claims/${next!.id}/refund`, {
      ...{ version: next!.version, body: { method: 'bank' } },
    });
    await screen.findByRole('button', { name: /^Печать/ });
    window.history.pushState(null, '', card(next!.id));
    window.dispatchEvent(new PopStateEvent('popstate'));
    const form = await note('PAN-1');
    const field = form.getByRole('textbox', { name: /^Номер платёжного документа/ });
    await waitFor(() => expect(field).toBeInvalid());
    expect((await read(next!.id)).refund_status).toBe('new');
  });

  test('goes to the card once more, when the sum has been seen', async () => {
    const [claim] = await failed();
    const { user } = await renderScreen(card(claim!.id), { as: 'accountant' });
    await user.click(await screen.findByRole('button', { name: /^Повторить на карту/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Повторить на карту' }));
    const [retyped] = question.queryAllByRole('textbox');
    if (retyped) await user.type(retyped, claim!.money);
    await user.click(question.getByRole('button', { name: /^Вернуть [\d\s]+,\d\d/ }));
    expect(await screen.findByText('Возврат денег повторён')).toBeVisible();
    expect((await read(claim!.id)).refund_status).toBe('success');
  });

  test('is told to be on its way through the bank, whose document is to be noted, whatever way was wanted first', async () => {
    const claim = (await failed()).find(({ refund_method: wanted }) => wanted === 'card')!; // the bank refuses nothing
    const { user } = await renderScreen(card(claim.id), { as: 'accountant' });
    await user.click(await screen.findByRole('button', { name: /^Вернуть через банк/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Вернуть через банк' }));
    const [retyped] = question.queryAllByRole('textbox');
    if (retyped) await user.type(retyped, claim.money);
    await user.click(question.getByRole('button', { name: /^Вернуть [\d\s]+,\d\d/ }));
    const byBank = 'Деньги уходят через банк: отметьте платёжный документ';
    expect((await screen.findAllByText(byBank)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Возврат денег повторён')).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toContain(byBank));
  });

  test('is not told to be done', () => {
    const said = (refund_status: string | null, method = 'card') => {
      const { tone, title } = refundOutcome({ refund_status, refunds: [{ method }, { method: 'card' }] }, m.paid);
      return [tone, title];
    };
    expect(said(null)).toEqual(['success', m.paid]);
    expect(said('success')).toEqual(['success', m.paid]);
    expect(said('failed')).toEqual(['error', m.nextFailed]);
    expect(said('new')).toEqual(['info', m.nextUnknown]);
    expect(said('new', 'bank')).toEqual(['info', m.nextBank]);
  });
});
