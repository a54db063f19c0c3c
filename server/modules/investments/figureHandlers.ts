import type { HandlerMap } from '../../http/contract';
import { countByMonth, countByStatus } from './figureStore';

export const investmentFigureHandlers = {
  async listInvestmentFigures({ query, db }) {
    const filter = { beginDate: query.begin_date, endDate: query.end_date };
    const [statuses, months] = await Promise.all([countByStatus(db, filter), countByMonth(db, filter)]);
    return { statuses, months };
  },
} satisfies Partial<HandlerMap>;
