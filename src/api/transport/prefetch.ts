import { unauthorized } from '../../lib/httpStatus';
declare global {
  interface Window {
    /** The reads that the boot script began before the panel was loaded, by full address. */
    __early?: Record<string, Promise<Response>>;
  }
}

/** Begins reads by their full addresses, with the token of a session. It runs before the panel is there: src/boot.ts. */
export function prefetch(urls: readonly string[], access: string): void {
  const begun = (window.__early ??= {});
  for (const url of urls) {
    const answer = fetch(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${access}` } });
    // The consumer handles the rejection; this only silences the unhandled one.
    answer.catch(() => undefined);
    begun[url] = answer;
  }
}

/**
 * The answer to the same read, if it is on its way already; each is used once. One that failed, or that was sent
 * with a token that is not good any more, counts as never begun.
 */
export async function takeEarly(url: string): Promise<Response | undefined> {
  const early = window.__early;
  if (early === undefined || !Object.hasOwn(early, url)) return undefined;
  const begun = early[url];
  Reflect.deleteProperty(early, url);
  try {
    const response = await begun;
    if (response?.status !== unauthorized) return response;
    // What nobody reads would stay open for as long as the page.
    await response.body?.cancel();
    return undefined;
  } catch {
    // The read is made again, and tells what is wrong if it still is.
    return undefined;
  }
}
