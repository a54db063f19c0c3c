/** Names in the language of the call; `language` is the parameter of the statement that holds it. */
export const strategyName = (language: string) =>
  `coalesce(case ${language}::text when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)`;

export const tariffName = (language: string) =>
  `coalesce(case ${language}::text when 'en' then t.name_en when 'uz' then t.name_uz end, t.name_ru)`;
