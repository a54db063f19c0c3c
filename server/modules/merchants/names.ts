/** A joined record by its number and its name; none where there is none. */
export const ref = (table: string, name: string) =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${name}) end`;

/** A joined employee. */
export const person = (table: string) => ref(table, `${table}.last_name || ' ' || ${table}.first_name`);
