/** What is counted of work in the background: how much of it waits, and when old rows were last removed. */
import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database';

/** More are not counted: whoever has so many waiting has to look anyway, and a scrape costs as much as a click. */
const most = 10_000;
/** Milliseconds after which a scrape does without. */
const patience = 1_000;

/** Each is counted over the partial index of what waits, so that what has been done costs nothing. */
const waiting: Readonly<Record<string, string>> = {
  notifications: 'push_recipients where due_at is not null',
  messages: `push_messages where status = 'published' and frozen_at is null`,
  reports: `report_jobs where status in ('queued', 'running')`,
  tasks: `async_tasks where status in ('queued', 'running')`,
  imports: `merchant_imports where status in ('queued', 'running')`,
};
const statement = `select ${Object.entries(waiting)
  .map(([name, rows]) => `(select count(*)::int from (select from ${rows} limit ${most}) w) as ${name}`)
  .join(', ')}`;

/** Adds the gauges. Answers whom to tell that this process has removed what is old. */
export function countBackground(registers: Registry[], db: Database): () => void {
  const gauge = new Gauge({
    name: 'divan_background_waiting',
    help: `Background work that waits or is under way, by its kind, counted up to ${most}. Missing while the database does not answer.`,
    labelNames: ['kind'],
    registers,
    async collect() {
      // What is missing is seen as missing; a scrape that fails as a whole would hide all the rest in an outage.
      const asked = db.query<Record<string, number>>(statement).catch(() => []);
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
