interface Flat {
  id: number;
  parent_id: number | null;
}
interface Goods {
  id: number;
  models: number;
  products: number;
  /** Products that lack nothing. */
  complete: number;
}
interface Counted {
  models_count: number;
  products_count: number;
  models_total: number;
  products_total: number;
  complete_total: number;
}
type Nested<Row> = Row & Counted & { sub_categories: Nested<Row>[] };

/**
 * Rows of which each comes after those before it under the same parent, as a tree: each with those right under it, with what stands in
 * it, and with what stands in its branch.
 */
export function nested<Row extends Flat>(rows: readonly Row[], goods: readonly Goods[]): Nested<Row>[] {
  const own = new Map(goods.map((one) => [one.id, one]));
  const known = new Map<number, Nested<Row>>();
  for (const row of rows) {
    const { models = 0, products = 0, complete = 0 } = own.get(row.id) ?? {};
    known.set(row.id, {
      ...row,
      ...{ models_count: models, products_count: products },
      ...{ models_total: models, products_total: products, complete_total: complete },
      sub_categories: [],
    });
  }
  const top: Nested<Row>[] = [];
  for (const item of known.values())
    ((item.parent_id === null ? undefined : known.get(item.parent_id)?.sub_categories) ?? top).push(item);
  const add = (item: Nested<Row>) => {
    for (const child of item.sub_categories) {
      add(child);
      item.models_total += child.models_total;
      item.products_total += child.products_total;
      item.complete_total += child.complete_total;
    }
  };
  top.forEach(add);
  return top;
}
