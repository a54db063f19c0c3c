-- outside a transaction
-- Nobody asks in that order any more.
drop index concurrently if exists merchant_branches_by_name;
