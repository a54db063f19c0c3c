/**
 * Every screen of the route table under every fault: the page is never blank, says what is wrong in the words of the
 * requirements, offers another try where that can help, and works again once the service does. A usual run meets each
 * fault on each kind of screen, `npm run chaos` the whole product.
 */
import { fireEvent } from '@testing-library/react';
import type { PanelStore } from '../../src/app/store';
import type { RouteId } from '../../src/routes/table';
import { isChaos } from '../support/chaos';
import { answerByContract, type Asked } from '../support/contractAnswers';
import { faults, type Fault } from '../support/faults';
import {
  brokenParts,
  isCount,
  isOfScreen,
  isPatient,
  kindOf,
  lasting,
  retries,
  setOnline,
  wordsOf,
} from '../support/faultyPage';
import { askAnew, closePanel, insideIds, openPanel, openScreen } from '../support/openScreen';

if (isChaos) jest.setTimeout(3_600_000);

const service = answerByContract();

let store: PanelStore;
const unhandled: unknown[] = [];
beforeAll(async () => {
  process.on('unhandledRejection', (reason) => unhandled.push(reason));
  window.addEventListener('error', ({ error }) => unhandled.push(error));
  store = await openPanel();
});
afterAll(closePanel);

/** What is wrong with the page as it stands, in words. */
function wrongWith(fault: Fault, reads: readonly Asked[]): string[] {
  const main = document.querySelector('main');
  const text = document.body.textContent ?? '';
  const wrong: string[] = [];
  if (isPatient(fault, reads) && /Загрузка|загружается/.test(text)) return wrong;
  if (!main?.querySelector('h1')?.textContent) wrong.push('no heading');
  if ((main?.textContent ?? '').length < 20) wrong.push('blank');
  wrong.push(...brokenParts());
  if (reads.length === 0) return wrong;
  if (fault.name === '401') {
    if (!store.getState().session.leaving) wrong.push('does not lead to sign-in');
    return wrong;
  }
  const said = wordsOf(fault);
  if (!text.includes(said)) wrong.push(`does not say "${said}"`);
  const isFinal = fault.name === '403' || fault.name === '404';
  if (!isFinal && retries().length === 0) wrong.push('offers no other try');
  return wrong;
}

interface Place {
  id: RouteId;
  faults: readonly Fault[];
}

/** In a usual run each kind of screen meets each fault once, and each screen one fault at least. */
function places(): Place[] {
  if (isChaos) return insideIds.map((id) => ({ id, faults }));
  const met = new Map<RouteId, Fault[]>();
  for (const kind of ['list', 'card', 'other']) {
    const ids = insideIds.filter((id) => kindOf(id) === kind);
    for (let at = 0; at < Math.max(ids.length, faults.length); at++) {
      const id = ids[at % ids.length] as RouteId;
      met.set(id, [...(met.get(id) ?? []), faults[at % faults.length] as Fault]);
    }
  }
  return [...met].map(([id, some]) => ({ id, faults: some }));
}

/**
 * They ask nothing before they were given a file, or the mask of a card; and what the address of `sellers.one` says here is
 * no action. What the menu asks for by then is not theirs.
 */
const asksNothing: readonly RouteId[] = ['ledger.bankSheet', 'paymentSettings.cards', 'sellers.one'];

test.each(places())('$id', async ({ id, faults: some }) => {
  const wrong: string[] = [];
  let isOpen = false;
  for (const fault of some) {
    service.asked.length = 0;
    service.change = (asked) => (isOfScreen(asked) ? fault.answer(asked) : undefined);
    if (fault.name === 'no network') setOnline(false);
    // Each fault meets a page that is opened, in a usual run the later ones a page that is read anew.
    if (isOpen && !isChaos) await askAnew(store);
    else await openScreen(store, id);
    isOpen = true;
    // A card or a form of nothing but what the frame reads has no read of its own, also where the menu has come to its counts.
    const isOfMenu = (asked: Asked) => kindOf(id) !== 'list' && isCount(asked);
    const reads = () =>
      asksNothing.includes(id)
        ? []
        : service.asked.filter((asked) => asked.operation.isRead && isOfScreen(asked) && !isOfMenu(asked));
    for (const reason of await lasting(store, () => wrongWith(fault, reads()))) wrong.push(`${fault.name}: ${reason}`);

    service.change = () => undefined;
    if (fault.name === 'no network') setOnline(true);
    if (fault.name === '401') {
      store = await openPanel();
      isOpen = false;
      continue;
    }
    const isIll = () => {
      const buttons = retries();
      for (const button of buttons) fireEvent.click(button);
      return buttons.length > 0 ? [`${fault.name}: is not well after another try`] : [];
    };
    wrong.push(...(await lasting(store, isIll)));
  }
  expect(wrong).toEqual([]);
  expect(unhandled).toEqual([]);
  expect(service.strange).toEqual([]);
});
