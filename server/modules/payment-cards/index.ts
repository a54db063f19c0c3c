import { everything } from '../../auth/permissions';
import { mapped, page, pageWithTotals } from '../../db/list';
import type { HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { maskCard, maskPhone } from '../../shared/mask';
import { notFound } from '../../shared/problem';
import { seedTransactions } from './seed';
import * as store from './store';

const cardOf = ({ phone_number: phone, ...row }: store.CardRow) => ({
  ...row,
  masked_pan: maskCard(row.masked_pan),
  phone_masked: maskPhone(phone),
});
const transactionOf = (row: store.TransactionRow) => ({
  ...row,
  card: { ...row.card, name: maskCard(row.card.name) },
});

const cardHandlers = {
  listCardsByMaskedPan: async ({ query, db }) => page('list', mapped(await store.cards.list(db, query), cardOf)),

  async getMaskedCard({ params, db }) {
    const row = await store.cards.find(db, params.id);
    if (row === undefined) throw notFound();
    return cardOf(row);
  },

  listCardTransactions: async ({ query, db }) =>
    pageWithTotals('transactions', mapped(await store.transactions.list(db, query), transactionOf)),

  async getCardTransaction({ params, db }) {
    const row = await store.transactions.find(db, params.id);
    if (row === undefined) throw notFound();
    return transactionOf(row);
  },
} satisfies Partial<HandlerMap>;

/** The cards of customers by their mask, and every attempt at a gateway. */
export const paymentCardsModule: Module = {
  handlers: cardHandlers,
  seed: seedTransactions,
  permissions: {
    cards: {
      names: ['Карты', 'Cards', 'Kartalar'],
      roles: { moderator: 'qguA', manager: 'qg', accountant: 'qgx', administrator: everything, director: 'qgx' },
    },
  },
};
