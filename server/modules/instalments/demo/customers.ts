/** Who the demonstration's contracts are with: those of before, those who show the figures, and whoever may be chosen. */
import type { Sql } from '../../../db/database';

export interface Customer {
  id: number;
  first_name: string;
  last_name: string;
  patronymic: string | null;
  birthday: string | null;
  phone_number: string;
  passport_id: string | null;
  employment_type: string | null;
  income: string | null;
  card_id: number | null;
  card_kind: string | null;
}

/** Every seventh investor has a contract that was brought over from before, without its amounts; he is a customer by it. */
export async function seedOldContracts(sql: Sql): Promise<void> {
  const chosen = `investors i where i.id % 7 = 0`;
  await sql.query(
    `insert into customers (investor_id, entity_type, first_name, last_name, patronymic, birthday, gender, phone_number, created_at, updated_at)
     select i.id, case i.subject when 'business' then 'corporate' else 'physical' end, coalesce(nullif(i.first_name, ''), '—'),
       coalesce(nullif(i.last_name, ''), nullif(i.company_name, ''), '—'), nullif(i.patronymic, ''), i.birthday, i.gender, i.phone_number,
       i.created_at, i.updated_at
     from ${chosen} and not exists (select from customers c where c.investor_id = i.id) order by i.id`,
  );
  await sql.query(
    `with made as (
       insert into applications (customer_id, source, status, status_since, first_name, last_name, patronymic, birthday, phone_number,
         contract_number, contract_date, created_at, updated_at)
       select c.id, 'staff',
         -- Nobody is put away while he is paying.
         case when i.status = 'archive' then 'closed'
           else (array['not_fully_paid', 'installment_created', 'fully_paid', 'closed'])[1 + i.id / 7 % 4] end,
         i.created_at + interval '1 day', c.first_name, c.last_name, c.patronymic, c.birthday, c.phone_number,
         'RS-' || lpad((row_number() over (order by i.id))::text, 6, '0'), (i.created_at + interval '1 day')::date,
         i.created_at + interval '1 day', i.created_at + interval '1 day'
       from ${chosen.replace('where', 'join customers c on c.investor_id = i.id where')} order by i.id
       returning id, guid, customer_id, contract_number, created_at)
     insert into installments (id, guid, customer_id, contract_number, created_at)
     select id, guid, customer_id, contract_number, created_at from made`,
  );
}

/** Whom an application may be of, each with the card that he pays by. */
export const readCustomers = (sql: Sql): Promise<Customer[]> =>
  sql.query(
    `select c.id, c.first_name, c.last_name, c.patronymic, c.birthday, c.phone_number, c.passport_id, c.employment_type, c.income,
       d.id as card_id, d.kind as card_kind
     from customers c left join lateral (select id, kind from payment_cards where customer_id = c.id and status = 'active'
       and right(masked_pan, 4) not in ('0001', '0002', '0003') order by id limit 1) d on true
     where c.entity_type = 'physical' and c.status = 'active'
       -- Nobody is scored without a PINFL; that of an investor stands with the investor.
       and (c.pinfl is not null or c.investor_id is not null)
       -- Nobody is put away while he is paying.
       and not exists (select from investors i where i.id = c.investor_id and i.status = 'archive') and c.phone_number not like '9989000001__' order by c.id`,
    [],
  );
