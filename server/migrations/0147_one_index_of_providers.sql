-- outside a transaction
-- The same order as sms_messages_pace, without what that one holds.
drop index concurrently if exists sms_messages_by_provider;
