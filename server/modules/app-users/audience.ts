import type { Sql } from '../../db/database';
import { Where } from '../../db/where';

export type AppLanguage = 'ru' | 'en' | 'uz';

/** Whom something is for: people of a kind who came between two days, both included, by the calendar of Tashkent. */
export interface Segment {
  /** `custom` is nobody: its people are named one by one. */
  segment: 'all' | 'investors' | 'customers' | 'custom';
  /** YYYY-MM-DD; none is from the beginning. */
  date_from: string | null;
  /** YYYY-MM-DD; none is until now. */
  date_to: string | null;
}

export interface LanguageCount {
  language: AppLanguage;
  people: number;
  /** Those of them whose phones take notifications. */
  reachable: number;
}

const kinds = {
  all: 'true',
  investors: 'u.investor_id is not null',
  customers: 'u.customer_id is not null',
  custom: 'false',
} as const satisfies Record<Segment['segment'], string>;

/** The people `u` of a segment as a condition, with what it binds behind `values`. */
export function peopleOf({ segment, date_from, date_to }: Segment, values: unknown[] = []): Where {
  return new Where(values)
    .and(kinds[segment])
    .within('u.registered_at', { begin_date: date_from ?? undefined, end_date: date_to ?? undefined });
}

/** How many people of a segment speak which language, and how many of them can be reached; Russian, Uzbek and English. */
export async function countAudience(sql: Sql, segment: Segment): Promise<LanguageCount[]> {
  const { where, values } = peopleOf(segment);
  const rows = await sql.query<LanguageCount>(
    `select u.language, count(*)::int as people, (count(*) filter (where u.push = 'on'))::int as reachable
     from app_users u where ${where} group by u.language`,
    values,
  );
  return (['ru', 'uz', 'en'] as const).map(
    (language) => rows.find((row) => row.language === language) ?? { language, people: 0, reachable: 0 },
  );
}
