-- What was owed of an investment when it closed stayed due with the month in which it would have ended: it is due with that of its closing.
update dividend_transactions d set due_month = greatest(d.month, date_trunc('month', coalesce(
    (select max(t.date) from investment_transactions t where t.investment_id = n.id and t.type = 'exit'), n.updated_at))::date)
from investments n
where n.id = d.investment_id and n.status = 'closed' and d.status in ('calculated', 'failed')
  and d.due_month > greatest(d.month, date_trunc('month', coalesce(
    (select max(t.date) from investment_transactions t where t.investment_id = n.id and t.type = 'exit'), n.updated_at))::date);
