/**
 * The name of a joined record in the language of `asked`, a row that the statement has to have: `cross join (select $1::text
 * as language) asked`. Where a translation is missing the Russian name stands in for it.
 */
export const askedName = (table: string) =>
  `coalesce(case asked.language when 'en' then ${table}.name_en when 'uz' then ${table}.name_uz end, ${table}.name_ru)`;
