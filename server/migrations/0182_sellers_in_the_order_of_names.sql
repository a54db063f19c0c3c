-- outside a transaction
-- So are sellers and agents.
create index concurrently if not exists pos_agents_in_order on pos_agents (kind, name collate "und-x-icu", id);
