-- When the names of categories and attributes were last written in each language, by which a translation that is older than the
-- Russian name is marked. None where a name stands as it was made: its moment is that of the record.

alter table market_categories
  add column name_ru_at timestamp(0),
  add column name_en_at timestamp(0),
  add column name_uz_at timestamp(0);

alter table attributes
  add column name_ru_at timestamp(0),
  add column name_en_at timestamp(0),
  add column name_uz_at timestamp(0);
