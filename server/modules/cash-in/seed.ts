import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { yesterday, type Clock } from '../../shared/clock';

/** How many documents wait; so few that somebody can work through them. */
const waiting = 48;

/**
 * Documents of the bank that wait, in every sureness: the number of the payer is known, only the account or the name
 * agrees, nothing does; and a few that were rejected or returned. The same every day.
 */
export async function seedCashIn(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with payers as (
       select i.id, i.subject, i.name, i.inn, i.pinfl, d.bank_account, d.mfo,
         row_number() over (partition by i.subject order by i.id)::int as place
       from investors i left join company_documents d on d.investor_id = i.id
       where i.status in ('active', 'current', 'inactive') and i.name <> ''
     ), planned as (
       select n, n % 8 as kind, case when n % 8 in (0, 2, 6) then 'business' else 'individual' end as subject
       from generate_series(1, $1::int) as n
     )
     insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, payer_inn_or_pinfl, payer_account,
       payer_mfo, amount, purpose, match_confidence, status, created_at, updated_at)
     select lpad((4100 + p.n * 37)::text, 6, '0'), ($2::date - 1 - p.n / 6),
       case p.kind when 4 then (array['ООО YANGI BOZOR', 'XK OLTIN DALA', 'Тошматов Ғайрат Икромович'])[p.n % 3 + 1]
         when 5 then 'Рахимова Нилуфар' when 6 then case when p.n = 6 then 'ООО «Фергана Сухофрукт Экспорт»' else y.name end else y.name end,
       case p.kind when 0 then y.inn when 1 then y.pinfl when 5 then y.pinfl when 7 then y.pinfl
         when 4 then case when p.n % 3 = 0 then null else '309' || lpad((p.n * 7919 % 1000000)::text, 6, '0') end end,
       case p.kind when 0 then y.bank_account when 2 then y.bank_account when 6 then case when p.n = 6 then y.bank_account end
         when 3 then null else '20208000' || lpad((p.n * 104729 % 1000000)::text, 12, '0') end,
       case when p.kind in (0, 2) then y.mfo when p.kind = 3 then null else '00014' end,
       (case p.n % 5 when 0 then 60000000 when 1 then 1250000 when 2 then 7400000 when 3 then 500000 else 18300000 end
         + p.n * 1000 + (p.n * 17 % 100) / 100.0)::numeric(18, 2),
       case when p.kind = 7 and c.contract_number is not null then 'Пополнение по договору ' || c.contract_number
         when p.n % 3 = 0 then 'Shartnoma boʻyicha toʻlov' else 'Взнос по договору инвестирования' end,
       'none', 'pending',
       $2::date + time '09:00' - make_interval(hours => p.n * 3), $2::date + time '09:00' - make_interval(hours => p.n * 3)
     from planned p left join payers y on y.subject = p.subject and y.place = p.n and p.kind <> 4
       left join lateral (select contract_number from investments n
         where p.kind = 7 and n.investor_id = y.id and n.status in ('pending', 'active') order by n.id limit 1) c on true
     where p.kind = 4 or y.id is not null
     order by p.n`,
    [waiting, yesterday(clock)],
  );
  await sql.query(
    `insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, payer_account, payer_mfo, amount,
       purpose, match_confidence, status, comment, created_at, updated_at, processed_by, processed_at)
     select lpad((9000 + n)::text, 6, '0'), $1::date - 10 - n, 'ООО CHORSU SAVDO ' || n, '20208000' || lpad(n::text, 12, '0'),
       '00014', (n * 1000000)::numeric(18, 2), 'Оплата за товар', 'none',
       case when n % 2 = 0 then 'rejected' else 'returned' end,
       case when n % 2 = 0 then 'Платёж не для нас' else 'Возврат на счёт плательщика' end,
       $1::date - 9 + time '10:00', $1::date - 8 + time '10:00', u.id, $1::date - 8 + time '10:00'
     from generate_series(1, 6) as n cross join (select id from system_users where username = 'accountant') u`,
    [yesterday(clock)],
  );
  // What a confirmed document brought in names it, as it does where a person confirms one.
  await sql.query(
    `update investor_transactions t set bank_claim_id = c.id from cash_in_bank_claims c
     where c.status = 'confirmed' and t.type = 'refill' and t.bank_claim_id is null and t.investor_id = c.matched_investor_id
       and t.amount = c.amount and t.created_at between c.created_at - interval '3 days' and c.created_at + interval '3 days'`,
  );
  await seedTrail(sql, { entity: 'cash_in_claim', table: 'cash_in_bank_claims', by: 'accountant' }, [
    `r.processed_at, r.processed_by, 'decide', 'status', 'pending', case when r.processed_at is not null then r.status end`,
    `r.processed_at, r.processed_by, 'decide', 'comment', null, case when r.processed_at is not null then r.comment end`,
  ]);
}
