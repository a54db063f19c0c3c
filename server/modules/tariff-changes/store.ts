import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { seedTrail } from '../../db/seedTrail';
import type { Call, Language, Reply } from '../../http/contract';
import { yesterday, type Clock } from '../../shared/clock';
import { investorColumn } from '../../shared/referenceColumns';

type Row = Reply<'listTariffChangeClaims'>['claims'][number];

// Tariffs are called by their names in the language of whoever asks.
const oldName = `coalesce(case spoken.language when 'en' then old.name_en when 'uz' then old.name_uz end, old.name_ru)`;
const newName = `coalesce(case spoken.language when 'en' then new.name_en when 'uz' then new.name_uz end, new.name_ru)`;

export const tariffChanges = listOf<Row, Call<'listTariffChangeClaims'>['query'], never, Language>({
  id: 't.id',
  from: (bind, language) => `tariff_change_claims t join investors i on i.id = t.investor_id
    join investments n on n.id = t.investment_id
    join tariffs old on old.id = t.old_tariff_id join tariffs new on new.id = t.new_tariff_id
    cross join (select ${bind(language)}::text as language) spoken`,
  found: 'tariff_change_claims t',
  select: `t.id, ${investorColumn}, json_build_object('id', n.id, 'name', n.contract_number) as investment,
    json_build_object('id', old.id, 'name', ${oldName}) as old_tariff,
    json_build_object('id', new.id, 'name', ${newName}) as new_tariff,
    t.reason, t.effective_from, t.status, t.comment, t.created_at`,
  orders: { created_at: 't.created_at', effective_from: 't.effective_from nulls last' },
  where: {
    status: 't.status',
    period: 't.created_at',
    search: {
      ...{ table: 'tariff_change_claims t', id: 't.id' },
      ...{ investor: 't.investor_id', investment: 't.investment_id' },
    },
  },
});

/** Tariff changes in every status; a pending one has no first month yet. The same every day. */
export async function seedTariffChanges(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with living as (
       select n.id, n.investor_id, n.tariff_id, row_number() over (order by n.id)::int as place from investments n
       where n.status = 'active' order by n.id limit 40),
     planned as (
       select l.*, (select t.id from tariffs t where t.id <> l.tariff_id order by (t.id + l.id) % 7, t.id limit 1) as requested,
         (array['pending', 'pending', 'approved', 'rejected', 'cancelled'])[1 + l.place % 5] as status,
         $1::date + time '10:30' - l.place * interval '15 hours' as at
       from living l)
     insert into tariff_change_claims (investor_id, investment_id, old_tariff_id, new_tariff_id, reason, effective_from,
       status, comment, created_at, updated_at)
     select p.investor_id, p.id, p.tariff_id, p.requested,
       case when p.place = 3 then 'Хочу получать выплаты каждый месяц' when p.place % 2 = 0 then 'Нужны выплаты раз в квартал'
         when p.place % 3 = 0 then 'Daromadi yuqoriroq' end,
       case when p.status = 'approved' then date_trunc('month', p.at)::date + interval '1 month' end, p.status,
       case when p.status = 'rejected' then 'Сумма меньше наименьшей для этого тарифа' end, p.at,
       case when p.status = 'pending' then p.at else p.at + interval '5 hours' end
     from planned p where p.requested is not null`,
    [yesterday(clock)],
  );
  // The investor makes a claim and may take it back; somebody of the staff decides it.
  await seedTrail(sql, { entity: 'tariff_change_claim', table: 'tariff_change_claims', by: 'moderator' }, [
    `r.created_at, null, 'submit', 'status', null, 'pending'`,
    `r.updated_at, u.id, 'decide', 'status', 'pending', case when r.status in ('approved', 'rejected') then r.status end`,
    `r.updated_at, null, 'recall', 'status', 'pending', case when r.status = 'cancelled' then r.status end`,
    `r.updated_at, u.id, 'decide', 'comment', null, r.comment`,
  ]);
}
