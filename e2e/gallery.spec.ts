/** Every page of the gallery of the kit against the accessibility rules, in both themes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { findingsOn } from './support/axe';

const address = 'http://gallery.test/';
const parts = readdirSync('gallery/stage/pages').map((file) => file.replace(/\.tsx$/, ''));

const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'divan-gallery-'));
      const flags = ['scripts/run.mjs', '../gallery/serve', '--build', folder];
      const { status } = spawnSync(process.execPath, flags, { stdio: 'inherit' });
      if (status !== 0) throw new Error('The gallery could not be built.');
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// Sixty pages in two themes take minutes: a part of `npm run chaos`.
test.skip(process.env.CHAOS === undefined, 'runs with npm run chaos');

test('no finding in any part of the kit, in either theme', async ({ context, gallery }) => {
  test.setTimeout(480_000);
  await context.route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(gallery, pathname === '/' ? 'index.html' : pathname) });
  });
  const findings: string[] = [];
  const walk = async (theme: string) => {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const part of parts) {
      await page.goto(`${address}?part=${part}&theme=${theme}&stage`);
      await page.locator('main section, main > :nth-child(2)').first().waitFor();
      const found = await findingsOn(page, { coloursOnly: theme === 'dark' });
      findings.push(...found.map((finding) => `${part}, ${theme}: ${finding}`));
    }
  };
  await Promise.all(['light', 'dark'].map(walk));
  expect(findings).toEqual([]);
});
