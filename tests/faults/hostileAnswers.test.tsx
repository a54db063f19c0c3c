/**
 * Answers that break the contract, through the panel's own reading and onto its screens: nothing crashes, nothing
 * nonsensical is shown, nothing is run, and one bad row does not hide the good ones. Every operation's answer is
 * spoilt at random places and read; screens are drawn over a part of them. A usual run takes a small sample with one
 * seed, `npm run chaos` 10,000 spoilt places per area on screens and as many in reading, with a new seed.
 */
import { act } from '@testing-library/react';
import ru from '../../locales/ru.json';
import { signIn } from '../../src/api/sign-in/signIn';
import { createPanelStore, type PanelStore } from '../../src/app/store';
import type { RouteId } from '../../src/routes/table';
import { createVault } from '../../src/session/vault';
import { createBrowser, MemoryStorage } from '../support/browser';
import { isChaos } from '../support/chaos';
import { answerByContract, jsonOf, operations, type Asked } from '../support/contractAnswers';
import { oneOf, randomOf, spoilt } from '../support/hostileAnswers';
import { askAnew, closePanel, insideIds, openPanel, openScreen } from '../support/openScreen';
import { readThrough, typeFaults } from '../support/readAnswers';

declare const process: {
  env: Record<string, string | undefined>;
  on: (event: string, hear: (e: unknown) => void) => void;
};

if (isChaos) jest.setTimeout(7_200_000);
const seed = Number(process.env['CHAOS_SEED'] ?? (isChaos ? Date.now() % 1_000_000_007 : 20_261_121));
const goal = isChaos ? 10_000 : 60;
/** Who signs in is read field by field, and has a test of its own. */
const signingIn = 'system-user/auth';
const areas = [...new Set(operations.map(({ area }) => area))].filter((area) => area !== signingIn);

describe.each(areas)(`answers of %s, seed ${seed}`, (area) => {
  const ofArea = operations.filter((one) => one.area === area && typeof one.example === 'object');

  it.each(ofArea)('the example of $id is read as it is', async (operation) => {
    const { data, error } = await readThrough(operation, JSON.stringify(operation.example));
    expect(error).toBeUndefined();
    expect(data).toEqual(operation.example);
  });

  it(`are read into what their types say, ${goal} times spoilt`, async () => {
    if (ofArea.length === 0) return;
    const random = randomOf(seed);
    for (let time = 0; time < goal; time++) {
      const operation = oneOf(random, ofArea);
      const text = spoilt(operation.example, 1 + Math.floor(random() * 3), random);
      const { data, error } = await readThrough(operation, text);
      if (error) expect(error.kind).toBe('malformed');
      else {
        const wrong = typeFaults(operation, data);
        if (wrong.length > 0) throw new Error(`${operation.id}: ${wrong.join('; ')}\n${text.slice(0, 2_000)}`);
      }
    }
  });
});

const crashes = [ru['shell.missing.broken'], ru['kit.errorBoundary.text'], ru['kit.table.brokenRow']];
const nonsense = /\bNaN\b|\bInfinity\b|\[object Object\]|\bundefined\b|Invalid Date/;
const spared = ['login', 'refreshToken', 'logout', 'getUserRole'];
const unhandled: unknown[] = [];

it(`signing in survives ${goal} spoilt answers`, async () => {
  const random = randomOf(seed);
  const login = answerByContract();
  const window = createPanelStore({
    ...{ vault: createVault(createBrowser().openWindow()), storage: new MemoryStorage(), config: {} },
    load: () => undefined,
  });
  login.change = ({ operation }) => jsonOf(spoilt(operation.example, 1 + Math.floor(random() * 3), random));
  for (let time = 0; time < goal; time++) {
    const failure = await window.dispatch(signIn({ username: 'anybody', password: 'anything' }));
    if (failure) expect(failure.kind).toMatch(/malformed|status/);
    else expect(window.getState().session.user?.id).toEqual(expect.any(Number));
    expect(JSON.stringify(window.getState().session)).not.toMatch(nonsense);
  }
  window.stop();
});

const lists = operations.filter(({ isRead, area, example }) => isRead && area !== signingIn && listIn(example));

/** The name of the rows of a page, all of which have a number of their own. */
function listIn(example: unknown): string | undefined {
  if (typeof example !== 'object' || example === null || 'id' in example) return undefined;
  const isRows = (value: unknown): value is { id: unknown }[] =>
    Array.isArray(value) && value.length > 1 && (value as { id: unknown }[]).every(({ id }, at) => id === at + 1);
  return Object.entries(example).find(([, value]) => isRows(value))?.[0];
}

