import type { KeyboardEvent } from 'react';

/** Which way a key leads out of a cell: rows down, columns to the right. Sideways only from the end of the text. */
export function stepOf({
  key,
  shiftKey,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>): [down: number, right: number] | undefined {
  const { selectionStart: start, selectionEnd: end, value } = currentTarget;
  const isAll = start === 0 && end === value.length;
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return [1, 0];
  if (key === 'ArrowUp' || key === 'Enter') return [-1, 0];
  if (key === 'ArrowRight' && (isAll || start === value.length)) return [0, 1];
  return key === 'ArrowLeft' && (isAll || end === 0) ? [0, -1] : undefined;
}

/** The cells of what was copied from a spreadsheet; nothing for one value, which is pasted as any text. */
export function cellsOf(text: string): string[][] | undefined {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t'));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined;
}
