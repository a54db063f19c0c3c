interface Titles {
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
}

/** Titles as a form holds them, and as they are sent when they were changed; an empty one is none. */
export const titleValues = ({ title_ru, title_en, title_uz }: Titles) => ({
  ...{ title_ru, title_en: title_en ?? '', title_uz: title_uz ?? '' },
});
export const sentTitles = ({ title_ru, title_en, title_uz }: Partial<ReturnType<typeof titleValues>>) => ({
  ...(title_ru !== undefined && { title_ru }),
  ...(title_en !== undefined && { title_en: title_en || null }),
  ...(title_uz !== undefined && { title_uz: title_uz || null }),
});
