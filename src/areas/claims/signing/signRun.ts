import type { Eimzo } from '../../../api/eimzo/program';
import { EimzoFault } from '../../../api/eimzo/fault';
import type { SignedDocument } from '../../../api/investment/signing';
import {
  afterEvent,
  beginRun,
  phaseOf,
  type BulkEvent,
  type BulkState,
  type RowOutcome,
} from '../../../kit/bulk/bulkState';
import type { BulkRun } from '../../../kit/bulk/bulkRunner';
import { pollOutcome, type WriteOutcome } from '../../../lib/pollOutcome';
import { createStore } from '../../../lib/store';
import { timings } from '../../../lib/timings';
import { mayBeDone, toFailure, type Failure } from '../../../lib/failure';
import { badRequest, unprocessable } from '../../../lib/httpStatus';
import type { JournalEntry, SigningJournal } from './signingJournal';
import { faultCode, goneCode, isFatal, isOfAll } from './signFaults';

/** One document of a batch, with what the journal knows of it. */
export interface Work {
  entry: JournalEntry;
  /** What is signed; undefined when the document is no draft of this text any more. */
  toSign: string | undefined;
}

export interface SignWork {
  /** Fixed from the beginning: documents that appear meanwhile are not signed by it. */
  documents: readonly Work[];
  eimzo: Pick<Eimzo, 'sign' | 'stamp'>;
  /** The key as the program opened it; undefined while it was not asked for. */
  keyId: string | undefined;
  /** Has the program open the key, which may ask for the password. */
  loadKey: () => Promise<string>;
  /** What is asked of the service; each rejects with a Failure. */
  calls: {
    timestamp: (signature: string) => Promise<string>;
    send: (body: SignedDocument, key: string) => Promise<unknown>;
  };
  /** Asks what became of a document whose answer was lost. */
  checkOutcome: (key: string) => Promise<WriteOutcome>;
  /** What it cannot keep is only lost with the tab. */
  journal: Pick<SigningJournal, 'put' | 'remove'>;
  /** No program, no password or no good key: nothing more is tried until the person says so. */
  onHalt: (reason: EimzoFault | Failure) => void;
  /** Every document is signed, failed or skipped; again after failed ones were tried once more. */
  onOver: (state: BulkState) => void;
  /** The pauses before each question what became of a document, in milliseconds. */
  pauses?: readonly number[];
}

/** The answer was lost, and the service does not say either. */
class Unknown extends Error {}
/** The document is not to be signed any more, by this batch or at all. */
class Gone extends Error {}

/**
 * Signs documents one after another: signature, time stamp, sending; each step is in the journal before the next begins.
 * A document is never signed again while a signature of it waits to be sent, and never sent again before it is known
 * that it did not arrive. What stops everything halts the run where it is, and it goes on from there.
 */
