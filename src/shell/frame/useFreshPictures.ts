import { useEffect } from 'react';
import { useApiDispatch } from '../../api/cache/dispatch';
import { readAgain } from '../../api/cache/readAgain';
import { timings } from '../../lib/timings';

/** Where a picture lies, when its address is signed, which is good for minutes (server/files/store.ts). */
function placeOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof HTMLImageElement)) return undefined;
  const { pathname, searchParams } = new URL(target.src, window.location.origin);
  return searchParams.has('sig') ? pathname : undefined;
}

/**
 * A page that was opened a while ago has pictures whose addresses have run out: those that are scrolled to only now do
 * not come. What is on the page is then asked for again, which brings new addresses; once for each picture, because one
 * that does not come by a new address is not there.
 */
export function useFreshPictures(): void {
  const dispatch = useApiDispatch();
  useEffect(() => {
    const failed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = ({ target }: Event): void => {
      const place = placeOf(target);
      if (place === undefined || failed.has(place)) return;
      failed.add(place);
      clearTimeout(timer);
      timer = setTimeout(() => void dispatch(readAgain()), timings.pictures);
    };
    const come = ({ target }: Event): void => {
      const place = placeOf(target);
      if (place !== undefined) failed.delete(place);
    };
    // Neither event goes up from a picture; on its way down both are heard.
    document.addEventListener('error', fail, { capture: true });
    document.addEventListener('load', come, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('error', fail, { capture: true });
      document.removeEventListener('load', come, { capture: true });
    };
  }, [dispatch]);
}
