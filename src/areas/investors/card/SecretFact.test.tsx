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
  await waitFor(() => expect(common.getByText(/^\+998 \d\d \d{3} \d\d \d\d$/)).toBeVisible());
  await user.click(common.getByRole('button', { name: 'Скрыть: Телефон' }));
  expect(common.queryByText(/^\+?998[\d ]{9,}$/)).not.toBeInTheDocument();
  const journal = await section('Журнал');
  expect((await journal.findAllByText(/Дилноза Каримова/)).length).toBeGreaterThan(0);
});

test('a revealed passport stands in its groups, and so does the account of a company', async () => {
  const { id } = await someInvestor(await colleague('director'), 'active');
  const { user, unmount, store } = await openCard(id);
  const papers = await section('Личные данные и документ');
  await user.click(papers.getByRole('button', { name: 'Показать: Паспорт или ID-карта' }));
  await waitFor(() => expect(papers.getByText(/^[A-Z]{2} \d{7}$/)).toBeVisible());
  unmount();
  store.stop();
  const { investors } = await (
    await colleague('director')
  ).get<{ investors: { id: number }[] }>('/investment/investors?subject=business&status=active&limit=1');
  const company = await openCard(investors[0]?.id ?? 0);
  const facts = await section('Данные компании');
  await company.user.click(facts.getByRole('button', { name: /^Показать: .*счёт/i }));
  await waitFor(() => expect(facts.getByText(/^(\d{4} ){4}\d{4}$/)).toBeVisible());
});

test('a revealed income is a sum with its spaces and two decimals (FMT-03)', async () => {
  const { id } = await someInvestor(await colleague('director'), 'active');
  const { user } = await openCard(id);
  const papers = await section('Личные данные и документ');
  await user.click(papers.getByRole('button', { name: 'Показать: Доход в месяц' }));
  await waitFor(() => expect(papers.getByText(/^\d{1,3}(\s\d{3})*,\d{2}\sсум$/)).toBeVisible());
});