it.each(lists)('one bad row does not hide the 99 good ones (EXT-10): $id', async (operation) => {
  const random = randomOf(seed);
  const name = listIn(operation.example) ?? '';
  const whole = operation.example as Record<string, object[]>;
  for (let time = 0; time < goal / 30; time++) {
    const rows = Array.from({ length: 100 }, (_, at) => ({ ...whole[name]?.[0], id: at + 1 }));
    const bad = Math.floor(random() * 100);
    const text = JSON.stringify({ ...whole, [name]: rows, count: 100, total: 100 });
    const good = JSON.stringify(rows[bad]);
    const worse = random() < 0.2 ? oneOf(random, ['null', '7', '[]', '"row"']) : spoilt(rows[bad], 3, random);
    const { data } = await readThrough(
      operation,
      text.replace(good, () => worse),
    );
    const ids = new Set((data as Record<string, { id: unknown }[]>)[name]?.map(({ id }) => id));
    const lost = rows.filter(({ id }) => id !== bad + 1 && !ids.has(id));
    expect(lost).toEqual([]);
  }
});

describe('screens over spoilt answers', () => {
  let store: PanelStore;
  let service: ReturnType<typeof answerByContract>;
  beforeAll(async () => {
    service = answerByContract();
    process.on('unhandledRejection', (reason) => unhandled.push(reason));
    store = await openPanel();
  });
  afterAll(closePanel);

  const met = new Map<string, number>();
  /** Spoils what a screen asks for; the frame's own calls are left as they are. */
  const spoil = (random: () => number, sent: string[]) => (asked: Asked) => {
    const { operation, url } = asked;
    if (!operation.isRead || typeof operation.example !== 'object' || spared.includes(operation.id)) return undefined;
    // Mostly a few, now and then nearly all; a count beside the menu is spoilt as well, but proves little.
    const count = 1 + Math.floor(random() ** 2 * 40);
    if (!/\blimit=1\b/.test(url)) met.set(operation.area, (met.get(operation.area) ?? 0) + count);
    const text = spoilt(operation.example, count, random);
    sent.push(`${operation.id} ${text.slice(0, 3_000)}`);
    return jsonOf(text);
  };
  const look = (id: RouteId, sent: string[]): void => {
    const text = document.body.textContent ?? '';
    const wrong = [...crashes.filter((crash) => text.includes(crash)), nonsense.exec(text)?.[0]].filter(Boolean);
    if (!document.querySelector('main h1')?.textContent?.trim()) wrong.push('no heading');
    if (document.querySelector('img[src="x"], main script')) wrong.push('markup');
    if ('hacked' in window || 'hacked' in {}) wrong.push('a script has run, or all objects have changed');
    const complaints = (console.error as jest.Mock).mock.calls.filter(
      ([said]) => !String(said).includes('not wrapped in act('),
    );
    if (complaints.length > 0) wrong.push(String(complaints[0]).slice(0, 600));
    if (wrong.length > 0)
      throw new Error(`${id}: ${wrong.join('; ')}\n${sent.join('\n').slice(0, isChaos ? 60_000 : 3_000)}`);
  };

  // A usual run draws every ninth screen, three times each.
  const ids = insideIds.filter((_, at) => isChaos || at % 9 === 1);
  it.each(ids)('%s', async (id) => {
    const random = randomOf(seed + insideIds.indexOf(id));
    jest.mocked(console.error).mockClear();
    service.change = () => undefined;
    service.asked.length = 0;
    await openScreen(store, id);
    const own = [...new Set(service.asked.filter((one) => one.operation.isRead).map((one) => one.operation.area))];
    const isShort = () => own.some((area) => !spared.includes(area) && (met.get(area) ?? 0) < goal);
    const most = isChaos ? 800 : 3;
    for (let time = 0; time < most && (isShort() || time < 20); time++) {
      const sent: string[] = [];
      service.change = spoil(random, sent);
      await askAnew(store);
      look(id, sent);
    }
    service.change = () => undefined;
    expect(unhandled).toEqual([]);
    await act(() => Promise.resolve());
  });

  it('tells how much was drawn', () => {
    if (isChaos) console.log([...met].map(([area, count]) => `${area}: ${count}`).join('\n'));
    expect(met.size).toBeGreaterThan(0);
  });
});
