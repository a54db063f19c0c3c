-- What is due on the days of a month, or was paid on them.
create index bond_schedule_by_date on bond_schedule (date);
create index dividend_runs_by_payment on dividend_runs (paid_at) where paid_at is not null;
