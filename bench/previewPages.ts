/**
 * What a letter costs where a preview follows what is typed: the title of a banner beside the customer's phone, and an answer of the
 * help of 20,000 letters above how it will look, each as the machine is and with the CPU slowed 4 times. From the letter to the frame
 * that shows it. Ends with its measures as one line of JSON.
 *
 *     npm run bench -- previewPages
 */
import type { Page } from '@playwright/test';
import { buildWhenChanged } from '../scripts/build';
import { startBackEnd } from '../tests/support/backEndProcess';
import { median, openPage, signIn, startBrowser } from './pages';

/** A frame; with the CPU slowed three of them, as a field of the price sheet may take. */
const budgets = { own: 16, slowed: 50 };
const letters = 40;

/** From a letter until the frame that shows it has been painted, for each of some letters. */
async function typing(page: Page, field: string): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < letters; at++) {
    times.push(
      await page.evaluate(
        (selector) =>
          new Promise<number>((resolve) => {
            const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
            if (!input) throw new Error(`There is no ${selector} on the page.`);
            input.focus();
            const begun = performance.now();
            // As the browser takes a key: at the caret, and told as one.
            document.execCommand('insertText', false, 'ш');
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () => resolve(performance.now() - begun);
              channel.port2.postMessage(undefined);
            });
          }),
        field,
      ),
    );
    await page.waitForTimeout(90);
  }
  return times;
}

const paragraph = `Оплатить рассрочку можно <b>картой</b> в приложении, <i>наличными</i> или через банк.\n`;
const answer = paragraph.repeat(Math.ceil(20_000 / paragraph.length));

await buildWhenChanged();
const server = await startBackEnd();
const browser = await startBrowser();
try {
  const page = await openPage(browser);
  await signIn(page, `${server.url}/user/login`, 'director');
  const devtools = await page.context().newCDPSession(page);
  const measures = [];
  const forms = [
    {
      what: 'title of a banner beside the phone',
      path: '/super-app/banner?form=new',
      field: 'input[name="title_ru"]',
      text: 'Рассрочка без наценки',
    },
    {
      ...{ what: 'answer of 20,000 letters above its looks', path: '/faq-article/list?form=new' },
      ...{ field: 'textarea[name="answer_ru"]', text: answer },
    },
  ];
  for (const { what, path, field, text } of forms) {
    await page.goto(`${server.url}${path}`);
    await page.locator(field).fill(text);
    // The preview has come and shows it.
    await page.waitForTimeout(2_000);
    for (const [rate, said, budget] of [
      [1, '', budgets.own],
      [4, ', CPU slowed 4 times', budgets.slowed],
    ] as const) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const times = await typing(page, field);
      measures.push({ what: `A letter in the ${what}${said}`, value: median(times), unit: 'ms', budget });
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  for (const { what, value, unit } of measures)
    console.log(`${what.padEnd(80)}${value.toFixed(1).padStart(10)} ${unit}`);
  console.log(JSON.stringify(measures));
} finally {
  await browser.close();
  await server.stop();
}
