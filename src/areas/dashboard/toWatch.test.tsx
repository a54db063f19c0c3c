/** What the panel says to look at is as much as the list shows that it leads to. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../tests/support/renderScreen';

const digits = (text: string | null | undefined) => text?.replace(/^.* из /, '').replace(/[^\d]/g, '');

test.each([
  ['Мерчанты: на что смотреть', 5],
  ['Товары: что проверить', 4],
])('%s: each figure is that of its list', async (title, count) => {
  const { user } = await renderScreen('/dashboard/index', { as: 'director' });
  const card = within(await screen.findByRole('region', { name: title }));
  await user.click(await card.findByRole('button', { name: 'Показать таблицей' }));
  const figures = within(await card.findByRole('table'))
    .getAllByRole('row')
    .flatMap((row) => {
      const link = within(row).queryByRole('link');
      return link ? [{ to: link.getAttribute('href') ?? '', said: digits(row.lastElementChild?.textContent) }] : [];
    });
  expect(figures).toHaveLength(count);
  // One that counts nothing would equal an empty list whatever it counts.
  expect(figures.filter(({ said }) => said !== '0').length).toBeGreaterThan(count / 2);
  for (const { to, said } of figures) {
    cleanup();
    await renderScreen(to, { as: 'director' });
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect([to, digits(heading.nextElementSibling?.textContent)]).toEqual([to, said]));
  }
});
