import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';

interface Line {
  kind: 'add_role' | 'set_password';
  person: string;
  by: string;
  days: number;
  decision?: { status: 'confirmed' | 'rejected'; by: string; comment?: string };
}

// Three that wait: two that the director may confirm, and one that he has asked for himself.
const lines: readonly Line[] = [
  { kind: 'add_role', person: 's.saidov', by: 'o.olimov', days: 2 },
  { kind: 'set_password', person: 'd.djuraeva', by: 'o.olimov', days: 1 },
  { kind: 'add_role', person: 'n.normatov', by: 'director', days: 0 },
  {
    ...{ kind: 'add_role', person: 'sh.shodieva', by: 'director', days: 40 },
    decision: { status: 'confirmed', by: 'executive' },
  },
  {
    ...{ kind: 'add_role', person: 'g.ganiev', by: 'o.olimov', days: 15 },
    decision: { status: 'rejected', by: 'director', comment: 'Менеджеру бухгалтерия не нужна' },
  },
];

/** Changes of access that wait for a second person, and two that one has decided; the role is that of the accountant. */
export async function seedAccessChanges(sql: Sql, clock: Clock): Promise<void> {
  const at = (days: number) => timestampOf(daysAgo(clock, days));
  for (const { kind, person, by, days, decision } of lines)
    await sql.query(
      `insert into access_changes (kind, status, payload, password_hash, person_id, role_ids, roles, rights, concerned_ids,
         basis, made_by, created_at, decided_by, decided_at, comment)
       select $1, $2, case when $1 = 'add_role' then jsonb_build_object('role_id', r.id, 'user_id', p.id)
           else jsonb_build_object('id', p.id) end,
         case when $1 = 'set_password' then maker.password_hash end, p.id, g.role_ids,
         array(select name from roles where id = any (g.role_ids)),
         array(select held from sensitive_grants where role_id = r.id order by held), array[p.id],
         access_basis(maker.id, p.id, g.role_ids, null), maker.id, $5::timestamp, decider.id, $6::timestamp, $7
       from system_users p join system_users maker on maker.username = $4 join roles r on r.name = 'accountant'
         cross join lateral (select case when $1 = 'add_role' then array[r.id] else '{}'::int[] end as role_ids) g
         left join system_users decider on decider.username = $8
       where p.username = $3`,
      [
        ...[kind, decision?.status ?? 'pending', person, by, at(days)],
        ...[decision ? at(days - 1) : null, decision?.comment ?? null, decision?.by ?? null],
      ],
    );
  await seedTrail(sql, { entity: 'access_change', table: 'access_changes', by: 'director' }, [
    `r.created_at, r.made_by, 'create', 'status', null, 'pending'`,
    `r.decided_at, r.decided_by, 'decide', 'status', 'pending', case when r.status <> 'pending' then r.status end`,
    `r.decided_at, r.decided_by, 'decide', 'comment', null, r.comment`,
  ]);
}
