/**
 * What moves money, removes or decides is never done by the palette itself: chosen there, it opens the question or the
 * form of its button, and nothing is sent. Over the examples of the contract, so that every state can be had.
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import russian from '../../locales/ru.json';
import type { PanelStore } from '../../src/app/store';
import { paletteCommands } from '../../src/kit/state/paletteCommands';
import type { RouteId } from '../../src/routes/table';
import { answerByContract, jsonOf } from '../support/contractAnswers';
import { atRest, closePanel, openPanel, openScreen } from '../support/openScreen';
import { openDialogs } from '../panel/formParts';

const texts: Record<string, string> = russian;
const service = answerByContract();
let store: PanelStore;
/** In milliseconds; shorter waits pass a thousand times as fast in these tests. */
const patience = { timeout: 61_000 };

beforeAll(async () => {
  openDialogs();
  store = await openPanel();
});
afterAll(closePanel);

interface Case {
  route: RouteId;
  /** The commands that have to be there and can be run; whatever else is marked as dangerous is run as well. */
  ids: readonly string[];
  /** Changes the examples of these operations: each of their rows, or the record itself. */
  operation?: string;
  change?: object;
  /** All rows of the list are picked. */
  isPicked?: true;
}

const free = { investments_count: 0, archive_refused_by: null, balance: '0.00' };
const cases: [name: string, one: Case][] = [
  [
    'an active investor',
    {
      route: 'investors.one',
      ids: ['refill', 'withdraw', 'reset', 'status'].map((action) => `investor.${action}`),
      operation: 'getInvestor',
      change: { status: 'active', ...free },
    },
  ],
  [
    'an investor who has left',
    {
      route: 'investors.one',
      ids: ['investor.archive'],
      operation: 'getInvestor',
      change: { status: 'inactive', ...free },
    },
  ],
  [
    'an archived investor',
    {
      route: 'investors.one',
      ids: ['investor.erase', 'investor.restore'],
      operation: 'getInvestor',
      change: { status: 'archive', ...free },
    },
  ],
  ['picked investors', { route: 'investors.list', ids: ['investors.changePicked'], isPicked: true }],
  ['picked claims', { route: 'claims.general', ids: ['claims.approvePicked', 'claims.decidePicked'], isPicked: true }],
  ['picked taxes', { route: 'payments.tax', ids: ['tax.verifyPicked'], isPicked: true }],
  ['drafts to sign', { route: 'signing.list', ids: ['signing.signAll'] }],
];

const box = () => document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"][aria-controls]');
const isPalette = (dialog: Element) => dialog.querySelector('[role="listbox"]') !== null;
const questions = () => [...document.querySelectorAll('dialog[open]')].filter((dialog) => !isPalette(dialog));
const writes = () => service.asked.filter(({ operation }) => !operation.isRead).map(({ operation }) => operation.id);

async function open({ route, operation: changed, change, isPicked }: Case): Promise<void> {
  service.change = ({ operation }) =>
    operation.id === changed ? jsonOf(JSON.stringify({ ...(operation.example as object), ...change })) : undefined;
  await openScreen(store, route);
  if (!isPicked) return;
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Выбрать \d+ / }, patience));
  await atRest(store);
}

/** Chooses a command as a person does: by its words, with Enter. */
async function choose(title: string): Promise<void> {
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  const field = await waitFor(() => {
    const found = box();
    if (!found) throw new Error('The palette is not there.');
    return found;
  }, patience);
  fireEvent.change(field, { target: { value: `>${title}` } });
  await waitFor(
    () => expect(document.querySelector('[role="option"][aria-selected="true"]')).toHaveTextContent(title),
    patience,
  );
  service.asked.length = 0;
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
}

test.each(cases)('%s: every action of money, removal and decision asks first', async (_, one) => {
  await open(one);
  const runnable = paletteCommands.read().filter(({ disabledReason }) => !disabledReason);
  const dangerous = runnable.filter(({ tone }) => tone === 'danger').map(({ id }) => id);
  expect(runnable.map(({ id }) => id)).toEqual(expect.arrayContaining([...one.ids]));
  const wanted = new Set([...one.ids, ...dangerous]);
  for (const { id, title } of runnable.filter((command) => wanted.has(command.id))) {
    await open(one);
    await choose(texts[title.id ?? ''] ?? '');
    await waitFor(() => expect([id, questions().length]).toEqual([id, 1]), patience);
    await atRest(store);
    expect([id, writes()]).toEqual([id, []]);
  }
});
