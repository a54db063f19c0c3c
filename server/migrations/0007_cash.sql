-- The desks of cash-in and cash-out: who decided what and when, where money that came by bank was posted, and where
-- money that goes out goes to.

alter table cash_in_bank_claims
  add column processed_by integer references system_users (id),
  add column processed_at timestamp(0),
  add check (status <> 'confirmed' or matched_investor_id is not null),
  add check (status <> 'pending' or processed_at is null);
create index cash_in_bank_claims_waiting on cash_in_bank_claims (created_at, id) where status = 'pending';

-- One document of the bank is one row of the ledger, whoever else confirms it.
alter table investor_transactions add column bank_claim_id integer references cash_in_bank_claims (id);
create unique index investor_transactions_by_bank_claim on investor_transactions (bank_claim_id)
  where bank_claim_id is not null;

-- What the bank says of a payer is looked up by these.
create index company_documents_by_account on company_documents (bank_account) where bank_account is not null;
create index withdrawal_settings_by_account on withdrawal_settings (bank_account) where bank_account is not null;

alter table exit_claims
  -- The number of a card is never stored.
  add column card_masked text check (card_masked ~ '^[0-9]{6}[*]{6}[0-9]{4}$'),
  add column bank_account text check (bank_account ~ '^[0-9]{20}$'),
  add column mfo text check (mfo ~ '^[0-9]{5}$'),
  add column comment text,
  -- Whoever changed the amount or the way of payment does not approve it.
  add column changed_by integer references system_users (id),
  add column processed_by integer references system_users (id),
  add column processed_at timestamp(0),
  add check (card_masked is null or method = 'card'),
  add check (bank_account is null or method = 'bank_account'),
  add check (status <> 'pending' or processed_at is null);
create index exit_claims_by_time on exit_claims (created_at, id);
create index exit_claims_by_status on exit_claims (status, created_at, id);
