-- The chart of money that came in, by the day of the bank's document, read without the documents themselves.
create index cash_in_bank_claims_by_day on cash_in_bank_claims (document_date) include (status, amount);
