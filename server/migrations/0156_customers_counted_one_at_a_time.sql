-- A customer is held before it is counted what he owes: of two who change two of his contracts at once the last one sees what the
-- first one did. He is asked for only where that changes.
create or replace function customers_count(ids integer[]) returns void language plpgsql as $$
begin
  -- The lower number first, so that two never wait for each other.
  perform from customers where id = any (ids) order by id for no key update;
  -- A statement of its own, which begins when he is held.
  update customers c set contract_count = s.count, debt = s.debt, oldest_due = s.oldest_due
  from (
    select k.id, count(n.id)::integer as count, coalesce(sum(n.debt), 0) as debt, min(n.oldest_due) as oldest_due
    from unnest(ids) as k (id)
      left join (installments n join applications a on a.id = n.id and a.status in ('installment_created', 'not_fully_paid'))
        on n.customer_id = k.id
    group by k.id
  ) s
  where c.id = s.id and (c.contract_count, c.debt, c.oldest_due) is distinct from (s.count, s.debt, s.oldest_due);
end $$;
create function installments_count_anew() returns trigger language plpgsql as $$
begin
  perform customers_count(array_agg(distinct k.id))
  from earlier e join changed c on c.id = e.id cross join lateral (values (e.customer_id), (c.customer_id)) k (id)
  where (e.customer_id, e.debt, e.oldest_due) is distinct from (c.customer_id, c.debt, c.oldest_due)
  having count(*) > 0;
  return null;
end $$;
create or replace trigger counted_anew after update on installments
  referencing old table as earlier new table as changed for each statement execute function installments_count_anew();
