-- outside a transaction
-- Nor here.
drop index concurrently if exists pos_agents_by_name;
