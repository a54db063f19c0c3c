import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/browser';
import { isChaos } from './tests/support/chaos';

const launch = (...flags: string[]) => ({
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...flags] },
});

/** A page lives for seconds here: what the browser would spend on the quickest code for it comes to a fifth of its time. */
const plainCode = '--js-flags=--no-compile-hints-magic,--no-maglev,--no-turbofan';

/** The rules of accessibility are run hundreds of times: the quickest code takes a third off. */
const looks = 'accessibility/**';

/** Takes minutes to install every package anew. */
const onlyInChaos = isChaos ? [] : ['readmeInstallation.spec.ts'];

/** Pictures for people, made by `npm run look`. */
const pictures = 'look/**';

/** Journeys through the built panel (`npm run build` first) and a back end of its own for each worker. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A journey waits for the page more than it computes: on two processors a third one fits between.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What a journey needs on the busiest host; one that goes well waits for nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    // Far from Tashkent on purpose: nothing shown may depend on the zone of the computer.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // A trace of every test takes a quarter of the run; `npm run e2e -- <file> --trace on` makes one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // The longest first, so that none of them is left running alone at the end.
  projects: [
    { name: 'accessibility', testMatch: looks, use: launch('--js-flags=--no-compile-hints-magic') },
    { name: 'journeys', testIgnore: [looks, pictures, ...onlyInChaos], use: launch(plainCode) },
  ],
});
