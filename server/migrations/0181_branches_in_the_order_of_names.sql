-- outside a transaction
-- Branches in the order of their names, as the language has it: by bytes Ё and the letters of Uzbek stood after all others.
create index concurrently if not exists merchant_branches_in_order on merchant_branches (name collate "und-x-icu", id);
