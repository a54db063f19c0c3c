import type { Sql } from './database';

type Value = string | number | boolean | null;
type Type = 'int' | 'text' | 'uuid' | 'numeric' | 'boolean' | 'date' | 'timestamp' | 'jsonb' | 'investor_status';
/** The names of columns under the type they have, with spaces between. */
type Columns = Partial<Record<Type, string>>;
type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
export type Row<C extends Columns> = Record<Words<C[keyof C]> & string, Value>;

/** Rows of one statement. */
const batch = 10_000;

/**
 * Gathers rows of one table and inserts them many at a time, one array for each column.
 * @example const regions = new Rows(sql, 'regions', { int: 'id', text: 'name_ru name_en name_uz' });
 */
export class Rows<const C extends Columns> {
  private readonly names: (keyof Row<C>)[];
  private readonly isText: boolean[];
  private readonly insert: string;
  private waiting: string[][] = [];
  /** How many rows were added; ids are counted along with them from 1. */
  count = 0;

  constructor(
    private readonly sql: Sql,
    readonly table: string,
    columns: C,
    /** Written first: the database looks a row's record up while it writes the row, and would post nothing of one that is not there. */
    private readonly owners?: { flush(): Promise<void> },
  ) {
    const typed = Object.entries(columns).flatMap(([type, names]) => names.split(' ').map((name) => ({ type, name })));
    this.names = typed.map(({ name }) => name as keyof Row<C>);
    this.isText = typed.map(({ type }) => type === 'text' || type === 'jsonb');
    const list = this.names.join(', ');
    // Our own type is not known to the drivers as an array, so it travels as text.
    const arrays = typed.map(({ type }, at) => `$${at + 1}::${type === 'investor_status' ? 'text' : type}[]`);
    const values = typed.map(({ type, name }) => `r.${name}::${type}`);
    this.insert = `insert into ${table} (${list}) select ${values.join(', ')} from unnest(${arrays.join(', ')}) as r (${list})`;
    this.empty();
  }

  async add(row: Row<C>): Promise<number> {
    this.names.forEach((name, at) => {
      const value = row[name];
      this.waiting[at]?.push(value === null ? 'null' : this.isText[at] ? quoted(String(value)) : String(value));
    });
    this.count += 1;
    if (this.count % batch === 0) await this.flush();
    return this.count;
  }

  /** Writes what is left and lets the next row made by the program take the number after the last one. */
  async finish(): Promise<void> {
    await this.flush();
    if (this.names.some((name) => name === 'id') && this.count > 0)
      await this.sql.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [this.table, this.count]);
  }

  /** Writes what is left, of a table whose numbers are its own. */
  async flush(): Promise<void> {
    if (this.waiting[0]?.length === 0) return;
    await this.owners?.flush();
    // Arrays as the database writes them: the drivers take those as they are, and would take long to make them.
    const values = this.waiting.map((column) => `{${column.join(',')}}`);
    this.empty();
    await this.sql.query(this.insert, values);
  }

  private empty() {
    this.waiting = this.names.map(() => []);
  }
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
