import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { session } from '../../../session/slice';
import { preferences, viewsKept } from '../../state/preferences';
import { useScreen } from '../../state/screen';
import { readBook, type ViewBook } from './savedViews';
import { useLocation, useNavigate } from 'react-router-dom';

type State = Parameters<typeof preferences.selectors.views>[0] & Parameters<typeof session.selectors.user>[0];

/** The saved views of this person on this screen, and what keeps a changed book of them. */
export function useViewBook(): { book: ViewBook; keep: (book: ViewBook) => void; screen: string } {
  const dispatch = useDispatch();
  const screen = useScreen().id;
  const owner = useSelector((state: State) => String(session.selectors.user(state)?.id ?? ''));
  const kept = useSelector((state: State) => preferences.selectors.views(state, owner, screen));
  const book = useMemo(() => readBook(kept), [kept]);
  const keep = useCallback(
    (next: ViewBook) => void dispatch(viewsKept({ owner, screen, book: next })),
    [dispatch, owner, screen],
  );
  return { book, keep, screen };
}

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
