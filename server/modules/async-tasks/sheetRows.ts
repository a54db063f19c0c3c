import { wrongFields } from '../../shared/problem';
import { columnsOf, type Wish, type WorkType } from './rules';

/** The rows of a sheet by column, the order of the headings free; rows without a single text are left out. */
export function wishesOf(type: WorkType, [headings = [], ...rows]: string[][]): { row: number; wish: Wish }[] {
  const { either, all } = columnsOf[type];
  // Only known names are ever used as keys, so no heading can name anything else.
  const columns = headings.map((heading) => all.find((name) => name === heading.trim().toLowerCase()));
  if (!either.some((name) => columns.includes(name)))
    throw wrongFields({ file_id: 'sheet_without_columns' }, `The sheet has no column ${either.join(' or ')}`);
  const wishes = rows.flatMap((cells, at) => {
    const wish: Wish = {};
    columns.forEach((name, column) => {
      const text = cells[column]?.trim().slice(0, 500) ?? '';
      if (name !== undefined && text !== '') wish[name] = text;
    });
    return Object.keys(wish).length === 0 ? [] : [{ row: at + 2, wish }];
  });
  if (wishes.length === 0) throw wrongFields({ file_id: 'sheet_empty' }, 'The sheet has no rows');
  return wishes;
}
