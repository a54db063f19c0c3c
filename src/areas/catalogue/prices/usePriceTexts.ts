import { useCallback, useState } from 'react';
import type { Product } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import { readPrice } from './priceRules';

/** What stands in the cells of the sheet: typed one by one, pasted or filled down from a row on. */
export function usePriceTexts(rows: readonly Product[]) {
  const format = useFormat();
  const shown = useCallback((price: string) => format.money(price), [format]);
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(rows.map(({ id, price }) => [id, shown(price)])),
  );
  const write = useCallback((id: number, text: string) => setTexts((all) => ({ ...all, [id]: text })), []);
  const fillFrom = useCallback(
    (at: number, cells: readonly string[]) =>
      setTexts((all) => {
        const next: Record<number, string> = { ...all };
        for (const [place, cell] of cells.entries()) {
          const row = rows[at + place];
          if (row === undefined) break;
          const price = readPrice(cell);
          next[row.id] = price === undefined ? cell : shown(price);
        }
        return next;
      }),
    [rows, shown],
  );
  /** The price of a row for all rows under it, as a spreadsheet does it. */
  const fillDown = useCallback(
    (at: number, text: string) => fillFrom(at, Array<string>(rows.length - at).fill(text)),
    [fillFrom, rows.length],
  );
  const textOf = (row: Product) => texts[row.id] ?? '';
  return {
    textOf,
    write,
    fillFrom,
    fillDown,
    setAll: (priceOf: (row: Product) => string) =>
      setTexts(Object.fromEntries(rows.map((row) => [row.id, shown(priceOf(row))]))),
  };
}
