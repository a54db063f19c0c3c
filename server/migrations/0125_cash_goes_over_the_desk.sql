-- What a claim pays in cash goes over the desk, and not over the account at the bank. What was posted before stays as it is.
create or replace function gl_lines(t investor_transactions) returns setof gl_line language sql stable as $$
  select r.operation, t.created_at::date, t.created_at::timestamp, coalesce(r.debit, money.account), coalesce(r.credit, money.account),
    abs(t.amount), t.investor_id, t.investment_id, (select n.strategy_id from investments n where n.id = t.investment_id), t.bond_id
  from (values
    ('refill', 'refill', null, 6990),
    ('withdraw', case when t.exit_claim_id is null then 'withdraw' else 'payout' end, 6990, null),
    ('dividend', 'dividend_paid', 6610, 6990),
    ('penalty', 'penalty', 6990, 9330),
    ('exit_tax', 'exit_tax', 6990, 6411),
    ('bond', 'bond', 6990, 6830),
    ('coupon', 'coupon', 9610, 6990),
    ('coupon_tax', 'coupon_tax', 6990, 6411),
    ('bond_repayment', 'bond_repayment', 6830, 6990)
  ) as r (type, operation, debit, credit)
  cross join lateral (
    select case when exists (select from claims c where c.id = t.claim_id and c.payment_type = 'cash') then 5010 else 5110 end as account
  ) money
  where r.type = t.type
$$;
