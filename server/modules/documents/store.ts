import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { seedTrail } from '../../db/seedTrail';
import type { Call, Reply } from '../../http/contract';
import { yesterday, type Clock } from '../../shared/clock';
import { investorColumn, personColumn } from '../../shared/referenceColumns';
import type { DocumentStatus } from './rules';

export type DocumentRow = Omit<Reply<'listApplicationDocuments'>['documents'][number], 'file'> & {
  investor_id: number;
  file_key: string | null;
  file_name: string | null;
  file_kind: string | null;
};

export const documents = listOf<DocumentRow, Call<'listApplicationDocuments'>['query']>({
  id: 'd.id',
  from: 'application_documents d join investors i on i.id = d.investor_id',
  found: 'application_documents d',
  select: `d.id, d.version, d.number, d.type, d.investor_id, ${investorColumn}, d.date, d.status, d.comment,
    ${personColumn('decider', 'decided_by')}, d.decided_at, d.created_at, d.file_key, d.file_name, f.kind as file_kind`,
  joins: 'left join files f on f.key = d.file_key left join system_users decider on decider.id = d.decided_by',
  orders: { date: 'd.date', created_at: 'd.created_at' },
  where: {
    status: 'd.status',
    type: 'd.type',
    period: 'd.date',
    search: { table: 'application_documents d', id: 'd.id', numbers: ['d.number'], investor: 'd.investor_id' },
  },
});

interface Decided {
  id: number;
  status: DocumentStatus;
  comment: string | null;
  userId: number;
  at: string;
}
export async function setDocumentStatus(sql: Sql, { id, status, comment, userId, at }: Decided): Promise<void> {
  await sql.query(
    `update application_documents set status = $2, comment = coalesce($3, comment), decided_by = $4, decided_at = $5,
       updated_at = $5, version = version + 1 where id = $1`,
    [id, status, comment, userId, at],
  );
}

/** Papers of every type in every status; some without a file. The same every day. */
export async function seedDocuments(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with owners as (
       select i.id, row_number() over (order by i.id)::int as place from investors i
       where i.status in ('active', 'current', 'in_process') order by i.id limit 60),
     planned as (
       select o.*, (array['new', 'new', 'checked', 'accepted', 'rejected'])[1 + o.place % 5] as status,
         $1::date + time '11:00' - o.place * interval '9 hours' as at
       from owners o)
     insert into application_documents (number, type, investor_id, file_key, file_name, date, status, comment,
       decided_by, decided_at, created_at, updated_at)
     select 'D-' || lpad(p.place::text, 6, '0'), (array['contract', 'offer', 'act', 'statement', 'other'])[1 + p.place % 7 % 5],
       p.id, case when p.place % 11 <> 0 then f.key end,
       case when p.place % 3 = 0 then 'shartnoma.pdf'
         else 'заявление.pdf' end,
       p.at::date, p.status,
       case when p.status = 'rejected' then (array['Нет подписи', 'Sahifa yetishmaydi'])[1 + p.place % 2] end,
       case when p.status <> 'new' then u.id end,
       case when p.status <> 'new' then p.at + interval '3 hours' end, p.at, p.at
     from planned p
     cross join (select id from system_users where username = 'moderator') u
     left join (select key from files where kind = 'pdf' order by key limit 1) f on true`,
    [yesterday(clock)],
  );
  await seedTrail(sql, { entity: 'application_document', table: 'application_documents', by: 'moderator' }, [
    `r.decided_at, r.decided_by, 'decide', 'status', 'new', case when r.decided_at is not null then r.status end`,
    `r.decided_at, r.decided_by, 'decide', 'comment', null, case when r.decided_at is not null then r.comment end`,
  ]);
}
