import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';
import { languagePicked } from '../../kit/state/preferences';
import { postingHref } from './postingHref';

interface Line {
  investor: unknown;
  investment: unknown;
}
interface Posting {
  id: number;
  fact: { kind: string; id: number };
  sources: { type: string; id: number; name: string }[];
  lines: Line[];
}

const kinds = [
  ...['investor_transactions', 'investment_transactions', 'dividend_transactions', 'dividend_reversals'],
  ...['profit_announcements', 'profit_distributions', 'distribution_reversals', 'expenses', 'incomes'],
  ...['closing_months', 'installment_moves', 'merchant_moves'],
];
/** The latest and the earliest posting of rows of this kind; none where the demonstration has no such row. */
async function postingsOf(kind: string, more = ''): Promise<Posting[]> {
  const accountant = await colleague('accountant');
  const found = await Promise.all(
    ['date', '-date'].map((order) =>
      accountant.get<{ entries: { posting_id: number }[] }>(
        `/system-user/v1/gl-list?fact=${kind}&limit=10&order_by=${order}${more}`,
      ),
    ),
  );
  const ids = new Set(found.flatMap(({ entries }) => entries.map(({ posting_id: id }) => id)));
  return Promise.all([...ids].map((id) => accountant.get<Posting>(`/system-user/v1/gl-list/${id}/cash-in-out-detail`)));
}
const isOwnRecord = ({ fact }: Posting) => ['expenses', 'incomes'].includes(fact.kind);
const namesPerson = ({ lines }: Posting) => lines.some(({ investor, investment }) => investor ?? investment);

test.each(kinds)('a posting of %s names what it belongs to', async (kind) => {
  for (const posting of await postingsOf(kind))
    expect([posting.id, posting.sources.length > 0 || isOwnRecord(posting) || namesPerson(posting)]).toEqual([
      posting.id,
      true,
    ]);
});

const opened: [kind: string, type: string, name: RegExp, to: (id: number) => string][] = [
  ['installment_moves', 'contract', /^Рассрочка № /, (id) => `/installment/installments/info/${id}`],
  ['installment_moves', 'order', /^Заказ № /, (id) => `/installment/orders/info/${id}`],
  ['merchant_moves', 'transfer', /^Платёж мерчанту № /, (id) => `/merchants/transfers?transfer=${id}`],
  ['merchant_moves', 'merchant', /^Мерчант: /, (id) => `/merchants/list/${id}`],
  ['profit_announcements', 'profit', /^Прибыль: /, (id) => `/back-office/profits?id=${id}`],
  ['closing_months', 'closing_month', /^Закрытие месяца: /, (id) => `/back-office/investor-finance?id=${id}`],
];
test.each(opened)('that of %s leads to the %s', async (kind, type, name, to) => {
  const [posting] = await postingsOf(kind);
  const record = posting!.sources.find((one) => one.type === type)!; // the demonstration has such a row
  await renderScreen(postingHref(posting!.id), { as: 'executive' });
  const drawer = within(await screen.findByRole('dialog', { name: /^Проводка/ }));
  expect(await drawer.findByRole('link', { name })).toHaveAttribute('href', to(record.id));
});

test.each([
  ['claim', /^Заявка № /, (id: number) => `/back-office/requests/claims?type=all&claim=${id}`],
  ['cash_out', /^Заявка на вывод /, (id: number) => `/back-office/requests/cash-out/${id}`],
] as const)('what is taken out of a balance leads to its document: %s', async (type, name, to) => {
  const postings = await postingsOf('investor_transactions', '&debit_id=6990&credit_id=5110');
  const [posting, record] = postings
    .flatMap((one) => one.sources.filter((source) => source.type === type).map((source) => [one, source] as const))
    .at(0)!; // the demonstration has such rows
  await renderScreen(postingHref(posting.id), { as: 'executive' });
  const drawer = within(await screen.findByRole('dialog', { name: /^Проводка/ }));
  expect(await drawer.findByRole('link', { name })).toHaveAttribute('href', to(record.id));
});

test('dividends lead to their month, and the share of a partner to its row', async () => {
  const accountant = await colleague('accountant');
  for (const [kind, page] of [
    ['dividend_transactions', /^\/back-office\/dividends\?month=\d{4}-\d\d&id=\d+$/],
    ['profit_distributions', /^\/back-office\/investor-finance-profit\?partner_id=\d+&begin_date=/],
  ] as const) {
    const [posting] = await postingsOf(kind);
    const { unmount } = await renderScreen(postingHref(posting!.id), { as: 'executive' });
    const drawer = within(await screen.findByRole('dialog', { name: /^Проводка/ }));
    const link = await drawer.findByRole('link', { name: /^(Дивиденды|Доля партнёра): / });
    const to = link.getAttribute('href')!;
    expect(to).toMatch(page);
    unmount();
    if (kind !== 'profit_distributions') continue;
    const query = new URL(to, 'http://panel').searchParams.toString();
    // Two partners of like names are not mixed.
    const { distributions } = await accountant.get<{ distributions: { partner: { id: number } }[] }>(
      `/system-user/v1/profit-distribution-list?limit=100&${query}`,
    );
    expect([...new Set(distributions.map(({ partner }) => partner.id))]).toEqual([posting!.sources[0]!.id]);
  }
});

test('the strategy of dividends is named in the language of the panel', async () => {
  const [posting] = await postingsOf('dividend_transactions');
  await renderScreen(postingHref(posting!.id), {
    ...{ as: 'executive', before: ({ dispatch }) => void dispatch(languagePicked('en-US')) },
  });
  const link = await screen.findByText(/^Dividends: /);
  expect(link.textContent).not.toMatch(/\p{Script=Cyrillic}/u);
});

test.each([
  ['installment_moves', 'order', 'Заказ', (name: string) => new RegExp(`^№ ${name}, `)],
  ['merchant_moves', 'merchant', 'Мерчант', (name: string) => name],
] as const)('entries of %s are found by the %s, which stands in a column', async (kind, of, label, choice) => {
  const accountant = await colleague('accountant');
  type Found = { entries: { [key in 'order' | 'merchant']: { id: number; name: string } | null }[] };
  const { entries } = await accountant.get<Found>(`/system-user/v1/gl-list?limit=100&fact=${kind}`);
  const record = entries.find((one) => one[of] !== null)![of]!; // rows of this kind have one
  const shown = '/back-office/gl/list?begin_date=&view=1c11*number.*date.*order.*merchant.*amount.';
  const { user } = await renderScreen(shown, { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Ещё фильтры' }));
  await user.click(screen.getByRole('button', { name: label }));
  await user.type(screen.getByRole('textbox', { name: `Найти: ${label}` }), record.name);
  await user.click((await screen.findAllByRole('button', { name: choice(record.name) }))[0]!);
  await waitFor(() => expect(window.location.search).toContain(`${of}_id=${record.id}`));
  expect(await screen.findByRole('button', { name: `Убрать фильтр «${label} № ${record.id}»` })).toBeVisible();
  const table = within(await screen.findByRole('grid'));
  expect(table.getByRole('columnheader', { name: new RegExp(`^${label}`) })).toBeVisible();
  expect((await table.findAllByText(record.name)).length).toBeGreaterThan(0);
});
