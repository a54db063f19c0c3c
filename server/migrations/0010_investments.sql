-- The list of the investments of all investors, and the pools of the strategies in which their money lies.

-- One index per order of the list; the two sums of a filter are read from the last alone.
create index investments_by_start on investments (start_date, id) include (status, strategy_id, tariff_id);
create index investments_by_end on investments (end_date, id) include (status, strategy_id, tariff_id);
create index investments_by_amount on investments (amount, id) include (status, strategy_id, tariff_id);
create index investments_by_balance on investments (balance, id) include (status, strategy_id, tariff_id);
create index investments_totals on investments (status, strategy_id)
  include (tariff_id, start_date, amount, balance);
create index investments_by_part_of_contract on investments using gin (contract_number gin_trgm_ops);

-- How much money a strategy takes, and whether it takes any; what lies in it is counted from the investments.
create table portfolio_pools (
  strategy_id integer primary key references strategies (id),
  version integer not null default 1,
  capacity numeric(18, 2) not null check (capacity >= 0),
  is_open boolean not null default true,
  updated_at timestamp(0) not null
);
-- The parts of other investments that lie in a strategy.
create index investment_portfolios_by_strategy on investment_portfolios (strategy_id, investment_id) include (share_percent);
