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
   * columns of digits, and where the numbers of records are looked for a text of digits alone may be one.
   */
  finds(search: string | undefined, searched: Searched): this {
    const { id, texts, digits = [] } = searched;
    const whole = search?.trim() ?? '';
    const number = /^\d+$/.test(whole) ? whole : undefined;
    for (const word of wordsOf(whole)) {
      if (searched.table !== undefined) {
        this.findsIn(searched, word, number);
        continue;
      }
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
    return this;
  }

  /** The same by the indexes of each text, which an `or` between several tables would not use. */
  private findsIn(searched: SearchedTable, word: string, number?: string) {
    const { id, table, texts, digits = [], investor, hasNumbers = false, investment } = searched;
    const part = `search_form(${this.bind(`%${literal(word)}%`)})`;
    const bare = word.replace(/\D/g, '');
    const numbers = bare.length >= 3 && (digits.length > 0 || hasNumbers) ? this.bind(`%${bare}%`) : undefined;
    const own = texts.map((text) => `search_form(${text}) like ${part}`);
    if (numbers !== undefined) own.push(...digits.map((column) => `${column} like ${numbers}`));
    if (number !== undefined) own.push(`${id} = ${this.bind(number)}::numeric::bigint`);
    const ways = own.length > 0 ? [own.join(' or ')] : [];
    const or = numbers !== undefined && hasNumbers ? ` or search_digits like ${numbers}` : '';
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

/** Each word is one search through a table, so no more of a text count. */
export const mostWords = 5;

/** The words of a search text that are looked for. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** `%`, `_` and `\` mean themselves. */
export const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Where a text is looked for. */
export type Searched = SearchedRows | SearchedTable;

interface SearchedRows {
  id?: string;
  texts: readonly string[];
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
  /** Whose name is looked for as well, and by `hasNumbers` his phone, PINFL and INN. */
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
