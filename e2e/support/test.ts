/**
 * The test of all journeys: a back end per worker, as after the seed for each test, and two rules: nothing on the way
 * complains (no console error, no unhandled error, no breach of the content security policy), and where something was
 * written the invariants of books, orders, contracts and returns hold afterwards.
 */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { systemClock, today } from '../../server/shared/clock';
import { startBackEnd, type BackEnd } from '../../tests/support/backEndProcess';
import { bookFaults } from '../../tests/support/books';
import { orderFaults, returnFaults } from '../../tests/support/orderFaults';

interface Complaints {
  list: string[];
  /** What this test brings about on purpose, such as a refused call, which Chromium reports as a console error. */
  allow(...expected: RegExp[]): void;
}

interface WorkerParts {
  /** The moment at which both the service and the browser begin, where a journey is about certain days; now unless told. */
  at: string | undefined;
  server: BackEnd;
}
interface Parts {
  /** How many calls that change something were answered with success; to come and go is no change. */
  done: { writes: number };
  backEnd: BackEnd;
  /** The page of one more person, in a browser of his own. */
  newPage: () => Promise<Page>;
  /** The page of a second person. */
  otherPage: Page;
  complaints: Complaints;
}

/** Runs in every page before its scripts; the marker is what `listen` looks for. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`);
  });
}

/** Its clock goes on from this moment, as that of the service does. */
const keepTime = async (context: BrowserContext, at: string | undefined) =>
  at === undefined ? undefined : context.clock.install({ time: at });

async function listen(context: BrowserContext, { list, done }: { list: string[] } & Pick<Parts, 'done'>) {
  await context.addInitScript(reportPolicyViolations);
  context.on('console', (message) => {
    if (message.type() === 'error') list.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => list.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    if (response.ok() && response.request().method() !== 'GET' && !ofSession.test(response.url())) done.writes += 1;
  });
}

const ofSession = /\/(?:login|logout|refresh-token)$/;

/** What the books, orders, contracts and returns must hold whatever a journey did. */
async function faultsOf(backEnd: BackEnd, at: string | undefined): Promise<string[]> {
  const day = today(at === undefined ? systemClock : { now: () => new Date(at) });
  const ofBooks = await bookFaults(backEnd, day);
  return [...ofBooks, ...(await orderFaults(backEnd)), ...(await returnFaults(backEnd))];
}

export const test = base.extend<Parts, WorkerParts>({
  at: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ at }, use) => {
      const server = await startBackEnd(at === undefined ? [] : ['--now', at]);
      await use(server);
      await server.stop();
    },
    // Until there are rows, which a busy machine takes minutes to make.
    { scope: 'worker', timeout: 600_000 },
  ],
  done: async ({}, use) => use({ writes: 0 }),
  backEnd: async ({ server, done, at }, use) => {
    await server.tell({ do: 'reset' });
    await use(server);
    if (done.writes > 0) base.expect(await faultsOf(server, at)).toEqual([]);
  },
  baseURL: async ({ backEnd }, use) => use(backEnd.url),
  complaints: [
    async ({ context, done, at }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      await keepTime(context, at);
      await listen(context, { list, done });
      await use({ list, allow: (...expected) => void allowed.push(...expected) });
      const unexpected = list.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  newPage: async ({ browser, baseURL, complaints, done, at }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      await keepTime(context, at);
      await listen(context, { list: complaints.list, done });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  otherPage: async ({ newPage }, use) => use(await newPage()),
});

/** The day for which the requirements reckon the books: October is over and open, September is closed. */
export const booksDay = '2026-11-20T10:00:00+05:00';

export { expect, type Page } from '@playwright/test';
