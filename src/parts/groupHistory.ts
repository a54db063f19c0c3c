interface Row {
  action: string;
  field: string | null;
  created_at: string;
  user: { id?: number; name: string } | null;
}

/** The rows of a journal as they were done: what one person did in one second is one entry, with all that it changed. */
export function groupHistory<One extends Row>(rows: readonly One[]): [One, ...One[]][] {
  const groups: [One, ...One[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    // A field that is there already was changed by another act, as quickly as it followed.
    const isMore = last?.every(({ field }) => field !== row.field);
    if (last && isMore && isOneAct(last[0], row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

const isOneAct = (one: Row, other: Row): boolean =>
  one.action === other.action && one.created_at === other.created_at && one.user?.name === other.user?.name;
