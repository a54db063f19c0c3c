import { useEffect, useState, type ReactNode } from 'react';
import { textsOf, type Catalogue } from './catalogue';
import type { LanguageCode } from './languages';
import { Speaking } from './Speaking';

interface Props {
  language: LanguageCode;
  /** The file of texts that is spoken. */
  namespace: string;
  children: ReactNode;
}

/** What stands inside speaks a language of its own, whatever the panel speaks; until its texts are there, that of the panel. */
export function SpeakIn({ language, namespace, children }: Props) {
  const [spoken, setSpoken] = useState<{ language: LanguageCode; texts: Catalogue }>();
  useEffect(() => {
    let isCurrent = true;
    textsOf(language, namespace).then(
      (texts) => isCurrent && setSpoken({ language, texts }),
      // The words of the panel stay: they say the same in another language.
      () => isCurrent && setSpoken(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, namespace]);
  if (!spoken) return children;
  return (
    <Speaking language={spoken.language} texts={spoken.texts}>
      {children}
    </Speaking>
  );
}
