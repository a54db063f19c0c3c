-- Invoices are looked for by each of their texts: the names of both sides by sound, the numbers as they are written. How a name sounds
-- takes long to reckon, so it is kept; the number of a company is no secret, that of a person is not looked for. It is kept beside the
-- invoices and not among their columns: those would be written anew, and nobody could read them meanwhile.
create table invoice_texts (
  invoice_id integer primary key references invoices (id) on delete cascade,
  sound text collate "C" not null,
  -- Between two numbers stands what nobody types.
  numbers text not null
);

create function invoice_numbers(number text, contract_number text, seller_inn text, buyer_inn text)
  returns text language sql immutable parallel safe
  return search_form(number || chr(31) || coalesce(contract_number, '') || chr(31) || case when length(seller_inn) = 9 then seller_inn else '' end
    || chr(31) || case when length(buyer_inn) = 9 then buyer_inn else '' end);

create function invoices_read() returns trigger language plpgsql as $$
begin
  insert into invoice_texts (invoice_id, sound, numbers)
  select id, sound_form(seller_name || ' / ' || buyer_name), invoice_numbers(number, contract_number, seller_inn, buyer_inn) from added;
  return null;
end $$;
create trigger read after insert on invoices referencing new table as added for each statement execute function invoices_read();
create function invoice_read_anew() returns trigger language plpgsql as $$
begin
  update invoice_texts set sound = sound_form(new.seller_name || ' / ' || new.buyer_name),
    numbers = invoice_numbers(new.number, new.contract_number, new.seller_inn, new.buyer_inn)
  where invoice_id = new.id;
  return null;
end $$;
create trigger read_anew after update of number, contract_number, seller_name, seller_inn, buyer_name, buyer_inn on invoices
  for each row execute function invoice_read_anew();

insert into invoice_texts (invoice_id, sound, numbers)
select id, sound_form(seller_name || ' / ' || buyer_name), invoice_numbers(number, contract_number, seller_inn, buyer_inn) from invoices;
create index invoice_texts_by_sound on invoice_texts using gin (sound gin_trgm_ops);
create index invoice_texts_by_part_of_number on invoice_texts using gin (numbers gin_trgm_ops);
