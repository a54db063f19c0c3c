-- What is due on a day and what was paid of it, of all contracts: a chart of months adds up days, and not a million rows. And what the
-- contracts themselves come to.
select keep_totals('schedule_rows', 'schedule_totals', '{date}', '{amount, paid, cancelled, rebate}');
select keep_totals('installments', 'installment_totals', '{autopay}', '{total, paid, debt}');
