-- A strategy gets its pool when it is made; those that were made before have none yet.
insert into portfolio_pools (strategy_id, capacity, updated_at)
select s.id, s.max_investment_amount, s.updated_at from strategies s
where not exists (select from portfolio_pools p where p.strategy_id = s.id);
