-- outside a transaction
-- What of a run stands, without what was taken back of it before.
create index concurrently if not exists dividend_transactions_to_take_back on dividend_transactions (run_id, id) where status <> 'replaced';
