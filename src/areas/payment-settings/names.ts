export interface Names {
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
}

/** Names as a form holds them, and as they are sent when they were changed; an empty one is none. */
export const nameValues = ({ name_ru, name_en, name_uz }: Names) => ({
  ...{ name_ru, name_en: name_en ?? '', name_uz: name_uz ?? '' },
});
export const sentNames = ({ name_ru, name_en, name_uz }: Partial<ReturnType<typeof nameValues>>) => ({
  ...(name_ru !== undefined && { name_ru }),
  ...(name_en !== undefined && { name_en: name_en || null }),
  ...(name_uz !== undefined && { name_uz: name_uz || null }),
});
