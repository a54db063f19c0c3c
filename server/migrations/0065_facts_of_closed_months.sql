-- What counts in a closed month, or in one that is being closed, is neither removed, nor moved out of it, nor moved into it,
-- nor does it get another sum or owner. What becomes of it later, its payment above all, may still be noted.

-- The argument names the column that says to which month a row belongs; an empty one belongs to none yet.
create function gl_keep_fact() returns trigger language plpgsql as $$
begin
  perform gl_refuse_closed((to_jsonb(old) ->> tg_argv[0])::timestamp::date);
  if tg_op = 'UPDATE' then
    perform gl_refuse_closed((to_jsonb(new) ->> tg_argv[0])::timestamp::date);
    return new;
  end if;
  return old;
end $$;

-- Emptied at once a table is only while no month is closed.
create function gl_keep_all_facts() returns trigger language plpgsql as $$
begin
  perform gl_refuse_closed(month) from closing_months where status in ('calculating', 'closed');
  return null;
end $$;

drop trigger kept_when_closed on investor_transactions;
drop trigger kept_when_closed on investment_transactions;
drop trigger kept_when_closed on dividend_transactions;
drop function gl_keep_movement();
drop function gl_keep_investment();
drop function gl_keep_dividend();

do $$
declare
  fact record;
  added text;
begin
  for fact in select * from (values
    ('investor_transactions', 'created_at', 'amount, type, created_at, investor_id, investment_id, bond_id'),
    ('investment_transactions', 'date', 'amount, type, date, investment_id'),
    ('dividend_transactions', 'month', 'gross, tax, net, month, investment_id, strategy_id'),
    ('dividend_runs', 'month', 'announced, iman_percent, pool, gross, tax, net, count, platform_share, partners_share, month, strategy_id'),
    ('profit_records', 'month', 'revenue, expense, announced, month, strategy_id'),
    ('profit_distributions', 'month', 'amount, percent, month, partner_id, run_id, is_platform'),
    ('tax_transactions', 'date', 'base_amount, rate_percent, tax_amount, date, month, investor_id'),
    ('cash_in_bank_claims', 'document_date', 'amount, document_date'),
    ('dibank_documents', 'date', 'amount, date, exit_claim_id'),
    -- A claim that waits may still be for another amount; what was paid of it is a movement.
    ('exit_claims', 'created_at', 'created_at, investment_id'),
    ('outgoing_payment_transactions', 'date', 'amount, date, investment_id'),
    ('bond_investments', 'date', 'amount, quantity, date, bond_id, investor_id'),
    -- A row counts when it is paid, on whichever day it was due.
    ('bond_schedule', 'paid_at', 'principal, profit, paid_principal, paid_profit, paid_tax, paid_at, bond_id')
  ) as f (name, day, kept) loop
    execute format('create trigger removed_when_closed before delete on %I for each row execute function gl_keep_fact(%L)',
      fact.name, fact.day);
    execute format('create trigger kept_when_closed before update of %s on %I for each row
        when ((%s) is distinct from (%s)) execute function gl_keep_fact(%L)',
      fact.kept, fact.name, regexp_replace(fact.kept, '(\w+)', 'old.\1', 'g'), regexp_replace(fact.kept, '(\w+)', 'new.\1', 'g'), fact.day);
    execute format('create trigger emptied_when_closed before truncate on %I for each statement execute function gl_keep_all_facts()',
      fact.name);
  end loop;
  -- These are only added, in whichever month, as the entries that they make.
  foreach added in array array['profit_announcements', 'dividend_reversals', 'distribution_reversals'] loop
    execute format('create trigger insert_only before update or delete on %I for each row execute function gl_refuse_change()', added);
    execute format('create trigger insert_only_all before truncate on %I for each statement execute function gl_refuse_change()', added);
  end loop;
end $$;
