/** The investments of all investors: found by contract, looked into, and found in the palette. */
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './support/axe';
import { section } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

const path = '/back-office/investments/list';

async function followSystem(page: Page) {
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Как в системе').check();
  await page.keyboard.press('Escape');
}

interface List {
  items: { id: number; contract_number: string; investor: { name: string } }[];
}

test('an accountant finds a contract, opens it, and sees its postings balance', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'accountant');
  const { items } = await service.read<List>('/system-user/v1/investments?status=active&limit=1&order_by=amount');
  const { contract_number: contract, investor } = items[0]!;
  await signIn(page, 'accountant', path);
  await page.getByRole('searchbox').fill(contract);
  await page.getByRole('link', { name: contract }).click();
  await expect(heading(page, contract)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: investor.name })).toBeVisible();
  const postings = await section(page, 'Проводки');
  await expect(postings.getByText(/^Дебет и кредит сходятся/)).toBeVisible();
  await page.getByRole('tab', { name: 'Штраф за вывод' }).click();
  await expect(page.getByText('Как считается штраф')).toBeVisible();
  // The open list is in the address, so that a link shows the same.
  await page.reload();
  await expect(page.getByText('Как считается штраф')).toBeVisible();
});

test('the palette finds an investment by its contract and by its number', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'accountant');
  const { items } = await service.read<List>('/system-user/v1/investments?limit=1&order_by=-amount&status=active');
  const { id, contract_number: contract } = items[0]!;
  await signIn(page, 'accountant', path);
  await expect(heading(page, 'Инвестиции')).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type(`#${contract.toLowerCase()}`);
  await expect(page.getByRole('option', { name: new RegExp(contract) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, contract)).toBeVisible();
  expect(page.url()).toContain(`/info/${id}`);
});

const screens: [path: string, ready: string | RegExp][] = [
  [path, 'Инвестиции'],
  ['/back-office/investments/info/10?list=penalty', /^IN-/],
  ['/back-office/portfolio-pools', 'Портфельные пулы'],
  ['/back-office/portfolio-pools/3', 'Мудараба 12'],
];

test('the screens are accessible in light and dark, and none is wider than a phone', async ({ page }) => {
  await signIn(page, 'accountant', path);
  await followSystem(page);
  for (const [at, ready] of screens) {
    await page.goto(at);
    await expect(heading(page, ready).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleInBoth(page, at);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), at).toBeLessThanOrEqual(
      0,
    );
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});
