import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';
import { ledgerFigureHref } from '../../parts/LedgerFigure';
import type { Total } from './closingTerms';

interface Month {
  id: number;
  month: string;
  revision: number;
  totals: Record<Total, string> | null;
}
const figures = ['cash_in', 'cash_out', 'dividends', 'tax', 'incomes', 'expenses', 'net_profit'] as const;

const closed = async () => {
  const accountant = await colleague('accountant');
  const path = '/system-user/v1/closing-months-list?limit=100&status=closed&order_by=-month';
  return (await accountant.get<{ months: Month[] }>(path)).months;
};

test.each(figures)('the entries that %s of a month leads to add up to it', async (figure) => {
  const accountant = await colleague('accountant');
  const months = await closed();
  const looked = [...months.slice(0, 3), ...months.filter(({ revision }) => revision > 1), ...months.slice(-2)];
  for (const { month, totals } of looked) {
    const { searchParams } = new URL(ledgerFigureHref({ figure, month }), 'http://panel');
    const found = await accountant.get<{ totals: { figure: string } }>(
      `/system-user/v1/gl-list?limit=1&${searchParams.toString()}`,
    );
    expect([month, found.totals.figure]).toEqual([month, totals?.[figure]]);
  }
});

test('each figure of a closed month is such a link, and what it leads to says the sum', async () => {
  const [latest] = await closed();
  const { unmount } = await renderScreen(`/back-office/investor-finance?id=${latest!.id}`, { as: 'accountant' });
  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() => {
    const hrefs = drawer.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const figure of figures) expect(hrefs).toContain(ledgerFigureHref({ figure, month: latest!.month }));
  });
  unmount();
  await renderScreen(ledgerFigureHref({ figure: 'net_profit', month: latest!.month }), { as: 'accountant' });
  const sum = new Intl.NumberFormat('ru', { minimumFractionDigits: 2 })
    .format(Math.abs(Number(latest!.totals!.net_profit)))
    .replaceAll(/\s/g, '\\s');
  expect(await screen.findByText(new RegExp(`^В показателе, сум: .?${sum}$`))).toBeVisible();
});
