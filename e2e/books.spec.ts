/**
 * The journeys of the books: the ledger, the dividends of October, the closing of that month and the opening of one before it.
 * They are about certain days, so the service and the browsers stand at the day for which the requirements reckon them.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { read, utils, write } from 'xlsx';
import { dialog, notice } from './support/card';
import { rows, signIn } from './support/panel';
import { serviceOf, type Service } from './support/service';
import { booksDay, expect, test, type Page } from './support/test';

test.use({ at: booksDay });

const paths = {
  months: '/back-office/investor-finance',
  postings: '/back-office/gl/cash-in-out',
  trialBalance: '/back-office/gl/trial-balance',
  dividends: '/back-office/dividends',
  profits: '/back-office/profits',
  partners: '/back-office/partners',
};

/** Amounts are grouped by narrow spaces, which nobody types. */
const amount = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
const figure = (page: Page, label: string) =>
  dialog(page).first().getByText(label, { exact: true }).locator('xpath=../dd').first();

interface Month {
  id: number;
  month: string;
  status: string;
  version: number;
  checklist: { code: string; count: number }[];
}
const monthOf = async (service: Service, month: string) => {
  const { months } = await service.read<{ months: Month[] }>('/system-user/v1/closing-months-list?limit=20');
  const found = months.find((one) => one.month === month);
  if (!found) throw new Error(`There is no ${month}.`);
  return found;
};
/** What an account held at the end of October. */
const balanceOf = async (service: Service, account: number) => {
  const path = `/system-user/v1/gl/accounts/${account}/card?limit=1&begin_date=2026-10-01&end_date=2026-10-31`;
  return (await service.read<{ totals: { closing: string } }>(path)).totals.closing;
};
/** The ties of the ledger with the records of which it tells, as the checklist of the month sees them. */
const tiesOf = async (service: Service, { id }: Month) => {
  const { checklist } = await service.read<Month>(`/system-user/v1/closing-months-list/${id}`);
  return checklist.filter(({ code, count }) => code.startsWith('tie_') && count > 0);
};

/** The service goes on by itself: until nothing of October is being calculated any more, and that is seen. */
async function untilReckoned(page: Page, service: Service) {
  await expect(notice(page, 'Расчёт начался')).toBeVisible();
  const path = '/investment/investments/dividends?month=2026-10&status=calculating&limit=1';
  await expect.poll(async () => (await service.read<{ count: number }>(path)).count).toBe(0);
  await expect(dialog(page).first().getByText('Рассчитаны', { exact: true })).toBeVisible();
}

/** A line of the checklist with its number. */
const line = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Что проверить перед закрытием' }).getByRole('listitem').filter({ hasText: words });

/** Says yes in a question. */
async function confirm(page: Page, question: string, yes: string | RegExp) {
  await dialog(page, question).getByRole('button', { name: yes }).click();
  await expect(dialog(page, question)).toBeHidden();
}

/** Posts every draft of the list that waits for whoever is signed in. */
async function postDrafts(page: Page, count: number) {
  for (let left = count; left > 0; left -= 1) {
    await expect(rows(page)).toHaveCount(left);
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Провести' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(dialog(page, 'Провести проводку?').getByRole('button', { name: /^Провести \d/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Провести проводку?')).toBeHidden();
    // The next one may have opened by itself.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  }
  await expect(rows(page)).toHaveCount(0);
}

