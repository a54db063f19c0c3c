import type { Database, Sql } from '../../server/db/database';
import type { SenderParts } from '../../server/modules/push-messages/sending';

/** A process that was killed, as far as the rows can tell. */
export class Killed extends Error {}

/**
 * The same sender, which is killed before one of its steps: a statement, the end of a transaction, what is handed over to the push service, or
 * the answer of it. A transaction that is under way is rolled back, as that of a process that has gone is.
 * @param dieAt which step, counted from 1; Infinity is none
 */
export function mortal(
  parts: SenderParts & { gateway: NonNullable<SenderParts['gateway']> },
  dieAt: number,
): SenderParts {
  const { db, gateway } = parts;
  let step = 0;
  const live = () => {
    step += 1;
    if (step >= dieAt) throw new Killed();
  };
  const within = (sql: Sql): Sql => ({
    query: async (text, values) => {
      live();
      return sql.query(text, values);
    },
  });
  const dying: Database = {
    ...db,
    ...within(db),
    async transaction(work) {
      const result = await db.transaction((sql) => work(within(sql)));
      // Committed, and gone before it could go on.
      live();
      return result;
    },
  };
  return {
    ...parts,
    db: dying,
    gateway: {
      async send(pushes) {
        live();
        const outcomes = await gateway.send(pushes);
        live();
        return outcomes;
      },
      async progress(keys) {
        live();
        const came = await gateway.progress(keys);
        live();
        return came;
      },
    },
  };
}
