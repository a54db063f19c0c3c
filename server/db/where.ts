import { soughtNumberIn, wordsOrNumber } from './numbers';

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
   * columns of digits, a number long enough (numbers.ts) in one of the masked ones, and where the numbers of records are
   * looked for a text of digits alone may be one.
   */
  finds(search: string | undefined, { id, texts, digits = [], masked = [] }: Searched): this {
    const whole = search?.trim() ?? '';
    const number = /^\d+$/.test(whole) ? whole : undefined;
    for (const word of masked.length > 0 ? wordsOrNumber(whole) : whole.split(/\s+/).filter(Boolean)) {
      const place = this.bind(word);
      const either = texts.map((text) => `position(search_form(${place}) in search_form(${text})) > 0`);
      const bare = word.replace(/\D/g, '');
      if (bare.length >= 3 && digits.length > 0) {
        const part = this.bind(bare);
        either.push(...digits.map((column) => `position(${part} in ${column}) > 0`));
      }
      const sought = soughtNumberIn(word);
      if (sought !== undefined && masked.length > 0) {
        const part = this.bind(sought);
        either.push(...masked.map((column) => `position(${part} in ${column}) > 0`));
      }
      if (id !== undefined && number !== undefined) either.push(`${id} = ${this.bind(number)}::numeric`);
      this.conditions.push(`(${either.join(' or ')})`);
    }
    return this;
  }

  /** The conditions as text, with what binds further values of the same statement. */
  get where(): string {
    return this.conditions.join(' and ');
  }
}

/** Where a text is looked for. */
export interface Searched {
  id?: string;
  texts: readonly string[];
  /** Columns of digits that answers show. */
  digits?: readonly string[];
  /** Columns of numbers that answers show masked; whoever looks for such a number is counted (secretReads.ts). */
  masked?: readonly string[];
}

/** The part of a list that is asked for. */
export interface Slice {
  offset: number;
  limit: number;
}