export function runSigning(work: SignWork): BulkRun {
  const { eimzo, calls, journal, onOver, onHalt, pauses = timings.outcome } = work;
  const works = new Map(work.documents.map((one) => [one.entry.id, one]));
  const { read, set, subscribe } = createStore(beginRun([...works.keys()], []));
  let keyId = work.keyId;
  let isWorking = false;
  let isOver = false;

  const show = (state: BulkState): void => {
    const wasOver = isOver;
    isOver = phaseOf(state) === 'over';
    set(state);
    if (isOver && !wasOver) {
      void forget([...works.values()].filter(({ entry }) => entry.state === 'picked').map(({ entry }) => entry.id));
      onOver(state);
    }
  };
  const happen = (event: BulkEvent): void => {
    show(afterEvent(read(), event));
    void goOn();
  };
  const settle = (id: number, outcome: RowOutcome, isPaused = read().isPaused): void =>
    show({ rows: new Map(read().rows).set(id, outcome), calls: new Map(), isPaused });

  async function note(entry: JournalEntry): Promise<JournalEntry> {
    await keep(() => journal.put([entry]));
    const known = works.get(entry.id);
    if (known) works.set(entry.id, { ...known, entry });
    return entry;
  }
  const forget = (ids: readonly number[]) => keep(() => journal.remove(ids));

  async function goOn(): Promise<void> {
    // One document after another, whoever asks for it to go on.
    if (isWorking) return;
    isWorking = true;
    for (let id = next(); id !== undefined; id = next()) {
      const key = `signing-${id}`;
      show(afterEvent(read(), { type: 'sent', key, ids: [id] }));
      try {
        await one(works.get(id)!, key); // the rows are those of the works
        settle(id, { state: 'done' });
      } catch (error) {
        await fail(id, key, error);
      }
    }
    isWorking = false;
  }

  function next(): number | undefined {
    if (phaseOf(read()) !== 'running') return undefined;
    for (const [id, row] of read().rows) if (row.state === 'waiting') return Number(id);
    return undefined;
  }

  async function fail(id: number, key: string, error: unknown): Promise<void> {
    if (error instanceof Unknown) return show(afterEvent(read(), { type: 'silent', key }));
    if (error instanceof Gone) return settle(id, { state: 'skipped', code: goneCode });
    if (error instanceof EimzoFault) {
      if (!isFatal(error)) return settle(id, { state: 'failed', code: faultCode(error) });
      return halt(id, error);
    }
    const failure = toFailure(error);
    if (isOfAll(failure)) return halt(id, failure);
    settle(id, { state: 'failed', failure });
  }

  function halt(id: number, reason: EimzoFault | Failure): void {
    // The key goes with the program; what was opened is asked for again.
    keyId = undefined;
    settle(id, { state: 'waiting' }, true);
    onHalt(reason);
  }

  async function one({ entry: known, toSign }: Work, key: string): Promise<void> {
    let entry = known;
    if (entry.state === 'sending') {
      if (await hasArrived(entry, key)) return forget([entry.id]);
      entry = await note({ ...entry, state: 'stamped', key: undefined });
    }
    if (toSign === undefined) {
      await forget([entry.id]);
      throw new Gone();
    }
    if (entry.state === 'picked') entry = await note({ ...entry, ...(await sign(toSign)), state: 'signed' });
    const { pkcs7 = '', serial = '', signature = '' } = entry;
    if (entry.state === 'signed') {
      const token = await calls.timestamp(signature);
      entry = await note({ ...entry, pkcs7: await eimzo.stamp({ pkcs7, serial, signature }, token), state: 'stamped' });
    }
    await send(entry, key);
    await forget([entry.id]);
  }

  async function sign(toSign: string) {
    const isFresh = keyId === undefined;
    keyId ??= await work.loadKey();
    try {
      return await eimzo.sign(toSign, keyId);
    } catch (error) {
      // A program that was started again between two documents has forgotten the key; it is opened once more, once.
      if (isFresh || !(error instanceof EimzoFault) || error.reason !== 'refused') throw error;
      keyId = await work.loadKey();
      return eimzo.sign(toSign, keyId);
    }
  }

  async function send(ready: JournalEntry, row: string): Promise<void> {
    const key = crypto.randomUUID();
    const entry = await note({ ...ready, state: 'sending', key });
    const { id, pkcs7 = '', serial = '', signature = '' } = entry;
    try {
      await calls.send({ document_id: id, pkcs7, serial_number: serial, signature }, key);
    } catch (error) {
      const failure = toFailure(error);
      if (mayBeDone(failure)) {
        if (await hasArrived(entry, row)) return;
        await note({ ...ready, key: undefined });
        throw error;
      }
      // Any other conflict, as an investment that does not cover the amount, leaves a draft that may be paid later.
      if (failure.codes.includes('transition_not_allowed')) {
        await forget([id]);
        throw new Gone();
      }
      // A signature that the service holds to be wrong is not sent twice; another failure leaves it to be sent again.
      const isWrong = failure.status === unprocessable || failure.status === badRequest;
      await note(isWrong ? blank(ready) : { ...ready, key: undefined });
      throw error;
    }
  }

  /** Whether the document came there; asked until it is known. */
  async function hasArrived({ key }: JournalEntry, row: string): Promise<boolean> {
    if (key === undefined) return false;
    show(afterEvent(read(), { type: 'lost', key: row }));
    const check = () => work.checkOutcome(key);
    const { state } = await pollOutcome({ check, pauses, read: () => true });
    if (state !== 'unknown') return state === 'done';
    throw new Unknown();
  }

  // The list is kept before the first is signed: a closed tab then loses none.
  const frozen = keep(() => journal.put(work.documents.map(({ entry }) => entry)));
  void frozen.then(goOn);
  return {
    read,
    isUnderWay: () => phaseOf(read()) !== 'over',
    subscribe,
    pause: () => happen({ type: 'paused' }),
    resume: () => happen({ type: 'resumed' }),
    cancel: () => happen({ type: 'cancelled' }),
    retry: () => happen({ type: 'retried' }),
    ask: () => {
      const state = read();
      const open = [...state.rows].flatMap(([id, row]) => (row.state === 'open' ? [id] : []));
      const rows = new Map(state.rows);
      for (const id of open) rows.set(id, { state: 'waiting' });
      show({ ...state, rows, calls: new Map() });
      void goOn();
    },
  };
}

/** A storage that is switched off or full must not keep anybody from signing; the batch itself knows where it is. */
async function keep(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch {
    // Only a closed tab would lose what was not sent, and the document is still a draft then.
  }
}

/** As if nothing had been done with it yet. */
const blank = ({ id, user, at, name, digest }: JournalEntry): JournalEntry => ({
  ...{ id, user, at, name, digest },
  state: 'picked',
});
