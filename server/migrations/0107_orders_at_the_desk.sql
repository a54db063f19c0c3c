-- outside a transaction
-- The line of the moderators: what waits for one or is with one, by when it began to.
create index concurrently if not exists orders_at_desk on orders (coalesce(asked_at, created_at), id)
  where status in ('waiting_for_moderator', 'moderation_in_process');
