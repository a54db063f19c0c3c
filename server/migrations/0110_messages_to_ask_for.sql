-- outside a transaction
create index concurrently if not exists sms_messages_to_ask on sms_messages (ask_after) where ask_after is not null;
