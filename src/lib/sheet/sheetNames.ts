const longest = 31;

/** A name that a spreadsheet takes: short, without the signs it forbids, and not one that it keeps for itself. */
function allowed(name: string): string {
  const clean = name
    .replace(/[:\\/?*[\]]|\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '')
    .slice(0, longest);
  return /^(history)?$/i.test(clean) ? `${clean}_` : clean.trim();
}

/** The name again, with a number when it is taken already; upper and lower case are one. */
export function sheetName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const name = allowed(wanted);
  for (let number = 1; ; number++) {
    const mark = number === 1 ? '' : ` (${number})`;
    const candidate = name.slice(0, longest - mark.length) + mark;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}

/** The letters of a column, from 0: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnLetters(Math.floor(index / 26) - 1) + rest;
}

/** The name as a formula writes it. */
export function quotedName(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}
