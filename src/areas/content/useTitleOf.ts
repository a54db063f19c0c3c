import { useIntl } from 'react-intl';

interface Titles {
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
}

/** A title in the language of the panel, the Russian one where that is missing. */
export function useTitleOf() {
  const { locale } = useIntl();
  return ({ title_ru: ru, title_en: en, title_uz: uz }: Titles): string =>
    (locale.startsWith('en') ? en : locale.startsWith('uz') ? uz : null) ?? ru;
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
