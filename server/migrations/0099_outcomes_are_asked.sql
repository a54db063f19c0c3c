-- What became of an attempt that nobody knows the outcome of is asked by the platform itself, ever more seldom. Whoever asks moves the
-- moment of the next question on before he does, so that of several processes one asks, and a killed one loses no more than that question.
alter table gateway_transactions
  add column asks integer not null default 0,
  add column ask_after timestamp(0);

-- What is still to be paid back is a list of its own: of applications that were given up, and of claims.
create index installment_payments_owed_back on installment_payments (application_id)
  where kind = 'refund' and status in ('new', 'failed');
create index installment_payments_by_refund on installment_payments (refunds_id, id) where refunds_id is not null;
create index refund_payments_owed on refund_payments (claim_id) where status in ('new', 'failed');
