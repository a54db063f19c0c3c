import { today } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import { investorStatuses, shownUnlessAsked } from './rules';
import * as store from './statisticsStore';

/** How far back a queue is told: long enough to see a month of work, short enough to read few rows. */
const queueDays = 30;

export const investorStatisticsHandlers = {
  async listInvestorStatusFigures({ query, db }) {
    const { begin_date: beginDate, end_date: endDate } = query;
    return { statuses: await store.countByStatus(db, { statuses: investorStatuses, beginDate, endDate }) };
  },

  async listInvestorMonthFigures({ query, db }) {
    const { begin_date: beginDate, end_date: endDate } = query;
    return { months: await store.countByMonth(db, { statuses: shownUnlessAsked, beginDate, endDate }) };
  },

  async listInvestorQueues({ query, db, clock }) {
    const statuses = [...new Set(query.status)];
    const rows = await store.countByDay(db, { statuses, today: today(clock), days: queueDays });
    const queues = new Map<string, Queue>();
    for (const { subject, status, day, count } of rows) {
      const name = `${subject} ${status}`;
      const queue = queues.get(name) ?? { subject, status, days: [] };
      queue.days.push({ day, count });
      queues.set(name, queue);
    }
    return { queues: [...queues.values()] };
  },
} satisfies Partial<HandlerMap>;

type Row = Awaited<ReturnType<typeof store.countByDay>>[number];
type Queue = Pick<Row, 'subject' | 'status'> & { days: Pick<Row, 'day' | 'count'>[] };
