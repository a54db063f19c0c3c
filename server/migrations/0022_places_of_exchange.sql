-- Where a refresh token was exchanged: what is sent twice is answered twice there alone.

alter table refresh_tokens
  add column used_address text,
  add column used_device text;
