-- outside a transaction
-- What was paid in a month, by day and run, of whichever month it is.
create index concurrently if not exists dividend_transactions_by_payment on dividend_transactions (paid_at) include (run_id, net)
  where status = 'paid';
