/** Bank receipts as an accountant meets them, on the real back end. */
import { screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../../../tests/panel/formParts';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';
import type { CashInBankDetail } from '../../../api/investment/cashIn';
import { mayReceive } from './cashInTerms';
import { isOtherName } from './payer';

const path = '/back-office/requests/cash-in';
beforeAll(openDialogs);
afterEach(() => tellBackEnd({ do: 'reset' }));

const openDialog = async () =>
  within(
    await waitFor(() => {
      const open = document.querySelector<HTMLElement>('dialog[open]');
      if (!open) throw new Error('Nothing lies over the page.');
      return open;
    }),
  );
/** The first document of the list, opened. */
async function openFirst(query: string, as = 'accountant') {
  const { user } = await renderScreen(path + query, { as });
  const [link] = await screen.findAllByRole('link', { name: /^\d{6}$/ });
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: /^Платёж № \d{6}$/ });
  return user;
}

test('a sure receipt is posted to the investor that it names, and the next one comes', async () => {
  const user = await openFirst('?match_confidence=exact&order_by=amount');
  const payer = await screen.findByRole('region', { name: 'Чей это платёж' });
  expect(within(payer).getAllByText(/(ИНН|ПИНФЛ) совпадает/)[0]).toBeVisible();
  expect(within(payer).getAllByRole('radio')[0]).toBeChecked();
  const before = window.location.pathname;
  await user.click(within(payer).getByRole('button', { name: /^Зачислить/ }));
  await user.click((await openDialog()).getByRole('button', { name: /^Зачислить/ }));
  expect(await screen.findByText('Платёж зачислен')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).not.toBe(before));
  expect(window.location.pathname).toMatch(/cash-in\/\d+$/);
});

test('the queue is worked by its keys: post, and go on to the next', async () => {
  const user = await openFirst('?match_confidence=exact&order_by=amount');
  await screen.findByRole('region', { name: 'Чей это платёж' });
  // The page hears its keys a moment after it is drawn.
  await waitFor(async () => {
    await user.keyboard('[KeyA]');
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  });
  const question = await openDialog();
  expect(question.getByRole('button', { name: /^Зачислить/ })).toBeEnabled();
  await user.click(question.getByRole('button', { name: 'Отмена' }));
  const before = window.location.pathname;
  await user.keyboard('[KeyN]');
  await waitFor(() => expect(window.location.pathname).not.toBe(before));
  expect(window.location.pathname).toMatch(/cash-in\/\d+$/);
});

