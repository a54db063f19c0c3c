/** Deliveries at volume, of orders that have none: what the marketplace sold is brought, the rest is fetched. */
import type { Area } from './area';

export const deliveries: Area = {
  tables: ['deliveries', 'delivery_addresses'],
  rows: 1_000_000,
  async fill(sql, rows, day) {
    const [{ last } = { last: 0 }] = await sql.query<{ last: number }>(
      'select coalesce(max(id), 0) as last from deliveries',
    );
    // Whoever was given up on the way to a courier asks nothing any more; what was sold came to its customer.
    await sql.query(
      `with places as materialized (
         select distinct on (region_id, district_id) region_id, district_id, provider_id, price from delivery_provider_places
         where district_id is not null order by region_id, district_id, provider_id),
       homes as materialized (
         select h.customer_id, p.provider_id, p.price from customer_addresses h
           join places p on p.region_id = h.region_id and p.district_id = h.district_id where h.type = 'registration'),
       led as (
         select o.id, o.created_at, o.status_since, not o.is_marketplace as is_pickup, h.provider_id, h.price,
           case when not o.is_marketplace then 'new' when o.status = 'completed' and h.provider_id is not null then 'delivered'
             when o.status = 'completed' or o.status like 'cancelled%' then 'cancelled' else 'new' end as status
         from orders o left join homes h on h.customer_id = o.customer_id
         where not exists (select from deliveries d where d.order_id = o.id) order by o.status = 'completed' desc, o.id desc limit $1)
       insert into deliveries (order_id, status, status_since, is_pickup, provider_id, price, tracking_number, created_at, updated_at)
       select id, status, case when status = 'new' then created_at else status_since end, is_pickup, case when status = 'delivered' then provider_id end,
         case when status = 'delivered' then price end, case when status = 'delivered' then 'YK-L' || lpad(id::text, 8, '0') end, created_at,
         case when status = 'new' then created_at else status_since end
       from led where created_at < $2::date + 1 order by id`,
      [rows, day],
    );
    await sql.query(
      `with r as materialized (select distinct on (name_ru) name_ru, id from address_regions order by name_ru, id)
       insert into delivery_addresses (delivery_id, type, name, phone_number, region_id, street, lat, lon, enabled)
       select d.id, 'sender', coalesce(b.name, m.name, '—'), case when b.phone ~ '^[0-9]{7,15}$' then b.phone end, r.id, nullif(b.address, ''), b.lat,
         b.lon, true
       from deliveries d join orders o on o.id = d.order_id left join merchants m on m.id = o.merchant_id
         left join merchant_branches b on b.id = o.branch_id left join regions g on g.id = b.region_id left join r on r.name_ru = g.name_ru
       where d.id > $1 order by d.id`,
      [last],
    );
    await sql.query(
      `insert into delivery_addresses (delivery_id, type, name, phone_number, region_id, district_id, street, house, enabled)
       select d.id, 'receiver', c.name, c.phone_number, a.region_id, a.district_id, a.street, a.house,
         case when o.status = 'completed' then true when d.id % 11 = 0 then false when d.id % 5 < 3 then true end
       from deliveries d join orders o on o.id = d.order_id join customers c on c.id = o.customer_id
         left join customer_addresses a on a.customer_id = c.id and a.type = 'registration'
       where d.id > $1 order by d.id`,
      [last],
    );
  },
};
