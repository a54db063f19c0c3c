import type { keepNotices } from './keepNotices';

type Source = Parameters<typeof keepNotices>[0];

/** Has the notices kept as soon as somebody is inside. Gives the way to stop it. */
export function beginNotices(store: Source, isInside: () => boolean, storage: Storage | undefined): () => void {
  let stop = () => {};
  let isBegun = false;
  let isOver = false;
  const begin = () => {
    if (isBegun || !isInside()) return;
    isBegun = true;
    // If it does not come, what is said is only not there after a reload.
    import('./keepNotices').then(
      ({ keepNotices }) => {
        if (!isOver) stop = keepNotices(store, storage);
      },
      () => undefined,
    );
  };
  begin();
  const unsubscribe = store.subscribe(begin);
  return () => {
    isOver = true;
    unsubscribe();
    stop();
  };
}
