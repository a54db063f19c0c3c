/**
 * What became of what the push service has taken: it says so when it is asked, in growing pauses until a day and a half are over. Nothing is
 * sent anew. Whoever asks moves the next question on before, so of several processes one asks, and a killed one loses that question.
 */
import type { Database } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { OuterFault } from '../../shared/outerService';
import type { PushGateway } from './gateway';
import * as queue from './queueStore';
import { keyOf } from './rules';

interface AskingParts {
  db: Database;
  clock: Clock;
  gateway: PushGateway;
  /** How many are asked for at once. */
  size: number;
}

/** Asks for those whose moment has come; false where there are none. */
export async function askProgress({ db, clock, gateway, size }: AskingParts): Promise<boolean> {
  const people = await db.transaction((sql) => queue.takeToAsk(sql, { now: timestamp(clock), size }));
  if (people.length === 0) return false;
  const byKey = new Map(people.map((one) => [keyOf(one.message_id, one.app_user_id), one]));
  try {
    const came = (await gateway.progress([...byKey.keys()])).flatMap(({ key, state }) => {
      const one = byKey.get(key);
      return one === undefined ? [] : [{ ...one, state }];
    });
    if (came.length > 0) await db.transaction((sql) => queue.keepProgress(sql, came));
  } catch (error) {
    // They are asked for again at the next moment.
    if (!(error instanceof OuterFault)) throw error;
  }
  return true;
}
