-- outside a transaction
-- A part of the number of a payment order, out of a hundred thousand transfers.
create index concurrently if not exists merchant_transfers_by_part_of_document
  on merchant_transfers using gin (search_form(document_number) gin_trgm_ops);
