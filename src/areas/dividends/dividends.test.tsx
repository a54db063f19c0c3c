import { screen, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';
import { months } from './dividendParams';

interface Row {
  id: number;
  status: string;
  net: string;
  revision: number;
}
const rows = async () => {
  const director = await colleague('executive');
  const path = `/investment/investments/dividends?limit=100&month=${months[0]}`;
  return (await director.get<{ strategies: Row[] }>(path)).strategies;
};
const rowIn = async (status: string): Promise<Row> => {
  const found = (await rows()).find((one) => one.status === status);
  if (!found) throw new Error(`no strategy is ${status}`);
  return found;
};
const side = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('a calculation is made anew: the run of before is replaced, and the shares are seen', async () => {
  const before = await rowIn('calculated');
  const { user } = await renderScreen(`/back-office/dividends?id=${before.id}`, { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: /Рассчитать заново/ }));
  const question = await side('Рассчитать дивиденды?');
  expect(question.getByText(/Прежний расчёт будет сторнирован/)).toBeVisible();
  await user.click(question.getByRole('button', { name: /Рассчитать заново/ }));
  expect(await screen.findByText('Расчёт начался')).toBeVisible();
  // The service goes on by itself, and so does what is seen of it.
  const drawer = await side(/: /);
  expect(await drawer.findByText('Рассчитаны', {}, { timeout: 15_000 })).toBeVisible();
  const after = (await rows()).find(({ id }) => id === before.id);
  expect(after).toMatchObject({ revision: before.revision + 1, net: before.net, status: 'calculated' });
  // Who calculates does not pay.
  expect(screen.queryByRole('button', { name: /Выплатить за месяц/ })).not.toBeInTheDocument();
});

test('the form of shares says what they come to, while they are typed', async () => {
  const { user } = await renderScreen('/back-office/partners?form=shares', { as: 'accountant' });
  const form = await side('Доли партнёров со следующего месяца');
  const share = await form.findByRole('textbox', { name: /Sarmoya Invest/ });
  expect(form.getByText('Доли дают вместе 100 %')).toBeVisible();
  await user.clear(share);
  await user.type(share, '17');
  expect(await form.findByText(/Вместе 99,5 %, а нужно ровно 100 %/)).toBeVisible();
});

test('an announced profit can be withdrawn by the director', async () => {
  const { user } = await renderScreen('/back-office/profits?status=announced', { as: 'executive' });
  const table = within(await screen.findByRole('grid'));
  expect((await table.findAllByText('Объявлена')).length).toBeGreaterThan(0);
  await user.click((await table.findAllByRole('link'))[0]!); // rows were found
  expect(await screen.findByRole('button', { name: /Отменить объявление/ })).toBeEnabled();
});
