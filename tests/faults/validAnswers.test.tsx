/**
 * Every screen over answers that the contract allows and nothing else decides, drawn by the React that complains: of two
 * rows under one key, of elements where none may stand, of what is called while something is drawn. What a browser makes
 * of the same answers is looked at by e2e/specAnswers.spec.ts. A usual run takes a ninth of the screens with two seeds,
 * `npm run chaos` all of them with forty.
 */
import ru from '../../locales/ru.json';
import type { PanelStore } from '../../src/app/store';
import type { RouteId } from '../../src/routes/table';
import { isChaos } from '../support/chaos';
import { answerByContract, jsonOf, operations } from '../support/contractAnswers';
import { askAnew, closePanel, insideIds, openPanel, openScreen } from '../support/openScreen';
import { readThrough } from '../support/readAnswers';
import { specAnswer } from '../support/specService';

declare const process: {
  env: Record<string, string | undefined>;
  on: (event: string, hear: (e: unknown) => void) => void;
};

if (isChaos) jest.setTimeout(3_600_000);
const seed = Number(process.env['CHAOS_SEED'] ?? (isChaos ? Date.now() % 1_000_000_007 : 20_261_126));
const seeds = Array.from({ length: isChaos ? 40 : 2 }, (_, at) => seed + at);

const spoken = operations.filter(({ answers }) => answers.some(({ json }) => json));
it.each(spoken)('the panel reads every answer of $id as it is', async (operation) => {
  for (const one of seeds) {
    const answer = specAnswer(one, operation.method, `${operation.url}?limit=10`);
    if (answer?.type !== 'application/json') continue;
    const { data, error } = await readThrough(operation, answer.body ?? '');
    if (error) throw new Error(`CHAOS_SEED=${one}: ${error.kind}\n${answer.body?.slice(0, 2_000)}`);
    expect(data).toEqual(JSON.parse(answer.body ?? ''));
  }
});

const crashes = [
  ...[ru['shell.missing.broken'], ru['kit.errorBoundary.text'], ru['kit.table.brokenRow']],
  ru['kit.failure.malformed'],
];
const nonsense = /\bNaN\b|\bInfinity\b|\[object Object\]|\bundefined\b|Invalid Date|\bnull\b/;
const unhandled: unknown[] = [];
let store: PanelStore;
let service: ReturnType<typeof answerByContract>;

const answerBy = (one: number) => {
  service.change = ({ operation, url }) => {
    const answer = specAnswer(one, operation.method, url);
    return jsonOf(answer?.body ?? '', answer?.status);
  };
};

/** What React says of itself, with the names put into its sentence; the tests' own timing is no matter of a screen. */
const complaints = () =>
  (console.error as jest.Mock).mock.calls
    .filter(([said]) => !String(said).includes('not wrapped in act('))
    .map((parts: unknown[]) => parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '))
    .map((said) => said.slice(0, 800));

function faults(): string[] {
  const text = document.body.textContent ?? '';
  const hit = nonsense.exec(text);
  return [
    ...crashes.filter((crash) => text.includes(crash)),
    ...(hit ? [text.slice(Math.max(0, hit.index - 60), hit.index + 60)] : []),
    ...(document.querySelector('main h1, main h2')?.textContent?.trim() ? [] : ['no heading']),
    ...complaints(),
    ...unhandled.splice(0).map(String),
  ];
}

const ids: readonly RouteId[] = insideIds.filter((_, at) => isChaos || at % 9 === seed % 9);
// What reads single answers above has a fetch of its own; the one of the screens is put in its place after it.
describe('each screen', () => {
  beforeAll(async () => {
    service = answerByContract();
    process.on('unhandledRejection', (reason) => unhandled.push(reason));
    store = await openPanel();
  });
  afterAll(closePanel);

  it.each(ids)('%s is whole, whatever the contract allows', async (id) => {
    const found = new Map<string, number>();
    for (const one of seeds) {
      answerBy(one);
      jest.mocked(console.error).mockClear();
      if (one === seeds[0]) await openScreen(store, id);
      else await askAnew(store);
      for (const fault of faults()) if (!found.has(fault)) found.set(fault, one);
    }
    jest.mocked(console.error).mockClear();
    expect([...found].map(([fault, one]) => `CHAOS_SEED=${one}: ${fault}`)).toEqual([]);
  });
});
