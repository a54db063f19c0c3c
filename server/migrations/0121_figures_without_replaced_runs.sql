-- Figures of months that are closed, or wait for it, are what their entries come to: what was taken back of a run of dividends that
-- was replaced had been left in them.
update closing_months m set dividends = m.dividends - r.gross, tax = m.tax - r.tax
from (
  select date_trunc('month', e.date)::date as month, sum(e.amount) as gross,
    coalesce(sum(e.amount) filter (where e.debit = 6411), 0) as tax
  from gl_operations o join gl_postings p on p.operation_id = o.id join gl_entries e on e.posting_id = p.id
  where o.code = 'dividend_reversed' group by 1) r
where m.month = r.month and m.net_profit is not null;
