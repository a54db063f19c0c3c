import type { Column } from '../../../kit/table/columns/column';
import type { TreeLine } from '../../../kit/tree/useTreeLines';
import { m as catalogue } from '../messages';
import { switchState } from '../switchState';
import type { CategoryItem } from './categoryItems';
import { m } from './messages';

/** What a file and a printed sheet say of the tree. */
export const categoryColumns: Column<TreeLine<CategoryItem>>[] = [
  { id: 'name', title: catalogue.name, value: ({ name }) => name },
  { id: 'parent', title: m.parent, value: ({ above }) => above },
  { id: 'name_ru', title: catalogue.inRussian, value: ({ row }) => row.name_ru },
  { id: 'name_en', title: catalogue.inEnglish, value: ({ row }) => row.name_en },
  { id: 'name_uz', title: catalogue.inUzbek, value: ({ row }) => row.name_uz },
  switchState.column('shown', catalogue.shown, ({ row, hiddenBy }) =>
    row.is_active && hiddenBy === undefined ? 'on' : 'off',
  ),
  { id: 'models', title: catalogue.models, as: 'number', value: ({ row }) => row.models_total },
  { id: 'products', title: catalogue.products, as: 'number', value: ({ row }) => row.products_total },
];
