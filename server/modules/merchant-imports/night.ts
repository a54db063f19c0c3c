import type { Database } from '../../db/database';
import { audit } from '../../shared/auditTrail';
import { timestamp, type Clock } from '../../shared/clock';
import { nameOfSource } from './fetchGoods';
import * as store from './store';
import * as work from './workStore';

/** Merchants of a night that are begun in one transaction. */
const nightBatch = 100;
/** When the night's imports begin, by the clock of Tashkent. */
const nightHour = '03:00:00';

/** Begins the imports of this night, once the hour has come; false when there is none left to begin. */
export async function beginNight({ db, clock }: { db: Database; clock: Clock }): Promise<boolean> {
  const at = timestamp(clock);
  if (at.slice(11) < nightHour) return false;
  return db.transaction(async (sql) => {
    const due = await work.takeNight(sql, at.slice(0, 10), nightBatch);
    for (const { merchant_id: merchantId, ...method } of due) {
      const made = { merchantId, source: method.type, fileName: nameOfSource(method), at };
      // What comes in at this moment is no older than what would be fetched.
      if ((await store.addImport(sql, { ...made, language: 'ru', userId: null })) === undefined) continue;
      const changes = [{ field: 'import', new: made.fileName }];
      await audit(sql, {
        user: undefined,
        clock,
        action: 'begin_import',
        entity: 'merchant',
        entityId: merchantId,
        changes,
      });
    }
    return due.length > 0;
  });
}
