-- When an order came to moderation last, and when a moderator decided about it: how long it takes is told of the last days. Orders from before
-- have neither; they came when they were made, and when they were decided about is in the journal alone.
alter table orders
  add column asked_at timestamp(0),
  add column decided_at timestamp(0);
create index orders_by_decision on orders (decided_at, id) where decided_at is not null;

-- Writes that have begun with what is done outside of their transaction: while one is under way its key is not given up.
create table begun_writes (
  user_id integer not null references system_users on delete cascade,
  key text not null,
  begun_at timestamp(0) not null,
  primary key (user_id, key)
);
create index begun_writes_by_time on begun_writes (begun_at);
