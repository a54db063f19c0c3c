import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { catalogueNow, loadCatalogue, nowSpoken, type Catalogue } from './catalogue';
import type { LanguageCode } from './languages';
import { Speaking } from './Speaking';

interface Props {
  language: LanguageCode;
  /** Shown until the first texts are there. */
  fallback?: ReactNode;
  /** A language could not be fetched; what was shown before stays. */
  onFailure?: (language: LanguageCode) => void;
  children: ReactNode;
}

interface Shown {
  language: LanguageCode;
  texts: Catalogue;
}

function shownNow(language: LanguageCode): Shown | undefined {
  const texts = catalogueNow(language);
  return texts && { language, texts };
}

/** Gives the texts of a language; while another is being fetched the previous one stays on the screen. */
export function LanguageProvider({ language, fallback, onFailure, children }: Props) {
  const [shown, setShown] = useState(() => shownNow(language));
  const [failed, setFailed] = useState<unknown>();

  useEffect(() => {
    if (shown?.language === language) return undefined;
    let isCurrent = true;
    loadCatalogue(language).then(
      (texts) => isCurrent && setShown({ language, texts }),
      (error: unknown) => {
        if (!isCurrent) return;
        setFailed(error);
        onFailure?.(language);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, shown, onFailure]);

  // Together with the texts, not after they were drawn: a reader announces them in the language that the page names.
  useLayoutEffect(() => {
    if (!shown) return;
    document.documentElement.lang = shown.language;
    nowSpoken(shown.language);
  }, [shown]);

  if (!shown) {
    // Without any text there is nothing to draw: the boundary above offers to load the page again.
    if (failed) throw failed;
    return fallback;
  }
  return (
    <Speaking language={shown.language} texts={shown.texts}>
      {children}
    </Speaking>
  );
}