test('October is put right, closed by two, and takes nothing more', async ({
  page,
  otherPage,
  newPage,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  await backEnd.tell({ do: 'allow', role: 'accountant', permission: 'closing.enable' });
  const service = await serviceOf(backEnd.url, 'executive');
  const { id } = await monthOf(service, '2026-10');
  const october = `${paths.months}?id=${id}`;
  await signIn(page, 'accountant', october);

  // What is red says how many, and leads to as many.
  await expect(line(page, 'Ручные проводки в черновиках').getByRole('link')).toHaveText('3');
  const missing = line(page, 'Дивиденды стратегий не рассчитаны').getByRole('link');
  await expect(missing).toHaveText('1');
  const begin = page.getByRole('button', { name: /Начать закрытие/ });
  await expect(begin).toHaveAccessibleDescription('Сначала исправьте то, что мешает закрыть');
  await missing.click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Рассчитать', exact: true }).click();
  await confirm(page, 'Рассчитать дивиденды?', 'Рассчитать');
  await untilReckoned(page, service);

  await page.goto(october);
  await line(page, 'Ручные проводки в черновиках').getByRole('link').click();
  await expect(rows(page)).toHaveCount(3);
  const drafts = new URL(page.url());
  drafts.searchParams.set('awaits', 'me');
  await page.goto(drafts.href);
  await postDrafts(page, 1);
  await signIn(otherPage, 'accountant2', drafts.pathname + drafts.search);
  await postDrafts(otherPage, 2);

  // The accountant begins it, and is not the one who confirms.
  await page.goto(october);
  await begin.click();
  await confirm(page, 'Начать закрытие месяца?', 'Начать закрытие');
  const waiting = page.getByText('Ждёт подтверждения').filter({ visible: true }).first();
  await expect(waiting).toBeVisible();
  const close = (one: Page) => one.getByRole('button', { name: 'Закрыть месяц' });
  await expect(close(page)).toHaveAccessibleDescription('Это делает другой сотрудник: начали вы');

  // The director types which month it is.
  const third = await newPage();
  await signIn(third, 'executive', october);
  await close(third).click();
  const question = dialog(third, 'Закрыть месяц?');
  await expect(question.getByRole('button', { name: 'Закрыть месяц' })).toBeDisabled();
  await question.getByRole('textbox').fill('2026-10');
  await question.getByRole('button', { name: 'Закрыть месяц' }).click();
  await expect(notice(third, 'Месяц закрыт')).toBeVisible();
  await expect(close(third)).toHaveCount(0);

  // Its files are those whose checksums stand beside them, and tell what the screens tell.
  const files = third.getByRole('region', { name: 'Файлы месяца' });
  await expect(files.getByRole('link')).toHaveCount(5);
  const sheets = new Map<string, unknown[][]>();
  for (const name of ['gl', 'pnl', 'dividends', 'tax', 'investors']) {
    const download = third.waitForEvent('download');
    await files.getByRole('link', { name: `${name}-2026-10.xlsx` }).click();
    const content = await readFile(await (await download).path());
    const digest = createHash('sha256').update(content).digest('hex');
    await expect(files.getByRole('button', { name: `Скопировать ${digest}` })).toBeVisible();
    const book = read(content);
    const lines = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 }); // rows, then what they are
    const total = lines.findIndex(([label]) => label === 'Итого');
    sheets.set(name, lines.slice(1, total < 0 ? undefined : total));
    // Under the total each file says by how much it is not what the ledger holds: by nothing.
    const differences = lines.filter(([label]) => String(label).endsWith(', расхождение'));
    expect(differences.length, name).toBeGreaterThan(0);
    expect(
      differences.every((row) => Number(row.at(-1)) === 0),
      name,
    ).toBe(true);
  }
  const inMonth = 'begin_date=2026-10-01&end_date=2026-10-31&limit=1';
  const { count } = await service.read<{ count: number }>(`/system-user/v1/gl-list?${inMonth}`);
  // What closing wrote came after the files, and stands beside them.
  const { entries } = await service.read<{ entries: unknown[] }>(`/system-user/v1/closing-months-list/${id}`);
  expect(sheets.get('gl')).toHaveLength(count - entries.length);
  const { totals } = await service.read<{ totals: { net: string } }>(
    '/investment/investments/dividends?month=2026-10&limit=1',
  );
  const net = sheets.get('dividends')!.reduce((sum, row) => sum + Math.round(Number(row[4]) * 100), 0);
  expect((net / 100).toFixed(2)).toBe(totals.net);

  // Nothing more comes into it, and it is not closed for a second time.
  await page.goto('/back-office/expenses?form=new');
  const form = dialog(page, 'Записать расход');
  await form.getByRole('textbox', { name: 'День операции' }).fill('15.10.2026');
  await form.getByRole('combobox', { name: 'Статья' }).selectOption({ index: 1 });
  await form.getByRole('textbox', { name: 'Сумма, сум' }).fill('1120000');
  await form.getByRole('button', { name: 'Записать расход' }).click();
  await expect(form.getByText('Месяц закрыт').first()).toBeVisible();
  const again = await service.call<{ code: string }>('POST /system-user/v1/end-of-month-create', {
    body: { month: '2026-10' },
  });
  expect([again.status, again.body.code]).toEqual([409, 'month_closed']);
});

