import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { session } from '../session/slice';
import { preferences, viewsKept } from './preferences';
import { useScreen } from './screen';
import { readBook, type ViewBook } from './views';

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
