import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../scripts/browser';

/** Pictures to be looked at by people; run by `npm run look`. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../../test-results'),
  workers: 2,
  fullyParallel: true,
  timeout: 5_400_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
});
