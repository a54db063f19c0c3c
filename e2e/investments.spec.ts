/** The investments of all investors: found by contract, looked into, and found in the palette. */
import { section } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

const path = '/back-office/investments/list';

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
  // A claim may be of the same contract; the contract itself stands first.
  await expect(page.getByRole('option', { name: new RegExp(`^${contract}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, contract)).toBeVisible();
  expect(page.url()).toContain(`/info/${id}`);
});
