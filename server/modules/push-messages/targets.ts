import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import { today, type Clock } from '../../shared/clock';
import { conflict, wrongFields } from '../../shared/problem';
import { actionTypes, type Terms } from './rules';

type Answer = Reply<'listPushMessages'>['messages'][number];
export type Target = Pick<Answer, 'target' | 'dead_link'>;
type Action = Pick<Terms, 'action_type' | 'action_value'>;
/** When it is asked, and in whose language. */
interface Asked {
  clock: Clock;
  language: Language;
}

const none: Target = { target: null, dead_link: null };
const leadsToRecord = ({ action_type: code, action_value: value }: Action): boolean =>
  value !== null && actionTypes.some((one) => one.code === code && one.value === 'number');

/**
 * The records that presses lead to, in the order of the presses, and what became of each that customers cannot see: it is off, or gone. A
 * story is seen while it is on and in its days; the other kinds are judged as those of banners.
 */
export async function targetsOf(sql: Sql, actions: readonly Action[], { clock, language }: Asked): Promise<Target[]> {
  const named = actions.filter(leadsToRecord);
  if (named.length === 0) return actions.map(() => none);
  const rows = await sql.query<{ name: string | null; state: string | null }>(
    `select case a.kind when 'story' then coalesce(case $4 when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)
         else content_target_name(a.kind, a.number, $4) end as name,
       case when a.kind <> 'story' then content_target(a.kind, a.number) when s.id is null then 'gone'
         when s.is_active and s.start_date <= $3::date and coalesce(s.end_date, 'infinity') >= $3::date then 'ok' else 'off' end as state
     from unnest($1::text[], $2::bigint[]) with ordinality as a (kind, number, place) left join stories s on a.kind = 'story' and s.id = a.number
     order by a.place`,
    [named.map((one) => one.action_type), named.map((one) => Number(one.action_value)), today(clock), language],
  );
  const found = new Map(named.map((one, at) => [one, rows[at]!])); // a row for each
  return actions.map((one) => {
    const row = found.get(one);
    if (row === undefined) return none;
    const { name, state } = row;
    return {
      target: name === null ? null : { id: Number(one.action_value), name },
      dead_link: state === 'off' || state === 'gone' ? state : null,
    };
  });
}

const isGone = async (sql: Sql, action: Action, asked: Asked): Promise<boolean> =>
  (await targetsOf(sql, [action], asked))[0]?.dead_link === 'gone';

/** Refuses a record that is not there; one that was there when it was named stays named, whatever became of it. */
export async function refuseUnknownTarget(sql: Sql, next: Action, asked: Asked, before?: Action): Promise<void> {
  const isSame = next.action_type === before?.action_type && next.action_value === before.action_value;
  if (!isSame && (await isGone(sql, next, asked))) throw wrongFields({ action_value: 'unknown_value' });
}

/** What goes out to everybody leads to what is there. What is only off may be on when it arrives. */
export async function refuseGoneTarget(sql: Sql, action: Action, asked: Asked): Promise<void> {
  if (await isGone(sql, action, asked)) throw conflict('target_gone', 'The record that it leads to is gone');
}
