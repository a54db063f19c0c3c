-- outside a transaction
-- The journal of actions is read by days, newest first; the kinds and the people lie beside, so that rows are counted in the index.
create index concurrently if not exists audit_moments on audit (happened_at, id) include (entity, user_id);
