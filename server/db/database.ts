/**
 * What a store may do: one statement with its values. Without values the text may hold several statements.
 *
 * Both databases answer alike: numeric, date, timestamp and 64-bit integers are strings, json is parsed,
 * so a count is written `count(*)::int`. A moment is a `timestamp` column with the wall clock of Tashkent,
 * given by the injected clock and never by `now()`.
 */
export interface Sql {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Sql {
  /**
   * Runs `work` in one transaction: committed when it returns, rolled back when it throws. One that collides with
   * another is begun again from its first line, so what `work` does besides SQL has to bear being done twice.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * The same database for somebody who only reads and may go away: once `gone` is aborted no statement of his is begun,
   * on PostgreSQL the one under way is ended, and none takes longer than a read may. A wide read, of a list or a report,
   * is served by the copy where there is one (copy.ts).
   */
  forReader(gone: AbortSignal, isWide?: boolean): Database;
  /**
   * Runs `work`, which only reads and takes long: on PostgreSQL all of it sees one moment. On the embedded database, which has
   * one connection, the statements of others come in between. It is begun again from its first line where the copy that it reads is lost.
   */
  snapshot<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  script(text: string): Promise<void>;
  /** How its connections are used now, where it has several. */
  connections?(): { lent: number; idle: number; waiting: number };
  /** How many wide reads the copy has served, and why others were not its own; where there is a copy. */
  wideReads?(): { copy: number; behind: number; lost: number; resting: number };
  close(): Promise<void>;
}

/**
 * A database whose transactions are parts of one that is already open, so that code which opens its own
 * transaction can be made part of a larger one.
 */
export function inside(sql: Sql): Database {
  let depth = 0;
  const part: Database = {
    query: (text, values) => sql.query(text, values),
    script: async (text) => void (await sql.query(text)),
    close: async () => undefined,
    // It ends with the transaction that it is a part of.
    forReader: () => part,
    snapshot: (work) => work(sql),
    async transaction(work) {
      const name = `part_${++depth}`;
      await sql.query(`savepoint ${name}`);
      try {
        const result = await work(sql);
        await sql.query(`release savepoint ${name}`);
        return result;
      } catch (error) {
        await sql.query(`rollback to savepoint ${name}`);
        throw error;
      }
    },
  };
  return part;
}
