-- What an acquirer keeps of a charge is none where it does not say it: that is no nought.
alter table gateway_transactions
  alter column commission drop not null,
  alter column commission drop default;
