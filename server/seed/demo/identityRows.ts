import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import type { Change } from './history';
import type { Life } from './life';
import { momentOf } from './moments';
import { companyDocuments, personalDocuments, type Place } from './papers';
import type { Common } from './people';
import type { Planned } from './plans';
import type { Random } from './random';
import { Rows } from '../../db/insertRows';
import { sumsOf } from './sums';

interface Submitted {
  plan: Planned;
  life: Life;
  common: Common;
  history: Change[];
  places: readonly Place[];
}

/** Who the investor is: the record itself, the papers behind it and the way of its status. */
export function identityRows(sql: Sql) {
  const investors = new Rows(sql, 'investors', {
    int: 'id version',
    text: 'subject phone_number contact_number email pinfl inn first_name last_name patronymic company_name gender',
    investor_status: 'status',
    date: 'birthday',
    boolean: 'passport_confirmed',
    numeric: 'investment_amount income_amount balance',
    timestamp: 'created_at updated_at',
  });
  const people = new Rows(sql, 'personal_documents', {
    int: 'investor_id region_id district_id',
    text:
      'passport_id inps country actual_address temporary_address work_address current_workplace employment_status ' +
      'marital_status source_of_income source_of_income_description residency domestic_phone_number',
    date: 'issue_date expiry_date',
    numeric: 'monthly_income',
    boolean: 'green_card',
    timestamp: 'updated_at',
  });
  const companies = new Rows(sql, 'company_documents', {
    int: 'investor_id region_id district_id',
    text: 'director_name director_pinfl legal_address bank_account mfo oked registration_number',
    date: 'registration_date',
    timestamp: 'updated_at',
  });
  const changes = new Rows(sql, 'verify_history', {
    int: 'id investor_id user_id',
    investor_status: 'from_status to_status',
    text: 'comment',
    timestamp: 'created_at',
  });

  return {
    async add(random: Random, { plan, life, common, history, places }: Submitted) {
      const { id, subject, status } = plan;
      const sums = sumsOf(life);
      const verified = history.some(({ to }) => to === 'active');
      const lastChange = Math.max(history.at(-1)?.at ?? 0, life.movements.at(-1)?.at ?? 0);
      await investors.add({
        ...common,
        id,
        version: history.length,
        subject,
        status,
        passport_confirmed: verified && subject === 'individual',
        investment_amount: decimal(sums.investment),
        income_amount: decimal(sums.income),
        balance: decimal(sums.balance),
        created_at: momentOf(life.createdAt),
        updated_at: momentOf(lastChange),
      });
      for (const { from, to, comment, userId, at } of history)
        await changes.add({
          id: changes.count + 1,
          investor_id: id,
          from_status: from,
          to_status: to,
          comment,
          user_id: userId,
          created_at: momentOf(at),
        });
      if (history.length === 1 && status !== 'in_process') return;
      if (subject === 'individual') await people.add({ investor_id: id, ...personalDocuments(random, life, places) });
      else await companies.add({ investor_id: id, ...companyDocuments(random, life, places) });
    },
    async finish() {
      for (const table of [investors, people, companies, changes]) await table.finish();
    },
  };
}
