-- Invoices are looked for by each of their texts: the names of both sides by sound, the numbers as they are written. How a name sounds
-- takes long to reckon, so it is kept; the number of a company is no secret, that of a person is not looked for.
alter table invoices add column search_sound text collate "C" not null
  generated always as (sound_form(seller_name || ' / ' || buyer_name)) stored;
create index invoices_by_sound on invoices using gin (search_sound gin_trgm_ops);
create index invoices_by_part_of_number on invoices using gin (search_form(number) gin_trgm_ops);
create index invoices_by_part_of_contract on invoices using gin (search_form(contract_number) gin_trgm_ops);
create index invoices_by_part_of_seller_inn on invoices
  using gin (search_form(case when length(seller_inn) = 9 then seller_inn else '' end) gin_trgm_ops);
create index invoices_by_part_of_buyer_inn on invoices
  using gin (search_form(case when length(buyer_inn) = 9 then buyer_inn else '' end) gin_trgm_ops);
