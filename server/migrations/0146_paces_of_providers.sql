-- outside a transaction
-- What each provider has carried in a week is added up from the index alone: a million messages are not looked at one by one.
create index concurrently if not exists sms_messages_pace on sms_messages (provider, created_at) include (state, parts);
