/** What a person does on the card of an investor. */
import { expect, type Locator, type Page } from '@playwright/test';

export const cardPath = (id: number) => `/back-office/investor/${id}`;
export const companyPath = (id: number) => `/back-office/investor-business/${id}`;

/** The part of a card under a heading; what is asked for on sight is asked for. */
export async function section(page: Page, title: string): Promise<Locator> {
  const place = page.getByRole('region', { name: title, exact: true });
  // A part that is fetched on sight takes the place of what kept it free.
  await expect(async () => place.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  return place;
}

export const dialog = (page: Page, name?: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Each button of a dialog, by name, that something else lies over. */
export const coveredButtons = (over: Locator): Promise<string[]> =>
  over.evaluate((element) =>
    [...element.querySelectorAll('button')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return width === 0 || button.contains(there) ? [] : [button.textContent ?? ''];
    }),
  );

/** Opens a ⋯ menu, again when a card that still grows has drawn its button anew. */
async function openMenu(button: Locator) {
  const menu = button.page().getByRole('menu');
  await expect(async () => {
    if (!(await menu.isVisible())) await button.click({ timeout: 1_000 });
    await expect(menu).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Picks a verb in a ⋯ menu. */
export async function pickVerb(button: Locator, name: string) {
  await expect(async () => {
    await openMenu(button);
    await button.page().getByRole('menuitem', { name, exact: true }).click({ timeout: 1_000 });
  }).toPass();
}

/** Picks a verb under the ⋯ of the card. */
export const pickAction = (page: Page, name: string) =>
  pickVerb(page.getByRole('button', { name: 'Действия с инвестором' }), name);

/** Opens the ⋯ of a page, and leaves it open. */
export const openActions = (page: Page, name: string) => openMenu(page.getByRole('button', { name }));

/** The same for the ⋯ of a row, which shows while the row is pointed at. */
export async function openRowMenu(row: Locator) {
  await row.hover();
  await openMenu(row.getByRole('button', { name: 'Действия' }));
}

export async function pickRowVerb(row: Locator, name: string) {
  await row.hover();
  await pickVerb(row.getByRole('button', { name: 'Действия' }), name);
}

/** What a notice in the corner says; the same words may stand in a history. */
export const notice = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Сообщения', exact: true }).getByText(words).first();

export const field = (page: Page, name: string): Locator => dialog(page).getByRole('textbox', { name });

export async function expectNoDialog(page: Page) {
  await expect(dialog(page)).toHaveCount(0);
}
