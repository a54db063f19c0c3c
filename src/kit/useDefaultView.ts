import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewBook } from './useViewBook';

/** Whether something stands beside the address that says what the list shows, such as a search for a person. */
const saysSomething = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'list' in state && Object.keys(Object(state.list)).length > 0;

/**
 * A screen that is opened by its bare address shows the person's default view. Once only: whoever then clears the
 * filters wants them clear.
 */
export function useDefaultView(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { book } = useViewBook();
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const view = book.views.find(({ name }) => name === book.byDefault);
    if (!view || search !== '' || saysSomething(state)) return;
    void navigate({ pathname, hash, search: view.search }, { replace: true, state });
  }, [book, navigate, pathname, search, hash, state]);
}
