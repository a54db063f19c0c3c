import { useEffect } from 'react';
import { defineMessage } from 'react-intl';
import { timings } from '../../lib/timings';

/** What a search among the choices of a field or of a filter is called. */
export const findIn = defineMessage<{ label: string }>({ id: 'kit.pick.find', defaultMessage: 'Найти: {label}' });

/** Gives on a text that is looked for, once typing rests. */
export function useFindText(text: string, onFind: ((text: string) => void) | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => onFind?.(text.trim()), timings.typing);
    return () => clearTimeout(timer);
  }, [text, onFind]);
}
