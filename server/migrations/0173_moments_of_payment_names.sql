-- When the names of categories of payments, services and budget categories were last written in each language, by which a translation that
-- is older than the Russian name is marked. None where a name stands as it was made.

alter table psp_categories
  add column name_ru_at timestamp(0),
  add column name_en_at timestamp(0),
  add column name_uz_at timestamp(0);

alter table psp_services
  add column name_ru_at timestamp(0),
  add column name_en_at timestamp(0),
  add column name_uz_at timestamp(0);

alter table budget_categories
  add column name_ru_at timestamp(0),
  add column name_en_at timestamp(0),
  add column name_uz_at timestamp(0);
