import { copyFileSync, cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps the files of a folder aside, in `aside`; what it answers brings back those that have gone since. Rows that a reset brings back
 * name files that a test may have taken away with them.
 */
export function takeFileSnapshot(folder: string, aside: string): () => void {
  cpSync(folder, aside, { recursive: true });
  const kept = readdirSync(aside);
  return () => {
    const there = new Set(readdirSync(folder));
    for (const name of kept) if (!there.has(name)) copyFileSync(join(aside, name), join(folder, name));
  };
}
