import type { Sql } from '../../db/database';
import { listOf, type Found } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { personColumn } from '../../shared/referenceColumns';
import type { BlockAction, BranchFields } from './rules';
import { askedName } from '../../shared/askedName';

type Row = Reply<'listBranches'>['branches'][number];
export type BranchRow = Omit<Reply<'getBranch'>, 'history'>;
type Query = Call<'listBranches'>['query'];

const sellersCount = '(select count(*)::int from pos_agents s where s.branch_id = b.id)';

const listColumns = `b.id, b.version, json_build_object('id', m.id, 'name', m.name) as merchant, b.name, b.phone,
  json_build_object('id', r.id, 'name', ${askedName('r')}) as region,
  case when d.id is not null then json_build_object('id', d.id, 'name', ${askedName('d')}) end as district,
  b.address, b.lat::float8 as lat, b.lon::float8 as lon, b.work_schedule, b.is_main, b.is_blocked,
  m.status = 'blocked' as is_merchant_blocked,
  case when b.is_blocked or m.status = 'blocked' then 'blocked' else 'active' end as status,
  ${sellersCount} as sellers_count, b.created_at`;

const described = {
  id: 'b.id',
  from: (bind: Where['bind'], language: Language) =>
    `merchant_branches b join merchants m on m.id = b.merchant_id join regions r on r.id = b.region_id
      left join districts d on d.id = b.district_id cross join (select ${bind(language)}::text as language) asked`,
  found: 'merchant_branches b join merchants m on m.id = b.merchant_id',
  orders: { created_at: 'b.created_at', name: 'b.name collate "und-x-icu"', sellers_count: sellersCount },
  where: {
    merchant_id: (bind: Where['bind'], ids: number[]) => `b.merchant_id = any (${bind(ids)}::bigint[])`,
    region_id: (bind: Where['bind'], ids: number[]) => `b.region_id = any (${bind(ids)}::bigint[])`,
    status: `(b.is_blocked or m.status = 'blocked') = ($::text = 'blocked')`,
    is_main: 'b.is_main = $',
    search: { id: 'b.id', sounds: ['b.search_sound', 'm.search_sound'] },
  },
};

export const branches = listOf<Row, Query, never, Language>({ ...described, select: listColumns });

/** As many points as a map gets. */
const mostPoints = 5000;

const points = listOf<Reply<'listBranchPoints'>['points'][number], Query & { has_point: boolean }, never, Language>({
  ...described,
  select: `b.id, b.name, json_build_object('id', m.id, 'name', m.name) as merchant, b.lat::float8 as lat, b.lon::float8 as lon,
    case when b.is_blocked or m.status = 'blocked' then 'blocked' else 'active' end as status,
    (select coalesce(sum(k.total), 0)::numeric(24, 2) from order_sales k where k.branch_id = b.id and k.status = 'completed') as sales`,
  orders: { ...described.orders, created_at: 'b.id' },
  where: { ...described.where, has_point: '(b.lat is not null) = $::boolean' },
});

/** The branches of a filter that have a point, in the order of their numbers, and how many have none. */
export async function listPoints(
  sql: Sql,
  query: Omit<Query, 'offset' | 'limit' | 'order_by'>,
  language: Language,
): Promise<Reply<'listBranchPoints'>> {
  const asked = { ...query, offset: 0, order_by: 'created_at' } as const;
  const found = await points.list(sql, { ...asked, limit: mostPoints, has_point: true }, language);
  const { count: without } = await points.list(sql, { ...asked, limit: 1, has_point: false }, language);
  return { points: found.rows, count: found.count, without };
}

/** One branch with all that stands on its card. */
export const wholeBranches = listOf<BranchRow, Query, never, Language>({
  ...described,
  select: `${listColumns}, b.updated_at,
    case when b.is_blocked then (
      select json_build_object('id', q.id, 'name', q.name, 'comment', q.comment) from (
        select o.id, ${askedName('o')} as name, e.comment from block_events e join block_reasons o on o.id = e.reason_id
        where e.branch_id = b.id and e.action = 'block' order by e.id desc limit 1) q) end as block_reason`,
});

/** Whose a branch is, without holding it. */
export async function merchantOf(sql: Sql, branchId: number): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    'select merchant_id as id from merchant_branches where id = $1::bigint',
    [branchId],
  );
  return row?.id;
}

/** Whether there is such a region, and which one a district belongs to. */
export async function readPlace(sql: Sql, regionId: number, districtId: number | null) {
  const [row] = await sql.query<{ has_region: boolean; district_region: number | null }>(
    `select exists (select from regions where id = $1::bigint) as has_region,
       (select region_id from districts where id = $2::bigint) as district_region`,
    [regionId, districtId],
  );
  const { has_region: hasRegion, district_region: districtRegion } = row!; // it has no table and answers one row
  return { hasRegion, districtRegion: districtRegion ?? undefined };
}

