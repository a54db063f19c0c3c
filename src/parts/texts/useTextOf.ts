import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A text of a record in the three languages; the Russian one stands in for the others. */
export type Texts<Name extends string> = Record<`${Name}_ru`, string> &
  Record<`${Name}_en` | `${Name}_uz`, string | null>;

const textIn = <Name extends string>(language: string, of: Texts<Name>, name: Name): string => {
  const texts: Readonly<Record<string, string | null>> = of;
  const own = language.startsWith('en') ? texts[`${name}_en`] : language.startsWith('uz') ? texts[`${name}_uz`] : null;
  return own ?? texts[`${name}_ru`] ?? '';
};

export type TextOf = <Name extends string>(of: Texts<Name>, name: Name) => string;

/** A text in the language of the panel, the Russian one where that is missing; the same function until the language is another. */
export function useTextOf(): TextOf {
  const { locale } = useIntl();
  return useCallback(<Name extends string>(of: Texts<Name>, name: Name) => textIn(locale, of, name), [locale]);
}

/** The same for what is no component, such as a hit of the palette: in the language that the page says it is in. */
export const textShown: TextOf = (of, name) => textIn(document.documentElement.lang, of, name);
