import { createContext, useCallback, useMemo, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';

export interface SectionName {
  id: string;
  title: MessageDescriptor;
}

interface SectionList {
  /** A section is on the page; what comes back takes it off the list. */
  join: (section: SectionName) => () => void;
}

/** Set by a page around its sections, so that it knows which there are. */
export const SectionListContext = createContext<SectionList>({ join: () => () => undefined });

/** The sections of a page in the order in which they stand there. */
export function useSectionList(): { list: SectionList; sections: readonly SectionName[] } {
  const [sections, setSections] = useState<readonly SectionName[]>([]);
  const join = useCallback((section: SectionName) => {
    setSections((before) => [...before.filter(({ id }) => id !== section.id), section].sort(byPlace));
    return () => setSections((before) => before.filter(({ id }) => id !== section.id));
  }, []);
  return { list: useMemo(() => ({ join }), [join]), sections };
}

function byPlace(one: SectionName, other: SectionName): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
