/** The records that a posted row belongs to: entries name investors, investments, bonds and strategies by themselves. */
import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';

type Posting = Reply<'getPosting'>;

const strategyTitle = `coalesce(case $3 when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)`;

/**
 * What a posted row belongs to and has a screen. Each part answers for one table of facts and finds nothing for the others, so that a
 * further table is a further part.
 */
export const listSources = (sql: Sql, { kind, id }: NonNullable<Posting['fact']>, language: Language) =>
  sql.query<Posting['sources'][number]>(
    `select type, r.id::float8 as id, name, to_char(month, 'YYYY-MM') as month from (
       select 1 as place, 'dividends' as type, d.strategy_id as id, ${strategyTitle} as name, d.month
         from dividend_transactions d join strategies s on s.id = d.strategy_id
         where d.id = case $1 when 'dividend_transactions' then $2::bigint
           when 'dividend_reversals' then (select dividend_id from dividend_reversals where id = $2::bigint) end
       union all
       select 1, 'profit', p.id, ${strategyTitle}, p.month
         from profit_announcements a join profit_records p on p.id = a.profit_id join strategies s on s.id = p.strategy_id
         where $1 = 'profit_announcements' and a.id = $2::bigint
       union all
       select 1, 'partner_share', p.id, p.name, d.month
         from profit_distributions d join partners p on p.id = d.partner_id
         where d.id = case $1 when 'profit_distributions' then $2::bigint
           when 'distribution_reversals' then (select distribution_id from distribution_reversals where id = $2::bigint) end
       union all
       select 1, 'closing_month', c.id, to_char(c.month, 'MM.YYYY'), c.month
         -- Each time a month is closed is a fact of its own: the last three digits are the revision.
         from closing_months c where $1 = 'closing_months' and c.id = $2::bigint / 1000
       union all
       select 1, r.type, r.id, r.name, null
         from investor_transactions t
           left join cash_in_bank_claims b on b.id = t.bank_claim_id
           left join claims c on c.id = t.claim_id
           left join exit_claims x on x.id = t.exit_claim_id
           cross join lateral (values
             ('cash_in', b.id, b.bank_document_number),
             ('claim', c.id, c.id::text),
             ('cash_out', x.id, x.number)) as r (type, id, name)
         where $1 = 'investor_transactions' and t.id = $2::bigint and r.id is not null
       union all
       select 1, 'cash_out', x.id, x.number, null
         from investment_transactions t join exit_claims x on x.id = t.exit_claim_id
         where $1 = 'investment_transactions' and t.id = $2::bigint
       union all
       select r.place, r.type, r.id, r.name, null
         from installment_moves m join applications a on a.id = m.application_id
           left join orders o on o.application_id = a.id
           left join refund_payments b on b.id = m.refund_id
           left join return_claims c on c.id = coalesce(m.claim_id, b.claim_id)
           cross join lateral (values
             (1, 'return_claim', c.id, c.number),
             (2, 'contract', a.id, coalesce(a.contract_number, a.id::text)),
             (3, 'order', o.id, o.id::text)) as r (place, type, id, name)
         where $1 = 'installment_moves' and m.id = $2::bigint and r.id is not null
       union all
       select r.place, r.type, r.id, r.name, null
         from merchant_moves m left join merchant_moves was on was.id = m.reverses_id
           join merchant_transfers t on t.id = coalesce(m.transfer_id, was.transfer_id)
           join merchants k on k.id = m.merchant_id
           cross join lateral (values
             (1, 'transfer', t.id, t.document_number),
             (2, 'merchant', k.id, k.name)) as r (place, type, id, name)
         where $1 = 'merchant_moves' and m.id = $2::bigint) r
     order by place`,
    [kind, id, language],
  );
