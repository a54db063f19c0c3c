/** Money of an investor: one person asks, another decides. */
import { screen, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { fill, inSight, openCard, section, someInvestor } from '../../../../tests/support/investorCard';
import { tellBackEnd } from '../../../../tests/support/renderScreen';

beforeEach(() => inSight('balance', 'claims'));

type Card = Awaited<ReturnType<typeof openCard>>;

const close = ({ unmount, store }: Card) => {
  unmount();
  store.stop();
};

/** An investor whose balance is a round sum, none of it asked for already. */
const richInvestor = async () =>
  someInvestor(await colleague('director'), 'active', ({ balance }) => /^\d{7,8}\.00$/.test(balance));

async function ask({ user }: Card, action: string, amount: string, why: string) {
  await user.click(await screen.findByRole('button', { name: action }));
  const drawer = within(await screen.findByRole('dialog', { name: action }));
  fill(drawer.getByRole('textbox', { name: /Сумма/ }), amount);
  fill(drawer.getByRole('textbox', { name: /Основание/ }), why);
  await user.click(drawer.getByRole('button', { name: 'Продолжить' }));
  return drawer;
}

/** The row of the claim that was asked for with these words. */
async function claimRow(why: string): Promise<HTMLElement> {
  const claims = await section('Заявки');
  return (await claims.findByText(why)).closest('[role="row"], tr, li') as HTMLElement;
}

/** Opens the actions of a claim and gives one of them. */
async function decision({ user }: Card, why: string, name: string) {
  const row = await claimRow(why);
  // The actions of a row are there once the pointer is.
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия с заявкой' }));
  return screen.findByRole('menuitem', { name });
}

test('a refill is asked for by one, and approved by another', async () => {
  const { id, balance } = await richInvestor();
  const accountant = await openCard(id, 'accountant');
  await ask(accountant, 'Пополнить баланс', '1250000', 'Платёж по договору 17');
  await accountant.user.click(await screen.findByRole('button', { name: /Пополнить на 1\s250\s000,00/ }));
  expect(await screen.findByText('Заявка создана и ждёт решения второго сотрудника')).toBeVisible();
  const row = await claimRow('Платёж по договору 17');
  expect(within(row).getByText('Нигора Юсупова')).toBeVisible();
  expect(within(row).queryByRole('button', { name: 'Действия с заявкой' })).not.toBeInTheDocument();
  close(accountant);

  const executive = await openCard(id, 'executive');
  expect(screen.queryByRole('button', { name: 'Пополнить баланс' })).not.toBeInTheDocument();
  await executive.user.click(await decision(executive, 'Платёж по договору 17', 'Одобрить'));
  const approval = within(await screen.findByRole('dialog', { name: 'Одобрить заявку?' }));
  expect(await approval.findByText('Нигора Юсупова')).toBeVisible();
  await executive.user.click(approval.getByRole('button', { name: /Одобрить 1\s250\s000,00/ }));
  expect(await screen.findByText('Заявка одобрена')).toBeVisible();
  const director = await colleague('director');
  const after = await director.get<{ balance: string }>(`/investment/investors/${id}`);
  expect(Number(after.balance)).toBe(Number(balance) + 1_250_000);
});

test('the journal says in words who asked for money and who approved it, with sums as they are read', async () => {
  const { id, balance } = await richInvestor();
  const [accountant, executive] = [await colleague('accountant'), await colleague('executive')];
  const { version } = await accountant.get<{ version: number }>(`/system-user/v1/investors/${id}`);
  const { claim_id } = await accountant.send<{ claim_id: number }>(
    'PUT',
    `/system-user/v1/investors/${id}/refill-balance`,
    { version, body: { amount: '1250000.00', comment: 'Платёж по договору 18' } },
  );
  await executive.send('PUT', `/system-user/v1/claims/${claim_id}/change-status`, {
    version: 1,
    body: { status: 'approved' },
  });

  inSight('logs', 'edits');
  await openCard(id, 'executive');
  const journal = await section('Журнал');
  // The newest come first; others were asked for before.
  const entry = async (title: string) =>
    (await journal.findAllByText(title))[0]!.closest('li')!.textContent.replace(/\s/g, ' ');
  expect(await entry('Запрошено пополнение')).toMatch(/Заявка № \d+: 1 250 000,00 сум.*Нигора Юсупова/);
  expect(await entry('Решение по заявке')).toMatch(/Одобрена.*Малика Собирова/);
  const posted = await entry('Баланс пополнен');
  expect(posted).toMatch(/Запросил\(а\): Нигора Юсупова.*Малика Собирова/);
  const edits = await section('Правки');
  expect(await edits.findAllByText('Малика Собирова')).not.toHaveLength(0);
  const edited = document.querySelector('#edits')!.textContent.replace(/\s/g, ' ');
  for (const text of [posted, edited]) {
    expect(text).toContain(`${Number(balance).toLocaleString('ru-RU').replace(/\s/g, ' ')},00`);
    // Neither a sum nor a code as the services write it.
    expect(text).not.toMatch(/\d\.\d\d(?!\d|\.)|refill|approved/);
  }
});

test('nobody withdraws more than there is; a rejection needs a reason and moves nothing', async () => {
  const { id, balance } = await richInvestor();
  const accountant = await openCard(id, 'accountant');
  const drawer = await ask(accountant, 'Списать с баланса', '99999999', 'Возврат');
  expect(await drawer.findByText(/Не больше/)).toBeVisible();
  fill(drawer.getByRole('textbox', { name: /Сумма/ }), '1000');
  await accountant.user.click(drawer.getByRole('button', { name: 'Продолжить' }));
  await accountant.user.click(await screen.findByRole('button', { name: /Списать 1\s000,00/ }));
  expect(await screen.findByText('Заявка создана и ждёт решения второго сотрудника')).toBeVisible();
  close(accountant);

  const executive = await openCard(id, 'executive');
  await executive.user.click(await decision(executive, 'Возврат', 'Отклонить'));
  const form = within(await screen.findByRole('dialog', { name: 'Отклонить заявку' }));
  await executive.user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
  fill(form.getByRole('textbox', { name: /Причина/ }), 'Не тот счёт');
  await executive.user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Заявка отклонена')).toBeVisible();
  const claims = await section('Заявки');
  expect(await claims.findByText('Не тот счёт')).toBeVisible();
  const director = await colleague('director');
  expect(await director.get(`/investment/investors/${id}`)).toMatchObject({ balance });
});

test('whoever asked does not decide, and is told why', async () => {
  await tellBackEnd({ do: 'allow', role: 'accountant', permission: 'investor_balance.enable' });
  const { id, version } = await richInvestor();
  const accountant = await colleague('accountant');
  const body = { amount: '500.00', comment: 'Своя заявка' };
  await accountant.send('PUT', `/system-user/v1/investors/${id}/refill-balance`, { version, body });
  const card = await openCard(id, 'accountant');
  const approve = await decision(card, 'Своя заявка', 'Одобрить');
  expect(approve).toHaveAttribute('aria-disabled', 'true');
  expect(approve).toHaveAccessibleDescription('Инициатор не может подтверждать свою операцию');
  await card.user.click(approve);
  expect(screen.queryByRole('dialog', { name: 'Одобрить заявку?' })).not.toBeInTheDocument();
});

interface WaitingClaim {
  id: number;
  version: number;
  amount: string;
  investor: { id: number; subject: string; name: string };
}

/** A claim that waits, whose investor's card shows it on the first page. */
async function waiting(query: string): Promise<WaitingClaim> {
  const director = await colleague('director');
  const { claims } = await director.get<{ claims: WaitingClaim[] }>(
    `/system-user/v1/claims?status=pending&limit=50&${query}`,
  );
  for (const claim of claims.filter(({ investor }) => investor.subject === 'individual')) {
    const path = `/system-user/v1/investors/${claim.investor.id}/claims?limit=10`;
    const shown = await director.get<{ claims: { id: number }[] }>(path);
    if (shown.claims.some(({ id }) => id === claim.id)) return claim;
  }
  throw new Error(`nothing waits under ${query}`);
}

const shownSum = (amount: string) =>
  new RegExp(`^${Number(amount).toLocaleString('ru-RU', { minimumFractionDigits: 2 }).replace(/\s/g, '\\s')}`);

test('money that comes in through a claim is told with the balance before and after it', async () => {
  const claim = await waiting('type=cash_in');
  const director = await colleague('director');
  const path = `/system-user/v1/investors/${claim.investor.id}/balance`;
  const { balance } = await director.get<{ balance: string }>(path);
  const executive = await openCard(claim.investor.id, 'executive');
  await executive.user.click(await decision(executive, String(claim.id), 'Одобрить'));
  const question = await screen.findByRole('dialog', { name: 'Одобрить заявку?' });
  const then = await within(question).findByText('Баланс после одобрения');
  expect(then.nextSibling).toHaveTextContent(shownSum(String(Number(balance) + Number(claim.amount))));
  expect(within(question).getByText('Баланс сейчас').nextSibling).toHaveTextContent(shownSum(balance));
});

test('what is decided together with an investment is not offered for approval on the card', async () => {
  const claim = await waiting('type=reinvest');
  const executive = await openCard(claim.investor.id, 'executive');
  const approve = await decision(executive, String(claim.id), 'Одобрить');
  expect(approve).toHaveAttribute('aria-disabled', 'true');
  expect(approve).toHaveAccessibleDescription('Такую заявку решают вместе с инвестицией');
  expect(screen.getByRole('menuitem', { name: 'Отклонить' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('whoever changed the amount is told on the card that another one approves it', async () => {
  await tellBackEnd({ do: 'allow', role: 'accountant', permission: 'investor_balance.enable' });
  const claim = await waiting('type=cash_in&order_by=-amount');
  const own = await colleague('accountant');
  await own.send('PUT', `/system-user/v1/claims/${claim.id}/update-amount`, {
    version: claim.version,
    body: { amount: '321000.00', comment: 'Сверено с банком' },
  });
  const card = await openCard(claim.investor.id, 'accountant');
  const approve = await decision(card, String(claim.id), 'Одобрить');
  expect(approve).toHaveAccessibleDescription('Сумму изменили вы: одобрить должен другой сотрудник');
});
