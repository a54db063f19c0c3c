/** Where a search looks, and the rows that it finds there. */
/** Where a text is looked for. */
export type Searched = SearchedRows | SearchedTable;

/** A table of few rows, which a search goes through. */
export interface SearchedRows {
  id?: string;
  /** Texts that are compared by sound: names, and what people write about. */
  names?: readonly string[];
  /** Columns that keep the sound of such texts. */
  sounds?: readonly string[];
  /** Numbers of documents. */
  numbers?: readonly string[];
  /** A column of digits that answers show masked; whoever looks for such a number is counted (secretReads.ts). */
  digits?: string;
  table?: undefined;
}

/**
 * A table with very many rows. Each of its names has an index of trigrams by `sound_form`, each sound that it keeps one
 * of itself, each of its numbers one by `search_form`, what is masked one of its last four digits.
 */
export interface SearchedTable {
  id: string;
  /** The table by its name in the statement, `tax_transactions t`; the columns below are its own. */
  table: string;
  /** The record in it, where the texts of a record stand in a table of their own. */
  key?: string;
  names?: readonly string[];
  sounds?: readonly string[];
  numbers?: readonly string[];
  /** Columns that keep such numbers as they are compared. */
  written?: readonly string[];
  /** The masked number of a card or an account. */
  masked?: string;
  /**
   * Whose name is looked for as well, and by `hasNumbers` his number, phone, PINFL, INN and cards, which answers show
   * masked: whoever looks for such a number is counted (secretReads.ts).
   */
  investor?: string;
  /** The same of a customer; his numbers are his phone and PINFL. */
  customer?: string;
  hasNumbers?: boolean;
  /** The merchant whose name is looked for as well. */
  merchant?: string;
  /** Whose contract number is looked for as well. */
  investment?: string;
  /** Further texts of the same record that stand in other tables, joined to it: each table is looked through by its own indexes. */
  beside?: SearchedTable;
  /** People never read its own number, so a number is not looked for there. */
  isUnnumbered?: boolean;
}

export const either = (ways: readonly string[]) => (ways.length === 0 ? 'false' : `(${ways.join(' or ')})`);

/** The rows that one of the ways finds at least, each once, under the alias of their table. */
export function rowsOnce({ id, table }: SearchedTable, ways: readonly string[]): string {
  const [alias, number] = id.split('.');
  const rows = ways.map((way, at) => {
    const whole = `select ${alias}.* from ${table} where ${way}`;
    if (at === 0) return whole;
    const before = ways.slice(0, at).map((other) => `select ${id} as number from ${table} where ${other}`);
    return `select p.* from (${whole}) p where not exists (select from (${before.join(' union all ')}) q where q.number = p.${number})`;
  });
  return `(${rows.join(' union all ')}) ${alias}`;
}
