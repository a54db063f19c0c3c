/** Many pages at once: what a tab keeps, how tabs are closed and moved, and when the panel asks before it loses something. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { heading, listPath, menu, openList, rows, signIn, signOut } from './support/panel';
import { expect, test } from './support/test';

const bar = (page: Page) => page.getByRole('tablist', { name: 'Открытые страницы' });
const tabs = (page: Page) => bar(page).getByRole('tab');
const tabOf = (page: Page, path: string) => page.locator(`[id="tab:${path}"]`);
const panel = (page: Page) => page.getByRole('tabpanel');
const commentField = (page: Page) => panel(page).getByRole('textbox', { name: /Комментарий/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Закрыть без сохранения?' });

/** The paths of the tabs, in their order. */
const order = (page: Page) => tabs(page).evaluateAll((all) => all.map((tab) => tab.id.slice('tab:'.length)));

/** The paths of so many investors. */
async function investorPaths(page: Page, count: number): Promise<string[]> {
  await expect(rows(page)).toHaveCount(20);
  const paths = await panel(page)
    .locator('a[data-opens]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return paths.slice(0, count);
}

/** Opens pages one after another as Back and Forward do, so that no link is needed; each as soon as the one before has its tab. */
async function visitAll(page: Page, urls: readonly string[]) {
  await page.evaluate(async (addresses) => {
    for (const address of addresses) {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
      const isShown = () => document.getElementById(`tab:${address}`)?.ariaSelected === 'true';
      while (!isShown()) await new Promise(requestAnimationFrame);
    }
  }, urls);
}

async function openCards(page: Page, count: number): Promise<string[]> {
  await openList(page, '?limit=20');
  const paths = await investorPaths(page, count);
  await visitAll(page, paths);
  await expect(heading(page, 'Общие данные')).toBeVisible();
  return paths;
}

/** Begins to change the status of the investor on the screen, and says why. */
async function typeComment(page: Page, text: string) {
  await panel(page).getByRole('button', { name: 'Изменить статус' }).click();
  await commentField(page).fill(text);
}

const dots = (page: Page) => bar(page).locator('[data-unsaved]');

test('twenty tabs with forms in three of them are all there again after a reload', async ({ page }) => {
  test.slow();
  const cards = await openCards(page, 19);
  await expect(tabs(page)).toHaveCount(20);
  const filled = [cards[0], cards[8], cards[18]] as string[];
  for (const path of filled) {
    await tabOf(page, path).click();
    await typeComment(page, `Почему ${path}`);
  }
  await expect(dots(page)).toHaveCount(3);
  // While the window lives the forms are as they were left, however many tabs are opened meanwhile.
  for (const path of filled) {
    await tabOf(page, path).click();
    await expect(commentField(page)).toHaveValue(`Почему ${path}`);
    await expect(commentField(page)).toBeFocused();
  }
  const before = await order(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(tabs(page)).toHaveCount(20);
  expect(await order(page)).toEqual(before);
  for (const path of filled) {
    await tabOf(page, path).click();
    await expect(panel(page).getByText(/Есть черновик от \d\d\.\d\d\.\d{4}/)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Восстановить' }).click();
    await expect(commentField(page)).toHaveValue(`Почему ${path}`);
  }
  await tabOf(page, listPath).click();
  await expect(page).toHaveURL(/limit=20/);
});

test('the 21st tab takes the place of the one not looked at for longest, never of an unsaved one', async ({ page }) => {
  test.slow();
  const cards = await openCards(page, 20);
  expect(await order(page)).not.toContain(listPath);
  await tabOf(page, cards[0] ?? '').click();
  await typeComment(page, 'Не терять');
  await visitAll(page, cards.slice(1));
  await menu(page).getByRole('link', { name: 'Инвесторы' }).click();
  await expect(rows(page).first()).toBeVisible();
  const left = await order(page);
  expect(left).toHaveLength(20);
  expect(left).toContain(cards[0]);
  expect(left).not.toContain(cards[1]);
  // Nineteen other pages were on the screen since; what was typed is not in a draft yet, but still in its field.
  await tabOf(page, cards[0] ?? '').click();
  await expect(commentField(page)).toHaveValue('Не терять');
});

test('a tab keeps filters, search, picked rows, place and focus; Back and Forward go from tab to tab', async ({
  page,
}) => {
  await openList(page, '?limit=50');
  await page.getByRole('searchbox').fill('а');
  await expect(page).toHaveURL(/search=/);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
  await page.getByRole('checkbox').nth(2).click();
  await expect(panel(page).getByText(/Выбрано/)).toBeVisible();
  const scroller = panel(page).getByRole('grid').locator('..');
  await scroller.evaluate((area) => (area.scrollTop = 420));
  const link = rows(page).nth(14).getByRole('link').first();
  // A row that is still out of sight would be scrolled to. A long name is cut at the edge of its column, the checkbox never.
  await expect(rows(page).nth(14).getByRole('checkbox')).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(heading(page, 'Общие данные')).toBeVisible();
  await expect(panel(page).getByRole('heading', { level: 1 })).toBeFocused();
  const card = new URL(page.url()).pathname;

  await tabOf(page, listPath).click();
  await expect(page).toHaveURL(/limit=50/);
  await expect(rows(page).first()).toBeVisible();
  await expect(panel(page).getByText(/Выбрано/)).toBeVisible();
  expect(await scroller.evaluate((area) => area.scrollTop)).toBe(420);
  await expect(panel(page).locator(':focus')).toHaveCount(1);

  await page.goBack();
  await expect(tabOf(page, card)).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tabOf(page, listPath)).toHaveAttribute('aria-selected', 'true');
  // The menu leads to the tab as it was left.
  await tabOf(page, card).click();
  await menu(page).getByRole('link', { name: 'Инвесторы' }).click();
  await expect(page).toHaveURL(/limit=50/);
});

test('a search for a person stays with its tab and out of every address', async ({ page }) => {
  await openList(page);
  const first = (await rows(page).first().getByRole('link').first().getAttribute('href')) ?? '';
  await page.getByRole('searchbox').fill('+998 99 999 99 98');
  await expect(rows(page)).toHaveCount(0);
  await visitAll(page, [first]);
  await tabOf(page, listPath).click();
  await expect(page.getByRole('searchbox')).toHaveValue('+998 99 999 99 98');
  await expect(rows(page)).toHaveCount(0);
  expect(page.url()).not.toMatch(/\d{7}|99%20|99\+/);
  expect(await page.evaluate(() => localStorage.getItem('persist:tabs'))).not.toMatch(/999|99%20/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('+998 99 999 99 98');
});

test('a hidden page keeps its boxes, and nobody reaches it', async ({ page }) => {
  const [card = ''] = await openCards(page, 1);
  await tabOf(page, listPath).click();
  await expect(rows(page).first()).toBeVisible();
  const hidden = page.locator(`[id="page:${card}"]`);
  await expect(hidden).toHaveCSS('content-visibility', 'hidden');
  await expect(hidden).not.toHaveCSS('display', 'none');
  await expect(panel(page)).toHaveCount(1);
  await expect(hidden.getByRole('button')).toHaveCount(0);
  await expect(hidden.locator('h1')).toBeHidden();
  // A press where a button of the hidden page stands goes to the page that is shown.
  const isCovered = await hidden.locator('h1').evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 1, top + 1);
    return hit !== null && heading.closest('[role="tabpanel"]')?.contains(hit) === false;
  });
  expect(isCovered).toBe(true);
  await expectAccessible(page, 'the list over a hidden card');
  await tabOf(page, card).click();
  await expect(heading(page, 'Общие данные')).toBeVisible();
  await expect(panel(page)).toHaveCount(1);
});

