-- A transfer is not paid before the day on which it was approved. What was noted before stays as it is, and so is not looked at.
alter table merchant_transfers
  add constraint merchant_transfers_paid_after_approval check (paid_on >= decided_at::date) not valid;
