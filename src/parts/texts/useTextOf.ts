import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** A text of a record in the three languages; the Russian one stands in for the others. */
export type Texts<Name extends string> = Record<`${Name}_ru`, string> &
  Record<`${Name}_en` | `${Name}_uz`, string | null>;

/** A text in the language of the panel, the Russian one where that is missing; the same function until the language is another. */
export function useTextOf() {
  const { locale } = useIntl();
  return useCallback(
    <Name extends string>(of: Texts<Name>, name: Name): string => {
      const texts: Readonly<Record<string, string | null>> = of;
      const own = locale.startsWith('en') ? texts[`${name}_en`] : locale.startsWith('uz') ? texts[`${name}_uz`] : null;
      return own ?? texts[`${name}_ru`] ?? '';
    },
    [locale],
  );
}
