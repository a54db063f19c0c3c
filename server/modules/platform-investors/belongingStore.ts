/** What belongs to an investor: movements of the balance, certificates, cards. */
import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import type { Slice } from './store';

type Page = Reply<'listInvestorTransactions'>;
type CardDetail = Reply<'getInvestorCard'>;

export interface Period {
  id: number;
  begin?: string;
  end?: string;
}
// Both ends are whole days.
const movements = `investor_transactions t where t.investor_id = $1
  and ($2::date is null or t.created_at >= $2::date) and ($3::date is null or t.created_at < $3::date + 1)`;
const bounds = ({ id, begin, end }: Period) => [id, begin ?? null, end ?? null];

export async function sumTransactions(sql: Sql, period: Period) {
  const [row] = await sql.query<Page['totals'] & { count: number }>(
    `select count(*)::int as count,
       coalesce(sum(amount) filter (where amount > 0), 0)::numeric(18, 2) as incoming,
       coalesce(-sum(amount) filter (where amount < 0), 0)::numeric(18, 2) as outgoing
     from ${movements}`,
    bounds(period),
  );
  return row!; // an aggregate always answers one row
}

/** In the order of the ledger, which is the order of time. */
export function listTransactions(sql: Sql, period: Period, { offset, limit }: Slice) {
  return sql.query<Page['transactions'][number]>(
    `select t.id, t.created_at as date, case t.type when 'investment' then 'invest' else t.type end as type, t.amount,
       t.balance_after, (select c.comment from claims c where c.id = t.claim_id) as comment, t.claim_id
     from ${movements} order by t.id desc offset $4 limit $5`,
    [...bounds(period), offset, limit],
  );
}

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
