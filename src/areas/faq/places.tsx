import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListFaqCategoriesQuery, useListFaqChaptersQuery } from '../../api/payment/faq';
import { useTextOf } from '../../parts/texts/useTextOf';

const all = { limit: 1000 } as const;

/** The categories as a filter or a field offers them. */
export function useCategoryOptions() {
  const textOf = useTextOf();
  const source = useRecordQuery(useListFaqCategoriesQuery(all));
  const options = source.item?.categories.map((one) => ({ value: String(one.id), label: textOf(one, 'name') })) ?? [];
  return { source, options };
}

/** The chapters of a category, or all of them with their categories before. */
export function useChapterOptions(category?: string) {
  const textOf = useTextOf();
  const source = useRecordQuery(
    useListFaqChaptersQuery({ ...all, ...(category !== undefined && { category_id: Number(category) }) }),
    category ?? 'all',
  );
  const options =
    source.item?.chapters.map((one) => ({
      value: String(one.id),
      label: category === undefined ? `${one.category.name} / ${textOf(one, 'name')}` : textOf(one, 'name'),
    })) ?? [];
  return { source, options };
}