test('two investors are two tabs; hidden ones ask the server nothing', async ({ page }) => {
  const [one = '', two = ''] = await openCards(page, 2);
  await expect(tabs(page)).toHaveCount(3);
  for (const path of [one, two]) {
    await tabOf(page, path).click();
    await expect(heading(page, 'Общие данные')).toBeVisible();
  }
  const names = await tabs(page).evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(3);
  await expect(heading(page, 'История проверки').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  // The menu counts who waits for a check, whatever page is shown.
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !search.includes('limit=1&')) asked.push(pathname);
  });
  // What a hidden page showed is dropped by the change of the other one, and is asked for when it is shown again.
  await typeComment(page, 'Проверка');
  await panel(page).getByRole('radio', { disabled: false }).first().check();
  await panel(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Статус успешно отредактирован').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const id = (path: string) => path.split('/').at(-1) ?? '';
  const ofOther = () => asked.filter((path) => path.endsWith(`/${id(one)}`) || path.includes(`/${id(one)}/`));
  expect(asked.some((path) => path.endsWith(`/investors/${id(two)}`))).toBe(true);
  expect(ofOther()).toEqual([]);
  expect(asked.filter((path) => path.endsWith('/investment/investors'))).toEqual([]);

  // Shown again it has its rows at once, and fresh ones a moment later.
  await tabOf(page, one).click();
  await expect(heading(page, 'Общие данные')).toBeVisible();
  await expect.poll(ofOther).not.toEqual([]);
});

