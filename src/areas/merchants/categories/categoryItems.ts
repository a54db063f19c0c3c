import type { MerchantCategory } from '../../../api/payment/merchantCategories';
import { aboveOf, heightOf, isWithin, type Tree, type TreeItem } from '../../../kit/tree/tree';

export interface CategoryItem extends TreeItem {
  row: MerchantCategory;
}

type Names = Pick<MerchantCategory, 'name_ru' | 'name_en' | 'name_uz'>;

/** The name in the language of the panel; the Russian one stands in for what is missing. */
export function nameIn(locale: string, { name_ru: ru, name_en: en, name_uz: uz }: Names): string {
  if (locale.startsWith('en')) return en ?? ru;
  return (locale.startsWith('uz') ? uz : null) ?? ru;
}

export const itemsOf = (rows: readonly MerchantCategory[], locale: string): CategoryItem[] =>
  rows.map((row) => ({
    id: row.guid,
    parent: row.parent_guid,
    name: nameIn(locale, row),
    // Somebody may know it by its name in another language.
    words: [row.name_ru, row.name_en, row.name_uz].join(' '),
    row,
  }));

/** How many levels the service takes. */
export const mostLevels = 4;

/** Every category by the way to it, in the order of the tree. */
export const categoryOptions = (tree: Tree<CategoryItem>): { value: string; label: string }[] =>
  [...tree.byId.values()].map(({ id, name }) => ({
    value: id,
    label: [
      ...aboveOf(tree, id)
        .map((item) => item.name)
        .reverse(),
      name,
    ].join(' / '),
  }));

/** The categories that one may stand in; a new one may stand wherever there is a level left. */
export function parentOptions(tree: Tree<CategoryItem>, guid?: string): { value: string; label: string }[] {
  const height = guid === undefined ? 1 : heightOf(tree, guid);
  return categoryOptions(tree).filter(
    ({ value: id }) =>
      aboveOf(tree, id).length + 1 + height <= mostLevels && (guid === undefined || !isWithin(tree, id, guid)),
  );
}
