/** Every page of the gallery of the kit against the accessibility rules, in both themes; GALLERY says where it is built. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { findingsOn } from '../support/axe';

const address = 'http://gallery.test/';
const allParts = readdirSync('gallery/stage/pages').map((file) => file.replace(/\.tsx$/, ''));

const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      if (process.env.GALLERY) return use(process.env.GALLERY);
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

// In halves, so that two workers share them.
for (const half of [0, 1])
  test(`no finding in any part of the kit, in either theme (${half + 1} of 2)`, async ({ page, gallery }) => {
    test.setTimeout(300_000);
    const parts = allParts.filter((_, at) => at % 2 === half);
    await page.route(`${address}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(gallery, pathname === '/' ? 'index.html' : pathname) });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}?part=${parts[0]}&theme=light&stage`);
    const findings: string[] = [];
    for (const part of parts)
      for (const theme of ['light', 'dark']) {
        await page.evaluate((search) => {
          window.history.pushState(null, '', search);
          window.dispatchEvent(new PopStateEvent('popstate'));
        }, `?part=${part}&theme=${theme}&stage`);
        // Looked for in every frame: two hundred times the pause between two tries would come to a minute.
        await page.waitForFunction(
          ([name, scheme]) =>
            document.querySelector('main > h1')?.textContent === name &&
            document.querySelector('main section, main > :nth-child(2)') !== null &&
            getComputedStyle(document.documentElement).colorScheme === scheme,
          [part, theme],
        );
        const found = await findingsOn(page, { coloursOnly: theme === 'dark' });
        findings.push(...found.map((finding) => `${part}, ${theme}: ${finding}`));
      }
    expect(findings).toEqual([]);
  });
