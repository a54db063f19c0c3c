interface View<Status extends string> {
  id: string;
  filters: { status?: readonly Status[] };
}

/** The filters of a list without its status, its order and what says nothing: another order of the rows changes no count. */
export function countedBy<Filters extends object>(filters: Filters): Omit<Filters, 'status' | 'order_by'> {
  const saying = Object.entries(filters).filter(
    ([name, value]) =>
      name !== 'status' &&
      name !== 'order_by' &&
      value !== undefined &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(saying) as Omit<Filters, 'status' | 'order_by'>;
}

/** How many rows each view shows, by how many stand in each status; a view of no status shows all. */
export function countsOfViews<Status extends string>(
  views: readonly View<Status>[],
  statuses: readonly { code: Status; count: number }[],
): Readonly<Record<string, number>> {
  const sum = (some: typeof statuses) => some.reduce((all, { count }) => all + count, 0);
  return Object.fromEntries(
    views.map(({ id, filters: { status = [] } }) => [
      id,
      sum(status.length === 0 ? statuses : statuses.filter(({ code }) => status.includes(code))),
    ]),
  );
}
