import type { PoolClient } from 'pg';
import { cancelStatement, type Reached } from './cancelStatement';
import type { Sql } from './database';
import { ReaderGone } from './passing';

export interface Patience {
  /** Milliseconds that a statement may take; 0 is any. */
  limit: number;
  /** Milliseconds for which an answer may be overdue before the network counts as lost. */
  overdue: number;
  /** Who ends it at its limit: the server, which was told of it, or we from outside. */
  isEndedByUs?: boolean;
  /** Once it is aborted nobody waits for an answer any more. */
  gone?: AbortSignal;
  /** Is told that the connection must not be lent again. */
  lose: (error: Error) => void;
}

/**
 * What is asked on a connection. A statement that takes too long is ended, by the server or by us. Where not even that comes back
 * the network is silent: over it nobody hears of an end, and a driver that waits for one waits for a quarter of an hour. Then
 * the connection is cut on our side, and the statement fails as one that is lost.
 */
export function statementsOf(client: PoolClient, { limit, overdue, isEndedByUs, gone, lose }: Patience): Sql {
  return {
    async query<Row>(text: string, values?: readonly unknown[]) {
      if (gone?.aborted) throw new ReaderGone('Nobody waits for this any more');
      let cancelled: Promise<void> | undefined;
      let timer: NodeJS.Timeout | undefined;
      const wait = (milliseconds: number, then: () => void) => {
        clearTimeout(timer);
        timer = setTimeout(then, milliseconds);
      };
      const cut = () => {
        // A process that was busy meanwhile reads first what has come.
        setImmediate(() => timer && (client as Reached).connection.stream.destroy());
      };
      const cancel = () => {
        if (cancelled) return;
        cancelled = cancelStatement(client).catch(lose);
        wait(overdue, cut);
      };
      if (limit > 0 && isEndedByUs) wait(limit, cancel);
      else if (limit > 0) wait(limit + overdue, cut);
      gone?.addEventListener('abort', cancel);
      try {
        return await ask<Row>(client, text, values);
      } catch (cause) {
        throw gone?.aborted ? new ReaderGone('The reader went away', { cause }) : cause;
      } finally {
        clearTimeout(timer);
        timer = undefined;
        gone?.removeEventListener('abort', cancel);
        // Until it is there it might end the statement of whoever is lent the connection next.
        await cancelled;
      }
    },
  };
}

async function ask<Row>(client: PoolClient, text: string, values?: readonly unknown[]) {
  const result = await client.query(text, values && [...values]);
  // Several statements in one text answer with one result each; the last one counts, as on the embedded side.
  const last = (Array.isArray(result) ? result.at(-1) : result) as { rows?: Row[] } | undefined;
  return last?.rows ?? [];
}
