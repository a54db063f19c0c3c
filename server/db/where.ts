import { either, rowsOnce, type Searched, type SearchedRows, type SearchedTable } from './searched';
import { readSearch, type Sought } from './searchText';

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

  /** Every part of a search text (searchText.ts) holds in one of the places where it is looked for. */
  finds(search: string | readonly Sought[] | undefined, searched: Searched): this {
    const parts = typeof search === 'string' ? readSearch(search) : (search ?? []);
    if (searched.table === undefined) this.conditions.push(...parts.map((part) => this.amongRows(searched, part)));
    else if (parts.length > 0) this.conditions.push(...this.inTable(searched, parts));
    return this;
  }

  /** A part of a search text finds the row of an investor: by name, number, phone, PINFL, INN, passport or card. */
  findsInvestor(part: Sought): this {
    this.conditions.push(this.investor(part, true));
    return this;
  }

  /** A part of a search text finds the row of a customer `c`: by name, number, phone, PINFL, passport or card. */
  findsCustomer(part: Sought): this {
    const { id, digits, passport, masked } = part;
    const found = this.hasSound('c.search_sound', part);
    if (digits !== undefined) found.push(`c.search_digits like ${this.bind(`%${digits}%`)}`);
    if (id !== undefined) found.push(`c.id = ${this.bind(id)}`);
    if (passport !== undefined)
      found.push(
        passport.length === 7
          ? `right(c.passport_id, 7) = ${this.bind(passport)}`
          : `c.passport_id = ${this.bind(passport)}`,
      );
    if (masked !== undefined) {
      const end = `right(masked_pan, 4) = ${this.bind(masked.end)}`;
      const whole = masked.start === '' ? end : `${end} and masked_pan like ${this.bind(`${masked.start}%`)}`;
      found.push(`c.id = any (array(select customer_id from payment_cards where ${whole} and status <> 'removed'))`);
    }
    this.conditions.push(either(found));
    return this;
  }

  private amongRows({ id, names = [], sounds = [], numbers = [], digits }: SearchedRows, part: Sought): string {
    const spoken = [
      ...names.flatMap((column) => this.soundsLike(column, part)),
      ...sounds.flatMap((column) => this.hasSound(column, part)),
    ];
    const written = numbers.flatMap((column) => this.readsLike(column, part));
    const own = [...spoken, ...written];
    if (digits !== undefined && part.digits !== undefined) own.push(`${digits} like ${this.bind(`%${part.digits}%`)}`);
    if (id !== undefined && part.id !== undefined) own.push(`${id} = ${this.bind(part.id)}`);
    return either(own);
  }

  /** The same by the indexes of each text, which an `or` between several tables would not use. Texts of one table are asked all parts at once. */
  private inTable(searched: SearchedTable, parts: readonly Sought[]): string[] {
    const { id, key = id, table, investor, customer, merchant, investment, beside } = searched;
    if ([investor, customer, merchant, investment, beside].every((other) => other === undefined)) {
      const asked = parts.map((part) => this.ownTexts(searched, part)).join(' and ');
      return [`${id} in (select ${key} from ${table} where ${asked})`];
    }
    const conditions: string[] = [];
    for (const part of parts) {
      const ways = this.waysTo(searched, part);
      const condition = `${id} in (${this.rowsIn(searched, part, ways).join(' union all ')})`;
      if (beside === undefined) this.found ??= { condition, table, rows: rowsOnce(searched, ways) };
      conditions.push(condition);
    }
    return conditions;
  }

  /** What the first part of a search finds, and the condition that says the same of each row. */
  private found: { condition: string; table: string; rows: string } | undefined;

  /**
   * The conditions upon tables. Where those are the one table that is searched, the rows that a part of the search finds stand in
   * its place, so that thousands of them are not looked up once more by their numbers.
   */
  upon(tables: string): { from: string; where: string } {
    const { found } = this;
    if (found === undefined || found.table !== tables) return { from: tables, where: this.where };
    return { from: found.rows, where: this.conditions.filter((one) => one !== found.condition).join(' and ') };
  }

  private ownTexts(searched: SearchedTable, part: Sought): string {
    const { id, key = id, names = [], sounds = [], numbers = [], written = [], masked, isUnnumbered } = searched;
    const own = names.flatMap((column) => this.soundsLike(column, part));
    own.push(...sounds.flatMap((column) => this.hasSound(column, part)));
    own.push(...numbers.flatMap((column) => this.readsLike(column, part)));
    own.push(...written.flatMap((column) => this.isWritten(column, part)));
    if (masked !== undefined) own.push(...this.endsLike(masked, part));
    if (part.id !== undefined && isUnnumbered !== true) own.push(`${key} = ${this.bind(part.id)}`);
    return either(own);
  }

  /** Each condition by which a part finds rows of the table itself. */
  private waysTo(searched: SearchedTable, part: Sought): string[] {
    const { investor, customer, hasNumbers, merchant, investment } = searched;
    const ways = [this.ownTexts(searched, part)];
    if (investor !== undefined)
      ways.push(`${investor} in (select id from investors where ${this.investor(part, hasNumbers === true)})`);
    if (customer !== undefined)
      ways.push(`${customer} in (select id from customers where ${this.customer(part, hasNumbers === true)})`);
    if (merchant !== undefined)
      ways.push(`${merchant} in (select id from merchants where ${either(this.hasSound('search_sound', part))})`);
    if (investment !== undefined)
      ways.push(
        `${investment} in (select id from investments where ${either(this.readsLike('contract_number', part))})`,
      );
    return ways;
  }

  private rowsIn(searched: SearchedTable, part: Sought, ways = this.waysTo(searched, part)): string[] {
    const { id, key = id, table, beside } = searched;
    const rows = ways.map((way) => `select ${key} from ${table} where ${way}`);
    return beside === undefined ? rows : rows.concat(this.rowsIn(beside, part));
  }

  private investor(part: Sought, hasNumbers: boolean): string {
    const found = this.hasSound('search_sound', part);
    if (!hasNumbers) return either(found);
    const { id, digits, passport, masked } = part;
    if (digits !== undefined) found.push(`search_digits like ${this.bind(`%${digits}%`)}`);
    if (id !== undefined) found.push(`id = ${this.bind(id)}`);
    // Looked up once and before the rest, so that the names beside it are still found by their index.
    if (passport !== undefined) {
      const [column, value] = passport.length === 7 ? ['right(passport_id, 7)', passport] : ['passport_id', passport];
      found.push(`id = any (array(select investor_id from personal_documents where ${column} = ${this.bind(value)}))`);
    }
    if (masked !== undefined) {
      const cards = this.endsLike('card_masked', part);
      found.push(`id = any (array(select investor_id from investor_cards where ${either(cards)}))`);
    }
    return either(found);
  }

  private customer(part: Sought, hasNumbers: boolean): string {
    const found = this.hasSound('search_sound', part);
    if (hasNumbers && part.digits !== undefined) found.push(`search_digits like ${this.bind(`%${part.digits}%`)}`);
    return either(found);
  }

  private soundsLike(column: string, { names }: Sought): string[] {
    return names.map((name) => `sound_form(${column}) like sound_form(${this.bind(`%${name}%`)})`);
  }

  private hasSound(column: string, { names }: Sought): string[] {
    return names.map((name) => `${column} like sound_form(${this.bind(`%${name}%`)})`);
  }

  private readsLike(column: string, { numbers }: Sought): string[] {
    return numbers.map((number) => `search_form(${column}) like search_form(${this.bind(`%${number}%`)})`);
  }

  private isWritten(column: string, { numbers }: Sought): string[] {
    return numbers.map((number) => `${column} like search_form(${this.bind(`%${number}%`)})`);
  }

  private endsLike(column: string, { masked }: Sought): string[] {
    if (masked === undefined) return [];
    const end = `right(${column}, 4) like ${this.bind(`%${masked.end}%`)}`;
    return [masked.start === '' ? end : `(${end} and ${column} like ${this.bind(`${masked.start}%`)})`];
  }

  /** The conditions as text, with what binds further values of the same statement. */
  get where(): string {
    return this.conditions.join(' and ');
  }
}

/** The part of a list that is asked for. */
export interface Slice {
  offset: number;
  limit: number;
}
