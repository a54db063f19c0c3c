-- A search that finds thousands of products compares each of them once more with what was asked. How a name sounds takes longer to
-- reckon than all the rest, so it is kept with the name. The table is written anew: two hundred thousand products take some fifteen
-- seconds of the start.
drop index products_by_sound;
alter table products add column search_sound text collate "C" not null generated always as (sound_form(name)) stored;
create index products_by_sound on products using gin (search_sound gin_trgm_ops);

-- How many products a branch of the catalogue holds, and how many of them have their code, is counted without reading their rows.
drop index products_by_model;
create index products_by_model on products (model_id) include (spic);
