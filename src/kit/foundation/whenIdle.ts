/**
 * Runs what is only nice to have when the browser has nothing more urgent to do, such as drawing the first rows. Gives
 * the way to call it off.
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no word for it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
