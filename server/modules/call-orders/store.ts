import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { personColumn } from '../../shared/referenceColumns';
import type { CallbackStatus } from './rules';

type Row = Reply<'listCallbacks'>['callbacks'][number];
export type CallbackRow = Omit<Row, 'ticket_id'> & { id: number };
/** `mine` is the person whose own are asked for. */
type Query = Omit<Call<'listCallbacks'>['query'], 'is_mine'> & { mine?: number };

const projectTitle = `coalesce(case seen.language when 'en' then p.title_en when 'uz' then p.title_uz end, p.title_ru)`;

/** Read in the language in which the project is named. */
export const callOrders = listOf<CallbackRow, Query, never, Language>({
  id: 'c.id',
  from: (bind, language) => `call_orders c join projects p on p.id = c.project_id
    cross join (select ${bind(language)}::text as language) seen`,
  found: 'call_orders c',
  // Answers mask the phone.
  select: `c.id, c.version, c.name, c.phone, json_build_object('id', p.id, 'name', ${projectTitle}) as project, c.status,
    c.comment, ${personColumn('decider', 'taken_by')}, c.taken_at, c.decided_at, c.created_at`,
  joins: 'left join system_users decider on decider.id = c.taken_by',
  orders: { created_at: 'c.created_at' },
  where: ({ status, project_id: projectId, mine, search, ...period }) =>
    new Where()
      .when(status, 'c.status = any ($::text[])')
      .when(projectId, 'c.project_id = any ($::int[])')
      .when(mine, 'c.taken_by = $')
      .within('c.created_at', period)
      .finds(search, { id: 'c.id', names: ['c.name'], digits: 'c.phone' }),
});

interface Step {
  id: number;
  status: CallbackStatus;
  comment: string | null;
  /** Whoever takes it; nobody where it is not taken. */
  takenBy?: number;
  isDecided: boolean;
  at: string;
}
export async function setCallback(sql: Sql, { id, status, comment, takenBy, isDecided, at }: Step): Promise<void> {
  await sql.query(
    `update call_orders set status = $2, comment = coalesce($3, comment), taken_by = coalesce($4, taken_by),
       taken_at = case when $4::int is null then taken_at else $6 end,
       decided_at = case when $5 then $6::timestamp end, updated_at = $6, version = version + 1 where id = $1`,
    [id, status, comment, takenBy ?? null, isDecided, at],
  );
}
