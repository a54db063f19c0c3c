/** What is owed too long, and what customers promise about it. */
import type { HandlerMap } from '../../http/contract';
import { timestamp, today } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { notFound, wrongFields } from '../../shared/problem';
import { amountsUnknown, hasTerms } from './answers';
import * as collection from './collectionStore';
import * as lists from './listStore';
import { hold, notAllowed, tell } from './moving';
import { isInForce } from './rules/moves';
import { faultOfPromise } from './rules/promises';
import { debtOf } from './rules/schedule';
import * as store from './store';

const buckets = ['current', '1-30', '31-60', '61-90', '90+'] as const;
const states = ['open', 'today', 'kept', 'broken'] as const;

export const collectionHandlers = {
  async getCollectionStatistics({ db, query, clock }) {
    const day = today(clock);
    const [late, promised] = await Promise.all([
      collection.listBuckets(db, query, day),
      collection.listPromiseStates(db, query, day),
    ]);
    return {
      day,
      buckets: buckets.map(
        (bucket) => late.find((one) => one.bucket === bucket) ?? { bucket, count: 0, debt: '0.00', overdue: '0.00' },
      ),
      promises: states.map(
        (state) => promised.find((one) => one.state === state) ?? { state, count: 0, amount: '0.00' },
      ),
    };
  },

  listCollectedMonths: async ({ db, query }) => ({ months: await collection.listCollected(db, query) }),

  async listPaymentPromises({ db, params, clock }) {
    if ((await lists.instalments.find(db, params.id, today(clock))) === undefined) throw notFound();
    return { promises: await collection.listPromises(db, params.id, today(clock)) };
  },

  addPaymentPromise: (call) =>
    call.db.transaction(async (sql) => {
      const { date, amount, comment } = call.body;
      const one = await hold(sql, call, call.params.id, call.headers['If-Match']);
      if (!isInForce(one.Status)) throw await notAllowed(sql, call, one);
      if (!hasTerms(one)) throw amountsUnknown();
      if (!isDay(date)) throw wrongFields({ date: 'no_such_day' });
      const day = today(call.clock);
      const debt = debtOf((await store.listRows(sql, one.id)).map(store.inTiyin));
      const fault = faultOfPromise({ date, amount: tiyinOf(amount) }, debt, day);
      if (fault !== undefined) throw wrongFields(fault);
      const at = timestamp(call.clock);
      const said = comment?.trim() || null;
      const id = await collection.addPromise(sql, {
        ...{ installmentId: one.id, date, amount, comment: said, userId: call.user.id, at },
      });
      await store.touch(sql, one.id, at);
      await tell(sql, call, one.id, 'promise', [
        { field: 'promised_amount', new: amount },
        { field: 'promised_day', new: date },
        ...(said === null ? [] : [{ field: 'comment', new: said }]),
      ]);
      // The newest is the first.
      return (await collection.listPromises(sql, one.id, day)).find((promise) => promise.id === id)!; // just written
    }),
} satisfies Partial<HandlerMap>;
