/** The demonstration: what stood on the accounts before the first month, and postings in all their states. */
import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { momentOf, timestamp, timestampOf, today, yesterday, type Clock } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { insertDraft, insertReversal, lockPosting, postDraft, rejectDraft, setLines } from './postingStore';
import { linesOf, type PostingKind } from './rules';
import { insertTemplate } from './templates/store';

interface Plan {
  /** Days before the last whole day; before the end of the month that has ended where `isOfLastMonth` says so. */
  ago: number;
  isOfLastMonth?: true;
  kind: PostingKind;
  operation: string;
  account: number;
  /** The other accounts with what each takes. */
  to: readonly (readonly [account: number, amount: string])[];
  text: string;
  counterparty?: string;
  document?: string;
  end: 'draft' | 'posted' | 'rejected' | 'reversed' | 'reversing';
  /** It waits for the first accountant, not for the second. */
  bySecond?: true;
}

const plans: readonly Plan[] = [
  {
    ...{ ago: 62, kind: 'cash_out', operation: 'administrative_expense', account: 5110, end: 'posted' },
    to: [
      [9420, '1000000.00'],
      [4410, '120000.00'],
    ],
    ...{ text: 'Аренда офиса, НДС в аванс', counterparty: 'ООО «Офис плюс»', document: '118' },
  },
  {
    ...{ ago: 45, kind: 'cash_in', operation: 'customer_payment', account: 5110, end: 'posted' },
    to: [[4010, '8750000.00']],
    ...{ text: 'Оплата по договору комиссии', counterparty: 'ООО «Бунёдкор савдо»', document: '4521' },
  },
  {
    ...{ ago: 33, kind: 'cash_in_out', operation: 'money_transfer', account: 5110, end: 'posted' },
    to: [[5010, '15000000.00']],
    ...{ text: 'Наличные в кассу на хозяйственные расходы', document: '77' },
  },
  {
    ...{ ago: 20, kind: 'cash_out', operation: 'bank_fee', account: 5110, end: 'reversed' },
    to: [[9430, '245300.00']],
    ...{ text: 'Комиссия банка, списана дважды', counterparty: 'АКБ «Капиталбанк»', document: '9034' },
  },
  {
    ...{ ago: 12, kind: 'cash_out', operation: 'selling_expense', account: 5110, end: 'rejected' },
    to: [[9410, '31000000.00']],
    ...{ text: 'Наружная реклама', counterparty: 'ИП Рахмонов', document: '15' },
  },
  {
    ...{ ago: 9, kind: 'cash_out', operation: 'supplier_payment', account: 5110, end: 'reversing' },
    to: [[6010, '4980000.00']],
    ...{ text: 'Оплата за мебель', counterparty: 'ООО «Мебель сити»', document: '302' },
  },
  {
    ...{ ago: 6, kind: 'cash_in', operation: 'contribution', account: 5110, end: 'posted' },
    to: [[8330, '150000000.00']],
    ...{ text: 'Взнос учредителя', document: '12' },
  },
  // What keeps the month that has ended from being closed.
  {
    ...{ ago: 8, kind: 'cash_out', operation: 'supplier_payment', account: 5110, end: 'draft', isOfLastMonth: true },
    to: [[6010, '3640000.00']],
    ...{ text: 'Оплата за бумагу и картриджи', counterparty: 'ООО «Канцмаркет»', document: '640' },
  },
  {
    ...{ ago: 4, kind: 'cash_out', operation: 'bank_fee', account: 5110, end: 'draft', isOfLastMonth: true },
    to: [[9430, '187450.00']],
    ...{ text: 'Обслуживание счёта за месяц', counterparty: 'АКБ «Капиталбанк»', document: '9127' },
  },
  {
    ...{ ago: 1, kind: 'cash_in', operation: 'customer_payment', account: 5110, end: 'draft', bySecond: true },
    isOfLastMonth: true,
    to: [[4010, '2150000.00']],
    ...{ text: 'Доплата по договору комиссии', counterparty: 'ООО «Бунёдкор савдо»', document: '4588' },
  },
  {
    ...{ ago: 2, kind: 'cash_out', operation: 'administrative_expense', account: 5110, end: 'draft' },
    to: [
      [9420, '2300000.00'],
      [9410, '1150000.00'],
      [4410, '414000.00'],
    ],
    ...{ text: 'Связь и интернет за месяц', counterparty: 'АК «Узбектелеком»', document: '88121' },
  },
  {
    ...{ ago: 1, kind: 'cash_in', operation: 'other_receipt', account: 5010, end: 'draft', bySecond: true },
    to: [[9390, '560000.00']],
    ...{ text: 'Сдача макулатуры' },
  },
  {
    ...{ ago: 0, kind: 'cash_in_out', operation: 'adjustment', account: 6010, end: 'draft' },
    to: [[9430, '75000.50']],
    ...{ text: 'Округление расчётов с поставщиком', counterparty: 'ООО «Офис плюс»' },
  },
];

