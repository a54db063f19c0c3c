/** Names in the language of the call, as columns of a statement; `language` is its parameter. */
export const spokenName = (table: string, language: string) =>
  `case ${language} when 'en' then ${table}.name_en when 'uz' then ${table}.name_uz else ${table}.name_ru end`;

/** A joined account or group. */
export const namedColumn = (table: string, language: string) =>
  `json_build_object('id', ${table}.id, 'name', ${spokenName(table, language)})`;

/** A joined operation. */
export const operationColumn = (table: string, language: string) =>
  `json_build_object('id', ${table}.id, 'code', ${table}.code, 'name', ${spokenName(table, language)})`;

/** What an entry `e` is about: by name where the record still stands. */
export const analyticsColumns = (language: string) => `
  case when i.id is not null then json_build_object('id', i.id, 'name', i.name) end as investor,
  case when n.id is not null then json_build_object('id', n.id, 'name', n.contract_number) end as investment,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.code) end as bond,
  case when s.id is not null then json_build_object('id', s.id, 'name',
    coalesce(case ${language} when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)) end as strategy`;

export const analyticsJoins = `left join investors i on i.id = e.investor_id left join investments n on n.id = e.investment_id
  left join bonds b on b.id = e.bond_id left join strategies s on s.id = e.strategy_id`;

/** How a posting `p` is called once it has a number. */
export const numberOf = (table: string) => `${table}.year::text || '/' || ${table}.number::text`;

/** The expense or the income that a posting `p` posts: what it is for and who recorded it stands there alone. */
export const recordJoins = `left join expenses spent on p.fact = 'expenses' and spent.id = p.fact_id
  left join incomes earned on p.fact = 'incomes' and earned.id = p.fact_id`;

/** A value of a posting, or of the record that it posts. */
export const ofPostingOrRecord = (column: 'description' | 'counterparty' | 'created_by') =>
  `coalesce(p.${column}, spent.${column}, earned.${column})`;

/** An account stands for its parts, too. */
export const accountAmong =
  (columns: readonly string[]) => (bind: (value: unknown) => string, ids: readonly number[]) => {
    if (ids.length === 0) return 'true';
    const accounts = `array(select id from gl_accounts where id = any (${bind(ids)}::int[]) or parent_id = any (${bind(ids)}::int[]))`;
    return `(${columns.map((column) => `${column} = any (${accounts})`).join(' or ')})`;
  };

/** The posting on the other side of a reversal, joined. */
export const otherPosting = (table: string) =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'number', ${numberOf(table)}, 'status', ${table}.status) end`;

/** The language of the call, as `spoken.language`. */
export const languageJoin = (bind: (value: unknown) => string, language: string) =>
  `cross join (select ${bind(language)}::text as language) spoken`;

/** The names of a record in all languages, for a search. */
export const namesOf = (table: string) => [`${table}.name_ru || ' ' || ${table}.name_en || ' ' || ${table}.name_uz`];

/** The accounts of a line of profit and loss and of those under it. */
export const accountsOfLine = (line: string) =>
  `array(select unnest(account_ids) from pnl_catalog where ${line}::int in (id, parent_id))`;

/** By how much an entry `e` moves a line: more of an income where it is credited, of an expense where it is debited. */
export const movesLine = (
  line: string,
) => `((e.credit = any (${accountsOfLine(line)}))::int - (e.debit = any (${accountsOfLine(line)}))::int)
  * (select case kind when 'income' then 1 else -1 end from pnl_catalog where id = ${line}::int)`;
