-- Runs of dividends are calculated in the background, a step in a transaction: first what a former run gave is taken back, then
-- the shares are reckoned and laid aside, then they go into the books some at a time.

alter table dividend_runs
  drop constraint dividend_runs_status_check,
  add constraint dividend_runs_status_check check (status in ('calculating', 'calculated', 'paying', 'paid', 'replaced')),
  add column stage text check (stage in ('dividing', 'writing')),
  add constraint dividend_runs_stage check ((status = 'calculating') = (stage is not null)),
  -- Whether each row of a run that was replaced has the row that undoes it.
  add column is_taken_back boolean not null default true,
  add constraint dividend_runs_taken_back check (is_taken_back or status = 'replaced');
create index dividend_runs_under_way on dividend_runs (id) where status = 'calculating' or not is_taken_back;

-- Shares that are reckoned and not in the books yet.
create table dividend_drafts (
  run_id integer not null references dividend_runs (id),
  investment_id integer not null references investments (id),
  base numeric(24, 2) not null,
  weight numeric(24, 2) not null,
  gross numeric(18, 2) not null check (gross >= 0),
  tax numeric(18, 2) not null check (tax >= 0),
  net numeric(18, 2) not null check (net = gross - tax),
  rate numeric(7, 4) not null,
  residency_known boolean not null,
  reinvest boolean not null,
  due_month date not null,
  primary key (run_id, investment_id)
);
