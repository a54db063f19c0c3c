/** The lists behind one investment, newest first unless it is said otherwise. */
import { listOf } from '../../db/list';
import type { Slice } from '../../db/where';
import type { Language, Reply } from '../../http/contract';
import { joinCost, type LeavingOn } from './exitCostSql';

type RowOf<Page, Key extends keyof Page> = Page[Key] extends (infer Row)[] ? Row : never;
type Described = Pick<Parameters<typeof listOf<unknown, Slice, never, Language>>[0], 'from' | 'select' | 'joins'>;

export interface PortfolioRow {
  strategy_id: number;
  strategy_name: string;
  amount: string;
  share_percent: number;
}
export interface GroupLogRow extends Omit<RowOf<Reply<'listInvestmentGroupLogs'>, 'group_logs'>, 'user'> {
  user_id: number | null;
  user_name: string | null;
}

/** A list whose table is called `l`. */
const behind = <Row>(described: Described & { orders: string }, belongs = 'l.investment_id') =>
  listOf<Row, Slice & { id: number }, never, Language>({
    id: 'l.id',
    ...described,
    where: { id: belongs },
  });

/** The name of a strategy `s` in the language that is asked for; Russian where it has none. */
const strategyName =
  "coalesce(case spoken.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)";

/** The one that is taken when nothing else is said comes first. */
export const withdrawalSettings = behind<RowOf<Reply<'listWithdrawalSettings'>, 'withdrawal_settings'>>({
  from: 'withdrawal_settings l',
  select: 'l.id, l.kind, l.card_masked, l.bank_account, l.mfo, l.percent::float8 as percent, l.is_default',
  orders: 'l.is_default desc, l.id',
});

export const payments = behind<RowOf<Reply<'listPaymentTransactions'>, 'payment_transactions'>>({
  from: 'payment_transactions l',
  select: 'l.id, l.date, l.direction, l.gateway, l.amount, l.fee, l.status, l.external_id',
  orders: 'l.date desc, l.id desc',
});

export interface DividendRow extends Omit<
  RowOf<Reply<'listDividendTransactions'>, 'dividend_transactions'>,
  'strategy'
> {
  strategy_id: number;
  strategy_name: string;
}

/** An investment that is spread has a share of each of its strategies in a month. */
export const dividends = behind<DividendRow>({
  // What was counted anew shows once, by the run that stands.
  from: (bind, language) => `(select * from dividend_transactions where status <> 'replaced') l
    join strategies s on s.id = l.strategy_id cross join (select ${bind(language)}::text as language) spoken`,
  select: `l.id, to_char(l.month, 'YYYY-MM') as month, l.gross, l.tax, l.net, l.status, l.paid_at, l.strategy_id,
    ${strategyName} as strategy_name`,
  orders: 'l.month desc, l.id desc',
});

export const partnershipValues = behind<RowOf<Reply<'listPartnershipValues'>, 'partnership_values'>>({
  from: 'partnership_values l',
  select: 'l.id, l.date, l.value, l.share_percent::float8 as share_percent',
  orders: 'l.date desc',
});

export const transactions = behind<RowOf<Reply<'listInvestmentTransactions'>, 'investment_transactions'>>({
  from: 'investment_transactions l',
  select: 'l.id, l.created_at as date, l.type, l.amount, l.balance_after',
  orders: 'l.id desc',
});

export const bankClaims = behind<RowOf<Reply<'listInvestmentBankClaims'>, 'bank_claims'>>(
  {
    from: 'cash_in_bank_claims l',
    select: `l.id, l.bank_document_number, l.document_date, l.payer_name, l.amount, l.purpose, l.status, l.created_at`,
    orders: 'l.created_at desc, l.id desc',
  },
  'l.matched_investment_id = $',
);

/** What waits as it stands on a day. */
export const exitClaims = listOf<
  RowOf<Reply<'listInvestmentExitClaims'>, 'exit_claims'>,
  Slice & { id: number },
  never,
  LeavingOn
>({
  id: 'c.id',
  from: (bind, leaving) => `exit_claims c join investments n on n.id = c.investment_id ${joinCost(bind, leaving)}`,
  select: `c.id, c.number, c.amount, cost.penalty_amount, cost.tax_amount, cost.payable_amount, c.reason_type, c.method, c.status,
    c.planned_date, c.created_at`,
  orders: 'c.created_at desc, c.id desc',
  where: { id: 'c.investment_id' },
});

export const outgoingPayments = behind<
  RowOf<Reply<'listOutgoingPaymentTransactions'>, 'outgoing_payment_transactions'>
>({
  from: 'outgoing_payment_transactions l',
  select: 'l.id, l.date, l.recipient, l.account_masked, l.mfo, l.amount, l.purpose, l.status, l.error',
  orders: 'l.date desc, l.id desc',
});

/** The largest part first. */
export const portfolios = behind<PortfolioRow>({
  from: (bind, language) => `investment_portfolios l join strategies s on s.id = l.strategy_id
    cross join (select ${bind(language)}::text as language) spoken`,
  select: `l.strategy_id, l.amount, l.share_percent::float8 as share_percent, ${strategyName} as strategy_name`,
  orders: 'l.amount desc, l.strategy_id',
});

export const groupLogs = behind<GroupLogRow>({
  from: 'investment_group_logs l',
  select: `l.id, l.group_name as group, l.action, l.created_at as date, l.data, l.user_id,
    u.first_name || ' ' || u.last_name as user_name`,
  joins: 'left join system_users u on u.id = l.user_id',
  orders: 'l.created_at desc, l.id desc',
});
