import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { dateOf, todayInTashkent } from '../../../lib/days';

const thisMonth = todayInTashkent(new Date()).slice(0, 7);
interface Day {
  date: string;
  kind: string;
  count: number;
}
const daysOf = async (month: string) => {
  const accountant = await colleague('accountant');
  return (await accountant.get<{ days: Day[] }>(`/system-user/v1/payment-calendar/days?month=${month}`)).days;
};
const numberOf = (day: string) => String(dateOf(day).getUTCDate());
const monthName = new RegExp(`${thisMonth.slice(0, 4)}`);
const grid = () => within(screen.getByRole('list', { name: monthName }));
const dayButton = (day: string) => grid().getByRole('button', { name: new RegExp(`^${numberOf(day)}(\\D|$)`) });

test('a day of the calendar shows its payments, each with the way to its record', async () => {
  const days = await daysOf(thisMonth);
  const chosen = days.find(({ kind }) => kind === 'cash_out');
  if (!chosen) throw new Error('no cash-out is planned in this month');
  const onDay = days.filter(({ date }) => date === chosen.date);
  const { user } = await renderScreen('/back-office/payment-calendar', { as: 'accountant' });
  await screen.findAllByText(/Вывод средств: /);
  await user.click(dayButton(chosen.date));
  expect(dayButton(chosen.date)).toHaveAttribute('aria-pressed', 'true');
  const table = within(await screen.findByRole('grid'));
  const count = onDay.reduce((sum, one) => sum + one.count, 0);
  // Until they have come, the rows of the whole month stand there.
  await waitFor(() => expect(table.getAllByRole('link')).toHaveLength(count));
  expect(table.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/requests\/cash-out\/|bonds\/|dividends/),
  );
  await user.click(screen.getByRole('button', { name: 'Весь месяц' }));
  expect(dayButton(chosen.date)).toHaveAttribute('aria-pressed', 'false');
});

test('the keys go from day to day and from month to month', async () => {
  const { user } = await renderScreen('/back-office/payment-calendar', { as: 'accountant' });
  const first = `${thisMonth}-01`;
  dayButton(first).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
  expect(dayButton(`${thisMonth}-08`)).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(dayButton(first)).toHaveAttribute('aria-pressed', 'true'));
  await user.click(screen.getByRole('button', { name: 'Следующий месяц' }));
  expect(screen.queryByRole('button', { name: 'Весь месяц' })).not.toBeInTheDocument();
});
