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
  finds(search: string | undefined, { id, texts, digits = [] }: Searched): this {
    const whole = search?.trim() ?? '';
    const number = /^\d+$/.test(whole) ? whole : undefined;
    for (const word of whole === '' ? [] : whole.split(/\s+/)) {
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

  /** The conditions as text, with what binds further values of the same statement. */
  get where(): string {
    return this.conditions.join(' and ');
  }
}

/** Where a text is looked for. */
export interface Searched {
  id?: string;
  texts: readonly string[];
  digits?: readonly string[];
}

/** The part of a list that is asked for. */
export interface Slice {
  offset: number;
  limit: number;
}
