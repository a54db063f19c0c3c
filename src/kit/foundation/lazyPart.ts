import { useEffect, useReducer, useState } from 'react';
import { needTexts } from '../../i18n/catalogue';

/** A part of the panel that is fetched when it is first needed. */
export interface LazyPart<Part> {
  load: () => Promise<Part>;
  /** The part, once it has been fetched; drawing it then needs no waiting at all. */
  loaded: () => Part | undefined;
}

/** No part is waited for longer than this. */
const longestWait = 120_000;

/**
 * Makes a part out of an import(). React.lazy is not used for screens: it delays what comes by up to 300 ms
 * after showing a fallback, and cannot tell whether the part is there already. `texts` names the files of texts
 * (i18n/namespaces.ts) that the part says something of, beyond those that are there where it stands.
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>, ...texts: readonly string[]): LazyPart<Part> {
  let part: Part | undefined;
  let under: Promise<Part> | undefined;

  const fetchWhole = async () => {
    const [fetched] = await Promise.all([fetchPart(), needTexts(...texts)]);
    return fetched;
  };
  const load = async (): Promise<Part> => {
    // One dropped connection is common enough that people need not hear of it.
    part = await withinLimit(fetchWhole().catch(fetchWhole));
    return part;
  };

  return {
    loaded: () => part,
    load: () => {
      under ??= load().finally(() => (under = undefined));
      return under;
    },
  };
}

/** Fails as a part that cannot be fetched does. */
async function withinLimit<Part>(fetching: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { name: 'ChunkLoadError' })), longestWait);
  });
  try {
    return await Promise.race([fetching, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Begins to fetch a part that will be needed. A failure is told where the part is drawn, not here. */
export function beginLoading(lazy: Pick<LazyPart<unknown>, 'load'>): void {
  lazy.load().catch(() => undefined);
}

interface Arriving<Part> {
  part: Part | undefined;
  failure: unknown;
}

/**
 * Draws again when the part is there, or when it could not be had; that is tried again when the line is back. What is
 * not `wanted` yet is not fetched.
 */
export function useLazyPart<Part>(lazy: LazyPart<Part>, wanted = true): Arriving<Part> {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<{ lazy: LazyPart<Part>; failure: unknown }>();
  const part = lazy.loaded();

  useEffect(() => {
    if (!wanted) return undefined;
    if (lazy.loaded() !== undefined) {
      // It came while this was hidden in a tab that was not looked at.
      if (part === undefined) drawAgain();
      return undefined;
    }
    let isCurrent = true;
    const fetchPart = () =>
      void lazy.load().then(
        () => isCurrent && drawAgain(),
        (failure: unknown) => isCurrent && setFailed({ lazy, failure }),
      );
    fetchPart();
    window.addEventListener('online', fetchPart);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', fetchPart);
    };
  }, [lazy, wanted, part]);

  return { part, failure: part === undefined && failed?.lazy === lazy ? failed.failure : undefined };
}
