/**
 * What became of messages. One that nobody ended within five minutes was lost with its process. Whether messages have arrived that the
 * network had only taken, whoever carried them says when he is asked, in growing pauses until a day and a half are over. Whoever asks moves
 * the next question on before, so of several processes one asks.
 */
import type { Database } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { OuterFault } from '../../shared/outerService';
import type { SmsGateway } from './gateway';
import * as store from './store';

/** So many at once. */
const most = 500;

/** Ends those that were lost, and asks for those whose moment has come; false where there are none to ask for. */
export async function askDelivered(db: Database, clock: Clock, gateway: SmsGateway): Promise<boolean> {
  const now = timestamp(clock);
  await store.failLost(db, now);
  const ids = await store.takeToAsk(db, now, most);
  if (ids.length === 0) return false;
  try {
    await store.setDelivered(db, await gateway.delivered(ids));
  } catch (error) {
    // They are asked for again at the next moment.
    if (!(error instanceof OuterFault)) throw error;
  }
  return true;
}
