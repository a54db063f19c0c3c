import type { Failure } from './failure';
import type { ReadPage } from './readPage';

/** What a list asks for: its filters under their names on the wire, and where to begin. */
export interface ListQuery<Filters> {
  filters: Filters;
  /** Rows per call. */
  limit: number;
  /** The page that was jumped to, from 1; more rows are appended after it. */
  page: number;
}

/** The rows a list has so far, whatever the list is called on the wire. */
export interface Rows<Row> {
  items: readonly Row[];
  /** The offset of the first item within the filtered set. */
  first: number;
  /** How many rows the filter finds; undefined when the server does not say. */
  total: number | undefined;
  /** Sums over the whole filter, by field, as decimal strings. */
  totals: Readonly<Record<string, string>> | undefined;
  /** `failed` only while there is nothing to show; a failed refresh keeps the rows and sets `failure`. */
  state: 'loading' | 'ready' | 'failed';
  /** The items are those of before, and fresh ones are on their way. */
  refreshing: boolean;
  loadingMore: boolean;
  hasMore: boolean;
  failure: Failure | undefined;
  /** When the items came, in milliseconds; missing while nothing did. */
  at?: number;
  /** Appends the next page; does nothing while one is on its way. */
  more: () => void;
  retry: () => void;
  /** Reads any rows of the filter past what is loaded, so that all of them can be picked or exported. */
  readAll?: ReadPage<Row>;
}

/** Rows that are all here, in the shape that a table takes; `more` says what is otherwise. */
export const rowsOf = <Row>(items: readonly Row[], more: Partial<Rows<Row>> = {}): Rows<Row> => ({
  items,
  first: 0,
  total: items.length,
  totals: undefined,
  state: 'ready',
  refreshing: false,
  loadingMore: false,
  hasMore: false,
  failure: undefined,
  more: () => undefined,
  retry: () => undefined,
  ...more,
});

/** Rows of which all can be read. */
export interface ReadableRows<Row> extends Rows<Row> {
  readAll: ReadPage<Row>;
}

/** One record on its way, there, or refused. */
export interface Loaded<Item> {
  item: Item | undefined;
  /** Set beside an item when a refresh failed: the item is then stale. */
  failure: Failure | undefined;
  /** The first item is on its way; one that nobody asked for yet is not. */
  coming?: boolean;
  /** When the item came, in milliseconds. */
  at?: number;
  refreshing: boolean;
  retry: () => void;
}
