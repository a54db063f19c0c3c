/** What a person does on the card of an investor. */
import { expect, type Locator, type Page } from '@playwright/test';

export const cardPath = (id: number) => `/back-office/investor/${id}`;
export const companyPath = (id: number) => `/back-office/investor-business/${id}`;

/** The part of a card under a heading; what is asked for on sight is asked for. */
export async function section(page: Page, title: string): Promise<Locator> {
  const place = page.getByRole('region', { name: title, exact: true });
  await place.scrollIntoViewIfNeeded();
  return place;
}

export const dialog = (page: Page, name?: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Picks a verb under the ⋯ of the card. */
export async function pickDeed(page: Page, name: string) {
  await page.getByRole('button', { name: 'Действия с инвестором' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Opens the ⋯ of a row. A card that still grows scrolls, and that closes a menu: then it is opened again. */
export async function openRowMenu(row: Locator) {
  const menu = row.page().getByRole('menu');
  await expect(async () => {
    await row.hover();
    if (!(await menu.isVisible())) await row.getByRole('button', { name: 'Действия' }).click();
    await expect(menu).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** What a notice in the corner says. */
export const notice = (page: Page, words: string | RegExp): Locator => page.getByText(words).first();

export const field = (page: Page, name: string): Locator => dialog(page).getByRole('textbox', { name });

export async function expectNoDialog(page: Page) {
  await expect(dialog(page)).toHaveCount(0);
}
