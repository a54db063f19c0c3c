/** What is counted of work in the background: how much of it waits, and when old rows were last removed. */
import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database';

/** More are not counted: whoever has so many waiting has to look anyway, and a scrape costs as much as a click. */
const most = 10_000;
/** Milliseconds after which a scrape does without. */
const patience = 1_000;

/** Each is counted over the partial index of what waits, so that what has been done costs nothing. */
const statement = `select
  (select count(*)::int from (select from push_recipients where due_at is not null limit $1) w) as notifications,
  (select count(*)::int from (select from push_messages where status = 'published' and frozen_at is null limit $1) w) as messages,
  (select count(*)::int from (select from report_jobs where status in ('queued', 'running') limit $1) w) as reports,
  (select count(*)::int from (select from async_tasks where status in ('queued', 'running') limit $1) w) as tasks,
  (select count(*)::int from (select from merchant_imports where status in ('queued', 'running') limit $1) w) as imports`;

/** Adds the gauges. Answers whom to tell that this process has removed what is old. */
export function countBackground(registers: Registry[], db: Database): () => void {
  const gauge = new Gauge({
    name: 'divan_background_waiting',
    help: `Background work that waits or is under way, by its kind, counted up to ${most}. Missing while the database does not answer.`,
    labelNames: ['kind'],
    registers,
    async collect() {
      // What is missing is seen as missing; a scrape that fails as a whole would hide all the rest in an outage.
      const asked = db.query<Record<string, number>>(statement, [most]).catch(() => []);
      const [counts] = await Promise.race([asked, pause(patience, [])]);
      gauge.reset();
      for (const [kind, count] of Object.entries(counts ?? {})) gauge.set({ kind }, count);
    },
  });
  const upkeep = new Gauge({
    name: 'divan_upkeep_last_seconds',
    help: 'When this process last removed what is old, in seconds since 1970; 0 before the first time.',
    registers,
  });
  return () => upkeep.setToCurrentTime();
}
