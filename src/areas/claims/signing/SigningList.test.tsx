import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';
import { sumMoney } from '../../../lib/money';
import { signingJournal } from './signingJournal';

const path = '/back-office/requests/dibank';

// The journal of a batch is made with the first screen and kept.
beforeAll(() => Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true }));
afterEach(() => tellBackEnd({ do: 'reset' }));

/** A computer on which no signing program runs. */
class NoProgram {
  readyState = 3;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onclose?.({ code: 1006 }));
  }
  close() {}
}
beforeEach(() => Object.defineProperty(window, 'WebSocket', { value: NoProgram, configurable: true }));

/** A computer with the program and one key, of the organisation that pays. */
class Program {
  static alias = '';
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }
  send(text: string) {
    const { name } = JSON.parse(text) as { name: string };
    const certificates = [{ disk: '/', path: 'DSKEYS', name: 'DS1', alias: Program.alias }];
    const reply = { success: true, major: '3', minor: '42', ...(name === 'list_all_certificates' && { certificates }) };
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(reply) }));
  }
  close(code = 1005) {
    queueMicrotask(() => {
      this.readyState = 3;
      this.onclose?.({ code });
    });
  }
}

const rowsShown = async () => {
  const table = await screen.findByRole('grid');
  return within(table).getAllByRole('row').slice(1);
};

