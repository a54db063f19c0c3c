-- What the indexes of 0093 and the totals of 0092 have taken the place of. Whoever drops an index keeps readers of its table out to the end
-- of the transaction, so nothing that lasts comes behind this.
drop index orders_per_status;
drop index orders_by_customer;
drop index applications_per_status;
drop index sms_messages_by_template;
drop index app_users_by_day;
