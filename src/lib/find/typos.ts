/** How many slips a word of this length may have: too short a word would be any other. */
export function mostSlips(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Which letters a word has, as bits: two words that share too few cannot be near each other. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Whether a word with these letters may begin like the query with so many slips; cheap, and never wrongly no. */
export function mayBegin(query: number, word: number, most: number): boolean {
  // A letter changed is one that the word lacks.
  return bitCount(query & ~word) <= most;
}

/** The longest query that is compared; a word of the panel is shorter. */
const longest = 24;
const width = longest + 4;
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];

/**
 * The fewest slips (a letter changed, left out, put in, two exchanged) after which the query begins the word; more
 * than `most` is answered as `most + 1`.
 */
export function slipsToBegin(query: string, word: string, most: number): number {
  const tooMany = most + 1;
  if (query.length > longest || word.length + most < query.length) return tooMany;
  const end = Math.min(word.length, query.length + most);
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let at = 0; at <= end; at++) last[at] = at;
  for (let i = 1; i <= query.length; i++) {
    row[0] = i;
    let best = i;
    const letter = query.charCodeAt(i - 1);
    for (let j = 1; j <= end; j++) {
      const other = word.charCodeAt(j - 1);
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && query.charCodeAt(i - 2) === other) {
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      }
      row[j] = slips;
      if (slips < best) best = slips;
    }
    if (best > most) return tooMany;
    [before, last, row] = [last, row, before];
  }
  let fewest = tooMany;
  for (let j = 0; j <= end; j++) fewest = Math.min(fewest, last[j] ?? tooMany);
  return fewest;
}
