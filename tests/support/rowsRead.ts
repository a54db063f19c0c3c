/** How many rows statements read, by what the database says of each when it has done it. */
import type { Sql } from '../../server/db/database';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** A bitmap of an index names no table; the rows are counted where it is looked up. */
function rowsOf(node: Node, table: string): number {
  const own =
    node['Relation Name'] === table && node['Node Type'] !== 'ModifyTable' && node['Node Type'] !== 'LockRows'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops']
      : 0;
  return (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one, table), own);
}

/** The same connection in a transaction, with the rows of a table that each of its statements read. */
export function readsOf(sql: Sql, table: string): { sql: Sql; reads: number[] } {
  const reads: number[] = [];
  return {
    reads,
    sql: {
      async query(text, values) {
        // Done twice, and taken back the first time.
        await sql.query('savepoint explained', []);
        const [row] = await sql.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
          `explain (analyze, timing off, format json) ${text}`,
          values,
        );
        await sql.query('rollback to savepoint explained', []);
        reads.push(rowsOf(row!['QUERY PLAN'][0].Plan, table)); // an explanation is one row
        return sql.query(text, values);
      },
    },
  };
}
