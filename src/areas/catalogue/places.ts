import { useMemo } from 'react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListBrandsRows } from '../../api/marketplace/brands';
import { useListCategoriesQuery, type Category } from '../../api/marketplace/categories';

interface Option {
  value: string;
  label: string;
}

/** Each with the names above it, in the order of the tree, so that two of one name are told apart. */
const flat = (categories: readonly Category[], above: readonly string[] = []): Option[] =>
  categories.flatMap(({ id, name, sub_categories: below }) => {
    const path = [...above, name];
    return [{ value: String(id), label: path.join(' → ') }, ...flat(below, path)];
  });

/** The same by its own name, further in the deeper it stands: a filter has no room for more. */
const stepped = (categories: readonly Category[], level = 0): Option[] =>
  categories.flatMap(({ id, name, sub_categories: below }) => [
    { value: String(id), label: '\u2003'.repeat(level) + name },
    ...stepped(below, level + 1),
  ]);

/** The categories to filter by. */
export function useCategoryFilter() {
  const source = useRecordQuery(useListCategoriesQuery());
  const tree = source.item?.categories;
  return { source, options: useMemo(() => stepped(tree ?? []), [tree]) };
}

/** The categories to choose from. */
export function useCategoryOptions() {
  const source = useRecordQuery(useListCategoriesQuery());
  const tree = source.item?.categories;
  return { source, options: useMemo(() => flat(tree ?? []), [tree]) };
}

/** More brands than there will be. */
const allOf = { limit: 1000, page: 1, filters: { order_by: 'name' as const } };

/** The brands to choose from, by their names. */
export function useBrandOptions() {
  const source = useListBrandsRows(allOf);
  const { items } = source;
  const options = useMemo(() => items.map(({ id, name }): Option => ({ value: String(id), label: name })), [items]);
  return { source, options };
}
