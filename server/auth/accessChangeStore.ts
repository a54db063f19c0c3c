import type { Sql } from '../db/database';
import type { Holdings } from './sensitiveRights';

export const accessChangeKinds = [
  'update_account',
  'set_password',
  'add_role',
  'set_permissions',
  'add_service_role',
  'add_policy',
] as const;
export type AccessChangeKind = (typeof accessChangeKinds)[number];

/** A change that may hand on sensitive rights, as it is kept until somebody else confirms it. */
export interface AccessChangeDraft {
  kind: AccessChangeKind;
  /** What it is done from again; never a password. */
  payload: object;
  /** The account that it is about; none where it changes a role. */
  personId?: number;
  /** Roles of the system area that are given, or the one that is changed. */
  roleIds?: readonly number[];
  /** The same of the payment or the investment service. */
  serviceRoleId?: number;
  /** The digest of a password that is to be set. */
  passwordHash?: string;
}

/** The sensitive rights of every account that can sign in. */
export async function listHoldings(sql: Sql): Promise<Holdings> {
  const rows = await sql.query<{ user_id: number; rights: string[] }>(
    `select s.user_id, array_agg(s.held) as rights from sensitive_holdings s join system_users u on u.id = s.user_id
     where u.is_active and u.user_type = 'system' group by s.user_id`,
    [],
  );
  return new Map(rows.map(({ user_id, rights }) => [user_id, new Set(rights)]));
}

/** The sensitive rights of one account, of whatever state. */
export async function sensitiveRightsOf(sql: Sql, userId: number): Promise<Set<string>> {
  const rows = await sql.query<{ held: string }>('select held from sensitive_holdings where user_id = $1', [userId]);
  return new Set(rows.map(({ held }) => held));
}

/** Whether sensitive rights need a second person. */
export async function confirmationIsOn(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ is_on: boolean }>('select access_confirmation_is_on() as is_on', []);
  return row?.is_on !== false;
}

/** How many people could confirm a change. */
export async function countConfirmers(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ count: number }>('select count(*)::int as count from access_confirmers', []);
  return row?.count ?? 0;
}

/** Remembers since when one person alone could confirm; nothing, once there are two again. */
export async function noteSoleConfirmer(sql: Sql, since: string | undefined): Promise<void> {
  await sql.query(`delete from platform_settings where name = 'sole_confirmer_since'`, []);
  if (since !== undefined)
    await sql.query(`insert into platform_settings (name, value) values ('sole_confirmer_since', $1)`, [since]);
}

/** The number of the new change; nothing when the same one waits already. */
export async function insertChange(
  sql: Sql,
  { kind, payload, personId, roleIds = [], serviceRoleId, passwordHash }: AccessChangeDraft,
  { rights, concernedIds, makerId, at }: { rights: string[]; concernedIds: number[]; makerId: number; at: string },
): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `insert into access_changes (kind, payload, password_hash, person_id, role_ids, service_role_id, service, roles, rights,
       concerned_ids, basis, made_by, created_at)
     select $1, $2::jsonb, $3, $4::int, $5::int[], $6::int, (select service from service_roles where id = $6::int),
       array(select name from roles where id = any ($5::int[]) union all
             select name from service_roles where id = $6::int),
       $7::text[], $8::int[], access_basis($9::int, $4::int, $5::int[], $6::int), $9::int, $10::timestamp
     on conflict do nothing returning id`,
    [
      ...[kind, JSON.stringify(payload), passwordHash ?? null, personId ?? null, roleIds, serviceRoleId ?? null],
      ...[rights, concernedIds, makerId, at],
    ],
  );
  return row?.id;
}
