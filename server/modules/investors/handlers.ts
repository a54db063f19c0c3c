import { holds } from '../../auth/currentUser';
import type { HandlerMap } from '../../http/contract';
import { notFound } from '../../shared/problem';
import { cardOf, investmentAnswer, maskedCompany, maskedPersonal } from './serialize';
import { findInvestors, pageOfInvestors } from './listStore';
import { maskPhone, maskPinfl } from '../../shared/mask';
import { investorStatuses, shownUnlessAsked } from './rules';
import { readSearch } from './search';
import * as store from './store';
import * as sublists from './sublistStore';

export const investorHandlers = {
  async listInvestors({ query, user, db }) {
    const { subject, begin_date: beginDate, end_date: endDate, status = [], search = '' } = query;
    const statuses = status.length > 0 ? status : shownUnlessAsked;
    // A passport finds its holder for those who may have passports shown to them.
    const parts = readSearch(search, { passports: holds(user, 'investors.get') });
    const filter = { subject, statuses, beginDate, endDate, search: parts };
    const found = await findInvestors(db, filter);
    const { offset, limit, order_by: order } = query;
    const rows = await pageOfInvestors(db, filter, found, { order, offset, limit });
    const investors = rows.map((row) => ({
      ...row,
      phone_number: maskPhone(row.phone_number),
      pinfl: maskPinfl(row.pinfl),
    }));
    return { investors, count: found.count, totals: found.totals };
  },

  async listInvestorStatuses() {
    return { statuses: [...investorStatuses] };
  },

  getInvestor: ({ params, db, files }) => cardOf(db, files, params.id),

  async getPersonalDocumentData({ params, db }) {
    const documents = await store.findPersonalDocuments(db, params.id);
    if (documents === undefined) throw notFound();
    return maskedPersonal(documents);
  },

  async getCompanyDocumentData({ params, db }) {
    const documents = await store.findCompanyDocuments(db, params.id);
    if (documents === undefined) throw notFound();
    return maskedCompany(documents);
  },

  async listInvestorInvestments({ params, query, db, language }) {
    if ((await store.findSubject(db, params.id)) === undefined) throw notFound();
    const { offset, limit } = query;
    const { count, ...totals } = await sublists.sumInvestments(db, params.id);
    const rows = offset < count ? await sublists.listInvestments(db, params.id, language, { offset, limit }) : [];
    return { investments: rows.map(investmentAnswer), count, totals };
  },

  async listInvestorVerifyHistory({ params, query, db }) {
    if ((await store.findSubject(db, params.id)) === undefined) throw notFound();
    const { offset, limit } = query;
    const count = await sublists.countVerifyHistory(db, params.id);
    return { items: offset < count ? await sublists.listVerifyHistory(db, params.id, { offset, limit }) : [], count };
  },
} satisfies Partial<HandlerMap>;
