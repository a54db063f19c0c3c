import { pageWithTotals } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { today } from '../../shared/clock';
import { listDays, payments } from './store';

const handlers = {
  async listPaymentCalendar({ query, db, language, clock }) {
    const seen = { month: `${query.month}-01`, today: today(clock), language };
    return pageWithTotals('entries', await payments.list(db, query, seen));
  },

  async getPaymentDays({ query, db, language, clock }) {
    const seen = { month: `${query.month}-01`, today: today(clock), language };
    return { days: await listDays(db, query.kind, seen), today: seen.today };
  },
} satisfies Partial<HandlerMap>;

/** Reads what other modules keep; it has nothing of its own. */
export const paymentCalendarModule: Module = { handlers };
