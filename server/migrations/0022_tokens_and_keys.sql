-- Where a refresh token was exchanged: what is sent twice is answered twice there alone.
alter table refresh_tokens
  add column used_address text,
  add column used_device text;

-- By which the old ones are found and removed.
create index idempotency_keys_by_time on idempotency_keys (created_at);
