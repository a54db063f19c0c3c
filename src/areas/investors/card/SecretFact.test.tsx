import { waitFor } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { inSight, openCard, section, someInvestor } from '../../../../tests/support/investorCard';

test('a masked phone is shown to whoever asks for it, and the journal says who did', async () => {
  const { id, phone_number } = await someInvestor(await colleague('director'), 'active');
  expect(phone_number).toContain('*');
  inSight('logs');
  const { user } = await openCard(id);
  const common = await section('Общие данные');
  await user.click(common.getByRole('button', { name: 'Показать: Телефон' }));
  await waitFor(() => expect(common.getByText(/^\+?998[\d ]{9,}$/)).toBeVisible());
  await user.click(common.getByRole('button', { name: 'Скрыть: Телефон' }));
  expect(common.queryByText(/^\+?998[\d ]{9,}$/)).not.toBeInTheDocument();
  const journal = await section('Журнал');
  expect((await journal.findAllByText(/Дилноза Каримова/)).length).toBeGreaterThan(0);
});

test('a revealed income is a sum with its spaces and two decimals (FMT-03)', async () => {
  const { id } = await someInvestor(await colleague('director'), 'active');
  const { user } = await openCard(id);
  const papers = await section('Личные данные и документ');
  await user.click(papers.getByRole('button', { name: 'Показать: Доход в месяц' }));
  await waitFor(() => expect(papers.getByText(/^\d{1,3}(\s\d{3})*,\d{2}\sсум$/)).toBeVisible());
});
