import { useEffect } from 'react';
import { useApiDispatch } from '../../api/cache/dispatch';
import { readAgain } from '../../api/cache/readAgain';

/** The link to a file that was pressed, when its address has run out: it is signed, and good for minutes (server/files/store.ts). */
function deadLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="sig="]') : null;
  const end = link && Number(new URL(link.href).searchParams.get('exp')) * 1000;
  return link && end && end < Date.now() ? link : undefined;
}

/** How long a new address is waited for, in milliseconds: for a press that is longer ago browsers open no window. */
const patience = 3_000;

/**
 * A page that was opened a while ago has links to files whose addresses have run out. When one is pressed, what is on the page is
 * asked for again, and the link is followed as soon as it has its new address; one that gets none is followed as it is.
 */
export function useFreshLinks(): void {
  const dispatch = useApiDispatch();
  useEffect(() => {
    let isFollowing = false;
    const fresh = (event: MouseEvent): void => {
      const link = isFollowing ? undefined : deadLinkOf(event.target);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const follow = (): void => {
        come.disconnect();
        clearTimeout(late);
        // By a clock that is wrong the new address has run out as well; the service knows better.
        isFollowing = true;
        link.click();
        isFollowing = false;
      };
      const come = new MutationObserver(follow);
      come.observe(link, { attributeFilter: ['href'] });
      const late = setTimeout(follow, patience);
      void dispatch(readAgain());
    };
    document.addEventListener('click', fresh, { capture: true });
    return () => document.removeEventListener('click', fresh, { capture: true });
  }, [dispatch]);
}
