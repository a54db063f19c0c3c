/** Where Chromium is, or how it gets here. Used by the e2e tests and by the benchmark. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { program, run } from './processes';

const usualPlaces = [
  // What Playwright takes by itself when nobody looks on: the same browser without windows, a fifth quicker.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const isRoot = process.getuid?.() === 0;

/** The browser's path: CHROMIUM_PATH, an installed one, or the one Playwright downloaded. */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH ?? '', ...usualPlaces, chromium.executablePath()];
  return places.find((path) => path !== '' && existsSync(path));
}

/** What a browser needs to start anywhere, and to do nothing of its own while it is measured. */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Installs a package of Debian's; gives false where that is not possible. */
export async function installPackage(name: string): Promise<boolean> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-q'], { env });
  const { code } = await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', name], { env });
  return code === 0;
}

export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!(await installPackage('chromium-headless-shell')) && !(await installPackage('chromium')))
    await run(program('@playwright/test/cli.js', 'install', 'chromium'), { show: true });
  const installed = findChromium();
  if (installed === undefined)
    throw new Error('No Chromium was found or could be installed; name one in CHROMIUM_PATH.');
  return installed;
}
