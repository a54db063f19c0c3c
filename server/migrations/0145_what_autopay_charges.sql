-- outside a transaction
-- What autopay may charge, whoever owes longest first.
create index concurrently if not exists installments_of_autopay on installments (oldest_due, id) where autopay;
