import type { Database, Sql } from '../../db/database';
import type { FileStore } from '../../files/store';
import { audit } from '../../shared/auditTrail';
import { timestamp, type Clock } from '../../shared/clock';
import { errorsOf } from './sheets';
import type { ImportRow } from './store';
import * as work from './workStore';

/** A batch that breaks so often in a row ends its import, and so does a fetch: what breaks it will not mend itself. */
export const mostBroken = 3;

interface Parts {
  db: Database;
  files: FileStore;
  clock: Clock;
}

/** Ends an import whose rows have all been tried; the file of errors is written before, so that none is named that is not there. */
export async function finish({ db, files, clock }: Parts, one: ImportRow): Promise<void> {
  const refused = await work.refusedRows(db, one.id);
  const content = refused.length === 0 ? undefined : await errorsOf(one.language, one.file_name, refused);
  const key = content && (await files.put(content, 'xlsx'));
  const errors = key && content ? { key, name: `errors_${one.id}.xlsx`, size: content.length } : undefined;
  const isKept = await db.transaction(async (sql) => {
    // Another process has come first.
    const now = await work.lockUnderWay(sql, one.id);
    if (now === undefined) return false;
    await end(sql, clock, now, { status: now.failed > 0 ? 'done_with_errors' : 'done', error: null, errors });
    return true;
  });
  if (!isKept && key !== undefined) await files.remove(key);
}

export async function giveUpWhenHopeless(db: Database, clock: Clock, id: number) {
  await db.transaction(async (sql) => {
    const one = await work.countBroken(sql, id);
    if (one !== undefined && one.broken >= mostBroken)
      await end(sql, clock, one, { status: 'failed', error: 'server_error' });
  });
}

type Ending = Omit<Parameters<typeof work.endImport>[1], 'id' | 'at'>;

/** The journal of the merchant says what became of it, in the name of whoever began it. */
export async function end(sql: Sql, clock: Clock, one: ImportRow, ending: Ending) {
  await work.endImport(sql, { ...ending, id: one.id, at: timestamp(clock) });
  const user = one.created_by === null ? undefined : { id: one.created_by };
  const changes = [
    { field: 'import_status', new: ending.status },
    ...(ending.error === null
      ? [
          { field: 'import_ok', new: one.ok },
          { field: 'import_failed', new: one.failed },
        ]
      : []),
  ];
  await audit(sql, { user, clock, action: 'end_import', entity: 'merchant', entityId: one.merchant_id, changes });
}
