import type { EarlyPage } from '../routes/earlyPage';

/** What the build wrote into the page as data (scripts/webpack/PageBlocks.ts). */
function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

/** The files of lazily loaded parts; none are known in development. */
export function filesOf(...parts: (string | undefined)[]): string[] {
  const known = (read('files') ?? {}) as Record<string, string[]>;
  return [...new Set(parts.flatMap((part) => (part && known[part]) || []))];
}

/** The pages that ask their first call before the panel is there. */
export const earlyPages = () => (read('early') ?? []) as EarlyPage[];
