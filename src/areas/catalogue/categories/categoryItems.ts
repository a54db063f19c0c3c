import type { Category } from '../../../api/marketplace/categories';
import type { TreeItem } from '../../../kit/tree/tree';

export interface CategoryItem extends TreeItem {
  row: Category;
  /** The nearest of those above it that is off. */
  hiddenBy: string | undefined;
}

/** How many levels the service takes. */
export const mostLevels = 5;

/** The nested tree line by line, a category before those under it. */
export function itemsOf(categories: readonly Category[], above?: CategoryItem): CategoryItem[] {
  return categories.flatMap((row) => {
    const item: CategoryItem = {
      id: String(row.id),
      parent: above?.id ?? null,
      name: row.name,
      // Somebody may know it by its name in another language.
      words: [row.name_ru, row.name_en, row.name_uz].join(' '),
      row,
      hiddenBy: above && (above.row.is_active ? above.hiddenBy : above.name),
    };
    return [item, ...itemsOf(row.sub_categories, item)];
  });
}
