-- Orders at work: what their list counts by, the stock that they reserve, their attachments, payments that wait for a code or go
-- back, and what the books learn of these.

-- Known of each order without a look into other tables, and kept by the triggers below.
alter table orders
  add column number text not null generated always as ('OR-' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  add column customer_id integer references customers (id),
  add column merchant_id integer references merchants (id),
  add column branch_id integer references merchant_branches (id),
  add column seller_id integer references pos_agents (id),
  add column contract_number text,
  add column total numeric(18, 2) not null default 0,
  add column down_payment_state text not null default 'none' check (down_payment_state in ('none', 'unpaid', 'paid')),
  -- What the customer has paid, what he pays by instalments once the contract is in force, what went back to him, and what he is
  -- still to pay.
  add column paid numeric(18, 2) not null default 0,
  add column granted numeric(18, 2) not null default 0,
  add column refunded numeric(18, 2) not null default 0,
  add column waiting numeric(18, 2) not null default 0;

-- A payment that waits for the code of its card's holder; one that is being taken back; and one that goes back to the customer.
alter table installment_payments
  drop constraint installment_payments_kind_check,
  add constraint installment_payments_kind_check check (kind in ('down_payment', 'instalment', 'refund')),
  -- Which payment a refund gives back.
  add column refunds_id integer references installment_payments (id),
  add column code_digest text,
  add column code_phone text check (code_phone ~ '^[0-9]{7,15}$'),
  add column code_sent_at timestamp(0),
  add column code_expires_at timestamp(0),
  add column wrong_tries integer not null default 0 check (wrong_tries between 0 and 3),
  -- The gateway was asked to take it back, and has not answered.
  add column reversing_since timestamp(0),
  add column comment text check (comment <> ''),
  add check ((kind = 'refund') = (refunds_id is not null)),
  add check (num_nonnulls(code_digest, code_phone, code_sent_at, code_expires_at) in (0, 4)),
  add check (code_digest is null or status = 'new'),
  add check (reversing_since is null or status = 'success' and gateway_transaction_id is not null);
drop index installment_payments_unknown;
create unique index installment_payments_unknown on installment_payments (application_id) where status = 'new' and kind <> 'refund';
create unique index installment_payments_given_back on installment_payments (refunds_id) where status in ('new', 'success');
create index installment_payments_to_give_back on installment_payments (id) where status = 'new' and kind = 'refund';
create index installment_payments_with_code on installment_payments (code_expires_at) where code_digest is not null;
create index installment_payments_reversing on installment_payments (id) where reversing_since is not null;

-- What went back to a customer of what he paid for this application.
create function refunded_of(number integer) returns numeric language sql stable as $$
  select coalesce(sum(p.amount), 0) from installment_payments p
  where p.application_id = number and p.kind = 'refund' and p.status = 'success'
$$;

-- The figures of orders by the numbers of their applications.
create function orders_count(numbers integer[]) returns void language sql as $$
  update orders o set customer_id = s.customer_id, merchant_id = s.merchant_id, branch_id = s.branch_id, seller_id = s.seller_id,
    contract_number = s.contract_number, total = s.total, down_payment_state = s.down_payment_state, paid = s.paid, granted = s.granted,
    refunded = s.refunded, waiting = s.waiting
  from (
    select a.id, a.customer_id, a.merchant_id, a.branch_id, a.seller_id, a.contract_number, coalesce(a.total, 0) as total,
      case when coalesce(a.down_payment, 0) = 0 then 'none' when p.is_down_paid then 'paid' else 'unpaid' end as down_payment_state,
      p.paid, refunded_of(a.id) as refunded,
      case when a.status in ('installment_created', 'not_fully_paid', 'fully_paid', 'closed') then coalesce(a.installment_amount, 0) else 0 end
        as granted,
      case when a.status in ('installment_created', 'not_fully_paid') then coalesce(n.debt, 0)
        when a.status in ('agreement_accepted', 'waiting_for_down_payment') and not p.is_down_paid then coalesce(a.down_payment, 0)
        else 0 end as waiting
    from applications a left join installments n on n.id = a.id
      cross join lateral (
        select coalesce(sum(y.amount), 0) as paid, coalesce(bool_or(y.kind = 'down_payment'), false) as is_down_paid
        from installment_payments y where y.application_id = a.id and y.status = 'success' and y.kind <> 'refund') p
    where a.id = any (numbers)
  ) s
  where o.application_id = s.id
    and (o.customer_id, o.merchant_id, o.branch_id, o.seller_id, o.contract_number, o.total, o.down_payment_state, o.paid, o.granted,
      o.refunded, o.waiting)
      is distinct from (s.customer_id, s.merchant_id, s.branch_id, s.seller_id, s.contract_number, s.total, s.down_payment_state, s.paid,
      s.granted, s.refunded, s.waiting)
$$;
select orders_count(array_agg(application_id)) from orders having count(*) > 0;
alter table orders alter column customer_id set not null;

create function orders_begin() returns trigger language plpgsql as $$
begin
  select a.customer_id into new.customer_id from applications a where a.id = new.application_id;
  return new;
end $$;
create trigger begun before insert on orders for each row execute function orders_begin();
create function orders_counted() returns trigger language plpgsql as $$
begin
  perform orders_count(array_agg(application_id)) from changed;
  return null;
end $$;
create trigger counted after insert on orders
  referencing new table as changed for each statement execute function orders_counted();
create trigger counted_for_orders after insert on installment_payments
  referencing new table as changed for each statement execute function orders_counted();
create trigger counted_for_orders_anew after update on installment_payments
  referencing new table as changed for each statement execute function orders_counted();
create function orders_counted_by_id() returns trigger language plpgsql as $$
begin
  perform orders_count(array_agg(id)) from changed;
  return null;
end $$;
create trigger counted_for_orders after insert on installments
  referencing new table as changed for each statement execute function orders_counted_by_id();
create trigger counted_for_orders_anew after update on installments
  referencing new table as changed for each statement execute function orders_counted_by_id();
create function orders_counted_by_application() returns trigger language plpgsql as $$
begin
  perform orders_count(array[new.id]);
  return null;
end $$;
create trigger counted_for_orders
  after update of status, customer_id, merchant_id, branch_id, seller_id, contract_number, down_payment, installment_amount on applications
  for each row execute function orders_counted_by_application();

create index orders_by_total on orders (total, id);
create index orders_by_customer on orders (customer_id, id);
create index orders_by_merchant on orders (merchant_id, id);
create index orders_by_branch on orders (branch_id, id);
create index orders_by_seller on orders (seller_id);
create index orders_by_wait on orders (status_since, id);
create index orders_by_unpaid on orders (status, id) where down_payment_state = 'unpaid';
create index orders_by_part_of_number on orders using gin (search_form(number) gin_trgm_ops);
create index orders_by_part_of_contract on orders using gin (search_form(contract_number) gin_trgm_ops);

-- One who moderates has taken it at some time, and who has it is known.
update orders set moderator_id = null, taken_at = null where (moderator_id is null) <> (taken_at is null);
alter table orders add check ((moderator_id is null) = (taken_at is null));

create table order_files (
  id integer generated by default as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  kind text not null check (kind in ('photo_report', 'contract_photo', 'signed_act', 'other')),
  name text not null check (name <> ''),
  file_key text not null references files (key),
  created_by integer references system_users (id),
  created_at timestamp(0) not null,
  approved_by integer references system_users (id),
  approved_at timestamp(0),
  -- Possession, or the act.
  approved_for text check (approved_for in ('qabz', 'act')),
  -- Whoever attached a photo report does not approve it.
  check (approved_by <> created_by),
  check (num_nonnulls(approved_by, approved_at, approved_for) in (0, 3)),
  check (approved_by is null or kind = 'photo_report')
);
create index order_files_by_order on order_files (order_id, id);
create index order_files_by_file on order_files (file_key);

-- Goods of the catalogue that an order keeps for its customer. What was reserved is sold in the end without moving once more.
alter table stock_moves
  drop constraint stock_moves_kind_check,
  drop constraint stock_moves_check,
  add constraint stock_moves_kind_check check (kind in ('receipt', 'sale', 'return', 'correction', 'reserve', 'release')),
  add constraint stock_moves_check check (
    case kind when 'receipt' then amount > 0 when 'return' then amount > 0 when 'release' then amount > 0 when 'reserve' then amount < 0
      when 'sale' then amount <= 0 else amount <> 0 end),
  add check (kind not in ('reserve', 'release') or order_id is not null);
create index stock_moves_by_order on stock_moves (order_id, product_id) where order_id is not null;

-- The books learn of payments that are taken back, and of money that goes back: off the advance before the goods are the customer's,
-- off the paid debt after it.
alter table installment_moves
  drop constraint installment_moves_kind_check,
  drop constraint installment_moves_payment_id_key,
  drop constraint installment_moves_check,
  drop constraint installment_moves_check1,
  add constraint installment_moves_kind_check check (kind in ('payment', 'reversal', 'refund', 'sale')),
  add constraint installment_moves_payment check ((kind <> 'sale') = (payment_id is not null)),
  add constraint installment_moves_sums check (case kind when 'sale'
    then num_nonnulls(account, is_sold) = 0 and num_nonnulls(vat, purchase, paid_before) = 3
    else num_nonnulls(account, is_sold) = 2 and num_nonnulls(vat, purchase, paid_before) = 0 end);
create unique index installment_moves_of_payment on installment_moves (payment_id, kind) where payment_id is not null;

insert into gl_operations (code, name_ru, name_en, name_uz, debit, credit) values
  ('instalment_advance_back', 'Возврат взноса до передачи товара', 'Payment before the goods given back',
    'Tovar topshirilgunga qadar toʻlovni qaytarish', 6310, 5530),
  ('instalment_payment_back', 'Возврат платежа по рассрочке', 'Instalment given back', 'Muddatli toʻlovni qaytarish', 4010, 5530);
create or replace function gl_lines(t installment_moves) returns setof gl_line language sql stable as $$
  select r.operation, t.date, t.created_at::timestamp, r.debit, r.credit, r.amount, null::integer, null::integer, null::integer,
    null::integer
  from (values
    (t.kind = 'payment' and not t.is_sold, 'instalment_advance', t.account, 6310, t.amount),
    (t.kind = 'payment' and t.is_sold, 'instalment_payment', t.account, 4010, t.amount),
    (t.kind in ('reversal', 'refund') and not t.is_sold, 'instalment_advance_back', 6310, t.account, t.amount),
    (t.kind in ('reversal', 'refund') and t.is_sold, 'instalment_payment_back', 4010, t.account, t.amount),
    (t.kind = 'sale', 'instalment_sale', 4010, 9020, t.amount - t.vat),
    (t.kind = 'sale', 'instalment_sale', 4010, 6412, t.vat),
    (t.kind = 'sale', 'instalment_sale', 9120, 6010, t.purchase),
    (t.kind = 'sale', 'instalment_sale', 6310, 4010, t.paid_before)
  ) as r (holds, operation, debit, credit, amount)
  where r.holds and r.amount > 0
$$;
