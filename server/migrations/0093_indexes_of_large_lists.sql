-- What a search or a filter of another table finds is added up from an index by the number, without a look at twenty thousand pages of rows.
create index orders_sums on orders (id) include (created_at, status, total, paid, granted, refunded, waiting);
create index applications_sums on applications (id) include (created_at, status, price, installment_amount);
create index deliveries_sums on deliveries (id) include (created_at, status, price);
create index deliveries_of_orders on deliveries (order_id) include (id);
create index orders_of_customers on orders (customer_id, id) include (created_at, status, total, paid, granted, refunded, waiting);
create index invoices_sums on invoices (id) include (date, total, total_vat);
-- How contracts stand, and what was paid for a promise.
create index installments_standing on installments (id) include (oldest_due, debt);
create index installment_payments_of_promises on installment_payments (application_id, paid_at) include (date, amount)
  where kind = 'instalment' and status = 'success';
-- Messages of one template, and whom a notification reaches.
create index sms_messages_of_template on sms_messages (template, created_at, id) include (state, provider, parts, cost);
create index app_users_reached on app_users (registered_at) include (language, push, investor_id, customer_id);

-- Most deliveries are new for ever, because they are fetched; of those that are brought few are. Who plans a statement has to know both at once.
create statistics deliveries_under_way (mcv) on status, is_pickup from deliveries;
analyze deliveries;
