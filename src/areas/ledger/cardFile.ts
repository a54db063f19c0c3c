import type { CardRow } from '../../api/system-user/ledger';
import type { Column } from '../../kit/table/columns/column';
import type { ReadPage } from '../../lib/readPage';
import { m } from './messages';

/** What stood on the account before the first entry of the file, and what stands after the last. */
interface CardEdge {
  id: 'opening' | 'closing';
  balance: string;
}
export interface Ends {
  opening: string;
  closing: string;
}
type CardLine = CardRow | CardEdge;

const isEdge = (line: CardLine): line is CardEdge => line.id === 'opening' || line.id === 'closing';
const words = { opening: m.cardOpening, closing: m.cardClosing };

/** The columns of the card for its file: a line that is no entry says where it stands and how much, and nothing else. */
export const fileColumns = (columns: readonly Column<CardRow>[]): Column<CardLine>[] =>
  columns.map(({ cell: _, ...column }) => ({
    ...column,
    value: (line) => (isEdge(line) ? (column.id === 'balance' ? line.balance : null) : column.value(line)),
    words: (line) => (isEdge(line) ? (column.id === 'operation' ? words[line.id] : undefined) : column.words?.(line)),
  }));

/** The entries between what stood before them and what stands after them, as a card is read on paper. */
export const betweenEdges =
  (readPage: ReadPage<CardRow>, { opening, closing }: Ends): ReadPage<CardLine> =>
  async (offset, limit, signal) => {
    const page = await readPage(offset, limit, signal);
    const { items, received = items.length } = page;
    const { total } = page;
    const isLast = total === undefined ? received < limit : offset + received >= total;
    const before: CardEdge[] = offset === 0 ? [{ id: 'opening', balance: opening }] : [];
    const after: CardEdge[] = isLast ? [{ id: 'closing', balance: closing }] : [];
    return { ...page, received, items: [...before, ...items, ...after], added: before.length + after.length };
  };
