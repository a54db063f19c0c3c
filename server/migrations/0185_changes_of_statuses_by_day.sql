-- outside a transaction
-- How much waited day by day is told from the changes of status of the last thirty days, which nothing found by its day.
create index concurrently if not exists audit_statuses on audit (entity, happened_at) where field in ('status', 'order_status');
