/**
 * The history of a record among ten million rows of the trail, on a PostgreSQL of its own or the one of TEST_DATABASE_URL: of a
 * record as most are, of one that was changed a hundred thousand times, and of fifty at once. Ends with its measures as one line of JSON.
 *
 *     npm run bench -- histories
 */
import { historiesOf, historyOf, historyPage } from '../server/shared/auditTrail';
import { withLarge } from './large/filled';
import { references, timeOf, type Measure } from './large/measure';

const all = 10_000_000;
/** So many records share the rows but for those of the busy one. */
const records = 400_000;
const busy = { id: records + 1, rows: 100_000 };
const budget = 50;
const entity = 'investor';

await withLarge([], async (db) => {
  const [person] = await db.query<{ id: number }>('select min(id) as id from system_users');
  // Who did it is somebody who is there: to ask that ten million times would take longer than all the rest.
  await db.transaction(async (sql) => {
    await sql.query('set local session_replication_role = replica');
    await sql.query(
      `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
       select timestamp '2024-01-01' + n * interval '6 seconds', $1, 'update', $2,
         (case when n % $3::int = 0 then $4::int else 1 + (n * 7919::bigint) % $5::int end)::text, 'status', 'new', 'active'
       from generate_series(1, $6::int) n`,
      [person!.id, entity, all / busy.rows, busy.id, records, all], // the demonstration has people
    );
  });
  // As the server itself does after a fifth of new rows: what is counted is then counted in the index alone.
  await db.script('vacuum analyze audit');
  let turn = 0;
  /** Another one each time, from all of the years. */
  const next = () => 1 + ((turn += 104_729) % records);
  const measures: Measure[] = [
    ...(await references(db, 'histories')),
    await timeOf('histories: of one record', budget, () => historyOf(db, entity, next())),
    await timeOf('histories: a page of one record with its count', budget, () =>
      historyPage(db, { entity, id: next(), offset: 0, limit: 50 }),
    ),
    await timeOf('histories: of fifty records', budget, () =>
      historiesOf(
        db,
        entity,
        Array.from({ length: 50 }, () => next()),
      ),
    ),
    await timeOf('histories: the latest of a record with 100,000 changes', budget, () =>
      historyOf(db, entity, busy.id, 100),
    ),
    await timeOf('histories: a page of it with its count', budget, () =>
      historyPage(db, { entity, id: busy.id, offset: 0, limit: 50 }),
    ),
    await timeOf('histories: a page of it far behind', budget, () =>
      historyPage(db, { entity, id: busy.id, offset: 90_000, limit: 50 }),
    ),
  ];
  console.log(JSON.stringify(measures));
});