test('a closed month is opened by two, and only the latest one', async ({ page, otherPage, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'executive');
  const [september, august] = await Promise.all([monthOf(service, '2026-09'), monthOf(service, '2026-08')]);
  await signIn(page, 'director', `${paths.months}?id=${august.id}`);
  const reopen = page.getByRole('button', { name: 'Открыть снова' });
  await expect(reopen).toHaveAccessibleDescription('Сначала откройте более поздний месяц');
  await page.goto(`${paths.months}?id=${september.id}`);
  await reopen.click();
  const asking = dialog(page, 'Попросить открыть месяц снова');
  await asking.getByRole('button', { name: 'Открыть снова' }).click();
  await expect(asking.getByText('Заполните', { exact: false }).first()).toBeVisible();
  await asking.getByRole('textbox', { name: 'Зачем открывать' }).fill('Счёт за аренду пришёл позже');
  await asking.getByRole('button', { name: 'Открыть снова' }).click();
  await expect(notice(page, 'Просьба записана: её подтвердит другой сотрудник')).toBeVisible();
  // Whoever asked does not confirm.
  const confirming = (one: Page) => one.getByRole('button', { name: 'Подтвердить открытие' });
  await expect(confirming(page)).toHaveAccessibleDescription('Это делает другой сотрудник: начали вы');

  await signIn(otherPage, 'executive', `${paths.months}?id=${september.id}`);
  await expect(otherPage.getByText(/просит открыть месяц снова: Счёт за аренду пришёл позже/)).toBeVisible();
  await confirming(otherPage).click();
  await confirm(otherPage, 'Открыть месяц снова?', 'Подтвердить открытие');
  await expect(notice(otherPage, 'Месяц открыт снова')).toBeVisible();
  // Its old files stay.
  await expect(otherPage.getByRole('region', { name: 'Файлы месяца' }).getByRole('link')).toHaveCount(5);
});

