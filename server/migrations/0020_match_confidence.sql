-- How surely a document of the bank that waits is somebody's is kept with it, so that a list of thousands is filtered by
-- it without asking anew for each. The triggers know whatever an answer depends on; matchStore.ts tells whose it may be.

-- Names are also compared as a whole, which trigrams are slow at.
create index investors_by_whole_name on investors (search_name);
create index cash_in_bank_claims_by_payer on cash_in_bank_claims (payer_inn_or_pinfl) where status = 'pending';
create index cash_in_bank_claims_by_payer_account on cash_in_bank_claims (payer_account) where status = 'pending';
create index cash_in_bank_claims_by_payer_name on cash_in_bank_claims ((search_form(payer_name) collate "C"))
  where status = 'pending';
create index cash_in_bank_claims_by_confidence on cash_in_bank_claims (match_confidence, created_at, id)
  where status = 'pending';

-- Exact when the number of the payer is that of one investor; partial when something else agrees.
create function match_confidence_of(payer_number text, payer_account text, payer_name text) returns text language sql stable
  return (
    select case when count(*) = 0 then 'none' when count(*) filter (where f.has_number) = 1 then 'exact' else 'partial' end
    from (
      select a.id, bool_or(a.has_number) as has_number from (
        select id, true as has_number from investors where inn = payer_number
        union all select id, true from investors where pinfl = payer_number
        union all select investor_id, false from company_documents where bank_account = payer_account
        union all select n.investor_id, false from withdrawal_settings s join investments n on n.id = s.investment_id
          where s.bank_account = payer_account
        union all select id, false from investors where payer_name <> '' and search_name = search_form(payer_name) collate "C"
      ) a (id, has_number) join investors i on i.id = a.id and i.status <> 'archive' group by a.id
    ) f
  );

-- Held before they are asked for, and in the order of their numbers, so that the last of two who change an investor sees
-- what the first one did.
create function refresh_match_confidence(ids integer[]) returns void language plpgsql as $$
begin
  perform from cash_in_bank_claims where id = any (ids) and status = 'pending' order by id for no key update;
  update cash_in_bank_claims c set match_confidence = f.confidence
  from (select id, match_confidence_of(payer_inn_or_pinfl, payer_account, payer_name) as confidence
    from cash_in_bank_claims where id = any (ids) and status = 'pending') f
  where c.id = f.id and c.match_confidence <> f.confidence;
end $$;

-- The documents that wait and name these numbers, accounts or names.
create function refresh_matches_of(numbers text[], accounts text[], names text[]) returns void language plpgsql as $$
declare
  ids integer[];
begin
  ids := array(
    select id from cash_in_bank_claims where status = 'pending' and payer_inn_or_pinfl = any (numbers)
    union select id from cash_in_bank_claims where status = 'pending' and payer_account = any (accounts)
    union select id from cash_in_bank_claims
      where status = 'pending' and payer_name <> '' and search_form(payer_name) collate "C" = any (names));
  if cardinality(ids) > 0 then
    perform refresh_match_confidence(ids);
  end if;
end $$;

create function refresh_on_documents() returns trigger language plpgsql as $$
begin
  perform refresh_match_confidence(array(select id from changed where status = 'pending'));
  return null;
end $$;
create trigger match_confidence_of_added after insert on cash_in_bank_claims
  referencing new table as changed for each statement execute function refresh_on_documents();

-- Many rows that come at once are looked at once.
create function refresh_on_added_investors() returns trigger language plpgsql as $$
begin
  if exists (select from cash_in_bank_claims where status = 'pending') then
    perform refresh_matches_of(array(select inn from added union select pinfl from added), '{}',
      array(select search_name from added));
  end if;
  return null;
end $$;
create trigger match_confidence_of_added after insert on investors
  referencing new table as added for each statement execute function refresh_on_added_investors();

create function refresh_on_investor() returns trigger language plpgsql as $$
declare
  accounts text[];
begin
  if (old.status = 'archive') is distinct from (new.status = 'archive') then
    accounts := array(select bank_account from company_documents where investor_id = old.id
      union select s.bank_account from withdrawal_settings s join investments n on n.id = s.investment_id
        where n.investor_id = old.id);
  end if;
  perform refresh_matches_of(array[old.inn, new.inn, old.pinfl, new.pinfl], accounts,
    array[old.search_name, new.search_name]);
  return null;
end $$;
create trigger match_confidence_of_changed after update on investors for each row
  when ((old.inn, old.pinfl, old.search_name, old.status = 'archive')
    is distinct from (new.inn, new.pinfl, new.search_name, new.status = 'archive'))
  execute function refresh_on_investor();
create trigger match_confidence_of_removed after delete on investors for each row execute function refresh_on_investor();

create function refresh_on_added_accounts() returns trigger language plpgsql as $$
begin
  if exists (select from cash_in_bank_claims where status = 'pending') then
    perform refresh_matches_of('{}', array(select bank_account from added), '{}');
  end if;
  return null;
end $$;
create trigger match_confidence_of_added after insert on company_documents
  referencing new table as added for each statement execute function refresh_on_added_accounts();
create trigger match_confidence_of_added after insert on withdrawal_settings
  referencing new table as added for each statement execute function refresh_on_added_accounts();

create function refresh_on_account() returns trigger language plpgsql as $$
begin
  perform refresh_matches_of('{}', array[old.bank_account, new.bank_account], '{}');
  return null;
end $$;
create trigger match_confidence_of_changed after update on company_documents for each row
  when (old.bank_account is distinct from new.bank_account) execute function refresh_on_account();
create trigger match_confidence_of_changed after update on withdrawal_settings for each row
  when (old.bank_account is distinct from new.bank_account) execute function refresh_on_account();
create trigger match_confidence_of_removed after delete on company_documents
  for each row execute function refresh_on_account();
create trigger match_confidence_of_removed after delete on withdrawal_settings
  for each row execute function refresh_on_account();

select refresh_match_confidence(array(select id from cash_in_bank_claims where status = 'pending'));
