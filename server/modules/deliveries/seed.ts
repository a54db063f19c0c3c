/** The demonstration's providers, towns and deliveries: 240 that are brought, in every status, and the rest fetched at their branches. */
import type { Sql } from '../../db/database';

export async function seedDeliveries(sql: Sql): Promise<void> {
  await sql.query(towns, []);
  await sql.query(providers, []);
  await sql.query(
    `select setval(pg_get_serial_sequence('delivery_providers', 'id'), max(id)) from delivery_providers`,
    [],
  );
  await sql.query(places, []);
  await sql.query(begun, []);
  await sql.query(given, []);
  await sql.query(sent, []);
  await sql.query(priced, []);
  await sql.query(journal, []);
}

const towns = `
  insert into address_towns (id, district_id, name_ru, name_en, name_uz)
  select row_number() over (order by d.id, n.place) + 20000, d.id, n.ru, n.en, n.uz
  from address_districts d cross join (values
    (1, 'Навруз', 'Navruz', 'Navroʻz'), (2, 'Дустлик', 'Dustlik', 'Doʻstlik'), (3, 'Истиклол', 'Istiqlol', 'Istiqlol'),
    (4, 'Богишамол', 'Bogishamol', 'Bogʻishamol'), (5, 'Гулистон', 'Guliston', 'Guliston'), (6, 'Янгиобод', 'Yangiobod', 'Yangiobod')
  ) n (place, ru, en, uz)
  where (d.id + n.place) % 2 = 0 and not exists (select from address_towns)`;

const providers = `
  insert into delivery_providers (id, name) values
    (1, 'Yoʻl Kargo'), (2, 'Tezkor Express'), (3, 'Vodiy Pochta'), (4, 'Zarafshon Kuryer'), (5, 'Janub Logistika'), (6, 'Xorazm Ekspress')
  on conflict do nothing`;
/** Regions in the order of the country; nobody but the first goes to the last district of a region, and he not to all of them. */
const places = `
  with ordered as (select id, row_number() over (order by id) as place from address_regions),
    districts as (select d.id, d.region_id, row_number() over (partition by d.region_id order by d.id desc) as from_end from address_districts d)
  insert into delivery_provider_places (provider_id, region_id, district_id, price)
  select s.provider_id, o.id, d.id, s.price + o.place * 1000 from (values
      (2, '{1,11,12,13,14}'::int[], 25000), (3, '{2,3,7,13}', 30000), (4, '{4,6,8,9}', 32000), (5, '{5,10,6}', 35000), (6, '{1,14,4}', 38000)
    ) s (provider_id, regions, price)
    join ordered o on o.place = any (s.regions) join districts d on d.region_id = o.id and d.from_end > 1
  union all
  select 1, o.id, d.id, 45000 + o.place * 1000 from ordered o join districts d on d.region_id = o.id and (d.from_end > 1 or o.place % 3 <> 0)
  on conflict do nothing`;

/** Those who show what a return of all comes to had it brought. */
const shown = `select c.id from customers c where c.last_name in ('Возвратный', 'Полный') and c.phone_number like '9989000001__'`;

/** 240 orders are brought: theirs, half of those that may be handed over now, then the marketplace's before the others. */
const begun = `
  with ranked as (
    select o.id, row_number() over (order by o.customer_id in (${shown}) desc,
      o.status = 'approved_by_qabz' and o.id % 2 = 0 desc, o.is_marketplace desc, o.status like 'cancelled%', o.id % 3, o.id) <= 240 as is_brought
    from orders o join applications a on a.id = o.application_id
  )
  select delivery_begin(o.id, o.created_at, r.is_brought) from orders o join ranked r on r.id = o.id order by o.id`;

