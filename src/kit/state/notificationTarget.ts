import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** Set around the actions of a row: the address of the row's record. */
export const NoticePathContext = createContext<string | undefined>(undefined);

/** Where a notice of what is done here leads: to the record of the row, else to the page. */
export function useNoticePath(): string {
  const { pathname } = useLocation();
  return use(NoticePathContext) ?? pathname;
}
