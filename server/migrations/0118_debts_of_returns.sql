-- What was owed of the contract when the claim was reckoned last: once it is decided, what is owed goes on without it. Of older claims
-- nobody kept it.
alter table return_claims add column debt numeric(18, 2);
