import { literal, soughtNumberIn, wordsOf, wordsOrNumber } from './searchText';

/** The conditions of a list, gathered with their values; each value travels as a parameter. */
export class Where {
  /** `values` are those of a condition that is to stand inside one of these. */
  constructor(readonly values: unknown[] = []) {}

  private readonly conditions: string[] = ['true'];

  /** Adds a condition that always holds good, which may bind values of its own. */
  and(condition: string): this {
    this.conditions.push(condition);
    return this;
  }

  /** The place of one more value, `$3`. */
  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  /** Adds a condition in which `$` stands for the value; a filter that says nothing adds none. */
  when(value: string | number | boolean | readonly (string | number)[] | undefined, condition: string): this {
    if (value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0))
      this.conditions.push(condition.replace('$', () => this.bind(value)));
    return this;
  }

  /** Both days included, by the column of a moment or a day. */
  within(column: string, { begin_date, end_date }: { begin_date?: string; end_date?: string }): this {
    return this.when(begin_date, `${column} >= $::date`).when(end_date, `${column} < $::date + 1`);
  }

  /**
   * Every word of a search text stands in one of the texts, in whatever case; three digits or more also in one of the
   * columns of digits, a number long enough (searchText.ts) in the masked ones of the investor, and where the numbers of
   * records are looked for a text of digits alone may be one.
   */
  finds(search: string | undefined, searched: Searched): this {
    const whole = search?.trim() ?? '';
    const number = /^\d+$/.test(whole) ? whole : undefined;
    const isTable = searched.table !== undefined;
    for (const word of isTable && searched.hasNumbers ? wordsOrNumber(whole) : wordsOf(whole)) {
      if (isTable) this.findsIn(searched, word, number);
      else this.findsAmong(searched, word, number);
    }
    return this;
  }

  private findsAmong({ id, texts, digits = [] }: SearchedRows, word: string, number?: string) {
    const place = this.bind(word);
    const either = texts.map((text) => `position(search_form(${place}) in search_form(${text})) > 0`);
    const bare = word.replace(/\D/g, '');
    if (bare.length >= 3 && digits.length > 0) {
      const part = this.bind(bare);
      either.push(...digits.map((column) => `position(${part} in ${column}) > 0`));
    }
    if (id !== undefined && number !== undefined) either.push(`${id} = ${this.bind(number)}::numeric`);
    this.conditions.push(`(${either.join(' or ')})`);
  }

  /** The same by the indexes of each text, which an `or` between several tables would not use. */
  private findsIn(searched: SearchedTable, word: string, number?: string) {
    const { id, table, texts, digits = [], investor, hasNumbers = false, investment } = searched;
    const part = `search_form(${this.bind(`%${literal(word)}%`)})`;
    const bare = word.replace(/\D/g, '');
    const shown = bare.length >= 3 && digits.length > 0 ? this.bind(`%${bare}%`) : undefined;
    const sought = hasNumbers ? soughtNumberIn(word) : undefined;
    const own = texts.map((text) => `search_form(${text}) like ${part}`);
    if (shown !== undefined) own.push(...digits.map((column) => `${column} like ${shown}`));
    if (number !== undefined) own.push(`${id} = ${this.bind(number)}::numeric::bigint`);
    const ways = own.length > 0 ? [own.join(' or ')] : [];
    const or = sought === undefined ? '' : ` or search_digits like ${this.bind(`%${sought}%`)}`;
    if (investor !== undefined)
      ways.push(`${investor} in (select id from investors where search_name like ${part}${or})`);
    if (investment !== undefined)
      ways.push(`${investment} in (select id from investments where contract_number ilike ${part})`);
    const rows = ways.map((way) => `select ${id} from ${table} where ${way}`);
    this.conditions.push(`${id} in (${rows.join(' union all ')})`);
  }

  /** The conditions as text, with what binds further values of the same statement. */
  get where(): string {
    return this.conditions.join(' and ');
  }
}

/** Where a text is looked for. */
export type Searched = SearchedRows | SearchedTable;

interface SearchedRows {
  id?: string;
  texts: readonly string[];
  /** Columns of digits that answers show. */
  digits?: readonly string[];
  table?: undefined;
}

/** A table with very many rows: each of its texts and digits has an index of trigrams, by `search_form` and as it is. */
interface SearchedTable {
  id: string;
  /** The table by its name in the statement, `tax_transactions t`; the columns below are its own. */
  table: string;
  texts: readonly string[];
  digits?: readonly string[];
  /**
   * Whose name is looked for as well, and by `hasNumbers` his phone, PINFL and INN, which answers show masked: whoever
   * looks for such a number is counted (secretReads.ts).
   */
  investor?: string;
  hasNumbers?: boolean;
  /** Whose contract number is looked for as well. */
  investment?: string;
}

/** The part of a list that is asked for. */
export interface Slice {
  offset: number;
  limit: number;
}
