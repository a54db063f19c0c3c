import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Product } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import { createStore } from '../../../lib/store';
import { isChanged, isVeryLarge, problemOf, readPrice } from './priceRules';

/** What stands in the cells that were written in, by product; what was typed in one is no news for the other lines. */
type Texts = Readonly<Record<number, string>>;

/** What the texts come to. */
interface Changes {
  rows: readonly Product[];
  /** How many of them may not be sent as they are. */
  wrong: number;
  /** Some change so much that their number has to be typed. */
  areVeryLarge: boolean;
}

function changesIn(rows: readonly Product[], texts: Texts): Changes {
  const written = rows.flatMap((row) => {
    const text = texts[row.id];
    return text !== undefined && isChanged(row, text) ? [{ row, text }] : [];
  });
  return {
    rows: written.map(({ row }) => row),
    wrong: written.filter(({ row, text }) => problemOf(row, text) !== undefined).length,
    areVeryLarge: written.some(({ row, text }) => isVeryLarge(row.price, readPrice(text) ?? row.price)),
  };
}

const isSame = (one: Changes, other: Changes): boolean =>
  one.wrong === other.wrong &&
  one.areVeryLarge === other.areVeryLarge &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, at) => row === other.rows[at]);

/** What stands in the cells of the sheet: typed one by one, pasted or filled down from a row on. Its functions stay the same ones. */
export function usePriceTexts(rows: readonly Product[]) {
  const format = useFormat();
  const [texts] = useState(() => createStore<Texts>({}));
  const [changes] = useState(() => createStore<Changes>(changesIn(rows, {})));
  return useMemo(() => {
    const shown = new Map(rows.map(({ id, price }) => [id, format.money(price)]));
    const textOf = ({ id }: Product) => texts.read()[id] ?? shown.get(id) ?? '';
    const change = (more: Texts): void => {
      texts.set({ ...texts.read(), ...more });
      const now = changesIn(rows, texts.read());
      if (!isSame(now, changes.read())) changes.set(now);
    };
    const fillFrom = (at: number, cells: readonly string[]): void =>
      change(
        Object.fromEntries(
          rows.slice(at, at + cells.length).map(({ id }, place) => {
            const cell = cells[place] ?? '';
            const price = readPrice(cell);
            return [id, price === undefined ? cell : format.money(price)];
          }),
        ),
      );
    return {
      texts,
      changes,
      textOf,
      write: (id: number, text: string): void => change({ [id]: text }),
      fillFrom,
      /** The price of a row for all rows under it, as a spreadsheet does it. */
      fillDown: (at: number, text: string): void => fillFrom(at, Array<string>(rows.length - at).fill(text)),
      setAll: (priceOf: (row: Product) => string): void =>
        change(Object.fromEntries(rows.map((row) => [row.id, format.money(priceOf(row))]))),
    };
  }, [rows, format, texts, changes]);
}
export type PriceTexts = ReturnType<typeof usePriceTexts>;

/** The text of one cell, as it stands now. */
export const useTextOf = ({ texts, textOf }: PriceTexts, row: Product): string =>
  useSyncExternalStore(texts.subscribe, () => textOf(row));

/** What the texts come to; the same object for as long as it says the same. */
export const useChanges = ({ changes }: PriceTexts): Changes => useSyncExternalStore(changes.subscribe, changes.read);
