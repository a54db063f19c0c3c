/** The lists behind one investment, newest first. */
import type { Language, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';

export interface Slice {
  id: number;
  offset: number;
  limit: number;
  language: Language;
}
type RowOf<Page, Key extends keyof Page> = Page[Key] extends (infer Row)[] ? Row : never;

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

const paged = ({ id, offset, limit }: Slice) => [id, offset, limit];

/** The one that is taken when nothing else is said comes first. */
export const listWithdrawalSettings = (sql: Sql, slice: Slice) =>
  sql.query<RowOf<Reply<'listWithdrawalSettings'>, 'withdrawal_settings'>>(
    `select id, kind, card_masked, bank_account, mfo, percent::float8 as percent, is_default
     from withdrawal_settings where investment_id = $1 order by is_default desc, id offset $2 limit $3`,
    paged(slice),
  );

export const listPayments = (sql: Sql, slice: Slice) =>
  sql.query<RowOf<Reply<'listPaymentTransactions'>, 'payment_transactions'>>(
    `select id, date, direction, gateway, amount, fee, status, external_id
     from payment_transactions where investment_id = $1 order by date desc, id desc offset $2 limit $3`,
    paged(slice),
  );

export const listDividends = (sql: Sql, slice: Slice) =>
  sql.query<RowOf<Reply<'listDividendTransactions'>, 'dividend_transactions'>>(
    `select id, to_char(d.month, 'YYYY-MM') as month, gross, tax, net, status, paid_at
     from dividend_transactions d where investment_id = $1 order by d.month desc offset $2 limit $3`,
    paged(slice),
  );

export const listPartnershipValues = (sql: Sql, slice: Slice) =>
  sql.query<RowOf<Reply<'listPartnershipValues'>, 'partnership_values'>>(
    `select id, date, value, share_percent::float8 as share_percent
     from partnership_values where investment_id = $1 order by date desc offset $2 limit $3`,
    paged(slice),
  );

export const listTransactions = (sql: Sql, slice: Slice) =>
  sql.query<RowOf<Reply<'listInvestmentTransactions'>, 'investment_transactions'>>(
    `select id, created_at as date, type, amount, balance_after
     from investment_transactions where investment_id = $1 order by id desc offset $2 limit $3`,
    paged(slice),
  );

export const listBankClaims = (sql: Sql, slice: Slice) =>
  sql.query<RowOf<Reply<'listInvestmentBankClaims'>, 'bank_claims'>>(
    `select id, bank_document_number, document_date, payer_name, amount, purpose, status, created_at
     from cash_in_bank_claims where matched_investment_id = $1 order by created_at desc, id desc offset $2 limit $3`,
    paged(slice),
  );

export const listExitClaims = (sql: Sql, slice: Slice) =>
  sql.query<RowOf<Reply<'listInvestmentExitClaims'>, 'exit_claims'>>(
    `select id, number, amount, penalty_amount, tax_amount, payable_amount, reason_type, method, status, planned_date,
       created_at
     from exit_claims where investment_id = $1 order by created_at desc, id desc offset $2 limit $3`,
    paged(slice),
  );

export const listOutgoingPayments = (sql: Sql, slice: Slice) =>
  sql.query<RowOf<Reply<'listOutgoingPaymentTransactions'>, 'outgoing_payment_transactions'>>(
    `select id, date, recipient, account_masked, mfo, amount, purpose, status, error
     from outgoing_payment_transactions where investment_id = $1 order by date desc, id desc offset $2 limit $3`,
    paged(slice),
  );

/** The largest part first. */
export const listPortfolios = (sql: Sql, slice: Slice) =>
  sql.query<PortfolioRow>(
    `select p.strategy_id, p.amount, p.share_percent::float8 as share_percent,
       coalesce(case $4 when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru) as strategy_name
     from investment_portfolios p join strategies s on s.id = p.strategy_id
     where p.investment_id = $1 order by p.amount desc, p.strategy_id offset $2 limit $3`,
    [...paged(slice), slice.language],
  );

export const listGroupLogs = (sql: Sql, slice: Slice) =>
  sql.query<GroupLogRow>(
    `select g.id, g.group_name as group, g.action, g.created_at as date, g.data, g.user_id,
       u.first_name || ' ' || u.last_name as user_name
     from investment_group_logs g left join system_users u on u.id = g.user_id
     where g.investment_id = $1 order by g.created_at desc, g.id desc offset $2 limit $3`,
    paged(slice),
  );
