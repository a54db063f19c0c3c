-- A round is led by people from now on; those that stand begin where their days have brought them.
alter table rounds add column status text not null default 'planned'
  check (status in ('planned', 'open', 'closed', 'settled', 'cancelled'));

create index investments_by_round on investments (round_id, status) include (amount, investor_id);

-- What a round has: the sum of its investments, but those that are pending or cancelled.
create view round_sums as
select r.id as round_id, coalesce(sum(n.amount), 0)::numeric(24, 2) as raised_amount, count(n.id)::int as investments_count,
  count(distinct n.investor_id)::int as investors_count
from rounds r left join investments n on n.round_id = r.id and n.status not in ('pending', 'cancelled')
group by r.id;

-- Of rounds that run at once in one strategy the one that began last stays open. The others are closed: money may lie in them,
-- and a closed round is still settled.
update rounds r set status = case
    when r.start_date > day.today then 'planned'
    when r.end_date >= day.today then
      case when row_number = 1 then 'open' else 'closed' end
    when s.raised_amount = 0 then 'cancelled'
    when s.raised_amount >= r.min_amount then 'settled'
    else 'closed' end
from (select (now() at time zone 'Asia/Tashkent')::date as today) day
  cross join lateral (
    select id, row_number() over (
      partition by strategy_id, start_date <= day.today and end_date >= day.today order by start_date desc, id desc)
    from rounds) place
  join round_sums s on s.round_id = place.id
where place.id = r.id;

create unique index rounds_open_by_strategy on rounds (strategy_id) where status = 'open';
