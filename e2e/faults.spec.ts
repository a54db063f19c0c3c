/** What the network itself does to a screen; the whole table of screens and faults is tests/faults/faultMatrix.test.tsx. */
import type { Route } from '@playwright/test';
import { heading, signIn, text } from './support/panel';
import { expect, test } from './support/test';

interface Case {
  name: string;
  path: string;
  /** The heading of the page while its data is missing, and with it. */
  heading: string;
  call: string;
  fault: (route: Route) => Promise<void>;
  says: string;
}

const cases: Case[] = [
  {
    name: 'a reset connection',
    path: '/back-office/portfolio-pools',
    heading: 'Портфельные пулы',
    call: '**/v1/available-portfolio-pools*',
    fault: (route) => route.abort('connectionreset'),
    says: 'Нет связи со службой',
  },
  {
    name: 'a page of a proxy instead of data',
    path: '/back-office/requests/cash-out',
    heading: 'Вывод средств',
    call: '**/requests/cash-out?*',
    fault: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Wi-Fi</h1>' }),
    says: 'Служба прислала непонятный ответ',
  },
  {
    name: 'half an answer',
    path: '/back-office/tax-list',
    heading: 'Налоги',
    call: '**/payments/tax-transactions?*',
    fault: (route) => route.fulfill({ contentType: 'application/json', body: '{"count":12,"transactions":[{"id":' }),
    says: 'Служба прислала непонятный ответ',
  },
];

for (const { name, path, heading: title, call, fault, says } of cases)
  test(`${name}: the page keeps its heading, says so, and is well after another try`, async ({ page, complaints }) => {
    complaints.allow(/ERR_CONNECTION_RESET/);
    // Well again with the press and not before: by itself the panel asks again, too.
    const isPressed = () => page.evaluate(() => 'isPressed' in window);
    await page.route(call, async (route) => ((await isPressed()) ? route.continue() : fault(route)));
    await signIn(page, 'director', path);
    await expect(heading(page, title)).toBeVisible();
    const note = page.getByRole('main').getByRole('alert').filter({ hasText: says });
    await expect(note).toBeVisible({ timeout: 20_000 });
    await page.evaluate(() => {
      window.addEventListener('click', () => Object.assign(window, { isPressed: true }), { capture: true });
    });
    await note.getByRole('button', { name: text.retry }).click();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect(note).toHaveCount(0);
  });
