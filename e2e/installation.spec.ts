/** An installation from nothing, as the README says it: a release on an empty PostgreSQL, its first person, and what he makes. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from '../scripts/release';
import { freshDatabase } from '../tests/support/database';
import { startPostgres } from '../tests/support/postgres';
import { startNode } from '../tests/support/programs';
import { fillSignIn, heading, menu } from './support/panel';
import { expect, test as base } from './support/test';

interface Installation {
  url: string;
  /** Of the first person, karima; good for one sign-in. */
  password: string;
}

const test = base.extend<object, { installation: Installation | undefined }>({
  installation: [
    async ({}, use) => {
      const postgres = await startPostgres();
      if (postgres === undefined) return use(undefined);
      const { url, drop } = await freshDatabase(postgres.url);
      const folder = mkdtempSync(join(tmpdir(), 'divan-release-'));
      const program = join(folder, 'server/main.js');
      const env = {
        ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0' },
        ...{ DATABASE_URL: url, MIGRATE: 'never', DATA_DIR: join(folder, 'data') },
        SESSION_KEYS: `2026a:${randomBytes(32).toString('base64')}`,
      };
      const once = async (...args: string[]) => (await startNode([program, ...args], folder, env).ended).output;
      try {
        await makeRelease(folder);
        await once('migrate');
        const said = await once('admin', 'create', 'karima', '--phone', '998901112233');
        const [, password = ''] = /^karima signs in with (\S+) and then/.exec(said) ?? [];
        const server = startNode([program], folder, env);
        const [, address = ''] = await server.says(/Divan: (http:\S+)/);
        await use({ url: address, password });
        await server.stop();
      } finally {
        await drop();
        await postgres.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation?.url),
});

test('the first person signs in, chooses a password, and makes the first role and the first colleague', async ({
  page,
  installation,
}) => {
  base.skip(installation === undefined, 'an installation stands on PostgreSQL, and this machine has none');
  const { password } = installation!; // skipped where there is none
  const chosen = 'Registon-2026-maydon';
  await page.goto('/');
  await fillSignIn(page, 'karima', password);
  await expect(page).toHaveURL(/\/profile\/user$/);
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await page.getByLabel('Нынешний пароль').fill(password);
  await page.getByLabel('Новый пароль', { exact: false }).first().fill(chosen);
  await page.getByLabel('Новый пароль ещё раз').fill(chosen);
  await page.getByRole('dialog').getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(menu(page)).toContainText('Роли системы');

  await page.goto('/rbac/roles/new');
  await page.getByLabel('Название').fill('archive');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(heading(page, 'archive').first()).toBeVisible();

  await page.goto('/rbac/system-users/new-user');
  await page.getByLabel('Логин').fill('archivist');
  await page.getByLabel('Пароль', { exact: false }).first().fill('Chorsu-2026-bozor');
  await page.getByLabel('Фамилия').fill('Каримов');
  await page.getByRole('textbox', { name: /^Имя/ }).fill('Азиз');
  await page.getByLabel('Телефон').fill('935556677');
  await page.getByRole('checkbox', { name: 'archive' }).check();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(heading(page, 'Каримов Азиз').first()).toBeVisible();

  // Nobody of the demonstration is there.
  await page.goto('/back-office/investors');
  await expect(page.getByText('Инвесторов пока нет')).toBeVisible();
});
