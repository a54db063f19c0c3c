import { createContext, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { catalogueNow, loadCatalogue, type Catalogue, type Extent } from './catalogue';
import { defaultLanguage, type LanguageCode } from './languages';
import { noticeProblem } from './missing';
import { tellRestOfTexts } from './restOfTexts';

interface Props {
  language: LanguageCode;
  extent?: Extent;
  /** Shown until the first catalogue is there. */
  fallback?: ReactNode;
  /** A language could not be fetched; what was shown before stays. */
  onFailure?: (language: LanguageCode) => void;
  children: ReactNode;
}

interface Shown {
  language: LanguageCode;
  extent: Extent;
  texts: Catalogue;
}

function shownNow(language: LanguageCode, extent: Extent): Shown | undefined {
  const texts = catalogueNow(language, extent);
  return texts && { language, extent, texts };
}

const ExtentContext = createContext<Extent>('whole');

/** Which texts are there at the least; the frame may be drawn only with more than the first. */
export const useExtent = (): Extent => use(ExtentContext);

/** Gives the texts of a language; while another is being fetched the previous one stays on the screen. */
export function LanguageProvider({ language, extent = 'whole', fallback, onFailure, children }: Props) {
  const [shown, setShown] = useState(() => shownNow(language, extent));
  const [failed, setFailed] = useState<unknown>();

  useEffect(() => {
    if (shown?.language === language && shown.extent === extent) return undefined;
    let isCurrent = true;
    // What has been opened since the early texts came may need every text of another language.
    loadCatalogue(language, extent === 'early' && shown?.extent === 'early' ? 'whole' : extent).then(
      (texts) => isCurrent && setShown({ language, extent, texts }),
      (error: unknown) => {
        if (!isCurrent) return;
        setFailed(error);
        onFailure?.(language);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, extent, shown, onFailure]);

  // Together with the texts, not after they were drawn: a reader announces them in the language that the page names.
  useLayoutEffect(() => {
    if (!shown) return;
    document.documentElement.lang = shown.language;
    if (shown.extent === 'early') tellRestOfTexts(() => loadCatalogue(shown.language));
  }, [shown]);

  if (!shown) {
    // Without any text there is nothing to draw: the boundary above offers to load the page again.
    if (failed) throw failed;
    return fallback;
  }
  return (
    <IntlProvider
      locale={shown.language}
      messages={shown.texts}
      defaultLocale={defaultLanguage}
      onError={noticeProblem}
    >
      <ExtentContext value={shown.extent}>{children}</ExtentContext>
    </IntlProvider>
  );
}
