import { IDBFactory } from 'fake-indexeddb';
import { isChaos } from '../../../../tests/support/chaos';
import { EimzoFault } from '../../../api/eimzo/fault';
import type { Document } from '../../../api/investment/signing';
import { countsOf, phaseOf } from '../../../kit/bulk/bulkState';
import type { BulkRun } from '../../../kit/bulk/bulkRunner';
import type { Failure } from '../../../lib/failure';
import { createSigningJournal, type JournalEntry, type SigningJournal } from './signingJournal';
import { resumedWorks, worksOf } from './collect';
import { runSigning, type Work } from './signRun';

const size = isChaos ? 200 : 6;
if (isChaos) jest.setTimeout(3_600_000);
const user = 7;

const steps = ['sign', 'timestamp', 'stamp', 'send'] as const;
type Step = (typeof steps)[number];
interface Trouble {
  /** Which of the documents, from 1. */
  document: number;
  step: Step;
  /** Before the work of the step is done, or after it and before its answer. */
  when: 'before' | 'after';
}

const lost: Failure = { kind: 'network', status: 0, codes: [] };
const gone: Failure = { kind: 'status', status: 409, codes: ['transition_not_allowed'] };

/** Kept as a database would keep it: what is read later is a copy. */
function createShelf(): SigningJournal {
  const kept = new Map<number, JournalEntry>();
  return {
    all: (whose) => Promise.resolve(structuredClone([...kept.values()].filter((entry) => entry.user === whose))),
    put: (entries) => Promise.resolve(entries.forEach((entry) => kept.set(entry.id, structuredClone(entry)))),
    remove: (ids) => Promise.resolve(ids.forEach((id) => kept.delete(id))),
  };
}

