/** Cash-out claims as an accountant meets them, on the real back end. */
import { screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../../../tests/panel/formParts';
import { colleague } from '../../../../tests/support/colleague';
import { openExportWorker as writeHere } from '../../../../tests/support/exportWorker';
import { holdCalls, lookAway } from '../../../../tests/support/heldCalls';
import { workbook } from '../../../../tests/support/hostileSheets';
import { fileOf, openImportWorker as readHere } from '../../../../tests/support/importWorker';
import { withoutPauses } from '../../../../tests/support/hurry';
import { uploadByFetch } from '../../../../tests/support/requestByFetch';
import { findDone } from '../../../../tests/support/listScreen';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';
import type { CashOutClaim, CashOutDetail } from '../../../api/investment/cashOut';
import { openExportWorker } from '../../../kit/export/openExportWorker';
import { openImportWorker } from '../../../kit/import/openImportWorker';

jest.mock('../../../kit/import/openImportWorker', () => ({ openImportWorker: jest.fn() }));
jest.mock('../../../kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));

const path = '/back-office/requests/cash-out';
const as = 'accountant';
const claimsPath = '/investment/investments/requests';
beforeAll(() => {
  openDialogs();
  uploadByFetch();
});
beforeEach(() => {
  jest.mocked(openImportWorker).mockImplementation(readHere);
  jest.mocked(openExportWorker).mockImplementation(writeHere);
});
afterEach(() => tellBackEnd({ do: 'reset' }));

const openDialog = async () =>
  within(
    await waitFor(() => {
      const open = document.querySelector<HTMLElement>('dialog[open]');
      if (!open) throw new Error('Nothing lies over the page.');
      return open;
    }),
  );
/** The waiting claim with the smallest sum, opened. */
async function openSmallest() {
  const { user } = await renderScreen(`${path}?status=pending&order_by=amount`, { as });
  const [link] = await screen.findAllByRole('link', { name: /^EX-\d{6}$/ });
  const number = link?.textContent ?? '';
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: `Заявка ${number}` });
  // The title of the screen says already that it is a claim.
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(`Заявка на вывод ${number}`);
  return user;
}