/** What the customers said of their addresses: an order that went on was confirmed; of the others most, and some given up. */
const given = `
  update delivery_addresses a set
    region_id = coalesce(a.region_id, t.region_id), district_id = coalesce(a.district_id, t.id), street = coalesce(a.street, 'Bogʻishamol'),
    house = coalesce(a.house, (d.id % 90 + 1)::text),
    town_id = (select w.id from address_towns w where w.district_id = coalesce(a.district_id, t.id) and d.id % 3 = 0 order by w.id limit 1),
    lat = case when d.id % 2 = 0 then 41.2 + (d.id % 37) * 0.004 end, lon = case when d.id % 2 = 0 then 69.2 + (d.id % 41) * 0.004 end,
    enabled = case when o.status in ('approved_by_qabz', 'approved_by_delivery', 'completed') then true
      when d.id % 11 = 0 then false when d.id % 5 < 3 then true end
  from deliveries d join orders o on o.id = d.order_id
    cross join lateral (select id, region_id from address_districts order by (id * 31 + d.id * 17) % 211, id limit 1) t
  where a.delivery_id = d.id and a.type = 'receiver' and not d.is_pickup`;

/** By whom, where one goes there; how far it is follows from the order. */
const sent = `
  with facts as (
    select d.id, o.status as order_status, o.status_since, o.created_at, a.enabled, p.provider_id, p.price,
      row_number() over (partition by o.status order by d.id) as place
    from deliveries d join orders o on o.id = d.order_id join delivery_addresses a on a.delivery_id = d.id and a.type = 'receiver'
      left join lateral (select provider_id, price from delivery_provider_places where region_id = a.region_id and district_id = a.district_id
        order by (provider_id + d.id) % 7, provider_id limit 1) p on true
    where not d.is_pickup
  ), led as (
    select *, case
      when order_status like 'cancelled%' then 'cancelled'
      when order_status in ('completed', 'approved_by_delivery') then case when provider_id is null then 'cancelled' else 'delivered' end
      when enabled is distinct from true then 'new'
      when provider_id is null then 'address_confirmed'
      when order_status <> 'approved_by_qabz' then case when place % 3 = 0 then 'address_confirmed' else 'provider_assigned' end
      else (array['provider_assigned', 'picked_up', 'in_transit', 'failed', 'returned', 'in_transit', 'provider_assigned'])[(place - 1) % 7 + 1]
      end as status
    from facts
  )
  update deliveries d set status = l.status, status_since = case when l.status = 'new' then l.created_at else greatest(l.status_since, l.created_at) end,
    updated_at = greatest(l.status_since, l.created_at),
    provider_id = case when l.status not in ('new', 'address_confirmed', 'cancelled') then l.provider_id end,
    price = case when l.status not in ('new', 'address_confirmed', 'cancelled') then l.price end,
    tracking_number = case when l.status not in ('new', 'address_confirmed', 'cancelled', 'provider_assigned')
      then 'YK-' || lpad((l.id * 7 + 1000)::text, 8, '0') end
  from led l where l.id = d.id`;

/** What they paid for it is told by the requirements. */
const priced = `
  update deliveries d set price = 40000 from orders o where o.id = d.order_id and o.customer_id in (${shown}) and d.status = 'delivered'`;

const journal = `
  with ways (status, path) as (values
    ('address_confirmed', '{address_confirmed}'::text[]), ('provider_assigned', '{address_confirmed,provider_assigned}'),
    ('picked_up', '{address_confirmed,provider_assigned,picked_up}'),
    ('in_transit', '{address_confirmed,provider_assigned,picked_up,in_transit}'),
    ('delivered', '{address_confirmed,provider_assigned,picked_up,in_transit,delivered}'),
    ('failed', '{address_confirmed,provider_assigned,picked_up,in_transit,failed}'),
    ('returned', '{address_confirmed,provider_assigned,picked_up,in_transit,failed,returned}'), ('cancelled', '{cancelled}')),
  stations as (
    select d.id, d.created_at, d.status_since, w.reached, w.place, cardinality(ways.path) as length
    from deliveries d join ways on ways.status = d.status cross join lateral unnest(ways.path) with ordinality as w (reached, place)
    where not d.is_pickup)
  insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
  select s.created_at + (s.status_since - s.created_at) * (s.place::float8 / s.length), m.id,
    case s.reached when 'address_confirmed' then 'confirm_address' when 'provider_assigned' then 'set_provider' else 'change_status' end,
    'delivery', s.id::text, 'status', coalesce(lag(s.reached) over (partition by s.id order by s.place), 'new'), s.reached
  from stations s cross join (select id from system_users where username = 'moderator') m
  order by 1, s.id, s.place`;
