import type { keepInside } from './keepInside';

type Source = Parameters<typeof keepInside>[0];

/** Has the notices kept, and other windows followed, as soon as somebody is inside. Gives the way to stop it. */
export function beginNotices(store: Source, isInside: () => boolean, storage: Storage | undefined): () => void {
  let stop = () => {};
  let isBegun = false;
  let isOver = false;
  const begin = () => {
    if (isBegun || !isInside()) return;
    isBegun = true;
    // If it does not come, what is said is only not there after a reload.
    import('./keepInside').then(
      ({ keepInside }) => {
        if (!isOver) stop = keepInside(store, storage);
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
