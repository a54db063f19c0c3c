-- What a paid cash-out leaves behind: money out of the investment, through the balance, and out to the bank.

alter table investor_transactions drop constraint investor_transactions_type_check;
alter table investor_transactions drop constraint investor_transactions_check;
alter table investor_transactions drop constraint investor_transactions_check1;
alter table investor_transactions
  add column exit_claim_id integer references exit_claims (id),
  add constraint investor_transactions_type_check
    check (type in ('refill', 'withdraw', 'investment', 'exit', 'dividend', 'penalty', 'exit_tax')),
  add constraint investor_transactions_sign_check
    check ((amount > 0) = (type in ('refill', 'exit', 'dividend'))),
  add constraint investor_transactions_investment_check
    check (investment_id is not null or type in ('refill', 'withdraw'));
alter table investment_transactions add column exit_claim_id integer references exit_claims (id);

-- A claim is paid once, whoever else has the answer of the bank.
create unique index investor_transactions_by_exit_claim on investor_transactions (exit_claim_id, type)
  where exit_claim_id is not null;
create unique index investment_transactions_by_exit_claim on investment_transactions (exit_claim_id)
  where exit_claim_id is not null;
create unique index outgoing_payments_paid on outgoing_payment_transactions (exit_claim_id) where status = 'paid';