test('October is announced, divided to the tiyin, divided anew and paid by the director', async ({
  page,
  otherPage,
  backEnd,
  complaints,
}) => {
  // Not all strategies are reckoned when it is first paid.
  complaints.allow(/409/);
  await backEnd.tell({ do: 'threeInvestments', month: '2026-10' });
  const service = await serviceOf(backEnd.url, 'accountant');
  await signIn(page, 'accountant', `${paths.profits}?form=new`);
  const form = dialog(page, 'Записать прибыль');
  await form.getByRole('combobox', { name: 'Месяц' }).selectOption('2026-10');
  await form.getByRole('combobox', { name: 'Стратегия' }).selectOption({ label: 'Октябрь' });
  await form.getByRole('textbox', { name: 'Доходы, сум' }).fill('9000000');
  await form.getByRole('textbox', { name: 'Расходы, сум' }).fill('4234567,90');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Прибыль записана')).toBeVisible();
  const inProfits = `${paths.profits}?search=${encodeURIComponent('Октябрь')}`;
  await page.goto(inProfits);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Прибыль посчитана' }).click();
  await confirm(page, 'Суммы проверены?', 'Прибыль посчитана');
  // The accountant does not announce.
  await expect(page.getByText('Посчитана').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Объявить' })).toHaveCount(0);

  await signIn(otherPage, 'executive', inProfits);
  await rows(otherPage).first().getByRole('link').first().click();
  await otherPage.getByRole('button', { name: 'Объявить' }).click();
  const announcing = dialog(otherPage, 'Объявить прибыль');
  const typed = announcing.getByRole('textbox', { name: 'Объявлено, сум' });
  await typed.fill('4765432,11');
  await announcing.getByRole('button', { name: 'Объявить' }).click();
  await expect(
    announcing
      .getByRole('alert')
      .or(announcing.getByText(/4\s765\s432,10/))
      .first(),
  ).toBeVisible();
  await typed.fill('4765432,10');
  await announcing.getByRole('button', { name: 'Объявить' }).click();
  await expect(notice(otherPage, 'Прибыль объявлена сотрудникам и учтена')).toBeVisible();

  const inDividends = `${paths.dividends}?month=2026-10&search=${encodeURIComponent('Октябрь')}`;
  await page.goto(inDividends);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Рассчитать', exact: true }).click();
  await confirm(page, 'Рассчитать дивиденды?', 'Рассчитать');
  const figures = {
    'Объявлено, сум': '4 765 432,10',
    'Доля IMAN, %': '31,9439',
    'Пул инвесторов, сум': '3 243 167,24',
    'Начислено, сум': '3 243 167,24',
    'К выплате инвесторам, сум': '3 053 725,84',
    'Доля платформы, сум': '1 065 585,41',
    'Доля партнёров, сум': '456 679,45',
  };
  const expectFigures = async () => {
    for (const [label, sum] of Object.entries(figures)) await expect(figure(page, label)).toHaveText(amount(sum));
  };
  await expectFigures();
  const shares = page.getByRole('region', { name: 'По инвестициям' });
  const ofPeople = [
    ['Алиев Резидент', '10 000 000,00', '160 184,47', '8 009,22', '152 175,25'],
    ['Бейкер Нерезидент', '34 064 516,13', '545 660,66', '54 566,07', '491 094,59'],
    ['Валиев Резидент', '158 400 000,00', '2 537 322,11', '126 866,11', '2 410 456,00'],
  ];
  for (const [name, ...sums] of ofPeople)
    for (const sum of sums)
      await expect(shares.getByRole('row', { name: name! }).getByText(amount(sum)).first()).toBeVisible(); // of four each

  // Anew: the first run is reversed, and what is left on 8720 is what was left.
  const left = await balanceOf(service, 8720);
  await page.getByRole('button', { name: 'Рассчитать заново' }).click();
  await expect(dialog(page, 'Рассчитать дивиденды?')).toContainText('Прежний расчёт будет сторнирован');
  await confirm(page, 'Рассчитать дивиденды?', 'Рассчитать заново');
  await untilReckoned(page, service);
  await expectFigures();
  expect(await balanceOf(service, 8720)).toBe(left);

  // The accountant does not pay; the director cannot either while a strategy is missing.
  const pay = (one: Page) => one.getByRole('button', { name: 'Выплатить за месяц' });
  await expect(pay(page)).toHaveCount(0);
  await otherPage.goto(`${paths.dividends}?month=2026-10`);
  await expect(pay(otherPage)).toHaveAccessibleDescription(/^Не рассчитаны дивиденды: \S+/);
  await page.goto(`${paths.dividends}?month=2026-10&status=announced`);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Рассчитать', exact: true }).click();
  await confirm(page, 'Рассчитать дивиденды?', 'Рассчитать');
  await untilReckoned(page, service);
  await otherPage.reload();
  await pay(otherPage).click();
  // The sum is large: it is typed once more.
  const question = dialog(otherPage, 'Выплатить дивиденды всех стратегий?');
  const { net } = await service.read<{ net: string }>('/investment/investments/withdrawal-dividends/2026-10');
  await question.getByRole('textbox', { name: /Сумма большая/ }).fill(net.replace('.', ','));
  await question.getByRole('button', { name: /^Выплатить/ }).click();
  await expect(notice(otherPage, 'Выплата началась')).toBeVisible();
  const statuses = async () => {
    const path = '/investment/investments/dividends?month=2026-10&limit=100';
    const { strategies } = await service.read<{ strategies: { status: string }[] }>(path);
    return [...new Set(strategies.map(({ status }) => status))];
  };
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(['paid']);
  await otherPage.goto(`${inDividends}`);
  await expect(rows(otherPage).first()).toContainText('Выплачены');
  // Nothing is left to pay, and the ledger is what the records are.
  await expect(pay(otherPage)).toHaveAccessibleDescription('За этот месяц выплачивать нечего');
  expect(await tiesOf(service, await monthOf(service, '2026-10'))).toEqual([]);
  expect(await tiesOf(service, await monthOf(service, '2026-11'))).toEqual([]);
});

/** A row of the trial balance of the day, as it is shown. */
async function trialBalance(page: Page, account: number): Promise<string[]> {
  await page.goto(`${paths.trialBalance}?begin_date=2026-11-20&end_date=2026-11-20&search=${account}`);
  const row = page.getByRole('row', { name: new RegExp(`^${account}`) });
  await expect(row).toBeVisible();
  return row.getByRole('gridcell').allTextContents();
}

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, name: string | RegExp, role: 'textbox' | 'combobox' = 'textbox') {
  const field = dialog(page).getByRole(role, { name }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test('a cash-out is filled in without a mouse, posted by another accountant, and reversed', async ({
  page,
  otherPage,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'accountant', paths.postings);
  await expect(rows(page).first()).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('9420\t1000000\n4410\t119999,99'));
  await page.keyboard.press('n');
  await expect(dialog(page, 'Составить проводку').getByRole('combobox', { name: 'Движение денег' })).toBeFocused();
  await tabTo(page, 'Операция', 'combobox');
  const operation = dialog(page).getByRole('combobox', { name: 'Операция' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(operation.getByRole('option', { selected: true })).toHaveText('Административный расход', {
      timeout: 100,
    });
  }).toPass({ intervals: [0] });
  await tabTo(page, /^Сумма(?!, сум)/);
  await page.keyboard.type('1120000');
  await tabTo(page, 'Счёт, номер или название, строка 1');
  await page.keyboard.press('Control+v');
  const form = dialog(page, 'Составить проводку');
  await expect(form.getByText(/^Осталось распределить: 0,01/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('Сумма строк не равна сумме проводки').first()).toBeVisible();
  // The wrong tiyin is put right, and so is an account, by a part of its name.
  await tabTo(page, 'Счёт, номер или название, строка 1');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('административные');
  await expect(form.getByText(/9420 Административные расходы/)).toBeVisible();
  await tabTo(page, 'Сумма, сум, строка 2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('120000');
  await tabTo(page, 'Содержание');
  await page.keyboard.type('Аренда за ноябрь');
  await page.keyboard.press('Control+Enter');
  await expect(notice(page, 'Черновик сохранён. Провести его должен другой сотрудник')).toBeVisible();

  // A draft is in no balance.
  const before = await trialBalance(page, 4410);
  const mine = `${paths.postings}?search=${encodeURIComponent('Аренда за ноябрь')}`;
  await page.goto(mine);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Провести' })).toHaveAccessibleDescription(
    'Вы составили её сами: провести или отклонить должен другой',
  );
  const postAsOther = async (query: string) => {
    await otherPage.goto(query);
    await rows(otherPage).first().getByRole('link').first().click();
    await otherPage.getByRole('button', { name: 'Провести' }).click();
    await confirm(otherPage, 'Провести проводку?', /^Провести \d/);
    await expect(notice(otherPage, 'Проводка проведена')).toBeVisible();
  };
  await signIn(otherPage, 'accountant2', mine);
  await postAsOther(mine);
  const posted = await trialBalance(page, 4410);
  // The turnover has it now.
  expect(posted).not.toEqual(before);
  expect(posted.join(' ')).toMatch(/120\s000,00/);

  await page.goto(`${mine}&status=posted`);
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Сторнировать' }).click();
  await confirm(page, 'Сторнировать проводку?', 'Сторнировать');
  await expect(notice(page, 'Черновик сторно составлен')).toBeVisible();
  await postAsOther(`${mine}&status=draft`);
  // Both stay, and the account holds what it held.
  await page.goto(`${mine}&status=posted`);
  await expect(rows(page)).toHaveCount(2);
  const reversed = await trialBalance(page, 4410);
  expect(reversed.slice(-2)).toEqual(before.slice(-2));
  expect(reversed.slice(-2)).not.toEqual(posted.slice(-2));
});

test('shares of partners come to 100 or are not saved, and hold from the next month on', async ({
  page,
  otherPage,
  backEnd,
  complaints,
}) => {
  const service = await serviceOf(backEnd.url, 'executive');
  complaints.allow(/422/);
  await signIn(page, 'executive', `${paths.partners}?form=shares`);
  const form = dialog(page, 'Доли партнёров со следующего месяца');
  const platform = form.getByRole('textbox', { name: /Divan Platform/ });
  const person = form.getByRole('textbox', { name: /Рахимов/ });
  await expect(form.getByText('Доли дают вместе 100 %')).toBeVisible();
  await person.fill('12');
  await expect(form.getByText(/Вместе 99,5 %, а нужно ровно 100 %/)).toBeVisible();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText('Доли партнёров должны дать вместе ровно 100 %').first()).toBeVisible();
  await platform.fill('70,5');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Доли сохранены')).toBeVisible();
  // This month is shared as before.
  const row = page.getByRole('row', { name: /Рахимов/ });
  await expect(row.getByRole('gridcell').filter({ hasText: /^12,5$/ })).toHaveCount(1);
  await expect(row.getByRole('gridcell').filter({ hasText: /^12$/ })).toHaveCount(1);

  // So is October, whose dividends are reckoned only now.
  await signIn(otherPage, 'accountant', `${paths.dividends}?month=2026-10&status=announced`);
  await rows(otherPage).first().getByRole('link').first().click();
  await otherPage.getByRole('button', { name: 'Рассчитать', exact: true }).click();
  await confirm(otherPage, 'Рассчитать дивиденды?', 'Рассчитать');
  await untilReckoned(otherPage, service);
  await otherPage.goto('/back-office/investor-finance-profit');
  const lines = otherPage.getByRole('row').filter({ hasText: 'Рахимов' });
  await expect(lines.first()).toContainText('12,5');

  // What is paid is the share, and no other sum; whoever fills it in does not pay it.
  await otherPage.goto(`${paths.postings}?form=new`);
  const payment = dialog(otherPage, 'Составить проводку');
  const share = payment.getByRole('combobox', { name: 'Выплата доли партнёра' });
  const owed = share.getByRole('option', { name: /Рахимов/ }).first();
  await share.selectOption(await owed.getAttribute('value'));
  const sums = [
    payment.getByRole('textbox', { name: /^Сумма(?!, сум)/ }),
    payment.getByRole('textbox', { name: 'Сумма, сум, строка 1' }),
  ];
  const given = await sums[0]!.inputValue(); // there are two
  for (const sum of sums) await sum.fill('1');
  await payment.getByRole('button', { name: 'Сохранить' }).click();
  await expect(payment.getByText('Сумма проводки не равна доле партнёра').first()).toBeVisible();
  for (const sum of sums) await sum.fill(given);
  await payment.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(otherPage, 'Черновик сохранён. Провести его должен другой сотрудник')).toBeVisible();
});

