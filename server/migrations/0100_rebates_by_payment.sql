-- What was given away with a payment is kept by it and by the rows that it closed, as what was paid is: of two who settle one contract, the
-- one before whose payment an older one was taken back, each takes back his own.
create table rebate_parts (
  payment_id integer not null references installment_payments (id),
  installment_id integer not null,
  row_number integer not null,
  amount numeric(18, 2) not null check (amount > 0),
  primary key (payment_id, row_number),
  foreign key (installment_id, row_number) references schedule_rows (installment_id, number)
);
create index rebate_parts_by_row on rebate_parts (installment_id, row_number);

-- A payment closes the oldest rows and what is given with it those after them, so the first one that settled gave the last rows theirs.
insert into rebate_parts (payment_id, installment_id, row_number, amount)
select g.payment_id, g.application_id, r.number, least(g.upto, r.upto) - greatest(g.upto - g.amount, r.upto - r.rebate)
from (
  select m.payment_id, m.application_id, m.amount, sum(m.amount) over (partition by m.application_id order by m.id) as upto
  from installment_moves m where m.kind = 'rebate'
    and not exists (select from installment_moves b where b.payment_id = m.payment_id and b.kind = 'rebate_back')) g
join (
  select w.installment_id, w.number, w.rebate, sum(w.rebate) over (partition by w.installment_id order by w.number desc) as upto
  from schedule_rows w where w.rebate > 0) r
on r.installment_id = g.application_id and least(g.upto, r.upto) > greatest(g.upto - g.amount, r.upto - r.rebate);

-- A row has been given what its parts come to.
create function rebate_parts_count() returns trigger language plpgsql as $$
begin
  update schedule_rows r set rebate = coalesce(s.amount, 0)
  from (select distinct installment_id, row_number from changed) c
    left join lateral (select sum(p.amount) as amount from rebate_parts p
      where p.installment_id = c.installment_id and p.row_number = c.row_number) s on true
  where r.installment_id = c.installment_id and r.number = c.row_number;
  return null;
end $$;
create trigger counted after insert on rebate_parts
  referencing new table as changed for each statement execute function rebate_parts_count();
create trigger counted_less after delete on rebate_parts
  referencing old table as changed for each statement execute function rebate_parts_count();
