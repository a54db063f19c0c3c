-- Lists of a million orders and a hundred thousand contracts. What the list of applications adds up stands beside its newest-first order,
-- so that it is read from there; which applications have a contract in force is known without a look at the others; and what is
-- owed of contracts is found by its day.
drop index applications_by_time;
create index applications_by_time on applications (created_at, id) include (price, installment_amount);
create index applications_in_force on applications (id) include (merchant_id, status) where status in ('installment_created', 'not_fully_paid');
create index schedule_rows_owed on schedule_rows (date, installment_id) include (amount, paid, cancelled, rebate)
  where paid + cancelled + rebate < amount;