test('the price of leaving stands in the question, and an approved claim offers only its document', async () => {
  const user = await openSmallest();
  const cost = await screen.findByRole('region', { name: 'Стоимость выхода сегодня' });
  expect(await within(cost).findByText('Ставка штрафа')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Одобрить' }));
  const question = await openDialog();
  for (const label of ['Причина выхода', 'Штраф', 'Налог', 'Сумма вывода'])
    expect(question.getByText(label)).toBeVisible();
  await user.click(question.getByRole('button', { name: /^Одобрить/ }));
  expect(await screen.findByText('Заявка одобрена')).toBeVisible();
  const prepare = await screen.findByRole('button', { name: 'Подготовить документ' });
  // What can be done now is the only button; the decisions that are past stand under ⋯ with the reason.
  expect(screen.queryByRole('button', { name: 'Одобрить' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Действия с заявкой' }));
  expect(await screen.findByRole('menuitem', { name: 'Одобрить' })).toHaveAccessibleDescription(
    'По заявке уже есть решение',
  );
  await user.keyboard('{Escape}');
  await user.click(prepare);
  expect(await screen.findByText('Документ ждёт подписи')).toBeVisible();
});

test('an approval is taken back with a reason, also where a colleague prepares the document meanwhile, and the claim is decided anew', async () => {
  const user = await openSmallest();
  await user.click(await screen.findByRole('button', { name: 'Одобрить' }));
  await user.click((await openDialog()).getByRole('button', { name: /^Одобрить/ }));
  await screen.findByRole('button', { name: 'Подготовить документ' });
  await user.click(screen.getByRole('button', { name: 'Действия с заявкой' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Вернуть на решение' }));
  const form = await openDialog();
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Клиент назвал другую карту');
  // A colleague prepares the document meanwhile: the claim has moved on, and nobody has decided about it anew.
  const own = await colleague('accountant2');
  const [number] = /EX-\d{6}/.exec(screen.getByRole('heading', { level: 1 }).textContent ?? '') ?? [];
  const { exit_claims: found } = await own.get<{ exit_claims: CashOutClaim[] }>(
    `${claimsPath}/cash-out?search=${number}`,
  );
  await own.send('POST', `/investment/payments/cash-out/dibank/${found[0]?.id}`);
  await user.click(form.getByRole('button', { name: 'Вернуть на решение' }));
  const again = within(await form.findByRole('alert'));
  await user.click(again.getByRole('button', { name: 'Вернуть на решение' }));
  expect(await screen.findByText('Заявка снова ждёт решения')).toBeVisible();
  // The terms may be changed again, and it is approved again.
  const change = await screen.findByRole('button', { name: 'Изменить условия' });
  await waitFor(() => expect(change).not.toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByRole('button', { name: 'Одобрить' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText('Клиент назвал другую карту').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Возврат на решение').length).toBeGreaterThan(0);
});

test('from one waiting claim N leads to the next, and P back', async () => {
  const own = await colleague(as);
  const { exit_claims: claims } = await own.get<{ exit_claims: CashOutClaim[] }>(
    '/investment/investments/requests/cash-out?status=pending&order_by=created_at&limit=2',
  );
  const [first, second] = claims as [CashOutClaim, CashOutClaim];
  const { user } = await renderScreen(`${path}/${first.id}`, { as });
  const shows = ({ number }: CashOutClaim) => screen.findByRole('heading', { level: 1, name: `Заявка ${number}` });
  await shows(first);
  const next = await screen.findByRole('button', { name: 'Следующая запись' });
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('n');
  await shows(second);
  const previous = await screen.findByRole('button', { name: 'Предыдущая запись' });
  await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled', 'true'));
  await user.keyboard('p');
  await shows(first);
});

test('a user who changed the terms sees why the approval is refused', async () => {
  const user = await openSmallest();
  await user.click(screen.getByRole('button', { name: 'Изменить условия' }));
  const form = await openDialog();
  const amount = await form.findByRole('textbox', { name: /Сумма вывода/ });
  await user.clear(amount);
  await user.type(amount, '50000');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Условия изменены')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Одобрить' })).toHaveAccessibleDescription(
      'Вы меняли условия: одобрить должен другой сотрудник',
    ),
  );
});

/** A waiting claim that pays to a card, and another card that its investor has. */
async function ofTwoCards() {
  const own = await colleague('accountant2');
  const { exit_claims: claims } = await own.get<{ exit_claims: CashOutClaim[] }>(
    `${claimsPath}/cash-out?status=pending&method=card&limit=200`,
  );
  for (const { id } of claims) {
    const claim = await own.get<CashOutDetail>(`${claimsPath}/cash-out/${id}`);
    const other = claim.cards.find(({ card_masked }) => card_masked !== claim.card_masked);
    if (other) return { own, claim, other };
  }
  throw new Error('There is no such claim.');
}

test('a card that a colleague chose meanwhile is not put back by who changes something else', async () => {
  const { own, claim, other } = await ofTwoCards();
  const { user } = await renderScreen(`${path}/${claim.id}`, { as });
  await user.click(await screen.findByRole('button', { name: 'Изменить условия' }));
  const form = await openDialog();
  await user.type(await form.findByRole('textbox', { name: /Комментарий/ }), 'Позвонить перед выплатой');
  const body = { method: 'card', card_id: other.id };
  await own.send('PATCH', `${claimsPath}/withdrawal/${claim.id}`, { version: claim.version, body });
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await user.click(await form.findByRole('button', { name: 'Сохранить выбранное' }));
  expect(await screen.findByText('Условия изменены')).toBeVisible();
  const { card_masked: card, comment } = await own.get<CashOutDetail>(`${claimsPath}/cash-out/${claim.id}`);
  expect([card, comment]).toEqual([other.card_masked, 'Позвонить перед выплатой']);
});

test('of two cards that two people chose for a claim it is asked which one holds', async () => {
  const { own, claim, other } = await ofTwoCards();
  await own.send('PATCH', `${claimsPath}/withdrawal/${claim.id}`, {
    version: claim.version,
    body: { method: 'bank_account', bank_account: '20208000900123456789', mfo: '00014' },
  });
  const { user } = await renderScreen(`${path}/${claim.id}`, { as });
  await user.click(await screen.findByRole('button', { name: 'Изменить условия' }));
  const form = await openDialog();
  await user.click(await form.findByRole('radio', { name: 'На карту' }));
  const chosen = claim.cards.find(({ card_masked }) => card_masked === claim.card_masked);
  await user.selectOptions(form.getByRole('combobox', { name: /Карта инвестора/ }), String(chosen?.id));
  await own.send('PATCH', `${claimsPath}/withdrawal/${claim.id}`, {
    version: claim.version + 1,
    body: { method: 'card', card_id: other.id },
  });
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await user.click(await form.findByRole('radio', { name: new RegExp(`^Новое: .*${other.card_masked.slice(-4)}`) }));
  await user.click(form.getByRole('button', { name: 'Сохранить выбранное' }));
  expect(await screen.findByText('Условия изменены')).toBeVisible();
  const { card_masked: card } = await own.get<CashOutDetail>(`${claimsPath}/cash-out/${claim.id}`);
  expect(card).toBe(other.card_masked);
});

test('of two accounts that two people set, that of the colleague is shown masked and never stands in the field', async () => {
  const { own, claim } = await ofTwoCards();
  const { user } = await renderScreen(`${path}/${claim.id}`, { as });
  await user.click(await screen.findByRole('button', { name: 'Изменить условия' }));
  const form = await openDialog();
  await user.click(await form.findByRole('radio', { name: 'На банковский счёт' }));
  const account = () => form.getByRole('textbox', { name: /счёт/i });
  await user.type(account(), '20208000900123456789');
  await user.type(form.getByRole('textbox', { name: /МФО/ }), '00014');
  await own.send('PATCH', `${claimsPath}/withdrawal/${claim.id}`, {
    version: claim.version,
    body: { method: 'bank_account', bank_account: '20208000500987654321', mfo: '00014' },
  });
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await user.click(await form.findByRole('radio', { name: /^Новое: .*\*.*4321/ }));
  await user.click(form.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(form.queryByRole('radio', { name: /^Новое/ })).not.toBeInTheDocument());
  expect(document.querySelector<HTMLInputElement>('dialog[open] input[name="bank_account"]')?.value ?? '').toBe('');
  const { bank_account: kept } = await own.get<CashOutDetail>(`${claimsPath}/cash-out/${claim.id}`);
  expect(kept).toMatch(/\*.*4321$/);
});

test('who may approve cash-outs and sees no investments approves them', async () => {
  await tellBackEnd({ do: 'deny', role: 'accountant', permission: 'investments.get' });
  const user = await openSmallest();
  await user.click(screen.getByRole('button', { name: 'Одобрить' }));
  const question = await openDialog();
  for (const label of ['Штраф', 'Налог', 'Сумма вывода']) expect(question.getByText(label)).toBeVisible();
  await user.click(question.getByRole('button', { name: /^Одобрить/ }));
  expect(await screen.findByText('Заявка одобрена')).toBeVisible();
});

test('who set the account is told so, though a colleague changed the day after him', async () => {
  const claims = '/investment/investments/requests';
  const own = await colleague(as);
  const { exit_claims } = await own.get<{ exit_claims: CashOutClaim[] }>(`${claims}/cash-out?status=pending&limit=200`);
  const claim = exit_claims.find(({ bank_account, changed_by }) => bank_account !== null && changed_by === null);
  if (!claim) throw new Error('There is no such claim.');
  const change = async (who: typeof own, version: number, body: object) =>
    await who.send<CashOutClaim>('PATCH', `${claims}/withdrawal/${claim.id}`, { version, body });
  const { version } = await change(own, claim.version, { bank_account: '20208000900123456789' });
  await change(await colleague('accountant2'), version, { planned_date: '2030-01-31' });
  await renderScreen(`${path}/${claim.id}`, { as });
  expect(await screen.findByRole('button', { name: 'Одобрить' })).toHaveAccessibleDescription(
    'Вы меняли условия: одобрить должен другой сотрудник',
  );
});

test('a promised day is taken back by clearing it', async () => {
  const user = await openSmallest();
  const saved = async (day: string) => {
    await user.click(screen.getByRole('button', { name: 'Изменить условия' }));
    const form = await openDialog();
    const field = await form.findByRole('textbox', { name: /Дата выплаты/ });
    await user.clear(field);
    if (day) await user.type(field, day);
    await user.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  };
  const facts = within(await screen.findByRole('region', { name: 'Заявка' }));
  await saved('31.01.2030');
  expect(await facts.findByText('31.01.2030')).toBeVisible();
  await saved('');
  await waitFor(() => expect(facts.queryByText('31.01.2030')).not.toBeInTheDocument());
});

test('an account with a bank that is not in the list is refused beside its MFO', async () => {
  const { user } = await renderScreen(`${path}?status=pending&method=card`, { as });
  const [link] = await screen.findAllByRole('link', { name: /^EX-\d{6}$/ });
  await user.click(link as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Изменить условия' }));
  const form = await openDialog();
  await user.click(await form.findByRole('radio', { name: 'На банковский счёт' }));
  await user.type(form.getByRole('textbox', { name: /счёт/i }), '20208000900123456789');
  const mfo = form.getByRole('textbox', { name: /МФО/ });
  await user.type(mfo, '99999');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(mfo).toBeInvalid());
  expect(mfo).toHaveAccessibleDescription(/Такого МФО нет в списке банков/);
  expect(screen.queryByText('Условия изменены')).not.toBeInTheDocument();
});

test('a card that ran out since is told beside its field, and the terms are not kept with it', async () => {
  await tellBackEnd({ do: 'advance', ms: 2_000 * 86_400_000 });
  const { user } = await renderScreen(`${path}?status=pending&method=card`, { as });
  const [link] = await screen.findAllByRole('link', { name: /^EX-\d{6}$/ });
  await user.click(link as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Изменить условия' }));
  const form = await openDialog();
  const card = await form.findByRole('combobox', { name: /Карта инвестора/ });
  expect(card).toHaveValue('');
  expect(card).toHaveAccessibleDescription(/она отклонена, отвязана или её срок истёк/);
  const amount = form.getByRole('textbox', { name: /Сумма вывода/ });
  await user.clear(amount);
  await user.type(amount, '50000');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(card).toBeInvalid());
  expect(screen.queryByText('Условия изменены')).not.toBeInTheDocument();
});

test('the list opens on what waits, the longest first, in sight; whoever may do nothing picks nothing', async () => {
  const { user, unmount } = await renderScreen(path, { as });
  const counted = async (query: string) =>
    (await (await colleague(as)).get<{ count: number }>(`/investment/investments/requests/cash-out?${query}`)).count;
  const title = await screen.findByRole('heading', { level: 1 });
  const total = () => Number(title.nextElementSibling?.textContent?.replace(/\D/g, ''));
  await screen.findAllByRole('link', { name: /^EX-\d{6}$/ });
  expect(total()).toBe(await counted('status=pending&limit=1'));
  expect(screen.getByRole('columnheader', { name: /Создана/ })).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard('4');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Все заявки', pressed: true })).toBeVisible());
  const all = await counted('limit=1');
  await waitFor(() => expect(total()).toBe(all));
  unmount();
  // Who may only look has the rows and no boxes to pick them by.
  const looking = await renderScreen(path, { as: 'moderator' });
  await screen.findAllByRole('link', { name: /^EX-\d{6}$/ });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  looking.unmount();
  await renderScreen(path, { as: 'kam' });
  expect(await screen.findByRole('heading', { name: 'Нет доступа' })).toBeVisible();
});

test('documents are prepared for all picked claims, and what a colleague was quicker with is told row by row', async () => {
  await tellBackEnd({ do: 'approved', count: 3 });
  const own = await colleague('accountant2');
  const { exit_claims: claims } = await own.get<{ exit_claims: CashOutClaim[] }>(
    '/investment/investments/requests/cash-out?status=approved&limit=10',
  );
  const { user } = await renderScreen(`${path}?status=approved`, { as });
  await screen.findByRole('link', { name: 'EX-A00001' });
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  // Of the verbs of picked rows only what can be done to one of them.
  const prepare = await screen.findByRole('button', { name: 'Подготовить документ' });
  expect(screen.queryByRole('button', { name: 'Одобрить' })).not.toBeInTheDocument();
  await user.click(prepare);
  const question = await openDialog();
  expect(await question.findByText('Будет изменено: 3 из 3')).toBeVisible();
  await own.send('POST', `/investment/payments/cash-out/dibank/${claims[1]?.id}`);
  await user.click(question.getByRole('button', { name: 'Подготовить' }));
  const result = await findDone('Подготовка документов', 'Готово: 2');
  expect(result.getByText('Не удалось: 1')).toBeVisible();
  expect(result.getByText(claims[1]?.number ?? '')).toBeVisible();
  await user.click(result.getByRole('button', { name: 'Закрыть' }));
});

test('many are approved at once with what each costs today, and the cost is told before', async () => {
  // Later than the claims were made: months have passed, and the penalties with them.
  await tellBackEnd({ do: 'advance', ms: 200 * 86_400_000 });
  const { user } = await renderScreen(`${path}?status=pending&order_by=amount`, { as });
  await screen.findAllByRole('link', { name: /^EX-\d{6}$/ });
  for (const at of [1, 2, 3]) await user.click(screen.getAllByRole('checkbox')[at] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Одобрить' }));
  const form = await openDialog();
  expect(await form.findByRole('radio', { name: 'Одобрить' })).toBeChecked();
  // Whose terms this accountant changed himself, is left to a colleague.
  const summary = await form.findByText(/^Будет изменено: [1-3] из 3$/);
  const count = /[1-3]/.exec(summary.textContent ?? '')?.[0];
  for (const title of ['Сумма вывода', 'Штраф', 'Налог', 'К выплате'])
    expect(form.getByText(new RegExp(`^${title}: [\\d\\s]+,\\d\\d$`))).toBeVisible();
  // The verb of the button says what leaves.
  const payable = /[\d\s]+,\d\d/.exec(form.getByText(/^К выплате: /).textContent ?? '')?.[0].trim();
  await user.click(form.getByRole('button', { name: `Одобрить ${payable}` }));
  await findDone('Решение по выбранным заявкам', `Готово: ${count}`);
});

test('a sheet whose claim does not wait is stopped before it is sent', async () => {
  const { user } = await renderScreen(`${path}/upload`, { as });
  const file = fileOf(
    workbook([
      ['claim_id', 'amount', 'method'],
      ['EX-999999', '1', 'bank'],
    ]),
    'rows.xlsx',
  );
  await screen.findByRole('button', { name: 'Выбрать файл' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLElement, file);
  expect(await screen.findByText('С ошибками: 1')).toBeVisible();
  expect(screen.getByText('Среди ждущих решения такой заявки нет')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Отправить' })).toHaveAttribute('aria-disabled', 'true');
});

/** A sheet of one claim that waits and is unchanged, and the press that sends it. */
async function chooseSheet() {
  const accountant = await colleague(as);
  const list = '/investment/investments/requests/cash-out?status=pending&limit=200';
  const { exit_claims } = await accountant.get<{ exit_claims: CashOutClaim[] }>(list);
  const claim = exit_claims.find(
    (one) => one.bank_account !== null && one.changed_by === null && Number(one.amount) < 50e6,
  );
  if (!claim) throw new Error('There is no such claim.');
  const { user, store } = await renderScreen(`${path}/upload`, { as });
  await screen.findByRole('button', { name: 'Выбрать файл' });
  const rows = [
    ['claim_id', 'amount', 'method'],
    [claim.number, claim.amount, 'bank'],
  ];
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  await user.upload(input, fileOf(workbook(rows), 'rows.xlsx'));
  const send = async () => {
    await user.click(await screen.findByRole('button', { name: 'Отправить' }));
    await user.click((await openDialog()).getByRole('button', { name: /^Отправить на/ }));
  };
  const statusNow = async () => (await accountant.get<CashOutClaim>(`${list.split('?')[0]}/${claim.id}`)).status;
  return { user, store, send, statusNow };
}

/** The same, sent and held on its way. */
async function sendHeld() {
  const sheet = await chooseSheet();
  const held = holdCalls('/multiple-cash-out');
  await sheet.send();
  await held.came();
  return { ...sheet, held };
}
const reportedAsDone = (store: Awaited<ReturnType<typeof sendHeld>>['store']) =>
  store.getState().notices.list.filter(({ title }) => title.id === 'claims.sheet.done');

test('rows that were put right stay where the claims could not be read anew', async () => {
  const { user } = await chooseSheet();
  const amount = await screen.findByRole('textbox', { name: /^Строка 2, Сумма/ });
  await user.clear(amount);
  await user.type(amount, '1000');
  const real = globalThis.fetch;
  const cut = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((asked, options) =>
      String(asked instanceof Request ? asked.url : asked).includes('/requests/cash-out?')
        ? Promise.resolve(Response.json({ code: 'internal', error: 'Broken' }, { status: 500 }))
        : real(asked, options),
    );
  await withoutPauses(async () => {
    await lookAway(user, () => undefined);
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
  });
  expect(screen.getByRole('textbox', { name: /^Строка 2, Сумма/ })).toHaveValue('1000');
  cut.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /^Строка 2, Сумма/ })).toHaveValue('1000');
});

test('a sheet goes on while another tab is looked at, and is told as done once', async () => {
  const { user, store, held, statusNow } = await sendHeld();
  await lookAway(user, async () => {
    held.letGo();
    await waitFor(() => expect(reportedAsDone(store)).toHaveLength(1));
  });
  expect(await screen.findByText('Принято: 1')).toBeVisible();
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  await lookAway(user, () => undefined);
  expect(reportedAsDone(store)).toMatchObject([{ count: 1, path: `${path}/upload` }]);
  expect(await statusNow()).not.toBe('pending');
});

test('a sheet whose answer is lost is not told as not sent, and sending it again does nothing twice', async () => {
  const { store, held, send, statusNow } = await sendHeld();
  held.loseAnswers();
  expect(await screen.findByText(/Ответ не дошёл, и файл мог быть принят/)).toBeVisible();
  expect(reportedAsDone(store)).toEqual([]);
  expect(await statusNow()).not.toBe('pending');
  // Under the same key the service answers as it did.
  await send();
  expect(await screen.findByText('Принято: 1')).toBeVisible();
});

test('a sheet over which the service failed is not told as perhaps taken', async () => {
  const { store, send, statusNow } = await chooseSheet();
  const real = globalThis.fetch;
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((asked, options) =>
      String(asked instanceof Request ? asked.url : asked).includes('/multiple-cash-out')
        ? Promise.resolve(Response.json({ code: 'internal', error: 'Broken' }, { status: 500 }))
        : real(asked, options),
    );
  await send();
  expect(await screen.findByText('Something went wrong. Try again later.')).toBeVisible();
  expect(screen.queryByText(/мог быть принят/)).not.toBeInTheDocument();
  expect(reportedAsDone(store)).toEqual([]);
  fetching.mockRestore();
  expect(await statusNow()).toBe('pending');
});