test('a guess is not chosen beforehand, and an unknown payer is sent back only with a reason', async () => {
  const user = await openFirst('?match_confidence=none');
  const payer = await screen.findByRole('region', { name: 'Чей это платёж' });
  expect(within(payer).getByText('По ИНН, ПИНФЛ, счёту и имени никто не найден')).toBeVisible();
  const post = within(payer).getByRole('button', { name: /^Зачислить/ });
  expect(post).toHaveAttribute('aria-disabled', 'true');
  expect(post).toHaveAccessibleDescription('Сначала выберите инвестора');
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  const form = await openDialog();
  // How much goes back, to whom and where.
  expect(form.getByText('Плательщик')).toBeVisible();
  expect(form.getByText(/^20208\d*\*+\d+$|^\d{4}\*+\d{4}$/)).toBeVisible();
  expect(form.getByText(/^[\d\s]+,\d\d\sсум$/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Вернуть' }));
  expect((await form.findAllByText('Пожалуйста, заполните поле'))[0]).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Плательщик не наш клиент');
  await user.click(form.getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Платёж возвращён')).toBeVisible();
});

test('a sure number under another name is not chosen beforehand, and the question says both, with the purpose', async () => {
  const list = '/investment/payments/cash-in/bank';
  const accountant = await colleague('accountant');
  const { cash_in_bank: waiting } = await accountant.get<{ cash_in_bank: { id: number }[] }>(
    `${list}?status=pending&match_confidence=exact&limit=100`,
  );
  const all = await Promise.all(waiting.map(({ id }) => accountant.get<CashInBankDetail>(`${list}/${id}`)));
  const odd = all.find(({ candidates: [first] }) => first && mayReceive(first.investor.status) && isOtherName(first));
  const { user } = await renderScreen(`${path}/${odd!.id}`, { as: 'accountant' });
  const payer = within(await screen.findByRole('region', { name: 'Чей это платёж' }));
  expect(payer.getAllByText('имя другое')[0]).toBeVisible();
  const [first, ...others] = payer.getAllByRole('radio');
  for (const radio of [first!, ...others]) expect(radio).not.toBeChecked();
  await user.click(first!);
  await user.click(payer.getByRole('button', { name: /^Зачислить/ }));
  const question = await openDialog();
  expect(question.getByText(/^Имя плательщика другое/)).toBeVisible();
  expect(question.getByText(odd!.purpose)).toBeVisible();
});

test('a payment without the account of its payer is not sent back, and says so', async () => {
  const accountant = await colleague('accountant');
  const { cash_in_bank: waiting } = await accountant.get<{
    cash_in_bank: { id: number; payer_account: string | null }[];
  }>('/investment/payments/cash-in/bank?status=pending&limit=100');
  const without = waiting.find(({ payer_account }) => payer_account === null);
  await renderScreen(`${path}/${without?.id}`, { as: 'accountant' });
  expect(await screen.findByRole('button', { name: 'Вернуть' })).toHaveAccessibleDescription(
    'В документе нет счёта плательщика: вернуть некуда',
  );
});

test('somebody found by hand is shown with the facts that a proposed one has', async () => {
  const user = await openFirst('?match_confidence=none');
  const payer = await screen.findByRole('region', { name: 'Чей это платёж' });
  await user.type(within(payer).getByRole('searchbox'), 'каримов');
  await user.click(within(payer).getByRole('button', { name: 'Найти' }));
  const found = within(await within(payer).findByRole('list', { name: 'Найденные инвесторы' })).getAllByRole('button');
  expect(within(payer).getByRole('status')).toHaveTextContent(new RegExp(`^Найдено? ${found.length} инвестор`));
  await user.click(found[0] as HTMLElement);
  // The button that was pressed is gone; whoever works by keys goes on from the one who was found.
  const radio = await within(payer).findByRole('radio');
  await waitFor(() => expect((radio as HTMLInputElement).disabled || radio === document.activeElement).toBe(true));
  expect(document.body).not.toHaveFocus();
  expect(within(payer).getByText(/^\d{4}\*+\d{4}$/)).toBeVisible();
  expect(within(payer).getByText('Баланс сейчас')).toBeVisible();
  expect(within(payer).getByText(/^[\d\s]+,\d\d\sсум$/)).toBeVisible();
  expect(within(payer).getByRole('link', { name: /^Карточка № \d+$/ })).toBeVisible();
});

test('who is not found is named, and nothing is said of another text than the one that was looked for', async () => {
  const user = await openFirst('?match_confidence=none');
  const payer = within(await screen.findByRole('region', { name: 'Чей это платёж' }));
  const text = payer.getByRole('searchbox');
  await user.type(text, 'каримовщук');
  await user.click(payer.getByRole('button', { name: 'Найти' }));
  expect(await payer.findByText('Не найдено: каримовщук')).toBeVisible();
  await user.type(text, '{Backspace}{Backspace}{Backspace}');
  expect(payer.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{Enter}');
  expect(await payer.findByRole('list', { name: 'Найденные инвесторы' })).toBeVisible();
  await user.type(text, 'а');
  expect(payer.queryByRole('list', { name: 'Найденные инвесторы' })).not.toBeInTheDocument();
});

test('whoever may only look is offered no decision', async () => {
  await openFirst('', 'moderator');
  await screen.findByRole('region', { name: 'Чей это платёж' });
  for (const name of [/^Зачислить/, 'Отклонить', 'Вернуть'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
