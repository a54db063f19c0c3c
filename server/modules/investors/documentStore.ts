import type { Language, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';

type Personal = Reply<'getPersonalDocumentData'>;
type Company = Reply<'getCompanyDocumentData'>;
interface Stored {
  version: number;
  updated_at: string;
}

/** The first submission is the second version: the first one is the empty paper that everybody has. */
export async function savePersonalDocuments(sql: Sql, investorId: number, paper: Personal, at: string) {
  const [row] = await sql.query<Stored>(
    `insert into personal_documents as d (investor_id, version, passport_id, issue_date, expiry_date, inps, country,
       region_id, district_id, actual_address, temporary_address, work_address, current_workplace, employment_status,
       marital_status, monthly_income, source_of_income, source_of_income_description, green_card, residency,
       domestic_phone_number, updated_at)
     values ($1, 2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
     on conflict (investor_id) do update set version = d.version + 1, passport_id = excluded.passport_id,
       issue_date = excluded.issue_date, expiry_date = excluded.expiry_date, inps = excluded.inps,
       country = excluded.country, region_id = excluded.region_id, district_id = excluded.district_id,
       actual_address = excluded.actual_address, temporary_address = excluded.temporary_address,
       work_address = excluded.work_address, current_workplace = excluded.current_workplace,
       employment_status = excluded.employment_status, marital_status = excluded.marital_status,
       monthly_income = excluded.monthly_income, source_of_income = excluded.source_of_income,
       source_of_income_description = excluded.source_of_income_description, green_card = excluded.green_card,
       residency = excluded.residency, domestic_phone_number = excluded.domestic_phone_number,
       updated_at = excluded.updated_at
     returning version, updated_at`,
    [
      ...[investorId, paper.passport_id, paper.issue_date, paper.expiry_date, paper.inps, paper.country],
      ...[paper.region_id, paper.district_id, paper.actual_address, paper.temporary_address, paper.work_address],
      ...[paper.current_workplace, paper.employment_status, paper.marital_status, paper.monthly_income],
      ...[paper.source_of_income, paper.source_of_income_description, paper.green_card, paper.residency],
      ...[paper.domestic_phone_number, at],
    ],
  );
  return row!; // an insert that does not throw returns its row
}

export async function saveCompanyDocuments(sql: Sql, investorId: number, paper: Company, at: string) {
  const [row] = await sql.query<Stored>(
    `insert into company_documents as d (investor_id, version, director_name, director_pinfl, legal_address, region_id,
       district_id, bank_account, mfo, oked, registration_number, registration_date, updated_at)
     values ($1, 2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (investor_id) do update set version = d.version + 1, director_name = excluded.director_name,
       director_pinfl = excluded.director_pinfl, legal_address = excluded.legal_address,
       region_id = excluded.region_id, district_id = excluded.district_id, bank_account = excluded.bank_account,
       mfo = excluded.mfo, oked = excluded.oked, registration_number = excluded.registration_number,
       registration_date = excluded.registration_date, updated_at = excluded.updated_at
     returning version, updated_at`,
    [
      ...[investorId, paper.director_name, paper.director_pinfl, paper.legal_address, paper.region_id],
      ...[paper.district_id, paper.bank_account, paper.mfo, paper.oked, paper.registration_number],
      ...[paper.registration_date, at],
    ],
  );
  return row!; // as above
}

/** Whether the region is known, and the district one of it. */
export async function findPlace(sql: Sql, region: number | null, district: number | null) {
  const [row] = await sql.query<{ region: boolean; district: boolean }>(
    `select exists (select from regions where id = $1::bigint) as region,
       exists (select from districts where id = $2::bigint and region_id = $1::bigint) as district`,
    [region, district],
  );
  return row!; // a question without a from always answers one row
}

/** Where the investor says he lives or the company stands, in words. */
export async function findPlaceNames(sql: Sql, investorId: number, language: Language) {
  const [row] = await sql.query<{ region: string | null; district: string | null }>(
    `select case $2 when 'en' then r.name_en when 'uz' then r.name_uz else r.name_ru end as region,
       case $2 when 'en' then t.name_en when 'uz' then t.name_uz else t.name_ru end as district
     from investors i
     left join personal_documents p on p.investor_id = i.id
     left join company_documents c on c.investor_id = i.id
     left join regions r on r.id = coalesce(p.region_id, c.region_id)
     left join districts t on t.id = coalesce(p.district_id, c.district_id)
     where i.id = $1`,
    [investorId, language],
  );
  return row;
}
