import { createContext, use, useEffect, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Rows } from '../../lib/rows';
import type { AnyListState } from '../url/useListState';
import type { Column } from './columns/column';

/** The place in the toolbar of a list into which its table draws the tools that change how it looks. */
export interface ListSlots {
  /** The list is the screen: plain keys find its table from anywhere on the page. */
  isPage?: boolean;
  tools?: HTMLElement;
}

export const ListSlotsContext = createContext<ListSlots>({});

export interface FilterOption {
  value: string;
  label: MessageDescriptor | string;
}

/** What a filter of a list is called, and its values. */
export interface FilterName {
  label: MessageDescriptor;
  options?: readonly FilterOption[];
  /** The parameters of the two ends, of a filter by what lies between them. */
  ends?: readonly [from: string, to: string];
}

/** What the parts of a list say to each other beside what is drawn. */
export interface ListNotes {
  /** How the filters of the toolbar are called, by parameter; the exported file says it so, too. */
  names: Map<string, FilterName>;
  /** What is offered for picked rows of any list, by its name: their export. */
  forPicked: Map<string, (picked: readonly never[]) => ReactNode>;
}

/** A list as its parts see it: they know neither the rows nor the names of the parameters. */
export interface ListParts {
  list: AnyListState;
  rows?: Rows<never>;
  columns?: readonly Column<never>[];
  notes?: ListNotes;
}

export const ListContext = createContext<ListParts | undefined>(undefined);

/** What each table on the page has, by the part of it that scrolls: a paper takes the rows that are not drawn from here. */
export const tablesOnPage = new WeakMap<Element, { rows: Rows<unknown>; columns: readonly Column<never>[] }>();

/** The list around a part of it. */
export function useListParts(): ListParts {
  const parts = use(ListContext);
  if (!parts) throw new Error('Stands outside of a ListPage and of a Toolbar with a list of its own.');
  return parts;
}

/** The list around a filter of the parameters with these names, one of which is a slip if the list has it not. */
export function useFilteredList(...names: readonly string[]): AnyListState {
  const { list } = useListParts();
  const missing = names.find((name) => !(name in list.filters));
  if (missing !== undefined) throw new Error(`The list has no parameter "${missing}".`);
  return list;
}

/** Says how a filter is called to whoever writes down what the list was asked for. */
export function useFilterName(name: string, label: MessageDescriptor, options?: readonly FilterOption[]): void {
  const { notes } = useListParts();
  useEffect(() => {
    notes?.names.set(name, { label, options });
  }, [notes, name, label, options]);
}

/** The same of a filter by what lies between two ends. */
export function useRangeName(from: string, to: string, label: MessageDescriptor): void {
  const { notes } = useListParts();
  useEffect(() => {
    for (const name of [from, to]) notes?.names.set(name, { label, ends: [from, to] });
  }, [notes, from, to, label]);
}
