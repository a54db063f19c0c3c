/**
 * Looks for a name in the page as the server hands it out now; undefined when it does not answer. The page names
 * the files of the newest version, so it tells whether the running one is still current.
 */
export async function namedByServer(name: RegExp): Promise<RegExpExecArray | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return name.exec(await response.text()) ?? undefined;
  } catch {
    // Offline, most likely; the caller then has nothing newer to offer.
    return undefined;
  }
}
