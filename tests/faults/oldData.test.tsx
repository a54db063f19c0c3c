/**
 * Faults that come when the data is on the screen already: rows and cards stay, say that they are old and why, and are
 * fresh again after another try. So do the records that a list opens at its side, which meet the faults on their way as
 * well. A usual run shows every third screen one of the faults, which each of them meets in the first place in `faultMatrix`;
 * `npm run chaos` shows each of them all.
 */
import { fireEvent } from '@testing-library/react';
import type { PanelStore } from '../../src/app/store';
import type { RouteId } from '../../src/routes/table';
import { isChaos } from '../support/chaos';
import { answerByContract, type Asked } from '../support/contractAnswers';
import { faults, type Fault } from '../support/faults';
import {
  brokenParts,
  isOfScreen,
  isPatient,
  kindOf,
  lasting,
  retries,
  setOnline,
  wordsOf,
} from '../support/faultyPage';
import { closePanel, insideIds, openPanel, openScreen, refresh } from '../support/openScreen';

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

/** A record that is not there any more, or may not be read any more, is not shown from before. */
const takesAway = ['403', '404'];
const lastFaults = faults.filter(({ name }) => name !== '401' && !takesAway.includes(name));
/** The records that lists open at their side, by their parameter in the address. */
const sides: [RouteId, string][] = [
  ['claims.cards', '?card=1'],
  ['claims.general', '?claim=1'],
  ['claims.documents', '?document=1'],
  ['claims.tariffs', '?claim=1'],
  ['payments.outgoing', '?payment=1'],
  ['payments.tax', '?tax=1'],
];

/** The counts beside the menu are left out in silence when they cannot be read. */
const isOfMenu = ({ operation }: Asked) => operation.id.startsWith('count');

const rows = () => document.querySelectorAll('main [role="row"], main tbody tr').length;
/** Places held for rows that are still to come would be counted as rows. */
const onItsWay = () =>
  document.querySelector('main [aria-busy="true"]') === null ? [] : ['something of the screen is still on its way'];
const dialog = () => document.querySelector('dialog[open]');

function begin(fault: Fault): void {
  service.asked.length = 0;
  service.change = (asked) => (isOfScreen(asked) && asked.operation.isRead ? fault.answer(asked) : undefined);
  if (fault.name === 'no network') setOnline(false);
}

function end(fault: Fault): void {
  service.change = () => undefined;
  if (fault.name === 'no network') setOnline(true);
}

/** Pressed until nothing is left to be tried again. */
const isIll = (fault: Fault) => () => {
  const buttons = retries();
  for (const button of buttons) fireEvent.click(button);
  return buttons.length > 0 ? [`${fault.name}: is not well after another try`] : [];
};

async function spoilt(fault: Fault, look: () => string[]): Promise<string[]> {
  begin(fault);
  await refresh(store);
  const wrong = await lasting(store, look);
  end(fault);
  return [...wrong, ...(await lasting(store, isIll(fault)))];
}

const some = (at: number): readonly Fault[] => (isChaos ? lastFaults : [lastFaults[at % lastFaults.length] as Fault]);
/** The preview of a role reads nothing but the role, which the session keeps for itself as well. */
const lists = insideIds.filter((id) => kindOf(id) !== 'other' && id !== 'access.rolePreview');
const shown = lists.filter((_, at) => isChaos || at % 3 === 0);

test.each(shown.map((id, at) => ({ id, faults: some(at) })))(
  '$id keeps what it showed',
  async ({ id, faults: own }) => {
    const wrong: string[] = [];
    await openScreen(store, id);
    expect(await lasting(store, onItsWay)).toEqual([]);
    const before = rows();
    const heading = document.querySelector('main h1')?.textContent;
    for (const fault of own) {
      const look = () => {
        const text = document.body.textContent ?? '';
        const found = brokenParts();
        if (rows() < before) found.push(`${before - rows()} of ${before} rows are gone`);
        if (document.querySelector('main h1')?.textContent !== heading) found.push('another heading');
        const reads = service.asked.filter((asked) => asked.operation.isRead && isOfScreen(asked) && !isOfMenu(asked));
        const isReported = reads.length > 0 && before > 0 && !isPatient(fault, reads);
        if (isReported && !text.includes(wordsOf(fault))) found.push(`does not say "${wordsOf(fault)}"`);
        if (isReported && retries().length === 0) found.push('offers no other try');
        return found;
      };
      for (const reason of await spoilt(fault, look)) wrong.push(`${fault.name}: ${reason}`);
      // What still waits would be waited for by the next question as well.
      if (isPatient(fault, service.asked)) await openScreen(store, id);
    }
    expect(wrong).toEqual([]);
    expect(unhandled).toEqual([]);
    expect(service.strange).toEqual([]);
  },
);

test.each(sides.map(([id, search], at) => ({ id, search, faults: some(at * 3) })))(
  '$id$search: the record at the side',
  async ({ id, search, faults: own }) => {
    const wrong: string[] = [];
    for (const fault of own) {
      await openScreen(store, id, search);
      const isMissing = () => ((dialog()?.textContent?.length ?? 0) < 100 ? ['no record is open'] : []);
      wrong.push(...(await lasting(store, isMissing)));
      const before = dialog()?.textContent?.length ?? 0;
      const keeps = () => {
        const found = brokenParts();
        if ((dialog()?.textContent?.length ?? 0) < before) found.push('the record lost some of what it showed');
        if (retries().length === 0) found.push('offers no other try');
        return found;
      };
      for (const reason of await spoilt(fault, keeps)) wrong.push(`${fault.name}, shown before: ${reason}`);

      begin(fault);
      await openScreen(store, id, search);
      const says = () => {
        const found = brokenParts();
        if (dialog() === null) found.push('no drawer');
        if (!(dialog()?.textContent ?? '').includes(wordsOf(fault))) found.push(`does not say "${wordsOf(fault)}"`);
        return found;
      };
      for (const reason of await lasting(store, says)) wrong.push(`${fault.name}, on its way: ${reason}`);
      end(fault);
      wrong.push(...(await lasting(store, isIll(fault))));
      const hasCome = () =>
        (dialog()?.textContent?.length ?? 0) < before ? [`${fault.name}: has not come after another try`] : [];
      wrong.push(...(await lasting(store, hasCome)));
    }
    expect(wrong).toEqual([]);
    expect(unhandled).toEqual([]);
  },
);
