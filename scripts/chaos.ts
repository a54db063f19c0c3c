/**
 * `npm run chaos`: the promises about session and storage at their full figures, which a normal run samples: storms of
 * 1,000 refused calls, 1,000 sign-outs in the middle of calls, 5,000 broken storages, 10,000 sequences of keys in the
 * command palette, a signing program that dies and a tab that is closed at each of 200 documents and at every step, and
 * 500 rounds in which 2, 5 and 10 browser tabs find their token expired together. Takes half an
 * hour and more.
 */
import { ensureChromium } from './browser';
import { buildWhenChanged } from './build';
import { program, run } from './processes';

export async function main() {
  const env = { CHAOS: '1' };
  const storms = await run(
    program('jest/bin/jest.js', 'tests/panel', 'src/session', 'src/app', 'src/areas/claims/signing'),
    { show: true, env },
  );
  await buildWhenChanged();
  const tabs = await run(
    program('@playwright/test/cli.js', 'test', 'e2e/session.spec.ts', '--grep', 'browser tabs', '--workers', '1'),
    { show: true, env: { ...env, CHROMIUM_PATH: await ensureChromium() } },
  );
  return storms.code || tabs.code;
}
