import type { Sql } from '../../db/database';
import { audit } from '../../shared/auditTrail';
import { timestamp, type Clock } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { setSold, wholeProjects } from './store';
import { entity } from './files';

interface Sale {
  projectId: number;
  /** How many lots, one or more. */
  count: number;
  clock: Clock;
}

/**
 * Sells lots of a project that raises money, inside the transaction of whoever pays; the last one makes it funded. No call of
 * staff comes here: the platform's own sale does, and with it the demonstration and the test mode.
 * 409 `transition_not_allowed` while it raises no money, `no_lots_left` when there are not so many.
 */
export async function sellLots(sql: Sql, { projectId, count, clock }: Sale): Promise<void> {
  if (!Number.isInteger(count) || count < 1) throw wrongFields({ count: 'out_of_range' }, 'A sale is of whole lots');
  const project = await wholeProjects.lock(sql, projectId);
  if (project === undefined) throw notFound();
  if (project.statusProject !== 'fundraising')
    throw conflict('transition_not_allowed', 'Lots are sold while a project raises money');
  if (count > project.lots_left) throw conflict('no_lots_left', `Only ${project.lots_left} lots are left`);
  const soldCount = project.soldCount + count;
  await setSold(sql, projectId, soldCount, timestamp(clock));
  const changes = [
    { field: 'soldCount', old: project.soldCount, new: soldCount },
    ...(soldCount === project.lots ? [{ field: 'statusProject', old: 'fundraising', new: 'funded' }] : []),
  ];
  await audit(sql, { user: undefined, clock, action: 'sell_lots', entity, entityId: projectId, changes });
}