test('the list of sections and the keys lead through the card that is shown, also beside another one (J, K)', async ({
  page,
}) => {
  const [one = '', two = ''] = await openCards(page, 2);
  for (const path of [one, two]) {
    await tabOf(page, path).click();
    await expect(heading(page, 'Общие данные')).toBeVisible();
  }
  const section = (name: string) => panel(page).getByRole('region', { name, exact: true });
  const sections = panel(page).getByRole('navigation', { name: 'Разделы' });
  await expect(section('Вложения')).not.toBeInViewport();
  await sections.getByRole('button', { name: 'Вложения' }).click();
  await expect(section('Вложения')).toBeInViewport();
  await expect(sections.getByRole('button', { name: 'Вложения' })).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('KeyJ');
  await expect(section('Правки').getByRole('button', { name: 'Правки' })).toBeFocused();
  await page.keyboard.press('KeyK');
  await expect(section('Вложения').getByRole('button', { name: 'Вложения' })).toBeFocused();
});

test('closing asks where something was typed, and nowhere else', async ({ page }) => {
  const [one = '', two = '', three = ''] = await openCards(page, 3);
  await tabOf(page, two).click();
  await panel(page).getByRole('button', { name: 'Изменить статус' }).click();
  await expect(commentField(page)).toBeVisible();
  // Nothing was typed: no dot, no question.
  await expect(dots(page)).toHaveCount(0);
  await bar(page).locator(`[id="tab:${two}"] + button`).click();
  await expect(tabs(page)).toHaveCount(3);
  await tabOf(page, one).click();
  await typeComment(page, 'Осталось');
  await tabOf(page, three).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Закрыть остальные' }).click();
  await expect(question(page)).toContainText('Инвестор');
  await page.getByRole('button', { name: 'Оставить' }).click();
  await expect(tabs(page)).toHaveCount(3);
  await tabOf(page, one).click({ button: 'middle' });
  await question(page).getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(tabs(page)).toHaveCount(2);

  // Opened again, it offers what was typed.
  await page.keyboard.press('Alt+Shift+KeyZ');
  await expect(tabOf(page, one)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByText(/Есть черновик от/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Удалить' }).click();
  await panel(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(dots(page)).toHaveCount(0);
});

test('closing the window asks only when something was typed; signing out always asks, and names what was', async ({
  page,
  context,
  complaints,
}) => {
  // A count of the menu may be on its way when the session ends.
  complaints.allow(/status of 401/);
  const [one = ''] = await openCards(page, 1);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(dialogs).toEqual([]);
  await expect(heading(page, 'Общие данные')).toBeVisible();
  const askToLeave = async () => {
    await page.getByRole('button', { name: 'Меню пользователя' }).click();
    await page.getByRole('button', { name: 'Выйти' }).first().click();
  };
  const asked = page.getByRole('dialog', { name: 'Выйти из системы?' });
  await askToLeave();
  await expect(asked).toBeVisible();
  await expect(asked).not.toContainText('Не сохранены изменения');
  await asked.getByRole('button', { name: 'Остаться' }).click();
  await typeComment(page, 'Не сохранено');
  // Going elsewhere in the panel loses nothing, and asks nothing.
  await menu(page).getByRole('link', { name: 'Инвесторы' }).click();
  await expect(rows(page).first()).toBeVisible();
  await askToLeave();
  await expect(asked).toContainText('Не сохранены изменения');
  await asked.getByRole('button', { name: 'Остаться' }).click();
  await expect(dots(page)).toHaveCount(1);
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);

  await tabOf(page, one).click();
  await panel(page).getByRole('button', { name: 'Восстановить' }).click();
  await expect(dots(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(listPath);
  await expect(tabs(other)).toHaveCount(2);
  await signOut(page);
  await expect(page).toHaveURL(/\/user\/login/);
  await expect(other).toHaveURL(/\/user\/login/);
  // The question was the panel's own; the browser asked nothing on top of it.
  expect(dialogs).toEqual(['beforeunload']);
  expect(await other.evaluate(() => localStorage.getItem('persist:tabs') ?? '')).not.toContain('/back-office/');
});

test('tabs are closed to the right, to the left, the others and all; the last one stays (LAY-05)', async ({ page }) => {
  const [one = '', two = '', three = '', four = ''] = await openCards(page, 4);
  const choose = async (path: string, name: string) => {
    await tabOf(page, path).click({ button: 'right' });
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose(three, 'Закрыть вкладки справа');
  await expect.poll(() => order(page)).toEqual([listPath, one, two, three]);
  await expect(tabOf(page, three)).toHaveAttribute('aria-selected', 'true');
  await choose(two, 'Закрыть вкладки слева');
  await expect.poll(() => order(page)).toEqual([two, three]);
  await choose(two, 'Закрепить');
  await tabOf(page, three).click({ button: 'right' });
  // The other one is pinned, so there is nothing to close.
  await expect(page.getByRole('menuitem', { name: 'Закрыть остальные' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await choose(three, 'Закрыть все');
  await expect.poll(() => order(page)).toEqual([two]);
  await expect(page).toHaveURL(two);
  await choose(two, 'Открепить');
  await choose(two, 'Открыть закрытую вкладку');
  await expect.poll(() => order(page)).toEqual([two, three]);
  await choose(two, 'Закрыть все');
  await expect.poll(() => order(page)).toEqual(['/dashboard/index']);
  await tabs(page).first().focus();
  await page.keyboard.press('Delete');
  await expect(tabs(page)).toHaveCount(1);
  expect(await order(page)).not.toContain(four);
});

test('tabs are led by keys alone, moved by hand, pinned, and listed', async ({ page }) => {
  const [one = '', two = ''] = await openCards(page, 2);
  await tabOf(page, two).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabOf(page, one)).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect.poll(() => order(page)).toEqual([one, listPath, two]);
  await expect(tabOf(page, one)).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Закрыть', exact: true })).toBeFocused();
  await expectAccessible(page, 'the menu of a tab');
  await page.keyboard.press('Escape');
  await expect(tabOf(page, one)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(() => order(page)).toEqual([listPath, two]);
  await expect(tabOf(page, listPath)).toBeFocused();

  await tabOf(page, two).dragTo(tabOf(page, listPath));
  await expect.poll(() => order(page)).toEqual([two, listPath]);
  await tabOf(page, listPath).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Закрепить' }).click();
  await expect.poll(() => order(page)).toEqual([listPath, two]);
  await page.reload();
  await expect.poll(() => order(page)).toEqual([listPath, two]);

  await page.getByRole('button', { name: '2 вкладки' }).click();
  const list = page.getByRole('dialog', { name: 'Открытые страницы' });
  await expectAccessible(page, 'the list of tabs');
  await list.getByRole('button', { name: /^Закрыть: Инвестор / }).click();
  await expect(tabs(page)).toHaveCount(1);
});

test('on a phone the tabs are a list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'moderator', listPath);
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await card.click();
  await expect(heading(page, 'Общие данные')).toBeVisible();
  await page.getByRole('button', { name: '2 вкладки' }).click();
  const list = page.getByRole('dialog', { name: 'Открытые страницы' });
  await expectAccessible(page, 'the list of tabs on a phone');
  await list.getByRole('link', { name: 'Инвесторы' }).click();
  await expect(list).toBeHidden();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: '2 вкладки' }).click();
  await list.getByRole('button', { name: 'Закрыть: Инвесторы' }).click();
  await expect(heading(page, 'Общие данные')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 вкладка' })).toBeVisible();
  await list.getByRole('button', { name: 'Открыть закрытую вкладку' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: '2 вкладки' }).click();
  await list.getByRole('button', { name: 'Действия с вкладкой' }).last().click();
  await expectAccessible(page, 'the menu of a tab on a phone');
  await list.getByRole('menuitem', { name: 'Закрепить' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Инвесторы');
  await list.getByRole('button', { name: 'Действия с вкладкой' }).first().click();
  await list.getByRole('menuitem', { name: 'Закрыть остальные' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
