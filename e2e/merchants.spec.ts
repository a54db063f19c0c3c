/** Merchants, their branches, sellers and agents: how each is made, blocked and let free again, and who only reads changes nothing. */
import { samples } from '../tests/support/uploads';
import { dialog, notice, openActions, pickRowVerb, section } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf, type Service } from './support/service';
import { expect, test, type Page } from './support/test';

interface Merchant {
  id: number;
  status: string;
}

test('a merchant is made from a draft, blocked with a reason and unblocked', async ({ page, backEnd, complaints }) => {
  // The bank that nobody knows.
  complaints.allow(/status of 422/);
  await signIn(page, 'kam', '/merchants/list');
  await page.getByRole('button', { name: 'Создать мерчанта' }).click();
  await expect(heading(page, 'Новый мерчант')).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Название').first().fill('Navroʻz Texnika');
  await field('Юридическое название').fill('ООО «Navroʻz Texnika»');
  await page.reload();
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect(field('Юридическое название')).toHaveValue('ООО «Navroʻz Texnika»');
  await page.getByRole('radio', { name: 'Товары' }).check();
  await field('Телефон').fill('712001122');
  await field('ИНН мерчанта').fill('312345678');
  await field('МФО').fill('99999');
  await field('Расчётный счёт').fill('20208000900123456001');
  const save = page.getByRole('button', { name: 'Создать мерчанта' });
  await save.click();
  await expect(page.getByText('Такого МФО нет в списке банков').first()).toBeVisible();
  await field('МФО').fill('00450');
  await save.click();
  await expect(heading(page, 'Navroʻz Texnika')).toBeVisible();

  await page.getByRole('button', { name: 'Заблокировать' }).click();
  const form = dialog(page, 'Заблокировать мерчанта?');
  await expect(form.getByText(/продавцы не смогут войти/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Причина' }).selectOption({ label: 'Жалобы клиентов' });
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(page.getByText('Мерчант заблокирован')).toBeVisible();
  const service = await serviceOf(backEnd.url, 'director');
  const found = await service.read<{ merchants: Merchant[] }>('/payment/v1/merchants?search=312345678');
  expect(found.merchants.map(({ status }) => status)).toEqual(['blocked']);
  await page.getByRole('button', { name: 'Разблокировать' }).click();
  await dialog(page, 'Разблокировать мерчанта?').getByRole('button', { name: 'Разблокировать' }).click();
  await expect(page.getByText('Мерчант разблокирован')).toBeVisible();
  await page.getByRole('tab', { name: 'История блокировок' }).click();
  const events = await section(page, 'История блокировок');
  await expect(events.getByText('Жалобы клиентов')).toBeVisible();
});

test('a moderator reads merchants and finds nothing to change', async ({ page }) => {
  await signIn(page, 'moderator', '/merchants/list/1');
  await expect(heading(page, 'Texnomart')).toBeVisible();
  for (const name of ['Изменить', 'Заблокировать']) await expect(page.getByRole('button', { name })).toHaveCount(0);
});

interface Branch {
  id: number;
  name: string;
  is_main: boolean;
  is_blocked: boolean;
  status: string;
  work_schedule: Record<string, { from: string; to: string } | null>;
}
const branchesOf = async ({ read }: Service, merchant: number) =>
  (await read<{ branches: Branch[] }>(`/payment/v1/merchants/${merchant}/branches?limit=100`)).branches;

/** What is typed into the form of a branch, besides its hours. */
async function fillBranch(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Название филиала' }).fill(name);
  await page.getByRole('combobox', { name: 'Регион' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Адрес' }).fill('улица Бунёдкор, 12');
}

test('a merchant is brought on: wrong numbers refused, a paper, hours by weekday, one main branch', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'director');
  await signIn(page, 'kam', '/merchants/list/new');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Название').first().fill('Oltin Savdo');
  await field('Юридическое название').fill('ООО «Oltin Savdo»');
  await page.getByRole('radio', { name: 'Товары' }).check();
  await field('Телефон').fill('712001133');
  await field('ИНН мерчанта').fill('31234567');
  await field('МФО').fill('00450');
  await field('Расчётный счёт').fill('2020800090012345600');
  const save = page.getByRole('button', { name: 'Создать мерчанта' });
  await save.click();
  await expect(page.getByText('Неверное значение ИНН').first()).toBeVisible();
  await expect(page.getByText('Неверный номер счёта: нужно 20 цифр').first()).toBeVisible();
  await field('ИНН мерчанта').fill('312345679');
  await field('Расчётный счёт').fill('20208000900123456001');
  await save.click();
  await expect(heading(page, 'Oltin Savdo')).toBeVisible();
  const { merchants } = await service.read<{ merchants: Merchant[] }>('/payment/v1/merchants?search=312345679');
  const { id } = merchants[0]!; // it was made just now

  await page.getByRole('tab', { name: 'Документы мерчанта' }).click();
  await page.getByLabel('Приложить документы').setInputFiles([
    { name: 'договор.pdf', mimeType: 'application/pdf', buffer: samples.pdf },
    { name: 'программа.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByRole('link', { name: 'договор' })).toBeVisible();
  await expect(page.getByText('Файл другого вида: подойдут jpg, png, webp, pdf, docx, xlsx')).toBeVisible();

  await page.getByRole('tab', { name: 'Филиалы' }).click();
  await (await section(page, 'Филиалы')).getByRole('button', { name: 'Добавить филиал' }).click();
  await fillBranch(page, 'Чиланзар');
  await page.getByRole('checkbox', { name: 'Суббота' }).setChecked(true);
  await field('Суббота, начало').fill('11:00');
  await field('Суббота, конец').fill('10:00');
  const add = page.getByRole('button', { name: 'Добавить филиал' });
  await add.click();
  await expect(page.getByText('Конец раньше начала: Суббота').first()).toBeVisible();
  await field('Суббота, конец').fill('16:00');
  await page.getByRole('checkbox', { name: 'Пятница' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Пятница' })).not.toBeChecked();
  await add.click();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Чиланзар')).toBeVisible();
  await expect(notice(page, 'Филиал добавлен')).toBeVisible();
  await add.click();
  await fillBranch(page, 'Юнусабад');
  await add.click();
  await expect(row('Юнусабад')).toBeVisible();
  const mains = async () => (await branchesOf(service, id)).map(({ name, is_main: isMain }) => [name, isMain]);
  expect((await mains()).sort()).toEqual([
    ['Чиланзар', true],
    ['Юнусабад', false],
  ]);
  const first = (await branchesOf(service, id)).find(({ name }) => name === 'Чиланзар')!; // it was listed above
  expect([first.work_schedule['fri'], first.work_schedule['sat']]).toEqual([null, { from: '11:00', to: '16:00' }]);

  await pickRowVerb(row('Юнусабад'), 'Сделать главным');
  await dialog(page, 'Сделать филиал главным?').getByRole('button', { name: 'Сделать главным' }).click();
  await expect(notice(page, 'Филиал теперь главный')).toBeVisible();
  expect((await mains()).sort()).toEqual([
    ['Чиланзар', false],
    ['Юнусабад', true],
  ]);
  await service.done(`POST /payment/v1/merchants/${id}/block`, { body: { reason_id: 3 } });
  await page.reload();
  await expect(row('Юнусабад')).toContainText('Заблокирован');
  await service.done(`POST /payment/v1/merchants/${id}/unblock`, { body: {} });
  await page.reload();
  await expect(row('Юнусабад')).toContainText('Работает');
});

test('a branch is blocked apart from its merchant, a seller and an agent are kept', async ({
  page,
  backEnd,
  complaints,
}) => {
  // The name to sign in by that somebody has.
  complaints.allow(/status of 422/);
  const service = await serviceOf(backEnd.url, 'director');
  const branch = (await branchesOf(service, 1)).find((one) => !one.is_blocked)!; // the demonstration has such
  await signIn(page, 'kam', '/branches/list/1');
  const row = page.getByRole('row', { name: new RegExp(branch.name) });
  await pickRowVerb(row, 'Заблокировать');
  const form = dialog(page, 'Заблокировать филиал');
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  // Without a reason nothing is sent.
  await expect(form.getByRole('combobox', { name: 'Причина' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('combobox', { name: 'Причина' }).selectOption({ label: 'Мошенничество' });
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(notice(page, 'Филиал заблокирован')).toBeVisible();
  // The merchant is blocked and let free: what was blocked apart stays so.
  await service.done('POST /payment/v1/merchants/1/block', { body: { reason_id: 3 } });
  await service.done('POST /payment/v1/merchants/1/unblock', { body: {} });
  await page.reload();
  await expect(row).toContainText('Заблокирован');
  const others = (await branchesOf(service, 1)).filter(({ id }) => id !== branch.id);
  expect(others.filter(({ status }) => status === 'blocked').map(({ is_blocked: own }) => own)).not.toContain(false);
  await pickRowVerb(row, 'Разблокировать');
  await dialog(page, 'Разблокировать филиал?').getByRole('button', { name: 'Разблокировать' }).click();
  await expect(notice(page, 'Филиал разблокирован')).toBeVisible();
  await pickRowVerb(row, 'История блокировок');
  await expect(heading(page, 'Блокировки филиала')).toBeVisible();
  const events = page.getByRole('grid').getByRole('row');
  // The newest first: the branch, the merchant over it, and the branch again.
  await expect(events.nth(1)).toContainText(/Разблокировка.*Этот филиал/);
  await expect(events.nth(2)).toContainText(/Разблокировка.*Весь мерчант/);
  await expect(events.nth(3)).toContainText(/Блокировка.*Весь мерчант/);
  await expect(events.nth(4)).toContainText(/Блокировка.*Этот филиал.*Мошенничество/);

  const { pos_agents: sellers } = await service.read<{ pos_agents: { username: string }[] }>(
    '/payment/v1/pos-agents?kind=seller&limit=1',
  );
  await page.goto('/merchants/pos-agents/new');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Имя и фамилия').fill('Лола Хасанова');
  await field('Телефон').fill('901234567');
  await field('Логин').fill(sellers[0]!.username); // the demonstration has sellers
  await page.getByRole('radio', { name: 'Кассир' }).check();
  await field('Найти: Филиал').fill(branch.name);
  const choice = page.getByRole('combobox', { name: 'Филиал' });
  await expect(choice.locator(`option[value="${branch.id}"]`)).toHaveCount(1);
  await choice.selectOption(String(branch.id));
  const add = page.getByRole('button', { name: 'Добавить продавца' });
  await add.click();
  await expect(field('Логин')).toHaveAttribute('aria-invalid', 'true');
  await field('Логин').fill('lola.hasanova');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await add.click();
  const once = dialog(page, 'Временный пароль показывается один раз');
  await once.getByRole('button', { name: /^Скопировать/ }).click();
  await expect(once.getByText('Скопировано').first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^(?:\w{4}-){2}\w{4}$/);
  await once.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(heading(page, 'Лола Хасанова')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Лола Хасанова')).toBeVisible();
  await expect(once).toHaveCount(0);
  await openActions(page, 'Действия');
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
  await field('Имя и фамилия').fill('Лола Каримова');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(heading(page, 'Лола Каримова')).toBeVisible();

  await page.goto('/posAgents/list/new');
  await field('Название агента').fill('ООО «Hamkor»');
  await field('Телефон').fill('712003040');
  await field('ИНН агента').fill('309876543');
  await field('МФО банка').fill('00450');
  await field('Название банка').fill('Национальный банк');
  await field('Номер счёта').fill('20208000900123456009');
  const branches = page.getByRole('group', { name: 'Филиалы агента' });
  await field('Найти в списке').fill(branch.name);
  await branches
    .getByRole('checkbox', { name: new RegExp(branch.name) })
    .first()
    .check();
  await field('Найти в списке').fill('такого филиала нет');
  // What is chosen stays in view, whatever is looked for.
  await expect(branches.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'Добавить агента' }).click();
  await expect(heading(page, 'ООО «Hamkor»')).toBeVisible();
  await openActions(page, 'Действия');
  await page.getByRole('menuitem', { name: 'К счетам агента' }).click();
  await page.getByRole('button', { name: 'Добавить счёт' }).click();
  const account = dialog(page, 'Добавить счёт');
  await account.getByRole('textbox', { name: 'Номер счёта' }).fill('20208000900123456010');
  await account.getByRole('textbox', { name: 'Название банка' }).fill('Национальный банк');
  await account.getByRole('textbox', { name: 'МФО' }).fill('00450');
  await account.getByRole('button', { name: 'Добавить счёт' }).click();
  const kept = page.getByRole('row', { name: /2020 8000 9001 2345 6010/ });
  await expect(kept).toContainText('Новый счёт');
  await kept.hover();
  await kept.getByRole('button', { name: 'Действия со счётом' }).click();
  await page.getByRole('menuitem', { name: 'Открыть счёт' }).click();
  await dialog(page, 'Изменить статус счёта?').getByRole('button', { name: 'Открыть счёт' }).click();
  await expect(kept).toContainText('Действует');
});
