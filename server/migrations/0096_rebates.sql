-- Who settles a contract early is given a part of its markup: it is written with the payment that settles the contract, and taken back
-- with it. The rows of the schedule have had their column since 0077.
alter table installment_moves
  drop constraint installment_moves_kind_check,
  drop constraint installment_moves_source,
  drop constraint installment_moves_sums,
  add constraint installment_moves_kind_check check (
    kind in ('payment', 'reversal', 'refund', 'sale', 'return', 'return_refund', 'rebate', 'rebate_back')) not valid,
  add constraint installment_moves_source check (
    (kind in ('payment', 'reversal', 'refund', 'rebate', 'rebate_back')) = (payment_id is not null)
    and (kind = 'return') = (claim_id is not null) and (kind = 'return_refund') = (refund_id is not null)) not valid,
  add constraint installment_moves_sums check (case kind
    when 'sale' then num_nonnulls(account, is_sold, fee) = 0 and num_nonnulls(vat, purchase, paid_before) = 3
    when 'return' then num_nonnulls(account, is_sold, paid_before) = 0 and num_nonnulls(vat, purchase, fee) = 3
    when 'return_refund' then account is not null and num_nonnulls(is_sold, vat, purchase, paid_before, fee) = 0
    when 'rebate' then num_nonnulls(account, is_sold, vat, purchase, paid_before, fee) = 0
    when 'rebate_back' then num_nonnulls(account, is_sold, vat, purchase, paid_before, fee) = 0
    else num_nonnulls(account, is_sold) = 2 and num_nonnulls(vat, purchase, paid_before, fee) = 0 end) not valid;
-- Each of them allows what the one before it did, so what is there is read without keeping writers out.
alter table installment_moves validate constraint installment_moves_kind_check;
alter table installment_moves validate constraint installment_moves_source;
alter table installment_moves validate constraint installment_moves_sums;

insert into gl_operations (code, name_ru, name_en, name_uz, debit, credit) values
  ('instalment_rebate', 'Скидка при досрочном погашении', 'Rebate of an early settlement', 'Muddatidan oldin yopishdagi chegirma', 9430, 4010),
  ('instalment_rebate_back', 'Отмена скидки при досрочном погашении', 'Rebate taken back', 'Muddatidan oldin yopish chegirmasi bekor', 4010, 9430);
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
    (t.kind = 'sale', 'instalment_sale', 6310, 4010, t.paid_before),
    (t.kind = 'return', 'instalment_return', 9020, 4010, t.amount - t.vat),
    (t.kind = 'return', 'instalment_return', 6412, 4010, t.vat),
    (t.kind = 'return', 'instalment_return', 6010, 9120, t.purchase),
    (t.kind = 'return', 'instalment_return', 4010, 9390, t.fee),
    (t.kind = 'return_refund', 'instalment_refund', 4010, t.account, t.amount),
    (t.kind = 'rebate', 'instalment_rebate', 9430, 4010, t.amount),
    (t.kind = 'rebate_back', 'instalment_rebate_back', 4010, 9430, t.amount)
  ) as r (holds, operation, debit, credit, amount)
  where r.holds and r.amount > 0
$$;
