-- Names of merchants and branches are compared by their sound, which costs more than all else of a search where it is
-- made of each row anew; it is kept beside them, as that of investors is.
alter table merchants add column search_sound text collate "C" not null
  generated always as (sound_form(name || ' ' || legal_name)) stored;
create index merchants_by_sound on merchants using gin (search_sound gin_trgm_ops);
drop index merchants_by_sound_of_name;
drop index merchants_by_sound_of_legal_name;

alter table merchant_branches add column search_sound text collate "C" not null
  generated always as (sound_form(name || ' ' || address)) stored;
