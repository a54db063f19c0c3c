/** A notification to a hundred thousand people: written down at once, and handed over in batches. */
import type { Database } from '../../server/db/database';
import type { PushGateway } from '../../server/modules/push-messages/gateway';
import { workPushes } from '../../server/modules/push-messages/sending';
import { systemClock, timestamp } from '../../server/shared/clock';
import type { Measure } from './measure';

const people = 100_000;
/** Takes everybody at once: what is measured is what the back end does beside it. */
const gateway: PushGateway = {
  send: async (pushes) => pushes.map(({ to }) => ({ to, state: 'delivered' })),
  progress: async () => [],
};
const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
};

/** How long it takes until the audience stands, and how long a thousand of it take from the queue to their outcome. */
export async function pushTimes(db: Database): Promise<Measure[]> {
  const at = timestamp(systemClock);
  // From the first day on to the one by which as many came as are wanted: whoever is reached counts.
  const [last] = await db.query<{ day: string }>(
    `select registered_at::date::text as day from app_users where push = 'on' order by registered_at offset $1 limit 1`,
    [people],
  );
  if (last === undefined) throw new Error(`There are no ${people} people who can be reached.`);
  // An urgent one goes at night as well, whenever this is run; those of others that are due would be taken first.
  const [message] = await db.query<{ id: number }>(
    `insert into push_messages (title_ru, title_uz, body_ru, body_uz, segment, date_to, urgent, status, published_at, published_by, due_at,
       created_at, updated_at)
     select 'Замер', 'Oʻlchov', 'Текст', 'Matn', 'all', $1, true, 'published', $2, min(id), '2000-01-01', $2, $2 from system_users returning id`,
    [last.day, at],
  );
  const { id } = message!; // an insert answers its row
  const parts = { db, clock: systemClock, gateway, files: { dailyUrl: (key: string) => key } };
  const waiting = async () => {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::int as count from push_recipients where message_id = $1 and due_at is not null`,
      [id],
    );
    return row!.count; // an aggregate always answers one row
  };
  try {
    const frozen = await seconds(() => workPushes(parts));
    const reached = await waiting();
    if (reached < people) throw new Error(`Only ${reached} people were written down.`);
    const worked = await seconds(async () => {
      for (let left = reached; left > 0; left = await waiting())
        for (let batch = 0; batch < 20; batch += 1) await workPushes(parts);
    });
    return [
      {
        what: `notifications: ${reached} recipients written down`,
        value: Math.round(frozen * 1000),
        unit: 'ms',
        budget: 5000,
      },
      {
        what: 'notifications: a thousand recipients worked',
        value: Math.round((worked / reached) * 1000 * 1000),
        unit: 'ms',
        budget: 1000,
      },
    ];
  } finally {
    await db.query('delete from push_recipients where message_id = $1', [id]);
    await db.query('delete from push_messages where id = $1', [id]);
  }
}