/** What stood on the accounts before the first month of the ledger, one document for each. */
const opening: readonly (readonly [account: number, amount: string])[] = [
  [4010, '8750000.00'],
  [5010, '40000000.00'],
  [5110, '2500000000.00'],
  [5530, '180000000.00'],
];

/** What the first accountant posts each month; where a sum is left open, it is another one each time. */
const templates: readonly (Pick<Plan, 'kind' | 'operation' | 'account' | 'text' | 'counterparty'> & {
  name: string;
  amount: string | null;
  to: readonly (readonly [account: number, amount: string | null])[];
})[] = [
  {
    ...{ name: 'Аренда офиса', kind: 'cash_out', operation: 'administrative_expense', account: 5110 },
    amount: '1120000.00',
    to: [
      [9420, '1000000.00'],
      [4410, '120000.00'],
    ],
    ...{ text: 'Аренда офиса, НДС в аванс', counterparty: 'ООО «Офис плюс»' },
  },
  {
    ...{ name: 'Обслуживание счёта', kind: 'cash_out', operation: 'bank_fee', account: 5110, amount: null },
    to: [[9430, null]],
    ...{ text: 'Обслуживание счёта за месяц', counterparty: 'АКБ «Капиталбанк»' },
  },
  {
    ...{ name: 'Деньги в кассу', kind: 'cash_in_out', operation: 'money_transfer', account: 5110, amount: null },
    to: [[5010, null]],
    text: 'Наличные в кассу на хозяйственные расходы',
  },
];

export async function seedPostings(sql: Sql, clock: Clock): Promise<void> {
  const last = yesterday(clock);
  const endOfLastMonth = daysBefore(today(clock), Number(today(clock).slice(8)));
  const [around] = await sql.query<{ maker: number; second: number; director: number; eve: string }>(
    `select (select id from system_users where username = 'accountant') as maker,
       (select id from system_users where username = 'accountant2') as second,
       (select id from system_users where username = 'executive') as director,
       (select (date_trunc('month', coalesce(min(date), $1::date)) - interval '1 day')::date from gl_postings) as eve`,
    [last],
  );
  const { maker, second, director, eve } = around!; // a question without rows of its own always answers one
  for (const [account, amount] of opening) {
    const plan: Plan = {
      ...{ ago: 0, kind: 'cash_in_out', operation: 'opening_balance', account: 8330, to: [[account, amount]] },
      ...{ text: 'Остаток на начало учёта', end: 'posted' },
    };
    await makePosting(sql, plan, { day: eve, maker, other: director });
  }
  for (const plan of plans) {
    const [by, other] = plan.bySecond ? [second, maker] : [maker, second];
    const end = plan.isOfLastMonth ? endOfLastMonth : last;
    await makePosting(sql, plan, { day: daysBefore(end, plan.ago), maker: by, other });
  }
  for (const { name, kind, operation, account, amount, to, text, counterparty = null } of templates) {
    const terms = { name, kind, operation_id: await idOf(sql, operation), account_id: account, amount };
    const lines = to.map(([account_id, part]) => ({ account_id, amount: part }));
    await insertTemplate(
      sql,
      { ...terms, lines, description: text, counterparty },
      { userId: maker, at: timestamp(clock) },
    );
  }
  await payPartners(sql, { maker, other: second });
  await seedHistory(sql);
}

/** Of an operation that the migration has made. */
async function idOf(sql: Sql, code: string): Promise<number> {
  const [operation] = await sql.query<{ id: number }>('select id from gl_operations where code = $1', [code]);
  return operation!.id; // the plans name those of the migration
}

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

interface Around {
  day: string;
  maker: number;
  other: number;
}

