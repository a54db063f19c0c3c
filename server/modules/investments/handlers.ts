import { timestamp, today } from '../../shared/clock';
import type { Call, HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { tiyinOf } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { maskAccount, maskCard } from '../../shared/mask';
import * as lists from './listStore';
import { monthsHeld, penaltyOf, penaltyRates } from './rules';
import { countList, findInvestment, type ListName } from './store';

export const investmentHandlers = {
  listWithdrawalSettings: section('withdrawal_settings', async (sql, slice) =>
    (await lists.listWithdrawalSettings(sql, slice)).map((setting) => ({
      ...setting,
      card_masked: setting.card_masked && maskCard(setting.card_masked),
      bank_account: maskAccount(setting.bank_account),
    })),
  ),
  listPaymentTransactions: section('payment_transactions', lists.listPayments),
  listDividendTransactions: section('dividend_transactions', lists.listDividends),
  listPartnershipValues: section('partnership_values', lists.listPartnershipValues),
  listInvestmentTransactions: section('investment_transactions', lists.listTransactions),
  listInvestmentBankClaims: section('bank_claims', lists.listBankClaims),
  listInvestmentExitClaims: section('exit_claims', lists.listExitClaims),
  listOutgoingPaymentTransactions: section('outgoing_payment_transactions', lists.listOutgoingPayments),
  listInvestmentPortfolios: section('investment_portfolios', async (sql, slice) =>
    (await lists.listPortfolios(sql, slice)).map(({ strategy_id, strategy_name, ...part }) => ({
      ...part,
      strategy: { id: strategy_id, name: strategy_name },
    })),
  ),
  listInvestmentGroupLogs: section('group_logs', async (sql, slice) =>
    (await lists.listGroupLogs(sql, slice)).map(({ user_id, user_name, ...log }) => ({
      ...log,
      user: user_id === null || user_name === null ? null : { id: user_id, name: user_name },
    })),
  ),

  async calculateInvestmentPenalty({ params, query, db, clock }) {
    const investment = await findInvestment(db, params.id);
    if (investment === undefined) throw notFound();
    if (investment.status !== 'active' && investment.status !== 'exiting')
      throw conflict('transition_not_allowed', 'Nothing can be taken out of this investment');
    const amount = query.amount ?? investment.balance;
    if (tiyinOf(amount) <= 0n) throw wrongFields({ amount: 'invalid_amount' });
    if (tiyinOf(amount) > tiyinOf(investment.balance)) throw wrongFields({ amount: 'not_enough_balance' });
    const months = monthsHeld(investment.start_date, today(clock));
    return {
      investment_id: investment.id,
      amount,
      months_held: months,
      ...penaltyOf(amount, months),
      calculated_at: timestamp(clock),
      rates: penaltyRates,
    };
  },
} satisfies Partial<HandlerMap>;

type SectionCall = Pick<Call<'listInvestmentExitClaims'>, 'params' | 'query' | 'db' | 'language'>;

/** One list behind an investment under its name on the wire, with the number of all its rows. */
function section<Name extends ListName, Row>(
  name: Name,
  read: (sql: Sql, slice: lists.Slice) => Promise<Row[]>,
): (call: SectionCall) => Promise<Record<Name, Row[]> & { count: number }> {
  return async ({ params, query, db, language }) => {
    if ((await findInvestment(db, params.id)) === undefined) throw notFound();
    const { offset, limit } = query;
    const count = await countList(db, name, params.id);
    const rows = offset < count ? await read(db, { id: params.id, offset, limit, language }) : [];
    return { [name]: rows, count } as Record<Name, Row[]> & { count: number };
  };
}
