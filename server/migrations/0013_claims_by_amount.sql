-- The palette finds claims by their exact amount.
create index claims_by_amount on claims (amount);
