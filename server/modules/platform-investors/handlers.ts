import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { mapped, page, pageWithTotals } from '../../db/list';
import { decimal, tiyinOf } from '../../shared/money';
import { notFound } from '../../shared/problem';
import { countNumberSearch } from '../../shared/secretReads';
import { claimAnswer, claimsOf, sumHeld } from '../general-claims/index';
import { maskCard, maskPhone } from '../../shared/mask';
import { findSubject } from '../investors/index';
import { platformCard } from './serialize';
import * as belongings from './belongingStore';
import * as store from './store';

export const platformInvestorHandlers = {
  async listPlatformInvestors({ query, db }) {
    await mustExist(db, query.same_as);
    const { rows, count } = await store.duplicates.list(db, query);
    return { items: rows.map(withMaskedPhone), total: count };
  },

  async searchInvestorsByPhone({ params, db, user, clock }) {
    await countNumberSearch(db, { user, clock }, 'investors', [params.phone]);
    const rows = await store.findByPhone(db, params.phone);
    return { items: rows.map(withMaskedPhone), total: rows.length };
  },

  getPlatformInvestor: ({ params, db }) => platformCard(db, params.id),

  async listInvestorClaims({ params, query, db }) {
    await mustExist(db, params.id);
    return page('claims', mapped(await claimsOf.list(db, { ...query, investorId: params.id }), claimAnswer));
  },

  async getInvestorBalance({ params, db, clock }) {
    const investor = await store.findInvestor(db, params.id);
    if (investor === undefined) throw notFound();
    const blocked = await sumHeld(db, params.id);
    const available = decimal(tiyinOf(investor.balance) - tiyinOf(blocked));
    return { investor_id: investor.id, balance: investor.balance, blocked, available, calculated_at: timestamp(clock) };
  },

  async listPlatformInvestorInvestments({ params, db, language }) {
    await mustExist(db, params.id);
    const rows = await store.listShares(db, params.id, language);
    const items = rows.map(({ strategy_id, strategy_name, ...share }) => ({
      ...share,
      strategy: { id: strategy_id, name: strategy_name },
    }));
    return { items, total: items.length };
  },

  async listInvestorTransactions({ params, query, db }) {
    await mustExist(db, params.id);
    return pageWithTotals('transactions', await belongings.movements.list(db, { ...query, investorId: params.id }));
  },

  async listInvestorCertificates({ params, db, files }) {
    await mustExist(db, params.id);
    const rows = await belongings.listCertificates(db, params.id);
    const items = rows.map(({ file_key, ...certificate }) => ({
      ...certificate,
      url: file_key && files.signedUrl(file_key),
    }));
    return { items, total: items.length };
  },

  async listInvestorCards({ params, db }) {
    await mustExist(db, params.id);
    const rows = await belongings.listCards(db, params.id);
    const items = rows.map(({ investor_id, added_at, verified_at, verified_by, ...card }) => cardAnswer(card));
    return { items, total: items.length };
  },

  async getInvestorCard({ params, db }) {
    const card = await belongings.findCard(db, params.id);
    if (card === undefined) throw notFound();
    return cardAnswer(card);
  },

  async getAutoInvest({ params, db, language }) {
    await mustExist(db, params.id);
    const rule = await store.findAutoInvest(db, params.id, language);
    const none = { enabled: false, strategy_id: null, strategy_name: null, min_amount: null, percent: null };
    const { strategy_id, strategy_name, ...rest } = rule ?? { ...none, next_run_at: null };
    const strategy = strategy_id === null || strategy_name === null ? null : { id: strategy_id, name: strategy_name };
    return { investor_id: params.id, ...rest, strategy };
  },
} satisfies Partial<HandlerMap>;

async function mustExist(sql: Sql, id: number) {
  if ((await findSubject(sql, id)) === undefined) throw notFound();
}

const withMaskedPhone = <Row extends { phone_number: string }>(row: Row) => ({
  ...row,
  phone_number: maskPhone(row.phone_number),
});

const cardAnswer = <Card extends { card_masked: string }>({ card_masked, ...card }: Card) => ({
  ...card,
  masked_pan: maskCard(card_masked),
});
