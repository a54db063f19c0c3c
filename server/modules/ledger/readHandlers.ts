import { awaiting } from '../../auth/awaiting';
import { page, pageWithTotals } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import { withHistory } from '../../shared/auditTrail';
import { today, type Clock } from '../../shared/clock';
import { isDay } from '../../shared/period';
import { badRequest, notFound } from '../../shared/problem';
import { postingAnswer } from './answers';
import { findAccount, readCard, readTrialBalance } from './balanceStore';
import * as chart from './chartStore';
import { entries } from './entryStore';
import { postings } from './postingStore';
import { isTied, readTie, readTieRecords, tiedAccounts } from './tieStore';

/** What the journal calls a posting. */
export const entity = 'posting';

/** The day at whose end accounts are looked at. */
function dayOf(date: string | undefined, clock: Clock): string {
  if (date !== undefined && !isDay(date)) throw badRequest('No such day', { date: 'no_such_day' });
  return date ?? today(clock);
}

/** What is read of the ledger and of the chart of accounts. */
export const readHandlers = {
  async listEntries({ query: { after, ...query }, db, language }) {
    if (after !== undefined)
      return { entries: await entries.listBehind(db, { ...query, after }, language), count: null, totals: null };
    const { totals, ...found } = pageWithTotals('entries', await entries.list(db, query, language));
    const { pnl_line_id: line, figure, report_tie: tie } = query;
    const isFigure = figure !== undefined || tie !== undefined;
    const asked = { pnl: line === undefined ? null : totals.pnl, figure: isFigure ? totals.figure : null };
    return { ...found, totals: { ...totals, ...asked } };
  },

  async listPostings({ query, db, user, language }) {
    return pageWithTotals('postings', await postings.list(db, awaiting(query, user, 'gl.enable'), language));
  },

  getPosting: async (call) => withHistory(call.db, entity, await postingAnswer(call.db, call, call.params.id)),

  listTrialBalance: ({ query, db, language }) => readTrialBalance(db, query, language),

  async listAccountCard({ params, query, db, language }) {
    const account = await findAccount(db, params.id, language);
    if (account === undefined) throw notFound();
    return { account, ...(await readCard(db, params.id, query, language)) };
  },

  async listTies({ query: { date, offset, limit }, db, language, clock }) {
    const day = dayOf(date, clock);
    const asked = tiedAccounts.slice(offset, offset + limit);
    const ties = [];
    for (const account of asked) ties.push(await readTie(db, account, day, language));
    return { ties, count: tiedAccounts.length, date: day };
  },

  async listTieRecords({ params, query: { date, ...query }, db, language, clock }) {
    if (!isTied(params.id)) throw notFound();
    const day = dayOf(date, clock);
    const tie = await readTie(db, params.id, day, language);
    return { tie, ...pageWithTotals('records', await readTieRecords(db, params.id, query, day)) };
  },

  async listAccounts({ query, db, language }) {
    return page('accounts', await chart.accounts.list(db, query, language));
  },

  async listAccountGroups({ query, db, language }) {
    return page('groups', await chart.accountGroups.list(db, query, language));
  },

  async listOperations({ query, db, language }) {
    return page('operations', await chart.operations.list(db, query, language));
  },

  async listPaymentGateways({ query, db, language }) {
    return page('gateways', await chart.paymentGateways.list(db, query, language));
  },
} satisfies Partial<HandlerMap>;
