import { t } from '../../../i18n/terms';
import type { Column } from '../../../kit/table/columns/column';
import type { TreeLine } from '../../../kit/tree/useTreeLines';
import type { CategoryItem } from './categoryItems';
import { m } from './messages';

/** What a file and a printed sheet say of the tree. */
export const categoryColumns: Column<TreeLine<CategoryItem>>[] = [
  { id: 'name', title: t.name, value: ({ name }) => name },
  { id: 'parent', title: m.parent, value: ({ above }) => above },
  { id: 'merchants', title: m.withBelow, as: 'number', value: ({ row }) => row.merchants_total },
];
