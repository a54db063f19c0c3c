import type { AccessChangeKind } from '../../auth/accessChangeStore';
import type { Named } from '../../auth/accessStore';
import { awaitingOf, type AwaitingQuery } from '../../auth/awaiting';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call } from '../../http/contract';
import { personColumn, type PersonRef } from '../../shared/referenceColumns';
import type { Kept } from './doing';
import type { Status } from './rules';

export interface ChangeRow {
  id: number;
  kind: AccessChangeKind;
  status: Status;
  person: PersonRef;
  service: 'payment' | 'investment' | null;
  roles: string[];
  rights: string[];
  concerned_ids: number[];
  /** What it was asked for upon is not so any more. */
  is_stale: boolean;
  made_by: { id: number; name: string };
  created_at: string;
  decided_by: PersonRef;
  decided_at: string | null;
  comment: string | null;
}

/** Of a password also where its person has come by more since: whoever knows it holds what its person holds. */
const isStale = `c.status = 'pending' and (c.basis <> access_basis(c.made_by, c.person_id, c.role_ids, c.service_role_id)
    or c.kind = 'set_password'
      and exists (select from sensitive_holdings h where h.user_id = c.person_id and h.held <> all (c.rights)))`;

export const changes = listOf<ChangeRow, AwaitingQuery<Call<'listAccessChanges'>['query']>>({
  id: 'c.id',
  from: 'access_changes c left join system_users p on p.id = c.person_id',
  select: `c.id, c.kind, c.status,
    case when p.id is not null then json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) end as person,
    c.service, c.roles, c.rights, c.concerned_ids,
    ${isStale} as is_stale,
    ${personColumn('maker', 'made_by')}, c.created_at, ${personColumn('decider', 'decided_by')}, c.decided_at, c.comment`,
  joins: `join system_users maker on maker.id = c.made_by left join system_users decider on decider.id = c.decided_by`,
  orders: { created_at: 'c.created_at' },
  where: {
    status: 'c.status',
    kind: 'c.kind',
    person_id: 'c.person_id',
    role_id: 'c.role_ids @> array[$::int]',
    // What nobody can confirm any more is for others to reject.
    awaits: awaitingOf(`c.status = 'pending' and c.made_by <> $me and $me <> all (c.concerned_ids)`),
    period: 'c.created_at',
    search: {
      id: 'c.id',
      names: [`coalesce(p.last_name || ' ' || p.first_name || ' ' || p.username, '')`, `array_to_string(c.roles, ' ')`],
    },
  },
});

/** What a change is done from. Its row is locked before. */
export async function findKept(sql: Sql, id: number): Promise<Kept> {
  const [kept] = await sql.query<Kept>('select kind, payload, password_hash from access_changes where id = $1', [id]);
  return kept!; // the caller holds its row
}

interface Decision {
  id: number;
  status: Status;
  userId: number;
  at: string;
  comment?: string;
}

/** The digest of a password goes with the decision: what was not set is nobody's. */
export async function saveDecision(sql: Sql, { id, status, userId, at, comment }: Decision): Promise<void> {
  await sql.query(
    `update access_changes set status = $2, decided_by = $3, decided_at = $4, comment = $5, password_hash = null
     where id = $1`,
    [id, status, userId, at, comment ?? null],
  );
}

/** People by their numbers, in the order of their names. */
export function listPeople(sql: Sql, ids: readonly number[], limit: number): Promise<Named[]> {
  return sql.query(
    `select id, first_name || ' ' || last_name as name from system_users where id = any ($1::int[])
     order by staff_name(last_name, first_name, middle_name) collate "und-x-icu", id limit $2`,
    [ids, limit],
  );
}

/** Whether somebody of these still has a password that another one has set. */
export async function hasGivenPassword(sql: Sql, ids: readonly number[]): Promise<boolean> {
  const found = await sql.query(
    'select 1 from system_users where id = any ($1::int[]) and must_change_password limit 1',
    [ids],
  );
  return found.length > 0;
}

/** Who may confirm, by their numbers. */
export async function confirmerIds(sql: Sql): Promise<number[]> {
  const rows = await sql.query<{ user_id: number }>('select user_id from access_confirmers', []);
  return rows.map(({ user_id }) => user_id);
}

interface Setting {
  is_on: boolean;
  changed_by: PersonRef;
  changed_at: string | null;
  sole_since: string | null;
}

/** The setting as it stands, with who set it. */
export async function findSetting(sql: Sql): Promise<Setting> {
  const [setting] = await sql.query<Setting>(
    `select access_confirmation_is_on() as is_on, ${personColumn('changer', 'changed_by')}, s.changed_at,
       (select value from platform_settings where name = 'sole_confirmer_since') as sole_since
     from platform_settings s left join system_users changer on changer.id = s.changed_by
     where s.name = 'access_confirmation'`,
    [],
  );
  return setting!; // a migration has made it
}

export async function saveSetting(sql: Sql, isOn: boolean, userId: number, at: string): Promise<void> {
  await sql.query(
    `update platform_settings set value = $1, changed_by = $2, changed_at = $3 where name = 'access_confirmation'`,
    [isOn ? 'on' : 'off', userId, at],
  );
}
