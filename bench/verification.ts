/**
 * Twenty people verified one after the other by the keyboard, in the built panel against a back end of its own: how
 * often a key is pressed, and how often masked values are asked for. Prints its measures as one line of JSON.
 */
import { verifyMany } from '../e2e/support/verifyMany';
import { signIn } from '../e2e/support/panel';
import { startBackEnd } from '../tests/support/backEndProcess';
import { openPage, startBrowser } from './pages';

const people = 20;
const server = await startBackEnd();
const browser = await startBrowser();
try {
  await server.tell({ do: 'reset' });
  const page = await openPage(browser, {
    baseURL: server.url,
    locale: 'ru-RU',
    viewport: { width: 1440, height: 900 },
  });
  await signIn(page, 'moderator', '/back-office/investors/verification');
  await page.waitForURL(/investor=/);
  const began = performance.now();
  const { presses, reveals, values, questions } = await verifyMany(page, people);
  const seconds = (performance.now() - began) / 1000;
  const of = `${people} people verified`;
  console.log(
    JSON.stringify([
      { what: `${of}: keys pressed`, value: presses, unit: '', budget: 4 * people },
      { what: `${of}: calls for masked values`, value: reveals, unit: '', budget: people },
      { what: `${of}: masked values shown`, value: values, unit: '' },
      { what: `${of}: questions`, value: questions, unit: '', budget: people },
      { what: `${of}: the panel's own time`, value: seconds, unit: 's' },
    ]),
  );
} finally {
  await browser.close();
  await server.stop();
}
