-- Which acquirer an attempt was sent to, who alone can say what became of it. None of those from before: they went to the one address
-- that there was.
alter table gateway_transactions
  add column acquirer text references payment_gateways (code),
  -- When it was sent. One that waits for the code of its holder was not sent yet.
  add column sent_at timestamp(0);
create index gateway_transactions_by_acquirer on gateway_transactions (acquirer);
