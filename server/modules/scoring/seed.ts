import type { Sql } from '../../db/database';
import { Rows } from '../../db/insertRows';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { OuterFault } from '../../shared/outerService';
import { maskedMessage } from '../wings/index';
import { bureauStandIn, questionOf, type BureauAnswer } from './bureau';
import * as rules from './rules';
import { provider } from './service';

interface Scored {
  id: number;
  pinfl: string;
  passport_id: string | null;
  birthday: string | null;
  phone_number: string;
  employment_type: rules.Employment | null;
  income: string | null;
  oldest_due: string | null;
}

/** Whom the stand-in answers, and whom it does not. */
async function said(asked: Parameters<typeof bureauStandIn.ask>[0]): Promise<BureauAnswer | undefined> {
  try {
    return await bureauStandIn.ask(asked);
  } catch (error) {
    if (error instanceof OuterFault) return undefined;
    throw error;
  }
}

/** One to three scorings of most customers, on different days, reckoned by the rules from what the stand-in says. */
export async function seedScorings(sql: Sql, clock: Clock): Promise<void> {
  const customers = await sql.query<Scored>(
    `select id, pinfl, passport_id, birthday, phone_number, employment_type, income, oldest_due from customers
     where pinfl is not null and id % 4 <> 3 order by id`,
  );
  const [maker] = await sql.query<{ id: number }>(`select id from system_users where username = 'moderator'`);
  const userId = maker?.id ?? null;
  const reports = new Rows(sql, 'katm_reports', {
    int: 'id customer_id score active_contracts max_overdue_days',
    text: 'claim_id',
    jsonb: 'report',
    numeric: 'total_debt overdue_debt monthly_payment',
    timestamp: 'created_at',
  });
  const scorings = new Rows(sql, 'scorings', {
    int: 'id customer_id katm_report_id score user_id',
    text: 'provider result',
    numeric: 'income obligations limit_amount',
    date: 'valid_until',
    timestamp: 'created_at finished_at',
  });
  const factorRows = new Rows(sql, 'scoring_factors', { int: 'scoring_id position points', text: 'code value' });
  const limitRows = new Rows(sql, 'purchase_limits', { int: 'scoring_id months', numeric: 'amount' });
  const asked: object[] = [];
  for (const customer of customers) {
    const times = 1 + (customer.id % 3 === 0 ? 1 : 0) + (customer.id % 8 === 0 ? 1 : 0);
    for (let time = times; time > 0; time--) {
      const begun = new Date(
        daysAgo(clock, 1 + ((customer.id * 5) % 27) + (time - 1) * 34).getTime() - (customer.id % 9) * 3_600_000,
      );
      const [at, end] = [timestampOf(begun), timestampOf(new Date(begun.getTime() + 2_000))];
      const id = scorings.count + 1;
      const { pinfl, passport_id: passport, birthday, phone_number: phone } = customer;
      const claimId = `DV-${id}`;
      const question = { claimId, pinfl, passport, birthday, phone };
      const answer = await said(question);
      asked.push({
        ...{ customer_id: customer.id, scoring_id: id, status: answer === undefined ? 'timeout' : 'success' },
        ...{
          request: maskedMessage(questionOf(question)),
          response: answer && maskedMessage(answer.report),
          created_at: at,
        },
        duration_ms: answer && 320 + ((customer.id * 53) % 1900),
      });
      const common = { id, customer_id: customer.id, provider, user_id: userId, created_at: at, finished_at: end };
      if (answer === undefined) {
        const nothing = { katm_report_id: null, score: null, income: null, obligations: null, limit_amount: null };
        await scorings.add({ ...common, ...nothing, result: 'timeout', valid_until: null });
        continue;
      }
      const day = at.slice(0, 10);
      const income = customer.income === null ? undefined : tiyinOf(customer.income);
      const factors = rules.factorsOf({
        age: birthday === null ? undefined : rules.ageOn(birthday, day),
        employment: customer.employment_type ?? undefined,
        ...{ income, bureauMonthly: answer.monthlyPayment, ownMonthly: 0n, newMonthly: 0n },
        bureauDelayDays: answer.maxOverdueDays,
        closedContracts: customer.id % 5 === 0 ? 1 + (customer.id % 3) : 0,
        overdueDays: rules.lateDays(customer.oldest_due, day),
      });
      const score = rules.scoreOf(factors);
      const result = rules.harderOf(rules.resultOf(score), answer.decision);
      const granted = { score, result, income, obligations: answer.monthlyPayment };
      const reportId = await reports.add({
        ...{ id: reports.count + 1, customer_id: customer.id, claim_id: claimId, score: answer.score, created_at: end },
        ...{ active_contracts: answer.activeContracts, total_debt: decimal(answer.totalDebt) },
        ...{ overdue_debt: decimal(answer.overdueDebt), max_overdue_days: answer.maxOverdueDays },
        ...{ monthly_payment: decimal(answer.monthlyPayment), report: JSON.stringify(maskedMessage(answer.report)) },
      });
      const good = timestampOf(new Date(begun.getTime() + rules.daysGood * 86_400_000)).slice(0, 10);
      await scorings.add({
        ...{ ...common, katm_report_id: reportId, score, result, valid_until: result === 'failed' ? null : good },
        ...{ income: customer.income, obligations: decimal(answer.monthlyPayment) },
        limit_amount: decimal(rules.mainLimitOf(granted)),
      });
      for (const [at, factor] of factors.entries())
        await factorRows.add({ scoring_id: id, position: at + 1, ...factor });
      for (const { months, amount } of rules.limitsOf(granted))
        await limitRows.add({ scoring_id: id, months, amount: decimal(amount) });
    }
  }
  for (const rows of [reports, scorings, factorRows, limitRows]) await rows.finish();
  await sql.query(
    `insert into wings_requests (customer_id, scoring_id, type, status, request, response, duration_ms, created_at)
     select a.customer_id, a.scoring_id, 'scoring', a.status, a.request, a.response, a.duration_ms, a.created_at
     from json_to_recordset($1::json) as a (customer_id int, scoring_id int, status text, request json, response json,
       duration_ms int, created_at timestamp) order by a.created_at`,
    [JSON.stringify(asked)],
  );
}
