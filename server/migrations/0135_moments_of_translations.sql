-- When the texts of notifications, campaigns and slides were last written in each language, by which a translation that is older than the
-- Russian text is marked. None where a text stands as it was made.

alter table push_messages
  add column title_ru_at timestamp(0),
  add column title_en_at timestamp(0),
  add column title_uz_at timestamp(0),
  add column body_ru_at timestamp(0),
  add column body_en_at timestamp(0),
  add column body_uz_at timestamp(0);

alter table fomos
  add column title_ru_at timestamp(0),
  add column title_en_at timestamp(0),
  add column title_uz_at timestamp(0),
  add column text_ru_at timestamp(0),
  add column text_en_at timestamp(0),
  add column text_uz_at timestamp(0);

alter table story_slides
  add column text_ru_at timestamp(0),
  add column text_en_at timestamp(0),
  add column text_uz_at timestamp(0),
  add column button_ru_at timestamp(0),
  add column button_en_at timestamp(0),
  add column button_uz_at timestamp(0);
