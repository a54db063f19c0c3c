import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { colleague } from '../../../tests/support/colleague';
import { openExportWorker as openHere } from '../../../tests/support/exportWorker';
import { exportAll } from '../../../tests/support/listScreen';
import { renderScreen } from '../../../tests/support/renderScreen';
import { openExportWorker } from '../../kit/export/openExportWorker';

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