async function makePosting(sql: Sql, plan: Plan, { day, maker, other }: Around): Promise<void> {
  const { kind, account, end } = plan;
  const amount = decimal(plan.to.reduce((sum, [, part]) => sum + tiyinOf(part), 0n));
  const lines = plan.to.map(([account_id, part]) => ({ account_id, amount: part }));
  const operation_id = await idOf(sql, plan.operation);
  const id = await insertDraft(
    sql,
    {
      ...{ date: day, operation_id, account_id: account, amount, description: plan.text },
      ...{ counterparty: plan.counterparty ?? null, document_number: plan.document ?? null },
      ...{ link_type: null, link_id: null, file_id: null, file_key: null, file_name: null },
    },
    { kind, userId: maker, at: at(day, 10) },
  );
  await setLines(sql, id, linesOf(kind, { date: day, account_id: account, operation_id, amount, lines }));
  if (end === 'draft') return;
  if (end === 'rejected')
    return rejectDraft(sql, id, { userId: other, at: at(day, 12), reason: 'Нет акта выполненных работ' });
  await post(sql, id, { userId: other, at: at(day, 12) });
  if (end === 'posted') return;
  const reversal = await insertReversal(sql, id, { date: day, userId: maker, at: at(day, 14) });
  if (end === 'reversed') await post(sql, reversal, { userId: other, at: at(day, 15) });
}

const at = (day: string, hour: number) => timestampOf(momentOf(`${day} ${hour}:00:00`));

const post = async (sql: Sql, id: number, decision: { userId: number; at: string }) =>
  postDraft(sql, (await lockPosting(sql, id))!, decision); // it was made just now

/** The shares of partners were paid a week after the dividends of their month; those of the month that was paid last are still owed. */
async function payPartners(sql: Sql, by: { maker: number; other: number }): Promise<void> {
  await sql.query(
    `with due as (
       select d.id, d.amount, p.name, r.strategy_id, to_char(d.month, 'MM.YYYY') as month, (r.paid_at + interval '7 days')::date as date
       from profit_distributions d join dividend_runs r on r.id = d.run_id join partners p on p.id = d.partner_id
       where r.status = 'paid' and d.amount > 0 and not d.is_platform
         and d.month < (select max(month) from dividend_runs where status = 'paid')),
     numbered as (
       select due.*, coalesce(y.last_number, 0) + row_number() over (partition by extract(year from date) order by date, id) as number
       from due left join gl_years y on y.year = extract(year from date)),
     years as (
       insert into gl_years (year, last_number) select extract(year from date)::int, max(number) from numbered group by 1
       on conflict (year) do update set last_number = excluded.last_number),
     made as (
       insert into gl_postings (number, date, operation_id, source, status, kind, account_id, amount, description, counterparty, link_type,
         link_id, created_by, created_at, decided_by, decided_at)
       select n.number, n.date, o.id, 'manual', 'posted', 'cash_out', 5110, n.amount, 'Доля партнёра за ' || n.month, n.name,
         'profit_distribution', n.id, $1, n.date + time '10:00', $2, n.date + time '12:00'
       from numbered n join gl_operations o on o.code = 'partner_payout' order by n.date, n.id
       returning id, date, amount, link_id, decided_at),
     entries as (
       insert into gl_entries (posting_id, date, debit, credit, amount, strategy_id)
       select m.id, m.date, 6610, 5110, m.amount, d.strategy_id from made m join due d on d.id = m.link_id order by m.id)
     update profit_distributions d set status = 'paid', posting_id = m.id, paid_at = m.decided_at from made m where d.id = m.link_id`,
    [by.maker, by.other],
  );
}

/** What was done to each, by whom the row itself names. */
async function seedHistory(sql: Sql): Promise<void> {
  await seedTrail(
    sql,
    { entity: 'posting', table: `(select * from gl_postings where source = 'manual')`, by: 'accountant' },
    [
      `r.created_at, r.created_by, 'create', 'status', null, 'draft'`,
      `r.created_at, r.created_by, 'create', 'amount', null, r.amount::text`,
      `r.decided_at, r.decided_by, case r.status when 'posted' then 'post' else 'reject' end, 'status', 'draft',
      case when r.status <> 'draft' then r.status end`,
      `r.decided_at, r.decided_by, 'reject', 'reason', null, r.reason`,
      `r.decided_at, r.decided_by, 'post', 'number', null, r.year::text || '/' || r.number::text`,
    ],
  );
}
