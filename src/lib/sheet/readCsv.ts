/** The cells of a csv text; the separator is the one of `;`, `,` and tab that the first line has most of. */
export function readCsv(text: string, mostLines: number): string[][] {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const first = plain.slice(0, plain.indexOf('\n') < 0 ? undefined : plain.indexOf('\n'));
  const count = (mark: string) => first.split(mark).length;
  const mark = [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endLine = () => {
    line.push(cell);
    lines.push(line);
    [line, cell] = [[], ''];
  };
  for (let at = 0; at < plain.length && lines.length < mostLines; at++) {
    const letter = plain[at]!; // below the length
    if (isQuoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && letter === mark) {
      line.push(cell);
      cell = '';
    } else if (!isQuoted && letter === '\n') endLine();
    else if (isQuoted || letter !== '\r') cell += letter;
  }
  if ((cell !== '' || line.length > 0) && lines.length < mostLines) endLine();
  return lines;
}
