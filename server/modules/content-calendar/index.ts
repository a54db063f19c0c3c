import { holds } from '../../auth/currentUser';
import type { HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { today } from '../../shared/clock';
import { listShown, shownKinds } from './store';

const handlers = {
  async getContentCalendar({ query, db, user, clock, language }) {
    const asked = query.kind ?? Object.keys(shownKinds);
    const kinds = asked.filter((kind) => holds(user, shownKinds[kind as keyof typeof shownKinds]));
    const now = today(clock);
    const { month, beside } = query;
    return { entries: await listShown(db, { first: `${month}-01`, kinds, beside, today: now, language }), today: now };
  },
} satisfies Partial<HandlerMap>;

/** Reads what other modules keep; it has nothing of its own. */
export const contentCalendarModule: Module = { handlers };
