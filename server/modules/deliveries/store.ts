/** Deliveries: their list, one with its addresses, and what is written of them. */
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { either } from '../../db/searched';
import type { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';
import type { OrderStatus } from '../instalments/index';
import { named } from './columns';
import type { DeliveryStatus } from './rules';

export type DeliveryRow = Reply<'listDeliveries'>['deliveries'][number];
type Listed = Call<'listDeliveries'>['query'];

const ofOrder = 'join orders o on o.id = d.order_id';
const ofReceiver = `join delivery_addresses a on a.delivery_id = d.id and a.type = 'receiver'`;
const found = `deliveries d ${ofOrder} ${ofReceiver}`;
const tables = (bind: Where['bind'], language: Language) =>
  `${found} cross join (select ${bind(language)}::text as language) asked
   left join merchants m on m.id = o.merchant_id left join merchant_branches b on b.id = o.branch_id
   left join pos_agents s on s.id = o.seller_id left join delivery_providers p on p.id = d.provider_id
   left join address_regions r on r.id = a.region_id left join address_districts t on t.id = a.district_id`;
/** Only what is asked of the order or of the address needs them. */
function foundFor({ awaits: steps, address, merchant_id: merchants, region_id: regions }: Listed): string {
  const asksOrder = steps !== undefined || merchants !== undefined;
  const asksAddress = steps !== undefined || address !== undefined || regions !== undefined;
  return `deliveries d${asksOrder ? ` ${ofOrder}` : ''}${asksAddress ? ` ${ofReceiver}` : ''}`;
}
const columns = `d.id, d.version, json_build_object('id', o.id, 'number', o.number, 'status', o.status, 'contract_number', o.contract_number) as "order",
  ${named('m', 'm.name')} as merchant, ${named('b', 'b.name')} as branch, ${named('s', 's.name')} as seller,
  json_build_object('name', a.name, 'phone_number', a.phone_number, 'region', ${named('r', askedName('r'))},
    'district', ${named('t', askedName('t'))}) as receiver,
  a.enabled, ${named('p', 'p.name')} as provider, d.price, d.tracking_number, d.status, d.status_since, d.is_pickup, d.created_at`;

const isUnderWay = `('new', 'address_confirmed', 'provider_assigned', 'failed')`;
const isBefore = `d.status in ('new', 'address_confirmed', 'provider_assigned')`;
/** Of whom an order that is given up or sold asks nothing any more. */
const isLive = `not d.is_pickup and o.status <> 'completed' and o.status not like 'cancelled%'`;
const goesTo = `exists (select from delivery_provider_places l where l.provider_id = d.provider_id and l.region_id = a.region_id
  and (l.district_id is null or l.district_id = a.district_id))`;
/** The next step of a delivery, in the words of the filter. */
const awaits = `case when not (${isLive}) then null when d.status = 'failed' then 'failed' when not ${isBefore} then null
  when a.enabled is distinct from true then 'address' when d.provider_id is null or not ${goesTo} then 'provider'
  when o.status = 'approved_by_qabz' then 'pick_up' end`;
/** What was decided about the address, as the index by it has it. */
const decisions = { confirmed: 'a.enabled', cancelled: 'not a.enabled', undecided: 'a.enabled is null' } as const;

export const deliveries = listOf<DeliveryRow, Listed, 'price', Language>({
  id: 'd.id',
  from: tables,
  found: (_bind, _language, query) => foundFor(query),
  kept: { table: 'delivery_totals d', by: ['status', 'is_pickup'] },
  select: columns,
  totals: { price: 'd.price' },
  orders: {
    ...{ id: 'd.id', created_at: 'd.created_at', status_since: 'd.status_since' },
    price: 'd.price nulls last',
  },
  where: {
    status: 'd.status',
    is_pickup: 'd.is_pickup = $::boolean',
    // A delivery that is over awaits nothing, and few are not; which those are an index tells.
    awaits: (bind, steps) =>
      `not d.is_pickup and d.status in ${isUnderWay} and ${awaits} = any (${bind(steps)}::text[])`,
    address: (_bind, asked) => either(asked.map((one) => decisions[one])),
    provider_id: 'd.provider_id = any ($::bigint[])',
    merchant_id: 'o.merchant_id = any ($::bigint[])',
    region_id: 'a.region_id = any ($::bigint[])',
    period: 'd.created_at',
    search: {
      ...{ id: 'd.id', table: 'deliveries d', numbers: ['d.tracking_number'], isUnnumbered: true },
      beside: {
        ...{ id: 'd.id', table: 'deliveries d join orders o on o.id = d.order_id', isUnnumbered: true },
        numbers: ['o.number', 'o.contract_number'],
        customer: 'o.customer_id',
      },
    },
  },
});

type Answered = Reply<'getDelivery'>;
export interface OneDelivery extends Omit<DeliveryRow, 'order'> {
  order: DeliveryRow['order'] & { status: OrderStatus };
  customer: Answered['customer'];
  checked_at: string | null;
  is_served: boolean;
}
export async function findDelivery(sql: Sql, id: number, language: Language): Promise<OneDelivery | undefined> {
  const [row] = await sql.query<OneDelivery>(
    `select ${columns}, json_build_object('id', c.id, 'guid', c.guid, 'name', c.name) as customer, d.checked_at, ${goesTo} as is_served
     from ${found} cross join (select $2::text as language) asked join customers c on c.id = o.customer_id
       left join merchants m on m.id = o.merchant_id left join merchant_branches b on b.id = o.branch_id
       left join pos_agents s on s.id = o.seller_id left join delivery_providers p on p.id = d.provider_id
       left join address_regions r on r.id = a.region_id left join address_districts t on t.id = a.district_id
     where d.id = $1::bigint`,
    [id, language],
  );
  return row;
}

export interface Ends {
  id: number;
  orderId: number;
}
export async function findEnds(sql: Sql, by: { id: number } | { orderId: number }): Promise<Ends | undefined> {
  const [row] = await sql.query<Ends>(
    'select id, order_id as "orderId" from deliveries where id = $1::bigint or order_id = $2::bigint',
    ['id' in by ? by.id : null, 'orderId' in by ? by.orderId : null],
  );
  return row;
}

/** Holds a delivery whose order is held. */
export async function holdDelivery(sql: Sql, id: number): Promise<void> {
  await sql.query('select from deliveries where id = $1 for no key update', [id]);
}

export type AddressRow = Answered['sender'];
export const listAddresses = (sql: Sql, id: number, language: Language): Promise<AddressRow[]> =>
  sql.query<AddressRow>(
    `select a.type, a.name, a.phone_number, ${named('r', askedName('r'))} as region, ${named('t', askedName('t'))} as district,
       ${named('w', askedName('w'))} as town, a.street, a.house, a.lat::float8 as lat, a.lon::float8 as lon,
       case when a.lat is not null then a.lat::float8 || ', ' || a.lon::float8 end as point, a.enabled
     from delivery_addresses a cross join (select $2::text as language) asked left join address_regions r on r.id = a.region_id
       left join address_districts t on t.id = a.district_id left join address_towns w on w.id = a.town_id
     where a.delivery_id = $1`,
    [id, language],
  );

export interface NewAddress {
  type: AddressRow['type'];
  enabled: boolean | null;
  region_id: number;
  district_id: number;
  town_id: number | null;
  street: string;
  house: string;
  lat: number | null;
  lon: number | null;
}
export async function setAddress(sql: Sql, id: number, address: NewAddress): Promise<void> {
  const { type, region_id, district_id, town_id, street, house, lat, lon, enabled } = address;
  await sql.query(
    `update delivery_addresses set region_id = $3, district_id = $4, town_id = $5, street = $6, house = $7, lat = $8, lon = $9, enabled = $10
     where delivery_id = $1 and type = $2`,
    [id, type, region_id, district_id, town_id, street, house, lat, lon, enabled],
  );
}

interface Written {
  at: string;
  status: DeliveryStatus;
  /** The places of the addresses are not what they were when they were checked. */
  isUnchecked?: boolean;
  /** What it costs from now on; it stays where nothing is told. */
  price?: string | null;
}
export async function setStatus(sql: Sql, id: number, written: Written): Promise<void> {
  const { at, status, isUnchecked = false, price = null } = written;
  await sql.query(
    `update deliveries set version = version + 1, updated_at = $2::timestamp, status = $3,
       status_since = case when status <> $3 then $2::timestamp else status_since end, checked_at = case when $4 then null else checked_at end,
       price = coalesce($5, price) where id = $1`,
    [id, at, status, isUnchecked, price],
  );
}

export async function setProvider(
  sql: Sql,
  id: number,
  { providerId, price, tracking, at }: { providerId: number; price: string; tracking: string | null; at: string },
): Promise<void> {
  await sql.query(
    `update deliveries set version = version + 1, updated_at = $5, provider_id = $2, price = $3, tracking_number = $4, status = 'provider_assigned',
       status_since = case when status <> 'provider_assigned' then $5 else status_since end where id = $1`,
    [id, providerId, price, tracking, at],
  );
}

export async function setChecked(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('update deliveries set version = version + 1, checked_at = $2, updated_at = $2 where id = $1', [
    id,
    at,
  ]);
}
