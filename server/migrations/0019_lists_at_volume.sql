-- Each order of a list has its index, and what is searched in has one of trigrams, so that no list goes through a whole
-- table. A migration is one transaction at the start of the program, so they are not made concurrently: whoever has
-- millions of rows plans a minute for it.

drop index claims_by_amount;
create index claims_by_amount on claims (amount, id);
create index claims_by_time on claims (created_at, id);

create index exit_claims_by_amount on exit_claims (amount, id);
create index exit_claims_by_planned_date on exit_claims (planned_date, id);
create index exit_claims_by_part_of_number on exit_claims using gin (search_form(number) gin_trgm_ops);

create index tax_transactions_by_tax_amount on tax_transactions (tax_amount, id);
create index tax_transactions_by_base_amount on tax_transactions (base_amount, id);
create index tax_transactions_by_part_of_document on tax_transactions using gin (search_form(payment_document) gin_trgm_ops);

create index outgoing_payments_by_amount on outgoing_payment_transactions (amount, id);
create index outgoing_payments_by_part_of_recipient on outgoing_payment_transactions
  using gin (search_form(recipient) gin_trgm_ops);
create index outgoing_payments_by_part_of_account on outgoing_payment_transactions
  using gin (right(account_masked, 4) gin_trgm_ops);

create index investor_cards_by_part_of_number on investor_cards using gin (right(card_masked, 4) gin_trgm_ops);
create index investor_cards_by_time on investor_cards (created_at, id);
create index investor_cards_by_part_of_holder on investor_cards using gin (search_form(holder) gin_trgm_ops);
create index application_documents_by_date on application_documents (date, id);
create index application_documents_by_time on application_documents (created_at, id);
create index application_documents_by_part_of_number on application_documents using gin (search_form(number) gin_trgm_ops);
create index tariff_change_claims_by_time on tariff_change_claims (created_at, id);
create index tariff_change_claims_by_month on tariff_change_claims (effective_from, id);
create index tariff_change_claims_by_investment on tariff_change_claims (investment_id);
create index wings_requests_by_duration on wings_requests (duration_ms, id);

-- How long the queues were on each of the last days is counted from what waits and from what was decided since.
create index cash_in_bank_claims_by_decision on cash_in_bank_claims (processed_at) include (created_at)
  where processed_at is not null;
create index exit_claims_by_decision on exit_claims (processed_at) include (created_at) where processed_at is not null;
