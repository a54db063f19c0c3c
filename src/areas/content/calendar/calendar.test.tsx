import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { todayInTashkent } from '../../../lib/days';
import { monthBeside } from '../../../lib/months';
import { partOf } from './calendarTerms';

const thisMonth = todayInTashkent(new Date()).slice(0, 7);

interface Entry {
  id: string;
  name: string;
  kind: string;
  beside: number;
}

test('a month shows what is shown in it, what stands together, and leads to each', async () => {
  const me = await colleague('moderator');
  const read = async (more = '') =>
    (await me.get<{ entries: Entry[] }>(`/payment/v3/content/calendar?month=${thisMonth}${more}`)).entries;
  const [all, crossing] = [await read(), await read('&beside=true')];
  expect(crossing.length).toBeGreaterThan(1);
  const { user } = await renderScreen('/super-app/calendar', { as: 'moderator' });
  const title = await screen.findByRole('heading', { name: 'Календарь показов', level: 1 });
  await waitFor(() => expect(title.nextElementSibling).toHaveTextContent(new RegExp(`^${all.length}$`)));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Показы вместе' }), 'Вместе с другими');
  await waitFor(() => expect(title.nextElementSibling).toHaveTextContent(new RegExp(`^${crossing.length}$`)));
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getAllByText(/^ещё \d/).length).toBeGreaterThan(1);
  await user.click(grid.getAllByRole('link', { name: crossing[0]!.name })[0]!); // there are some
  expect(await screen.findByRole('dialog', { name: crossing[0]!.name })).toBeVisible();
});

test('whoever may take lists away exports the month, and moves through the months', async () => {
  const { user } = await renderScreen('/super-app/calendar', { as: 'director' });
  expect(await screen.findByRole('button', { name: /^Экспорт/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Месяц позже' }));
  expect(window.location.search).toBe(`?month=${monthBeside(thisMonth, 1)}`);
});

test.each([
  ['2026-02-20', '2026-03-10', [0, 10, 31]],
  ['2026-03-31', null, [30, 1, 31]],
  ['2026-03-05', '2026-03-05', [4, 1, 31]],
])('of March from %s to %s are covered', (start, end, part) => {
  const { first, count, all } = partOf('2026-03', { start, end });
  expect([first, count, all]).toEqual(part);
});
