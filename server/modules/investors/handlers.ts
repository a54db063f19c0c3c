import { holds } from '../../auth/currentUser';
import type { Call, HandlerMap, OperationId } from '../../http/contract';
import { notFound } from '../../shared/problem';
import { cardOf, investmentAnswer, maskedCompany, maskedPersonal } from './serialize';
import { findInvestors, pageOfInvestors } from './listStore';
import { maskPhone, maskPinfl } from '../../shared/mask';
import { investorStatuses, shownUnlessAsked } from './rules';
import { readSearch, secretsSought } from '../../db/searchText';
import * as store from './store';
import type { Sql } from '../../db/database';
import { mapped, page, pageWithTotals } from '../../db/list';
import { countNumberSearch } from '../../shared/secretReads';
import { refuseStale } from '../../shared/versionCheck';
import { lockInvestors } from './changeStore';
import { moveInvestors, refusalOf, type RequestedStatus } from './service';
import { findCompanyDocuments, findInvestor, findPersonalDocuments } from './store';
import { timestamp } from '../../shared/clock';
import { findPlaceNames } from './documentStore';
import { informationFile } from './info/information';
import { auditInvestor } from '../../shared/auditTrail';
import { investmentsOf, verifyHistoryOf } from './sublistStore';

export const investorHandlers = {
  async listInvestors({ query, user, db, clock }) {
    const { subject, begin_date: beginDate, end_date: endDate, status = [], search = '' } = query;
    const statuses = status.length > 0 ? status : shownUnlessAsked;
    // A passport finds its holder for those who may have passports shown to them.
    const parts = readSearch(search, { passports: holds(user, 'investors.get') });
    await countNumberSearch(db, { user, clock }, 'investors', secretsSought(parts));
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

  getInvestor: (call) => cardOf(call.db, call, call.params.id),

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
    const found = await investmentsOf.list(db, { ...query, investorId: params.id }, language);
    return pageWithTotals('investments', mapped(found, investmentAnswer));
  },

  async listInvestorVerifyHistory({ params, query, db }) {
    if ((await store.findSubject(db, params.id)) === undefined) throw notFound();
    return page('items', await verifyHistoryOf.list(db, { ...query, investorId: params.id }));
  },

  changeInvestorStatus: (call) =>
    call.db.transaction(async (sql) => {
      await moveOne(sql, call, { to: call.body.status, comment: call.body.comment });
      const { id, status, version, updated_at } = (await findInvestor(sql, call.params.id))!; // moveOne holds its lock
      return { id, status, version, updated_at };
    }),

  archiveInvestor: (call) =>
    call.db.transaction(async (sql) => {
      await moveOne(sql, call, { to: 'archive' });
      return undefined;
    }),

  generateInvestorInfo: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const investor = await cardOf(sql, call, id);
      const personal = await findPersonalDocuments(sql, id);
      const company = await findCompanyDocuments(sql, id);
      const documents = {
        ...(personal && maskedPersonal(personal)),
        ...(company && maskedCompany(company)),
        ...(await findPlaceNames(sql, id, call.language)),
      };
      const { rows: history } = await verifyHistoryOf.list(sql, { ...all, investorId: id });
      const { rows } = await investmentsOf.list(sql, { ...all, investorId: id }, call.language);
      const investments = rows.map(investmentAnswer);
      const name = `investor_${id}.docx`;
      const [madeBy, madeAt] = [call.user.name, timestamp(call.clock)];
      const content = informationFile({ investor, documents, history, investments, madeBy, madeAt }, call.language);
      await auditInvestor(sql, call, id, 'generate_info', [{ field: 'file', new: name }]);
      return { name, content };
    }),
} satisfies Partial<HandlerMap>;

type OneCall = Pick<Call<OperationId>, 'user' | 'clock' | 'files'> & {
  params: { id: number };
  headers: { 'If-Match': number };
};

async function moveOne(sql: Sql, call: OneCall, requested: RequestedStatus) {
  const { id } = call.params;
  const [investor] = await lockInvestors(sql, [id]);
  if (investor === undefined) throw notFound();
  await refuseStale(investor.version, call.headers['If-Match'], () => cardOf(sql, call, id));
  const { skipped } = await moveInvestors(sql, call, [id], requested);
  if (skipped[0] !== undefined) throw refusalOf(skipped[0].code);
}

/** More than any investor has; the file stays one that a person can read. */
const all = { offset: 0, limit: 1000 };
