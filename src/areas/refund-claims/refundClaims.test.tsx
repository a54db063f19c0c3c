import { screen, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';

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
