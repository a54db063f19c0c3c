/** Reports of people. */
import { maskPhone, maskPinfl } from '../../../shared/mask';
import type { ReportSource } from '../source';
import { addedTo, column, created, investor, investorNumber, status } from './columns';

/** Investors by the day on which they came. */
export const investors: ReportSource = {
  title: ['Инвесторы', 'Investors', 'Investorlar'],
  right: 'investors.query',
  from: 'investors i',
  at: { column: 'i.created_at', type: 'timestamp' },
  id: 'i.id',
  columns: [
    investorNumber,
    investor,
    column('subject', 'text', ['Лицо', 'Kind', 'Shaxs'], 'i.subject', { words: 'subject' }),
    status('i.status', 'investor'),
    column('phone_number', 'text', ['Телефон', 'Phone', 'Telefon'], 'i.phone_number', { mask: maskPhone }),
    column('pinfl', 'text', ['ПИНФЛ', 'PINFL', 'JSHSHIR'], 'i.pinfl', { mask: (pinfl) => maskPinfl(pinfl) ?? '' }),
    created('i.created_at'),
    column('invested', 'money', ['Инвестировано', 'Invested', 'Investitsiya qilingan'], 'i.investment_amount'),
    column('balance', 'money', ['Баланс', 'Balance', 'Balans'], 'i.balance'),
  ],
};

const isIdentified = `i.subject = 'individual' and i.passport_confirmed`;

/** The register of identified people, with what they have at work on the last day. */
export const identified: ReportSource = {
  title: ['Реестр идентифицированных', 'Register of identified people', 'Identifikatsiyadan oʻtganlar reyestri'],
  right: 'investors.query',
  from: 'investors i left join personal_documents d on d.investor_id = i.id',
  at: { column: 'i.created_at', type: 'timestamp' },
  id: 'i.id',
  where: isIdentified,
  isRegister: true,
  columns: [
    investorNumber,
    investor,
    column('pinfl', 'text', ['ПИНФЛ', 'PINFL', 'JSHSHIR'], 'i.pinfl', { mask: (pinfl) => maskPinfl(pinfl) ?? '' }),
    status('i.status', 'investor'),
    created('i.created_at'),
    column(
      'at_work',
      'money',
      ['В работе на дату', 'At work on the day', 'Sanada ishda'],
      `(select coalesce(sum(x.amount), 0)::numeric(24, 2) from investments n
        join investment_transactions x on x.investment_id = n.id and x.date <= asked.end_date where n.investor_id = i.id)`,
    ),
  ],
  ties: [
    {
      name: ['В работе на дату', 'At work on the day', 'Sanada ishda'],
      column: 'at_work',
      adds: addedTo(6820, 'credit'),
      entries: `join gl_entries e on 6820 in (e.debit, e.credit) and e.date <= asked.end_date
          join investments n on n.id = e.investment_id
          join investors i on i.id = n.investor_id and ${isIdentified} and i.created_at < asked.end_date + 1`,
    },
  ],
};

/** Investors who left. */
export const left: ReportSource = {
  title: ['Ушедшие инвесторы', 'Investors who left', 'Ketgan investorlar'],
  right: 'investors.query',
  from: `verify_history h join investors i on i.id = h.investor_id left join system_users u on u.id = h.user_id`,
  at: { column: 'h.created_at', type: 'timestamp' },
  id: 'h.id',
  where: `h.to_status = 'left'`,
  columns: [
    investorNumber,
    investor,
    column('subject', 'text', ['Лицо', 'Kind', 'Shaxs'], 'i.subject', { words: 'subject' }),
    column('phone_number', 'text', ['Телефон', 'Phone', 'Telefon'], 'i.phone_number', { mask: maskPhone }),
    column('left_at', 'dateTime', ['Ушёл', 'Left', 'Ketgan'], 'h.created_at'),
    column('reason', 'text', ['Причина', 'Reason', 'Sabab'], 'h.comment'),
    column('decided_by', 'text', ['Кто перевёл', 'Who', 'Kim'], `u.first_name || ' ' || u.last_name`),
  ],
};
