import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import type { InvestorStatus } from './rules';

type Investor = Reply<'getInvestor'>;
type Personal = Reply<'getPersonalDocumentData'>;
type Company = Reply<'getCompanyDocumentData'>;

const first = <Row>(rows: Row[]): Row | undefined => rows[0];

export async function findInvestor(sql: Sql, id: number) {
  return first(
    await sql.query<Omit<Investor, 'archive_refused_by' | 'pinfl_disagrees' | 'photos' | 'attachments'>>(
      `select id, version, subject, name, first_name, last_name, patronymic, company_name, phone_number, contact_number,
         email, pinfl, inn, birthday, gender, status, investment_amount, income_amount, balance,
         (select count(*)::int from investments n
           where n.investor_id = i.id and n.status not in ('closed', 'cancelled')) as investments_count,
         passport_confirmed, created_at, updated_at
       from investors i where id = $1::bigint`,
      [id],
    ),
  );
}

export async function findSubject(sql: Sql, id: number) {
  return first(
    await sql.query<{ subject: Investor['subject']; status: InvestorStatus }>(
      `select subject, status from investors where id = $1::bigint`,
      [id],
    ),
  );
}

export function listPhotos(sql: Sql, investorId: number) {
  return sql.query<{ kind: Investor['photos'][number]['kind']; file_key: string }>(
    `select kind, file_key from investor_photos where investor_id = $1
     order by array_position(array['passport', 'selfie', 'registration', 'profile'], kind)`,
    [investorId],
  );
}

/** What an individual submitted; all empty, in its first version, while he has submitted nothing. */
export async function findPersonalDocuments(sql: Sql, id: number) {
  return first(
    await sql.query<Personal>(
      `select i.id, coalesce(d.version, 1) as version, d.passport_id, d.issue_date, d.expiry_date, i.inn, d.inps,
         d.country, d.region_id, d.district_id, d.actual_address, d.temporary_address, d.work_address,
         d.current_workplace, d.employment_status, d.marital_status, d.monthly_income, d.source_of_income,
         d.source_of_income_description, d.green_card, d.residency, d.domestic_phone_number,
         coalesce(d.updated_at, i.updated_at) as updated_at
       from investors i left join personal_documents d on d.investor_id = i.id
       where i.id = $1::bigint and i.subject = 'individual'`,
      [id],
    ),
  );
}

export async function findCompanyDocuments(sql: Sql, id: number) {
  return first(
    await sql.query<Company>(
      `select i.id, coalesce(d.version, 1) as version, i.company_name, i.inn, d.director_name, d.director_pinfl,
         d.legal_address, d.region_id, d.district_id, d.bank_account, d.mfo, d.oked, d.registration_number,
         d.registration_date,
         (select count(*)::int from investor_attachments a where a.investor_id = i.id) as attachments_count,
         coalesce(d.updated_at, i.updated_at) as updated_at
       from investors i left join company_documents d on d.investor_id = i.id
       where i.id = $1::bigint and i.subject = 'business'`,
      [id],
    ),
  );
}
