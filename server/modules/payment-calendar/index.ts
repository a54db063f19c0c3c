import { pageWithTotals } from '../../db/list';
import type { Call, HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { today } from '../../shared/clock';
import { leavingOn } from '../investments/index';
import { listDays, payments, type Seen } from './store';

type Asked = Pick<Call<'getPaymentDays'>, 'db' | 'language' | 'clock'> & { query: { month: string } };
const seenBy = async ({ query, db, language, clock }: Asked): Promise<Seen> => ({
  ...{ month: `${query.month}-01`, language },
  leaving: await leavingOn(db, today(clock)),
});

const handlers = {
  async listPaymentCalendar(call) {
    return pageWithTotals('entries', await payments.list(call.db, call.query, await seenBy(call)));
  },

  async getPaymentDays(call) {
    const seen = await seenBy(call);
    return { days: await listDays(call.db, call.query.kind, seen), today: seen.leaving.day };
  },
} satisfies Partial<HandlerMap>;

/** Reads what other modules keep; it has nothing of its own. */
export const paymentCalendarModule: Module = { handlers };