test('a tax of dividends that changes leaves what is reckoned, and is in the next; it is not deleted', async ({
  page,
  otherPage,
}) => {
  await signIn(page, 'director', `/back-office/constants?search=dividend_tax_resident`);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Удалить' })).toHaveAccessibleDescription(
    'Её читает система: удалить нельзя',
  );
  await page.getByRole('button', { name: 'Изменить' }).click();
  const form = dialog(page, 'Изменить константу');
  await form.getByRole('textbox', { name: 'Значение' }).fill('6');
  await expect(form.getByText('Было → станет').locator('xpath=..')).toContainText(/5\s%\s?6\s%/);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Константа сохранена')).toBeVisible();

  const october = `${paths.dividends}?month=2026-10`;
  await signIn(otherPage, 'accountant', `${october}&status=calculated`);
  await rows(otherPage).first().getByRole('link').first().click();
  await expect(figure(otherPage, 'Налог резидента, %')).toHaveText('5');
  await otherPage.goto(`${october}&status=announced`);
  await rows(otherPage).first().getByRole('link').first().click();
  await otherPage.getByRole('button', { name: 'Рассчитать', exact: true }).click();
  await confirm(otherPage, 'Рассчитать дивиденды?', 'Рассчитать');
  await expect(figure(otherPage, 'Налог резидента, %')).toHaveText('6');
});

