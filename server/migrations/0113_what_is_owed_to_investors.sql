-- outside a transaction
-- What the ties of 6411, 6610 and 6830 add up, out of millions of refills and withdrawals.
create index concurrently if not exists investor_transactions_owed on investor_transactions (type, created_at)
  include (amount, investor_id, bond_id) where type in ('exit_tax', 'coupon_tax', 'dividend', 'bond_repayment');
