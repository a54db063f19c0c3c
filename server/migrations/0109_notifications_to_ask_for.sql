-- outside a transaction
create index concurrently if not exists push_recipients_to_ask on push_recipients (ask_after) where ask_after is not null;
