/**
 * The test of all journeys: a back end per worker, as after the seed for each test, and the rule that nothing on
 * the way complains: no console error, no unhandled error, no breach of the content security policy.
 */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { startBackEnd, type BackEnd } from '../../tests/support/backEndProcess';

interface Complaints {
  list: string[];
  /** What this test brings about on purpose, such as a refused call, which Chromium reports as a console error. */
  allow(...expected: RegExp[]): void;
}

interface WorkerParts {
  server: BackEnd;
}
interface Parts {
  backEnd: BackEnd;
  /** The page of a second person, in a browser of his own. */
  otherPage: Page;
  complaints: Complaints;
}

/** Runs in every page before its scripts; the marker is what `listen` looks for. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`);
  });
}

async function listen(context: BrowserContext, list: string[]) {
  await context.addInitScript(reportPolicyViolations);
  context.on('console', (message) => {
    if (message.type() === 'error') list.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => list.push(`error: ${error.error().stack ?? error.error().message}`));
}

export const test = base.extend<Parts, WorkerParts>({
  server: [
    // Playwright reads the wanted fixtures from the pattern, so it has to be one although it is empty.
    async ({}, use) => {
      const server = await startBackEnd();
      await use(server);
      await server.stop();
    },
    // Until there are rows, which a busy machine takes minutes to make.
    { scope: 'worker', timeout: 600_000 },
  ],
  backEnd: async ({ server }, use) => {
    await server.tell({ do: 'reset' });
    await use(server);
  },
  baseURL: async ({ backEnd }, use) => use(backEnd.url),
  complaints: [
    async ({ context }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      await listen(context, list);
      await use({ list, allow: (...expected) => void allowed.push(...expected) });
      const unexpected = list.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  otherPage: async ({ browser, baseURL, complaints }, use) => {
    const context = await browser.newContext({ baseURL });
    await listen(context, complaints.list);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect, type Page } from '@playwright/test';
