/**
 * Sends what was published. All there is to know stands in the database: the audience is settled once, in a transaction of its own; after that
 * a batch of people is taken for as long as a try may last, handed over outside of any transaction, and what came of it is kept. A process
 * that is killed loses what it had not kept: those people come due again when their time is over, under the same keys, by which the push
 * service knows what it has shown already.
 */
import type { Database } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { OuterFault } from '../../shared/outerService';
import { markDead } from '../app-users/index';
import type { FileStore } from '../../files/store';
import { askProgress } from './asking';
import type { Push, PushGateway, PushOutcome } from './gateway';
import { afterFailure, isQuiet, keyOf, later } from './rules';
import * as queue from './queueStore';

/** So many people at once: a few hundred milliseconds of the service, and little to do again for whoever comes after a killed process. */
const batchSize = 500;
/** Seconds for which a try is believed in; longer than any may take. */
const lease = 120;

export interface SenderParts {
  db: Database;
  clock: Clock;
  files: Pick<FileStore, 'dailyUrl'>;
  gateway: PushGateway | undefined;
  /** How many people are handed over at once; for tests. */
  size?: number;
}

/** One step: the audience of one message, one batch of people, or one of those who are asked for. False when there is nothing to do at this moment. */
export async function workPushes(parts: SenderParts): Promise<boolean> {
  const { db, clock, gateway, size = batchSize } = parts;
  if (gateway === undefined) return false;
  const now = timestamp(clock);
  if (await db.transaction((sql) => queue.settleAudience(sql, { now, isQuiet: isQuiet(now) }))) return true;
  const batch = await db.transaction((sql) =>
    queue.takeBatch(sql, { now, isQuiet: isQuiet(now), until: later(now, lease), size }),
  );
  if (batch === undefined) return askProgress({ db, clock, gateway, size });
  if (batch.people.length === 0) return true;
  const outcomes = await carry(gateway, batch, parts.files);
  const at = timestamp(clock);
  const kept = batch.people.map((person) => {
    const result = outcomes(person.app_user_id);
    return { app_user_id: person.app_user_id, ...becomes(result, person.attempts, at) };
  });
  await db.transaction(async (sql) => {
    await queue.keepOutcomes(sql, batch, kept, at);
    const dead = kept.filter((one) => one.error === 'dead_token').map((one) => one.app_user_id);
    if (dead.length > 0) await markDead(sql, dead);
  });
  return true;
}

type Result = PushOutcome['state'] | OuterFault['kind'];

/** Hands a batch over, and answers what became of each of its people. */
async function carry(
  gateway: PushGateway,
  { message, people, isTest }: queue.Batch,
  files: SenderParts['files'],
): Promise<(person: number) => Result> {
  const image = message.image_key === null ? {} : { image: files.dailyUrl(message.image_key) };
  const pushes = people.map(({ app_user_id: to, language, round }): Push => ({
    key: keyOf(message.id, to) + (isTest ? `-test-${round}` : ''),
    ...{ to, language, ...image },
    title: message[`title_${language}`] ?? message.title_ru,
    body: message[`body_${language}`] ?? message.body_ru,
    action_type: message.action_type,
    action_value: message.action_value,
  }));
  try {
    const states = new Map((await gateway.send(pushes)).map(({ to, state }) => [to, state]));
    return (person) => states.get(person) ?? 'failed';
  } catch (error) {
    if (!(error instanceof OuterFault)) throw error;
    return () => error.kind;
  }
}

/** How it stands with a person after a try; `before` is how many there were. */
function becomes(result: Result, before: number, at: string): Omit<queue.Kept, 'app_user_id'> {
  const attempts = before + 1;
  if (result === 'sent' || result === 'delivered') return { state: result, attempts, error: null, due_at: null };
  if (result === 'dead') return { state: 'skipped', attempts, error: 'dead_token', due_at: null };
  return { ...afterFailure(attempts, at), attempts, error: result === 'failed' ? 'refused' : result };
}
