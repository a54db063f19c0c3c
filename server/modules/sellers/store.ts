import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import type { AccountStatus, Kind, PosAgentFields, SellerStatus } from './rules';

type Row = Reply<'listPosAgents'>['pos_agents'][number];
export type PosAgentRow = Omit<Reply<'getPosAgent'>, 'history'>;
type Query = Call<'listPosAgents'>['query'];

// The orders that a seller has completed, as they are kept for each seller (migration 0103).
const salesCount = `(select coalesce(sum(k.rows), 0)::int from order_sales k where k.seller_id = a.id and k.status = 'completed')`;
const sales = `(select coalesce(sum(k.total), 0)::numeric(24, 2) from order_sales k where k.seller_id = a.id and k.status = 'completed')`;

const listColumns = `a.id, a.version, a.kind, a.name, a.phone,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as branch,
  case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as merchant,
  a.username, a.role, a.status, coalesce(b.is_blocked or m.status = 'blocked', false) as is_stopped,
  coalesce(a.must_change_password, false) as must_change_password,
  coalesce((select json_agg(json_build_object('id', w.id, 'name', w.name) order by w.name collate "und-x-icu", w.id)
    from agent_branches x join merchant_branches w on w.id = x.branch_id where x.agent_id = a.id), '[]') as branches,
  a.country, a.city, a.bank_name, a.inn,
  (select count(*)::int from agent_accounts o where o.agent_id = a.id) as accounts_count,
  ${salesCount} as sales_count, ${sales} as sales, a.created_at`;

const described = {
  id: 'a.id',
  from: `pos_agents a left join merchant_branches b on b.id = a.branch_id left join merchants m on m.id = b.merchant_id`,
  orders: { created_at: 'a.created_at', name: 'a.name collate "und-x-icu"', sales_count: salesCount, sales },
  where: {
    kind: 'a.kind = $',
    merchant_id: (bind: Where['bind'], ids: number[]) => {
      const merchants = `${bind(ids)}::bigint[]`;
      return `(b.merchant_id = any (${merchants}) or exists (select from agent_branches x
        join merchant_branches w on w.id = x.branch_id where x.agent_id = a.id and w.merchant_id = any (${merchants})))`;
    },
    branch_id: (bind: Where['bind'], ids: number[]) => {
      const wanted = `${bind(ids)}::bigint[]`;
      return `(a.branch_id = any (${wanted})
        or exists (select from agent_branches x where x.agent_id = a.id and x.branch_id = any (${wanted})))`;
    },
    status: 'a.status = $',
    role: 'a.role = $',
    period: 'a.created_at',
    search: { id: 'a.id', names: ['a.name', 'a.username', 'b.name', 'm.name'], numbers: ['a.phone', 'a.inn'] },
  },
};

export const posAgents = listOf<Row, Query>({ ...described, select: listColumns });

/** One seller or agent with all that stands on the card; never the digest of a password. */
export const wholePosAgents = listOf<PosAgentRow, Query>({
  ...described,
  select: `${listColumns}, a.address, a.email, a.account_number, a.legal_address, a.mfo, a.swift, a.position, a.updated_at`,
});

/** Which of these branches are there; they stay until the end of the transaction. */
export async function heldBranches(sql: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    'select id from merchant_branches where id = any ($1::bigint[]) order by id for key share',
    [ids],
  );
  return rows.map(({ id }) => id);
}

type Column = Exclude<keyof PosAgentFields, 'branch_ids'>;
const columns: Record<Column, string> = {
  name: 'name',
  phone: 'phone',
  branch_id: 'branch_id',
  username: 'username',
  role: 'role',
  country: 'country',
  city: 'city',
  address: 'address',
  email: 'email',
  bank_name: 'bank_name',
  account_number: 'account_number',
  legal_address: 'legal_address',
  inn: 'inn',
  mfo: 'mfo',
  swift: 'swift',
  position: 'position',
};
const written = (fields: PosAgentFields) =>
  (Object.keys(columns) as Column[]).filter((name) => fields[name] !== undefined);

