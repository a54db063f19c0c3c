import { useIntl } from 'react-intl';

export interface Names {
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
}

/** A name in the language of the panel, the Russian one where that is missing. */
export function useNameOf() {
  const { locale } = useIntl();
  return ({ name_ru: ru, name_en: en, name_uz: uz }: Names): string =>
    (locale.startsWith('en') ? en : locale.startsWith('uz') ? uz : null) ?? ru;
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
