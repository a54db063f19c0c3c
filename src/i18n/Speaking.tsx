import { useMemo, useState, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import type { Catalogue } from './catalogue';
import { defaultLanguage, type LanguageCode } from './languages';
import { noticeProblem } from './missing';

// Chromium knows no Uzbek and no Kazakh: it would write 20,000, which is read as twenty there. The first page says no number
// so, and making this takes a twentieth of the time to its rows.
let counts: Intl.NumberFormat | undefined;
const countFormat = () => (counts ??= new Intl.NumberFormat(defaultLanguage));

interface Props {
  language: LanguageCode;
  texts: Catalogue;
  children: ReactNode;
}

/** What stands inside speaks a language. Numbers in its sentences are grouped as those of tables are, in each language. */
export function Speaking({ language, texts, children }: Props) {
  const [cache] = useState(createIntlCache);
  const intl = useMemo(() => {
    const made = createIntl(
      { locale: language, messages: texts, defaultLocale: defaultLanguage, onError: noticeProblem },
      cache,
    );
    made.formatters.getNumberFormat = countFormat;
    return made;
  }, [language, texts, cache]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
