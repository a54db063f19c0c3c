import type { Sql } from '../../../db/database';
import type { Language } from '../../../http/contract';
import { numberOf, ofPostingOrRecord, recordJoins, spokenName } from '../names';
import type { BankPosting } from './match';

/** The settlement account, whose statement the bank gives. */
export const bankAccount = 5110;

/**
 * What each posting moved on the account from day to day, up to `most`; a compound one counts as a whole, as at the bank. A
 * posting of the system has its document and its counterparty where its record has them.
 */
export const bankPostings = (
  sql: Sql,
  { begin, end, most, language }: { begin: string; end: string; most: number; language: Language },
): Promise<BankPosting[]> =>
  sql.query(
    `with moved as (
       select posting_id, 'in' as direction, date, sum(amount) as amount, min(investor_id) as investor_id from gl_entries
       where debit = $1::int and date between $2::date and $3::date group by posting_id, date
       union all
       select posting_id, 'out', date, sum(amount), min(investor_id) from gl_entries
       where credit = $1::int and date between $2::date and $3::date group by posting_id, date)
     select p.id::float8 as id, ${numberOf('p')} as number, m.date, m.direction, m.amount::numeric(24, 2) as amount,
       ${spokenName('o', '$4::text')} as operation, coalesce(p.document_number, c.bank_document_number) as document_number,
       coalesce(${ofPostingOrRecord('counterparty')}, c.payer_name, i.name) as counterparty,
       ${ofPostingOrRecord('description')} as description
     from (select * from moved order by date, posting_id, direction limit $5) m
       join gl_postings p on p.id = m.posting_id join gl_operations o on o.id = p.operation_id
       left join investor_transactions t on p.fact = 'investor_transactions' and t.id = p.fact_id
       left join cash_in_bank_claims c on c.id = t.bank_claim_id
       ${recordJoins}
       left join investors i on i.id = m.investor_id
     order by m.date, m.posting_id, m.direction`,
    [bankAccount, begin, end, language, most],
  );
