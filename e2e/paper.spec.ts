/** What is printed: a paper instead of the screen, light in any theme, under the page's own policy. */
import type { Page } from '@playwright/test';
import { cardPath } from './support/card';
import { listPath, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

/** A browser without a printer: it tells that it prints, and holds the paper to be looked at. */
const holdPaper = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
const paper = (page: Page) => page.locator('body > article');

/** Looks at the paper that has been asked for, whole and no wider than its page, and lets the browser say that it has printed. */
async function expectPaper(page: Page, title: string | RegExp, parts: readonly (string | RegExp)[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page).getByRole('heading', { level: 1 })).toHaveText(title);
  for (const part of parts) {
    const heading = paper(page).getByRole('heading', { level: 2, name: part });
    await expect(heading.or(paper(page).getByText(part)).first()).toBeVisible();
  }
  // A page of A4 less its margins.
  const wide = await paper(page).evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(wide).toBeLessThanOrEqual(1);
  await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: 'screen' });
  // The browser told that it has printed, and the paper went.
  await expect(paper(page)).toHaveCount(0);
}

test('a list and a record are printed as papers on A4, with who and when on each page', async ({ page }) => {
  await holdPaper(page);
  await signIn(page, 'director', `${listPath}?status=active`);
  await page.getByRole('button', { name: 'Печать' }).click();
  await expect(paper(page)).toBeAttached();
  await expect(paper(page)).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paper(page).getByRole('heading', { level: 1 })).toHaveText('Инвесторы');
  await expect(paper(page).getByText('Активный').first()).toBeVisible();
  await expect(paper(page).getByText('Утвердил')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
  );
  expect(rules).toContain('counter(page)');
  expect(rules).toMatch(/Напечатано: Бахтиёр Назаров, \d\d\.\d\d\.\d{4}/);
  // The browser tells when it has printed, and the paper goes.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 in points.
  expect(pdf).toMatch(/\/MediaBox ?\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: 'screen' });
  await expect(paper(page)).toHaveCount(0);

  await page.goto(cardPath(38));
  await page.getByRole('region', { name: 'Общие данные' }).waitFor();
  await page.getByRole('button', { name: 'Печать' }).click();
  await expect(paper(page)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Общие данные', 'Сертификаты', 'Вложения', 'Журнал'])
    await expect(paper(page).getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(paper(page).getByText('4130******4043')).toBeVisible();
});

test('the trial balance, a month and dividends are papers with all their figures, none of them cut off', async ({
  page,
}) => {
  await holdPaper(page);
  await signIn(page, 'executive', '/back-office/gl/trial-balance');
  await page.getByRole('button', { name: 'Печать' }).click();
  await expectPaper(page, 'Оборотно-сальдовая ведомость', [
    'Начало, дебет',
    'Оборот, кредит',
    'Конец, кредит',
    'Утвердил',
  ]);

  await page.goto('/back-office/investor-finance?status=closed');
  await page.getByRole('grid').getByRole('link').first().click();
  const side = page.getByRole('dialog');
  await side.getByRole('region', { name: 'Файлы месяца' }).getByRole('link').first().waitFor();
  await side.getByRole('button', { name: 'Печать' }).click();
  await expectPaper(page, /\d{4}/, ['Закрывающие проводки', 'Файлы месяца', 'История']);

  await page.goto('/back-office/dividends?status=calculated');
  await page.getByRole('grid').getByRole('link').first().click();
  await side.getByRole('region', { name: 'По инвестициям' }).waitFor();
  await side.getByRole('button', { name: 'Печать' }).click();
  await expectPaper(page, /:/, ['По инвестициям', 'История']);
});

test('a claim, a payment order and the receipt of a posting are papers with sums, names and lines to sign on', async ({
  page,
}) => {
  await holdPaper(page);
  const printFirst = async (path: string, place: 'main' | 'dialog', section: string) => {
    await page.goto(path);
    await page.getByRole('grid').getByRole('link').first().click();
    const record = page.getByRole(place);
    await record.getByRole('region', { name: section }).waitFor();
    await record.getByRole('button', { name: 'Печать' }).click();
    await expect(paper(page)).toBeAttached();
  };
  const money = /\d,\d\d/;
  await signIn(page, 'accountant', '/back-office/requests/cash-out?status=approved');
  await printFirst('/back-office/requests/cash-out?status=approved', 'main', 'Заявка');
  await expectPaper(page, /EX-\d+/, [money, 'История', 'Утвердил']);
  await printFirst('/back-office/requests/dibank', 'dialog', 'Сведения');
  await expectPaper(page, /\d/, [money, 'Утвердил']);
  await printFirst('/back-office/gl/cash-in-out?status=posted', 'dialog', 'Строки проводки');
  await expectPaper(page, /Проводка \d{4}\/\d+/, ['Строки проводки', money, 'История', 'Утвердил']);
});

test('a return, what is paid to merchants and a schedule of payments are papers with all their sums', async ({
  page,
  backEnd,
}) => {
  await holdPaper(page);
  const money = /\d,\d\d/;
  await signIn(page, 'accountant', '/refund-claims/list');
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('region', { name: 'Возвращаемые товары' }).waitFor();
  await page.getByRole('button', { name: 'Печать' }).click();
  await expectPaper(page, /\d/, ['О возврате', 'Возвращаемые товары', money, 'Утвердил']);

  await page.goto('/merchants/transfers');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Печать' }).click();
  await expectPaper(page, 'Платежи мерчантам', ['Мерчант', money, 'Утвердил']);

  const service = await serviceOf(backEnd.url, 'accountant');
  const { applications } = await service.read<{ applications: { id: number }[] }>(
    '/payment/v1/installments/applications?status=not_fully_paid&limit=1',
  );
  await page.goto(`/installment/installments/info/${applications[0]!.id}?tab=schedule`); // the demonstration has some
  await page.getByRole('grid').first().waitFor();
  await page.getByRole('button', { name: 'Печать' }).click();
  await expectPaper(page, /./, ['График платежей', money, 'Утвердил']);
});

test('a long value that is shown whole wraps beside its eye', async ({ page }) => {
  await signIn(page, 'moderator', cardPath(38));
  const section = page.getByRole('region', { name: 'Личные данные и документ' });
  await section.getByRole('button', { name: 'Показать: Адрес проживания' }).click();
  const eye = section.getByRole('button', { name: 'Скрыть: Адрес проживания' });
  const [value, place] = await Promise.all([eye.locator('xpath=ancestor::dd').boundingBox(), eye.boundingBox()]);
  expect(place!.x + place!.width).toBeLessThanOrEqual(value!.x + value!.width + 1);
  const overflow = await eye.locator('xpath=ancestor::dd').evaluate((dd) => dd.scrollWidth - dd.clientWidth);
  expect(overflow).toBeLessThanOrEqual(1);
  await eye.click();
  await expect(section.getByRole('button', { name: 'Показать: Адрес проживания' })).toBeVisible();
});