interface Made {
  kind: Kind;
  fields: PosAgentFields;
  /** Of a seller, the digest of his password. */
  digest?: string;
  at: string;
}
/** Adds a seller, active and with a temporary password, or an agent; answers with the number. */
export async function addPosAgent(sql: Sql, { kind, fields, digest, at }: Made): Promise<number> {
  const { bind, values } = new Where();
  const names = written(fields);
  const columnList = names.map((name) => `, ${columns[name]}`).join('');
  const [own, made, secret] = [bind(kind), bind(at), bind(digest ?? null)];
  const given = names.map((name) => `, ${bind(fields[name])}`).join('');
  const [row] = await sql.query<{ id: number }>(
    `insert into pos_agents (kind, created_at, updated_at, password_hash, must_change_password, status${columnList})
     values (${own}, ${made}, ${made}, ${secret}::text, case when ${secret}::text is not null then true end,
       case when ${secret}::text is not null then 'active' end${given}) returning id`,
    values,
  );
  const { id } = row!; // an insert answers its row
  if (fields.branch_ids !== undefined) await setBranches(sql, id, fields.branch_ids);
  return id;
}

/** Writes what is given; the version grows by one. */
export async function changePosAgent(
  sql: Sql,
  id: number,
  { fields, status, at }: { fields: PosAgentFields; status?: SellerStatus; at: string },
): Promise<void> {
  const { bind, values } = new Where();
  const sets = written(fields).map((name) => `, ${columns[name]} = ${bind(fields[name])}`);
  if (status !== undefined) sets.push(`, status = ${bind(status)}`);
  await sql.query(
    `update pos_agents set version = version + 1, updated_at = ${bind(at)}${sets.join('')} where id = ${bind(id)}`,
    values,
  );
  if (fields.branch_ids !== undefined) await setBranches(sql, id, fields.branch_ids);
}

async function setBranches(sql: Sql, id: number, branchIds: readonly number[]): Promise<void> {
  await sql.query('delete from agent_branches where agent_id = $1 and branch_id <> all ($2::bigint[])', [
    id,
    branchIds,
  ]);
  await sql.query(
    'insert into agent_branches (agent_id, branch_id) select $1, unnest($2::int[]) on conflict do nothing',
    [id, branchIds],
  );
}

export async function setPassword(sql: Sql, id: number, digest: string, at: string): Promise<void> {
  await sql.query(
    `update pos_agents set password_hash = $2, must_change_password = true, version = version + 1, updated_at = $3
     where id = $1`,
    [id, digest, at],
  );
}

export async function holdForRemoval(sql: Sql, id: number): Promise<void> {
  await sql.query('select from pos_agents where id = $1::bigint for update', [id]);
}

/** The applications made by a seller, each with its order and contract. */
export async function countApplications(sql: Sql, id: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from applications where seller_id = $1',
    [id],
  );
  return row!.count; // an aggregate always answers one row
}

export async function removePosAgent(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from pos_agents where id = $1', [id]);
}

export type AccountRow = Reply<'setAgentAccountStatus'>;
type AccountQuery = Call<'listAgentAccounts'>['query'] & { agent_id?: number };

export const agentAccounts = listOf<AccountRow, AccountQuery>({
  id: 'o.id',
  from: 'agent_accounts o',
  select: `o.id, o.version, o.agent_id, o.number, o.bank_name, o.mfo, o.currency, o.balance, o.status, o.created_at, o.updated_at`,
  orders: { created_at: 'o.created_at', balance: 'o.balance' },
  where: {
    agent_id: 'o.agent_id = $',
    status: 'o.status',
    search: { id: 'o.id', names: ['o.bank_name'], numbers: ['o.number'] },
  },
});

type NewAccount = Call<'createAgentAccount'>['body'];
/** Adds an account; nothing where its number is known. */
export async function addAccount(sql: Sql, agentId: number, account: NewAccount, at: string) {
  const [row] = await sql.query<{ id: number }>(
    `insert into agent_accounts (agent_id, number, bank_name, mfo, currency, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict (number) do nothing returning id`,
    [agentId, account.number, account.bank_name, account.mfo, account.currency, at],
  );
  return row?.id;
}

export async function setAccountStatus(sql: Sql, id: number, status: AccountStatus, at: string): Promise<void> {
  await sql.query('update agent_accounts set status = $2, version = version + 1, updated_at = $3 where id = $1', [
    id,
    status,
    at,
  ]);
}
