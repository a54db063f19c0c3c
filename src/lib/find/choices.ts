import { find, type Found } from './finder';
import type { Index } from './searchIndex';

const isWhole = ({ missing }: Found): boolean => missing === 0;

/**
 * Of some choices those that answer to each word of a text, found as the palette finds: by the sound in the other script, as typed on
 * another keyboard, and with a slip where nothing answers as it stands. A list keeps its own order; this tells only which stay.
 */
export function answering(index: Index, text: string): ReadonlySet<string> {
  const found = find(index, text, undefined, index.entries.length).filter(isWhole);
  const direct = found.filter(({ correction }) => correction === undefined);
  return new Set((direct.length > 0 ? direct : found).map(({ id }) => id));
}
