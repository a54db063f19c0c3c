-- outside a transaction
-- Rows of sheets that still tell whom they named; those of tasks that ended long ago forget it (http/upkeep.ts).
create index concurrently if not exists async_task_items_told on async_task_items (task_id) where wish::text <> '{}';
