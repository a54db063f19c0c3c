import { timestamp, today } from '../../shared/clock';
import type { Call, HandlerMap, Language } from '../../http/contract';
import { type listOf, mapped, page } from '../../db/list';
import type { Slice } from '../../db/where';
import { tiyinOf } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { maskAccount, maskCard } from '../../shared/mask';
import * as lists from './listStore';
import { exitTerms } from '../constants/index';
import { leavingOn } from './exitCostSql';
import { leavesEarly, mayLeave, monthsHeld, penaltyOf } from './rules';
import { findInvestment } from './store';

export const investmentHandlers = {
  listWithdrawalSettings: section('withdrawal_settings', lists.withdrawalSettings, (setting) => ({
    ...setting,
    card_masked: setting.card_masked && maskCard(setting.card_masked),
    bank_account: maskAccount(setting.bank_account),
  })),
  listPaymentTransactions: section('payment_transactions', lists.payments, asFound),
  listDividendTransactions: section('dividend_transactions', lists.dividends, ofStrategy),
  listPartnershipValues: section('partnership_values', lists.partnershipValues, asFound),
  listInvestmentTransactions: section('investment_transactions', lists.transactions, asFound),
  listInvestmentBankClaims: section('bank_claims', lists.bankClaims, asFound),
  listOutgoingPaymentTransactions: section('outgoing_payment_transactions', lists.outgoingPayments, asFound),
  listInvestmentPortfolios: section('investment_portfolios', lists.portfolios, ofStrategy),
  listInvestmentGroupLogs: section('group_logs', lists.groupLogs, ({ user_id, user_name, ...log }) => ({
    ...log,
    user: user_id === null || user_name === null ? null : { id: user_id, name: user_name },
  })),

  async listInvestmentExitClaims({ params: { id }, query, db, clock }) {
    if ((await findInvestment(db, id)) === undefined) throw notFound();
    return page('exit_claims', await lists.exitClaims.list(db, { ...query, id }, await leavingOn(db, today(clock))));
  },

  async calculateInvestmentPenalty({ params, query, db, clock }) {
    const investment = await findInvestment(db, params.id);
    if (investment === undefined) throw notFound();
    if (investment.status !== 'active' && investment.status !== 'exiting')
      throw conflict('transition_not_allowed', 'Nothing can be taken out of this investment');
    if (!mayLeave(investment, today(clock)))
      throw conflict('early_exit_not_allowed', 'The tariff does not let the investment go before its end');
    const amount = query.amount ?? investment.balance;
    if (tiyinOf(amount) <= 0n) throw wrongFields({ amount: 'invalid_amount' });
    if (tiyinOf(amount) > tiyinOf(investment.balance)) throw wrongFields({ amount: 'not_enough_balance' });
    const { start_date, end_date, tariff_percent } = investment;
    const months = monthsHeld(start_date, today(clock));
    const isEarly = leavesEarly(end_date, today(clock));
    const terms = await exitTerms(db);
    return {
      investment_id: investment.id,
      amount,
      months_held: months,
      is_early: isEarly,
      ...penaltyOf({ amount, months, isEarly, tariff_percent }, terms),
      calculated_at: timestamp(clock),
      tariff_percent,
      rates: terms.rates,
    };
  },
} satisfies Partial<HandlerMap>;

type SectionCall = Pick<Call<'listInvestmentBankClaims'>, 'params' | 'query' | 'db' | 'language'>;

type SubList<Row> = Pick<ReturnType<typeof listOf<Row, Slice & { id: number }, never, Language>>, 'list'>;

/** For rows that the wire tells as they stand in the database. */
function asFound<Row>(row: Row): Row {
  return row;
}

interface NamesStrategy {
  strategy_id: number;
  strategy_name: string;
}

/** Rows that name the strategy that they belong to. */
function ofStrategy<Row extends NamesStrategy>({ strategy_id, strategy_name, ...row }: Row) {
  return { ...row, strategy: { id: strategy_id, name: strategy_name } };
}

/** One list behind an investment under its name on the wire. */
function section<Name extends string, Row, Answer>(name: Name, list: SubList<Row>, tell: (row: Row) => Answer) {
  return async ({ params, query, db, language }: SectionCall) => {
    if ((await findInvestment(db, params.id)) === undefined) throw notFound();
    return page(name, mapped(await list.list(db, { ...query, id: params.id }, language), tell));
  };
}
