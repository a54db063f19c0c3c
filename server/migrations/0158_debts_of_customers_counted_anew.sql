-- What was lost before 0156 is counted once more. Whoever counted in the old way has ended: 0156 and 0157 waited for him.
select customers_count(array_agg(c.id))
from customers c left join (
    select n.customer_id, count(*)::integer as count, sum(n.debt) as debt, min(n.oldest_due) as oldest_due
    from installments n join applications a on a.id = n.id and a.status in ('installment_created', 'not_fully_paid')
    group by n.customer_id
  ) s on s.customer_id = c.id
where (c.contract_count, c.debt, c.oldest_due) is distinct from (coalesce(s.count, 0), coalesce(s.debt, 0), s.oldest_due)
having count(*) > 0;
