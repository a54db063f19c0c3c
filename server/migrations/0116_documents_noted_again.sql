-- outside a transaction
-- By what a payment is known. A document in cash or of a bank whose payment was taken back may be noted again; the name of a charge is used once.
create unique index concurrently if not exists installment_payments_known on installment_payments (external_id, gateway)
  where status <> 'reversed' or gateway_transaction_id is not null;