/** What else hangs on a branch and its merchant. */
export async function countAround(sql: Sql, id: number) {
  const [row] = await sql.query<{ others: number; users: number; applications: number }>(
    `select (select count(*)::int from merchant_branches o where o.merchant_id = b.merchant_id and o.id <> b.id) as others,
       (select count(*)::int from pos_agents s where s.branch_id = b.id)
         + (select count(*)::int from agent_branches a where a.branch_id = b.id)
         + (select count(*)::int from merchant_term_branches t where t.branch_id = b.id) as users,
       (select count(*)::int from applications p where p.branch_id = b.id) as applications
     from merchant_branches b where b.id = $1`,
    [id],
  );
  return row!; // the caller holds it
}

const columns: Record<keyof BranchFields, string> = {
  name: 'name',
  phone: 'phone',
  region_id: 'region_id',
  district_id: 'district_id',
  address: 'address',
  lat: 'lat',
  lon: 'lon',
  work_schedule: 'work_schedule',
};
const written = (fields: BranchFields) =>
  (Object.keys(columns) as (keyof BranchFields)[]).filter((name) => fields[name] !== undefined);
const kept = (fields: BranchFields, name: keyof BranchFields) =>
  name === 'work_schedule' ? JSON.stringify(fields[name]) : fields[name];

/** Adds a branch, the main one if it is the first; answers with its number. The merchant is held. */
export async function addBranch(sql: Sql, merchantId: number, fields: BranchFields, at: string): Promise<number> {
  const { bind, values } = new Where();
  const names = written(fields);
  const merchant = bind(merchantId);
  const made = bind(at);
  const given = names.map((name) => `, ${bind(kept(fields, name))}`).join('');
  const [row] = await sql.query<{ id: number }>(
    `insert into merchant_branches (merchant_id, is_main, created_at, updated_at${names.map((name) => `, ${columns[name]}`).join('')})
     values (${merchant}, not exists (select from merchant_branches where merchant_id = ${merchant}), ${made}, ${made}${given})
     returning id`,
    values,
  );
  return row!.id; // an insert answers its row
}

/** Writes what is given; the version grows by one. */
export async function changeBranch(sql: Sql, id: number, fields: BranchFields, at: string): Promise<void> {
  const { bind, values } = new Where();
  const sets = written(fields).map((name) => `, ${columns[name]} = ${bind(kept(fields, name))}`);
  await sql.query(
    `update merchant_branches set version = version + 1, updated_at = ${bind(at)}${sets.join('')} where id = ${bind(id)}`,
    values,
  );
}

/** Makes another branch the main one; answers with which was it before. */
export async function moveMain(sql: Sql, merchantId: number, id: number, at: string): Promise<number | undefined> {
  const [before] = await sql.query<{ id: number }>(
    `update merchant_branches set is_main = false, version = version + 1, updated_at = $2
     where merchant_id = $1 and is_main returning id`,
    [merchantId, at],
  );
  await sql.query('update merchant_branches set is_main = true, version = version + 1, updated_at = $2 where id = $1', [
    id,
    at,
  ]);
  return before?.id;
}

/** Nobody takes up work at a branch that is about to go. */
export async function holdForRemoval(sql: Sql, id: number): Promise<void> {
  await sql.query('select from merchant_branches where id = $1 for update', [id]);
}

/** What was blocked there stays in the history of the merchant, under the name that the branch has now (migration 0102). */
export async function removeBranch(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from merchant_branches where id = $1::bigint', [id]);
}

interface Switched {
  id: number;
  merchantId: number;
  action: BlockAction;
  reasonId: number | null;
  comment: string | null;
  userId: number;
  at: string;
}
/** Blocks or unblocks a branch and writes down why. */
export async function switchBranch(sql: Sql, { id, merchantId, action, ...why }: Switched): Promise<void> {
  await sql.query(
    'update merchant_branches set is_blocked = $2, version = version + 1, updated_at = $3 where id = $1',
    [id, action === 'block', why.at],
  );
  await sql.query(
    `insert into block_events (merchant_id, branch_id, action, reason_id, comment, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [merchantId, id, action, why.reasonId, why.comment, why.userId, why.at],
  );
}

type Event = Reply<'listBranchBlocks'>['history'][number];
interface Asked {
  id: number;
  offset: number;
  limit: number;
}
/** What stopped a branch or let it go on, its merchant's blocks since it is there included; newest first. */
export async function listBlocks(sql: Sql, { id, offset, limit }: Asked, language: Language): Promise<Found<Event>> {
  const which = `block_events e join merchant_branches b on b.id = $1 and b.merchant_id = e.merchant_id
    and (e.branch_id = b.id or e.branch_id is null and e.created_at >= b.created_at)`;
  const [all] = await sql.query<{ count: number }>(`select count(*)::int as count from ${which}`, [id]);
  const rows = await sql.query<Event>(
    `select e.id, e.action, case when e.branch_id is null then 'merchant' else 'branch' end as scope,
       case when o.id is not null then json_build_object('id', o.id, 'name', ${askedName('o')}) end as reason, e.comment,
       ${personColumn('maker', 'user')}, e.created_at as date
     from ${which} left join block_reasons o on o.id = e.reason_id left join system_users maker on maker.id = e.user_id
       cross join (select $4::text as language) asked
     order by e.id desc offset $2 limit $3`,
    [id, offset, limit, language],
  );
  return { rows, count: all!.count, totals: {} }; // an aggregate always answers one row
}