test('what comes in and goes out by hand is posted at once, and not into a closed month', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  const service = await serviceOf(backEnd.url, 'accountant');
  for (const [path, title, done, account] of [
    ['/back-office/expenses', 'Записать расход', 'Расход записан и проведён', 5110],
    ['/back-office/incomes', 'Записать доход', 'Доход записан и проведён', 5110],
  ] as const) {
    if (path.includes('expenses')) await signIn(page, 'accountant', `${path}?form=new`);
    else await page.goto(`${path}?form=new`);
    const form = dialog(page, title);
    await form.getByRole('textbox', { name: 'День операции' }).fill('15.09.2026');
    await form.getByRole('combobox', { name: 'Статья' }).selectOption({ index: 1 });
    await form.getByRole('textbox', { name: 'Сумма, сум' }).fill('1120000');
    await form.getByRole('textbox', { name: 'В том числе НДС, сум' }).fill('120000');
    await form.getByRole('button', { name: title }).click();
    await expect(form.getByText('Месяц закрыт').first()).toBeVisible();
    const before = await turnoverOf(service, account);
    await form.getByRole('textbox', { name: 'День операции' }).fill('19.11.2026');
    await form.getByRole('button', { name: title }).click();
    await expect(notice(page, done)).toBeVisible();
    expect((await turnoverOf(service, account)) - before).toBe(2);
  }
  // Nor is a posting of September, which a draft may name.
  const draft = await service.call<{ code: string }>('POST /system-user/v1/gl/cash-out-create', {
    body: {
      ...{ date: '2026-09-15', account_id: 5110, operation_id: await operationOf(service), amount: '1000.00' },
      lines: [{ account_id: 9420, amount: '1000.00' }],
    },
  });
  expect([draft.status, draft.body.code]).toEqual([409, 'month_closed']);
});