test('an accountant finds the drafts, twenty a page, and is told when the program is missing (ERR-11)', async () => {
  await tellBackEnd({ do: 'drafts', count: 25 });
  const { user } = await renderScreen(path, { as: 'accountant' });
  await screen.findByText('Получатель 00001');
  expect(screen.getByText(/^Загружено 20 из 25/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Подписать все' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Подпись E-IMZO' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'E-Imzo errorE-IMZO не запущен. Запустите программу и повторите',
  );
  await user.click(dialog.getByRole('button', { name: 'Повторить' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Подпись E-IMZO' })).not.toBeInTheDocument());
});

test('a document that the bank refused says why, and is prepared again', async () => {
  const { user } = await renderScreen(`${path}?status=failed`, { as: 'accountant' });
  const [row] = await rowsShown();
  expect(within(row!).getByText('Счёт получателя закрыт')).toBeVisible();
  const number = /DB-\d{6}/.exec(row!.textContent ?? '')?.[0] ?? '';
  await user.hover(row!);
  await user.click(await within(row!).findByRole('button', { name: 'Действия с документом' }));
  expect(await screen.findByRole('menuitem', { name: 'Подписать' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Подготовить заново' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Подготовить документ заново?' })).getByRole('button', {
      name: 'Подготовить заново',
    }),
  );
  await waitFor(() => expect(screen.queryByText(number)).not.toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Статус' }), 'draft');
  await user.click(await screen.findByRole('link', { name: number }));
  const shown = within(await screen.findByRole('dialog', { name: number }));
  expect(await shown.findByRole('heading', { name: 'История' })).toBeVisible();
  expect(shown.getByText('Возврат в черновики')).toBeVisible();
});

test('a draft is cancelled with a reason, and its claim waits for a decision again', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  const [row] = await rowsShown();
  const number = /DB-\d{6}/.exec(row!.textContent ?? '')?.[0] ?? '';
  const own = await colleague('accountant');
  const drafts = '/investment/payments/cash-out/dibank-claims?limit=1000&status=';
  type Page = { list: { number: string; exit_claim_id: number }[] };
  const { list } = await own.get<Page>(`${drafts}draft`);
  const claimId = list.find((one) => one.number === number)!.exit_claim_id;
  await user.hover(row!);
  await user.click(await within(row!).findByRole('button', { name: 'Действия с документом' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отменить документ' }));
  const form = within(await screen.findByRole('dialog', { name: 'Отменить платёжный документ' }));
  expect(form.getByText(/^Заявка снова будет ждать решения/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Клиент назвал другой счёт');
  await user.click(form.getByRole('button', { name: 'Отменить документ' }));
  expect(await screen.findByText('Документ отменён, заявка снова ждёт решения')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: number })).not.toBeInTheDocument());
  const claim = await own.get<CashOutClaim>(`/investment/investments/requests/cash-out/${claimId}`);
  expect([claim.status, claim.comment, claim.processed_by]).toEqual(['pending', 'Клиент назвал другой счёт', null]);

  // Another document is prepared once somebody has approved the claim again, and not before.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Статус' }), 'cancelled');
  const gone = (await screen.findByRole('link', { name: number })).closest('tr')!;
  await user.hover(gone);
  await user.click(await within(gone).findByRole('button', { name: 'Действия с документом' }));
  const anew = await screen.findByRole('menuitem', { name: 'Подготовить новый документ' });
  expect(anew).toHaveAccessibleDescription('Новый документ готовят к одобренной заявке, у которой документа нет');
});

test('a document is found by its recipient among all of them; it says by whom and when it was signed, and what the bank answered', async () => {
  const { list } = await (
    await colleague('accountant')
  ).get<{ list: { number: string; recipient_name: string; signer: string }[] }>(
    '/investment/payments/cash-out/dibank-claims?status=accepted',
  );
  const [{ number, signer }] = list as [(typeof list)[0]];
  const { user } = await renderScreen(`${path}?status=all&search=${number}`, { as: 'accountant' });
  expect(await rowsShown()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: number }));
  const side = within(await screen.findByRole('dialog', { name: number }));
  expect((await side.findAllByText(signer)).length).toBeGreaterThan(0);
  expect(side.getByText('Принято банком')).toBeVisible();
  expect(side.getAllByText(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/).length).toBeGreaterThanOrEqual(2);
  // The seeded ones have their history, too.
  expect(side.getByText('Ответ банка', { selector: 'div' })).toBeVisible();
  // The text that was signed hides the account like every list.
  expect(side.getByRole('group', { name: 'Что подписывается' }).textContent).not.toMatch(/\d{20}/);
});

test('of an interrupted batch that was sent, only the outcome is asked, without a key and a program', async () => {
  const { list } = await (
    await colleague('accountant')
  ).get<{ list: { document_id: number; number: string }[] }>(
    '/investment/payments/cash-out/dibank-claims?status=accepted',
  );
  const [sent] = list;
  const first = await renderScreen('/', { as: 'accountant' });
  const user = first.store.getState().session.user!.id;
  first.unmount();
  const entry = {
    id: sent!.document_id,
    user,
    name: sent!.number,
    digest: '',
    state: 'sending' as const,
    key: 'k'.repeat(36),
  };
  await signingJournal().put([entry]);

  const panel = await renderScreen(path, { as: 'accountant' });
  await panel.user.click(await screen.findByRole('button', { name: 'Продолжить подписание' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Подпись E-IMZO' }));
  expect(await dialog.findByText(/^Все эти документы уже отправлены/)).toBeVisible();
  await panel.user.click(dialog.getByRole('button', { name: 'Узнать результат' }));
  expect(await screen.findByText('Документ уже не черновик')).toBeVisible();
  expect(await signingJournal().all(user)).toEqual([]);
});

test('whoever may only look sees the documents and signs nothing', async () => {
  const { user } = await renderScreen(path, { as: 'moderator' });
  const [row] = await rowsShown();
  expect(screen.queryByRole('button', { name: /Подписать/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.hover(row!);
  expect(within(row!).queryByRole('button', { name: 'Действия с документом' })).not.toBeInTheDocument();
  await user.click(within(row!).getByRole('link'));
  expect(await screen.findByRole('region', { name: 'Что подписывается' })).toBeVisible();
});

test('who approved a large payment is told why another has to sign it', async () => {
  const own = await colleague('accountant');
  const claims = '/investment/investments/requests/cash-out';
  const { exit_claims } = await own.get<{ exit_claims: CashOutClaim[] }>(`${claims}?status=pending&limit=200`);
  const large = exit_claims.find(
    ({ payable_amount, changed_by, card_masked, bank_account }) =>
      Number(payable_amount) > 50_000_000 && changed_by === null && (card_masked ?? bank_account) !== null,
  );
  if (!large) throw new Error('There is no such claim.');
  const { id, version, payable_amount } = large;
  await own.send('PUT', `${claims}/${id}`, { version, body: { status: 'approved', payable_amount } });
  const { number } = await own.send<{ number: string }>('POST', `/investment/payments/cash-out/dibank/${id}`);
  const { user } = await renderScreen(`${path}?limit=100`, { as: 'accountant' });
  const row = (await screen.findByText(number)).closest('tr')!;
  await user.hover(row);
  await user.click(await within(row).findByRole('button', { name: 'Действия с документом' }));
  const sign = await screen.findByRole('menuitem', { name: 'Подписать' });
  expect(sign).toHaveAttribute('aria-disabled', 'true');
  expect(sign).toHaveAccessibleDescription('Вы одобрили эту крупную выплату: подписать её должен другой сотрудник');
});

test('more than fifty millions are not signed before their sum is typed, and the verb says how much', async () => {
  Object.defineProperty(window, 'WebSocket', { value: Program, configurable: true });
  const accountant = await colleague('accountant');
  const drafts = await accountant.get<{ list: { amount: string }[]; organisation: { inn: string } }>(
    '/investment/payments/cash-out/dibank-claims?status=draft&limit=1000',
  );
  const sum = sumMoney(drafts.list.map(({ amount }) => amount));
  expect(Number(sum)).toBeGreaterThan(50_000_000);
  Program.alias = `cn=каримова дилноза,1.2.860.3.16.1.1=${drafts.organisation.inn},serialnumber=77b1c203`;

  const { user } = await renderScreen(path, { as: 'accountant' });
  await rowsShown();
  await user.click(screen.getByRole('button', { name: 'Подписать все' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Подпись E-IMZO' }));
  const again = await dialog.findByRole('textbox', { name: /^Сумма большая/ });
  const verb = dialog.getByRole('button', { name: /^Подписать на/ });
  expect(verb.textContent?.replace(/\s/g, '')).toContain(sum.replace('.', ','));
  expect(dialog.getByRole('radio')).toBeChecked();
  expect(verb).toHaveAttribute('aria-disabled', 'true');
  await user.type(again, '50000000');
  expect(verb).toHaveAttribute('aria-disabled', 'true');
  await user.clear(again);
  await user.type(again, sum.replace('.', ','));
  expect(verb).not.toHaveAttribute('aria-disabled', 'true');
});
