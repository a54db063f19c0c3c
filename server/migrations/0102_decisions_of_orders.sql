-- When an order came to moderation last, and when a moderator decided about it: how long it takes is told of the last days. Orders from before
-- have neither; they came when they were made, and when they were decided about is in the journal alone.
alter table orders
  add column asked_at timestamp(0),
  add column decided_at timestamp(0);
create index orders_by_decision on orders (decided_at, id) where decided_at is not null;
