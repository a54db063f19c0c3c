/** Another record by its name; nothing where the row names none. */
export const named = (table: string, name: string) =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${name}) end`;
