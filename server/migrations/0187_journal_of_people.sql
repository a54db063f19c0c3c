-- outside a transaction
-- The same of one person.
create index concurrently if not exists audit_of_people on audit (user_id, happened_at, id) include (entity);
