-- outside a transaction
-- Who is to be sent a message next: of one that a million wait for only the next few are read, and tests are found by themselves.
create index concurrently if not exists push_recipients_next on push_recipients (is_test, message_id, due_at) where due_at is not null;
