/** Which records of a call for many may be changed, in the order asked for, and why the others are left out. */
export function partBatch<Row extends { id: number }, Code extends string>(
  ids: readonly number[],
  rows: readonly Row[],
  refusalOf: (row: Row) => Code | undefined,
) {
  const found = new Map(rows.map((row) => [row.id, row]));
  const taken: Row[] = [];
  const skipped: { id: number; code: Code | 'not_found' }[] = [];
  for (const id of ids) {
    const row = found.get(id);
    const code = row === undefined ? 'not_found' : refusalOf(row);
    if (code === undefined)
      taken.push(row!); // one that is not there has a code
    else skipped.push({ id, code });
  }
  return { taken, skipped };
}
