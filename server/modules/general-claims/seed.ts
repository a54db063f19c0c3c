import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { yesterday, type Clock } from '../../shared/clock';

/**
 * Claims that only this list shows, beside those that came with the investors: refills and withdrawals that staff
 * asked for, reinvestments and transfers. Each in every status, the same every day.
 */
export async function seedClaims(sql: Sql, clock: Clock): Promise<void> {
  // Whoever asks for money by card has one, while that is not decided.
  await sql.query(
    `update claims c set card_id = (select k.id from investor_cards k
       where k.investor_id = c.investor_id and k.status = 'verified' order by k.is_main desc, k.id limit 1)
     where payment_type = 'card' and status in ('pending', 'in_process')`,
  );
  await sql.query(
    `update claims set payment_type = 'bank_account'
     where payment_type = 'card' and card_id is null and status in ('pending', 'in_process')`,
  );
  // Money that is on its way in holds nothing, so it may be asked for by anybody.
  await sql.query(
    `with owners as (
       select i.id, (select k.id from investor_cards k where k.investor_id = i.id and k.status = 'verified'
           order by k.is_main desc, k.id limit 1) as card_id,
         row_number() over (order by i.id desc)::int as place from investors i
       where i.status in ('active', 'current') and not exists (select from claims c where c.investor_id = i.id)
       order by i.id desc limit 32),
     planned as (
       select o.*, (array['pending', 'pending', 'in_process', 'pending', 'rejected', 'cancelled'])[1 + o.place % 6] as status,
         $1::date + time '10:00' - o.place * interval '5 hours 20 minutes' as at
       from owners o)
     insert into claims (type, investor_id, status, payment_type, amount, card_id, comment, reject_reason, decided_by,
       decided_at, created_at, updated_at)
     select 'cash_in', p.id, p.status, case when p.card_id is null then 'bank_account' else 'card' end,
       case when p.place % 10 = 0 then 62500000 else 250000 * (1 + p.place % 12) end, p.card_id,
       case when p.place % 4 = 0 then 'Взнос по договору' end,
       case when p.status = 'rejected' then 'Платёж не поступил' end,
       case when p.status = 'rejected' then checker.id end,
       case when p.status = 'rejected' then p.at + interval '1 hour' end, p.at, p.at
     from planned p cross join (select id from system_users where username = 'accountant2') checker`,
    [yesterday(clock)],
  );
  // A withdrawal asks for a part of what nobody else holds.
  await sql.query(
    `with owners as (
       select i.id, i.balance, row_number() over (order by i.id)::int as place from investors i
       where i.status in ('active', 'current') and i.balance > 1000000
         and not exists (select from claims c where c.investor_id = i.id) order by i.id limit 40),
     planned as (
       select o.*, (array['refill', 'withdraw', 'reinvest', 'transfer'])[1 + o.place % 4] as type,
         (array['pending', 'pending', 'in_process', 'rejected', 'cancelled'])[1 + o.place / 4 % 5] as status
       from owners o)
     insert into claims (type, investor_id, status, payment_type, amount, comment, reject_reason, created_by, decided_by,
       decided_at, created_at, updated_at)
     select p.type, p.id, p.status, (array['bank_account', 'wallet', 'cash'])[1 + p.place % 3],
       least(round(p.balance / (4 + p.place % 5), -3), 84500000),
       case when p.place = 9 then 'Просьба инвестора по телефону, сверено с договором'
         when p.place % 2 = 0 then 'Ошибочное списание' when p.place % 3 = 0 then 'Investorning iltimosiga koʻra' end,
       case when p.status = 'rejected' then 'Нет подтверждающего документа' end,
       case when p.type in ('refill', 'withdraw') then maker.id end,
       case when p.status = 'rejected' then checker.id end,
       case when p.status = 'rejected' then $1::date - 1 + time '16:20' end,
       $1::date + time '09:00' - p.place * interval '7 hours',
       $1::date + time '09:00' - p.place * interval '7 hours'
     from planned p
     cross join (select id from system_users where username = 'accountant') maker
     cross join (select id from system_users where username = 'executive') checker`,
    [yesterday(clock)],
  );
  await seedTrail(sql, { entity: 'claim', table: 'claims', by: 'executive' }, [
    `r.decided_at, r.decided_by, 'decide', 'status', 'pending', case when r.decided_at is not null then r.status end`,
  ]);
}
