/** A cell takes no more characters than this. */
export const longestText = 32_767;

/** What XML takes only in another spelling, and `_x0041_`, which a spreadsheet would read as the letter A. */
const spelled = /[&<>]|_(?=x[\da-f]{4}_)/gi;
const spelling: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', _: '_x005F_' };

/** Anything of that, or of what is tidied away; most texts have none, and looking once is quicker than replacing. */
const suspicious = /[&<>\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x/iu;

/** The text without what no file may hold: control characters go, half a letter becomes the sign for a lost one. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

/** The text as it stands between two tags. */
export function xmlText(text: string): string {
  return suspicious.test(text) ? tidyText(text).replace(spelled, (sign) => spelling[sign] ?? sign) : text;
}

/** What fits into a cell, with a note at its end when that is not all. */
export function cutText(text: string, note: string): string {
  if (text.length <= longestText) return text;
  // A letter of two halves is not cut through; what is half is lost in tidying.
  const kept = text.slice(0, longestText - note.length);
  return (/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept) + note;
}