/** How many entries of the day an account has. */
const turnoverOf = async (service: Service, account: number) => {
  const path = `/system-user/v1/gl/accounts/${account}/card?limit=1&begin_date=2026-11-19&end_date=2026-11-19`;
  return (await service.read<{ count: number }>(path)).count;
};
const operationOf = async (service: Service) => {
  const { operations } = await service.read<{ operations: { id: number; code: string }[] }>(
    '/payment/v1/operations?limit=100',
  );
  return operations.find(({ code }) => code === 'administrative_expense')!.id; // of the migration
};

test('the statement of the bank: what both have stands together, and a row of the bank alone becomes a draft', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'accountant');
  interface Entry {
    date: string;
    amount: string;
  }
  const { entries } = await service.read<{ entries: Entry[] }>(
    '/system-user/v1/gl-list?debit_id=5110&source=auto&limit=1&begin_date=2026-11-01',
  );
  const [known] = entries;
  if (!known) throw new Error('Nothing came to the account in November.');
  const sheet = utils.aoa_to_sheet([
    ['Дата', 'Номер', 'Приход', 'Расход', 'Контрагент', 'ИНН', 'Назначение платежа'],
    [known.date, '', known.amount, '', 'Инвестор', '', 'Пополнение'],
    ['2026-11-18', '118', '', '1 234,56', 'ООО «Офис плюс»', '305109680', 'Аренда за ноябрь'],
    ['2026-11-18', '119', '', '1,2345', '', '', ''],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Выписка');
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  await signIn(page, 'accountant', '/back-office/gl/bank-sheet');
  const name = 'выписка-11.xlsx';
  await page.getByLabel('Выбрать выписку').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

  const only = page.getByRole('region', { name: 'Есть в банке, нет в книге' });
  await expect(page.getByRole('region', { name: 'Совпало' }).getByText('Сумма и день')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Строки, которые не прочитаны' }).getByText('Списание')).toBeVisible();
  const row = only.getByRole('row', { name: /Офис плюс/ });
  await row.hover();
  await row.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Составить проводку по строке' }).click();
  const form = dialog(page, 'Составить проводку');
  await expect(form.getByRole('textbox', { name: 'День проводки' })).toHaveValue('18.11.2026');
  await expect(form.getByRole('textbox', { name: 'Номер документа' })).toHaveValue('118');
  await form.getByRole('combobox', { name: 'Операция' }).selectOption({ label: 'Административный расход' });
  await form.getByRole('textbox', { name: 'Счёт, номер или название, строка 1' }).fill('9420');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row.getByText('Черновик составлен')).toBeVisible();

  // The draft has no entries: until another person posts it the bank still knows more than the ledger.
  await page.getByRole('button', { name: 'Сверить снова' }).click();
  await expect(only.getByRole('row', { name: /Офис плюс/ })).toBeVisible();
  const { postings } = await service.read<{
    postings: { id: number; version: number; document_number: string | null }[];
  }>('/system-user/v1/gl/cash-in-out-list?status=draft&limit=50&search=118');
  const draft = postings.find(({ document_number: number }) => number === '118');
  const other = await serviceOf(backEnd.url, 'accountant2');
  const posted = await other.call(`PUT /system-user/v1/gl-list/${draft?.id}/cash-in-out-detail`, {
    body: { action: 'post' },
    version: draft?.version,
  });
  expect(posted.status).toBe(200);
  await page.getByRole('button', { name: 'Сверить снова' }).click();
  await expect(page.getByText('Каждой строке выписки нашлась проводка')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Совпало' }).getByText('Документ и день')).toBeVisible();
});