/** The signing program and the service, as far as a batch meets them. */
function createWorld(count = size) {
  const drafts = new Map(
    Array.from({ length: count }, (_, at) => [
      at + 1,
      { id: at + 1, number: `DB-${at + 1}`, to_sign: `text ${at + 1}` },
    ]),
  );
  const answers = new Map<string, number>();
  const world = {
    drafts,
    /** How often the service took each document; how often each was signed; how often the password was asked for. */
    taken: new Map<number, number>(),
    signed: new Map<string, number>(),
    passwords: 0,
    sends: 0,
    trouble: undefined as Trouble | undefined,
    /** What the trouble does: the program dies, the network breaks, or the tab is closed and nothing ever answers. */
    strike: (): Promise<never> => new Promise(() => {}),
    refuses: new Map<number, Failure>(),
    journal: createShelf(),
    documents: () => [...drafts.values()] as Document[],
  };
  const bump = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  async function step<Result>(name: Step, document: number, work: () => Result): Promise<Result> {
    const strikes = (when: Trouble['when']) => {
      const { trouble } = world;
      if (trouble?.document !== document || trouble.step !== name || trouble.when !== when) return false;
      world.trouble = undefined;
      return true;
    };
    if (strikes('before')) await world.strike();
    const result = work();
    if (strikes('after')) await world.strike();
    return result;
  }
  const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

  function begin(
    documents: readonly Work[],
    more: { onHalt?: (reason: EimzoFault | Failure) => void; keyId?: string } = {},
  ) {
    const onOver = jest.fn();
    const run = runSigning({
      documents,
      eimzo: {
        sign: (text) =>
          step('sign', numberIn(text), () => {
            bump(world.signed, text);
            return { pkcs7: `p ${text}`, serial: 'aa', signature: `${numberIn(text)}` };
          }),
        stamp: ({ pkcs7 }) => step('stamp', numberIn(pkcs7), () => `stamped ${pkcs7}`),
      },
      keyId: 'keyId' in more ? more.keyId : 'open',
      loadKey: () => {
        world.passwords += 1;
        return Promise.resolve('open again');
      },
      calls: {
        timestamp: (signature) => step('timestamp', Number(signature), () => 'token'),
        send: ({ document_id: id, pkcs7 }, key) =>
          step('send', id, () => {
            world.sends += 1;
            const refusal = world.refuses.get(id);
            if (refusal) throw refusal;
            if (!pkcs7.startsWith('stamped')) throw new Error('not stamped');
            if (!drafts.delete(id)) throw gone;
            bump(world.taken, id);
            answers.set(key, 200);
          }),
      },
      checkOutcome: (key) =>
        Promise.resolve(answers.has(key) ? { state: 'done', status: answers.get(key) } : { state: 'never' }),
      journal: world.journal,
      onHalt: more.onHalt ?? (() => {}),
      onOver,
      pauses: [0],
    });
    return { run, onOver };
  }
  return { ...world, world, begin };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const rests = async (run: BulkRun): Promise<void> => {
  for (;;) {
    await turn();
    if (phaseOf(run.read()) !== 'running') return;
  }
};
const freshWorks = ({ world }: ReturnType<typeof createWorld>) => worksOf(world.documents(), [], user);
const everyOnce = ({ world }: ReturnType<typeof createWorld>, count = size) => {
  expect(world.drafts.size).toBe(0);
  expect([...world.taken.values()]).toEqual(Array<number>(count).fill(1));
};

const places = (of: readonly Step[]): Trouble[] =>
  Array.from({ length: size }, (_, at) => at + 1).flatMap((document) =>
    of.flatMap((step) => (['before', 'after'] as const).map((when) => ({ document, step, when }))),
  );

it('signs, stamps and sends each document once, and leaves nothing in the journal', async () => {
  const made = createWorld();
  const { run, onOver } = made.begin(await freshWorks(made));
  await rests(run);
  everyOnce(made);
  expect(made.world.passwords).toBe(0);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(await made.journal.all(user)).toEqual([]);
});

it(`misses none and doubles none of ${size} when the program dies at any document and step`, async () => {
  for (const trouble of places(['sign', 'stamp'])) {
    const made = createWorld();
    Object.assign(made.world, { trouble, strike: () => Promise.reject(new EimzoFault('absent')) });
    const onHalt = jest.fn();
    const { run } = made.begin(await freshWorks(made), { onHalt });
    await rests(run);
    expect([onHalt.mock.calls.length, phaseOf(run.read())]).toEqual([1, 'halted']);
    expect(made.world.taken.size).toBe(trouble.document - 1);
    run.resume();
    await rests(run);
    everyOnce(made);
    // Only a signature that the program took with it is made a second time.
    const isLost = trouble.step === 'sign' && trouble.when === 'after';
    const twice = [...made.world.signed].filter(([, times]) => times > 1).map(([text]) => text);
    expect(twice).toEqual(isLost ? [`text ${trouble.document}`] : []);
    expect(made.world.passwords).toBe(trouble.step === 'stamp' && trouble.document === size ? 0 : 1);
  }
});

it(`misses none and doubles none of ${size} when the tab is closed at any document and step`, async () => {
  for (const trouble of places(steps)) {
    const made = createWorld();
    made.world.trouble = trouble;
    made.begin(await freshWorks(made));
    // The tab is closed where nothing answers any more.
    while (made.world.trouble !== undefined) await turn();
    await turn();
    const kept = await made.journal.all(user);
    expect(kept.length).toBe(size - trouble.document + 1);
    const { run } = made.begin(await resumedWorks(kept, made.world.documents()), { keyId: undefined });
    await rests(run);
    everyOnce(made);
    const { done, failed, skipped } = countsOf(run.read());
    expect([done, failed, skipped]).toEqual([kept.length, 0, 0]);
    const isLost = trouble.step === 'sign' && trouble.when === 'after';
    expect([...made.world.signed.values()].filter((times) => times > 1)).toHaveLength(isLost ? 1 : 0);
    expect(await made.journal.all(user)).toEqual([]);
  }
});

it(`asks what became of a document whose answer was lost, and never sends it twice`, async () => {
  for (const trouble of places(['send'])) {
    const made = createWorld();
    Object.assign(made.world, { trouble, strike: () => Promise.reject(lost) });
    const { run } = made.begin(await freshWorks(made));
    await rests(run);
    if (trouble.when === 'before') {
      expect(countsOf(run.read())).toMatchObject({ done: size - 1, failed: 1 });
      run.retry();
      await rests(run);
    }
    everyOnce(made);
    expect(made.world.sends).toBe(size);
    expect([...made.world.signed.values()]).toEqual(Array<number>(size).fill(1));
  }
});

it('goes on after a document that fails, keeps its signature, and sends that again', async () => {
  const made = createWorld();
  made.world.refuses.set(2, { kind: 'status', status: 503, codes: [] });
  made.world.refuses.set(3, { kind: 'status', status: 422, codes: ['stamp_wrong'] });
  made.world.refuses.set(4, gone);
  const { run, onOver } = made.begin(await freshWorks(made));
  await rests(run);
  expect(countsOf(run.read())).toMatchObject({ done: size - 3, failed: 2, skipped: 1 });
  // What the service holds to be wrong is gone; what did not arrive waits to be sent.
  expect((await made.journal.all(user)).map(({ id, state }) => [id, state])).toEqual([[2, 'stamped']]);
  made.world.refuses.clear();
  run.retry();
  await rests(run);
  expect(countsOf(run.read())).toMatchObject({ done: size - 1, failed: 0 });
  expect([made.world.signed.get('text 2'), made.world.signed.get('text 3')]).toEqual([1, 2]);
  expect(onOver).toHaveBeenCalledTimes(2);
});

it('tells a draft that the investment does not cover as failed, and keeps its signature for another day', async () => {
  const made = createWorld();
  const poor: Failure = { kind: 'status', status: 409, codes: ['not_enough_balance'] };
  made.world.refuses.set(2, poor);
  const { run } = made.begin(await freshWorks(made));
  await rests(run);
  expect(countsOf(run.read())).toMatchObject({ done: size - 1, failed: 1, skipped: 0 });
  expect(run.read().rows.get(2)).toEqual({ state: 'failed', failure: poor });
  const kept = await made.journal.all(user);
  expect(kept.map(({ id, state }) => [id, state])).toEqual([[2, 'stamped']]);

  made.world.refuses.clear();
  await rests(made.begin(await worksOf(made.world.documents(), kept, user)).run);
  everyOnce(made);
  expect(made.world.signed.get('text 2')).toBe(1);
});

it.each(['key_expired', 'key_not_yet_valid', 'signer_untrusted'])(
  'stops at once when the service does not take the key: %s',
  async (code) => {
    const made = createWorld();
    const refusal: Failure = { kind: 'status', status: 422, codes: [code] };
    made.world.refuses.set(2, refusal);
    const onHalt = jest.fn();
    const { run } = made.begin(await freshWorks(made), { onHalt });
    await rests(run);
    expect(onHalt.mock.calls).toEqual([[refusal]]);
    expect([phaseOf(run.read()), made.world.sends]).toEqual(['halted', 2]);
    expect([...made.world.signed.keys()]).toEqual(['text 1', 'text 2']);

    // The clock of this computer was put right: the document is signed anew, by the key asked for once more.
    made.world.refuses.clear();
    run.resume();
    await rests(run);
    everyOnce(made);
    expect([made.world.passwords, made.world.signed.get('text 2')]).toEqual([1, 2]);
  },
);

it('stops at once where nobody is there who could verify a signature, and sends the same one later', async () => {
  const made = createWorld();
  const refusal: Failure = { kind: 'status', status: 503, codes: ['service_unreachable'] };
  made.world.refuses.set(2, refusal);
  const onHalt = jest.fn();
  const { run } = made.begin(await freshWorks(made), { onHalt });
  await rests(run);
  expect(onHalt.mock.calls).toEqual([[refusal]]);
  expect([...made.world.signed.keys()]).toEqual(['text 1', 'text 2']);

  made.world.refuses.clear();
  run.resume();
  await rests(run);
  everyOnce(made);
  expect(made.world.signed.get('text 2')).toBe(1);
});

it.each(['cancelled', 'wrongPassword', 'silent', 'domain', 'old'] as const)('stops at once: %s', async (reason) => {
  const made = createWorld();
  const trouble: Trouble = { document: 2, step: 'sign', when: 'before' };
  Object.assign(made.world, { trouble, strike: () => Promise.reject(new EimzoFault(reason)) });
  const onHalt = jest.fn();
  const { run } = made.begin(await freshWorks(made), { onHalt });
  await rests(run);
  expect(onHalt).toHaveBeenCalledTimes(1);
  expect(made.world.taken.size).toBe(1);
  run.cancel();
  expect(countsOf(run.read())).toMatchObject({ done: 1, skipped: size - 1 });
});

it('stops after the document that is under way, and goes on where it was', async () => {
  const made = createWorld();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  Object.assign(made.world, { trouble: { document: 3, step: 'send', when: 'before' }, strike: () => held });
  const { run } = made.begin(await freshWorks(made));
  while (made.world.trouble !== undefined) await turn();
  run.pause();
  letGo();
  await rests(run);
  expect([phaseOf(run.read()), made.world.taken.size]).toEqual(['halted', 3]);
  run.resume();
  await rests(run);
  everyOnce(made);
});

it('opens the key once more when the program was started again between two documents', async () => {
  const made = createWorld();
  const trouble: Trouble = { document: 3, step: 'sign', when: 'before' };
  Object.assign(made.world, { trouble, strike: () => Promise.reject(new EimzoFault('refused', 'no such key')) });
  const { run } = made.begin(await freshWorks(made));
  await rests(run);
  everyOnce(made);
  expect(made.world.passwords).toBe(1);
});

it('does not sign a document whose text has changed since it was picked', async () => {
  const made = createWorld(2);
  const works = await freshWorks(made);
  await made.journal.put(works.map(({ entry }) => entry));
  made.world.drafts.set(1, { id: 1, number: 'DB-1', to_sign: 'text 1 of another amount' });
  const { run } = made.begin(await resumedWorks(await made.journal.all(user), made.world.documents()));
  await rests(run);
  expect(countsOf(run.read())).toMatchObject({ done: 1, skipped: 1 });
  expect([...made.world.taken]).toEqual([[2, 1]]);
});

it('keeps the journal of each person across windows', async () => {
  const factory = new IDBFactory();
  const [entry] = (await freshWorks(createWorld(1))).map((work) => work.entry);
  await createSigningJournal(factory).put([entry!, { ...entry!, id: 2, user: 8 }]);
  const journal = createSigningJournal(factory);
  expect(await journal.all(user)).toEqual([entry]);
  await journal.put([{ ...entry!, state: 'signed', pkcs7: 'p' }]);
  expect(await createSigningJournal(factory).all(user)).toEqual([{ ...entry, state: 'signed', pkcs7: 'p' }]);
  await journal.remove([1]);
  expect(await journal.all(user)).toEqual([]);
});
