/** What belongs to an investor: movements of the balance, certificates, cards. */
import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';

type Page = Reply<'listInvestorTransactions'>;
type CardDetail = Reply<'getInvestorCard'>;

/** In the order of the ledger, which is the order of time. */
export const movements = listOf<
  Page['transactions'][number],
  Call<'listInvestorTransactions'>['query'] & { investorId: number },
  'incoming' | 'outgoing'
>({
  id: 't.id',
  from: 'investor_transactions t',
  select: `t.id, t.created_at as date, case t.type when 'investment' then 'invest' else t.type end as type, t.amount,
    t.balance_after, (select c.comment from claims c where c.id = t.claim_id) as comment, t.claim_id`,
  totals: { incoming: 'greatest(t.amount, 0)', outgoing: 'greatest(-t.amount, 0)' },
  orders: 't.id desc',
  where: { investorId: 't.investor_id', period: 't.created_at' },
});

type Certificate = Omit<Reply<'listInvestorCertificates'>['items'][number], 'url'>;
export function listCertificates(sql: Sql, investorId: number) {
  return sql.query<Certificate & { file_key: string | null }>(
    `select id, number, kind, issued_at::date as issued_at, valid_until, file_key
     from certificates c where investor_id = $1 order by c.issued_at desc, id desc`,
    [investorId],
  );
}

export type CardRow = Omit<CardDetail, 'masked_pan'> & { card_masked: string };
const cards = `select k.id, k.investor_id, k.card_masked, k.kind as type, k.holder, k.bank, k.phone_masked, k.is_main,
    k.status, k.created_at as added_at, k.verified_at, u.first_name || ' ' || u.last_name as verified_by,
    lpad(k.expiry_month::text, 2, '0') || '/' || lpad((k.expiry_year % 100)::text, 2, '0') as expiry
  from investor_cards k left join system_users u on u.id = k.verified_by`;

export const listCards = (sql: Sql, investorId: number) =>
  sql.query<CardRow>(`${cards} where k.investor_id = $1 order by k.is_main desc, k.id desc`, [investorId]);

export async function findCard(sql: Sql, id: number): Promise<CardRow | undefined> {
  const [row] = await sql.query<CardRow>(`${cards} where k.id = $1::bigint`, [id]);
  return row;
}
