-- What an investor or the platform itself did has nobody of the staff behind it.
alter table audit alter column user_id drop not null;

-- A claim to change the tariff begins its history when the investor makes it.
insert into audit (happened_at, action, entity, entity_id, field, new_value)
select created_at, 'submit', 'tariff_change_claim', id::text, 'status', 'pending' from tariff_change_claims
order by created_at, id;
