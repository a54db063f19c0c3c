interface Flat {
  id: number;
  parent_id: number | null;
}
type Nested<Row> = Row & { sub_categories: Nested<Row>[] };

/** Rows in the order of the tree, each with those that stand right under it; a parent comes before its children. */
export function nested<Row extends Flat>(rows: readonly Row[]): Nested<Row>[] {
  const top: Nested<Row>[] = [];
  const known = new Map<number, Nested<Row>>();
  for (const row of rows) {
    const item = { ...row, sub_categories: [] };
    known.set(row.id, item);
    const parent = row.parent_id === null ? undefined : known.get(row.parent_id);
    (parent?.sub_categories ?? top).push(item);
  }
  return top;
}
