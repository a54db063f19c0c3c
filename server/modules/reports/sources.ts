import { maskPhone, maskPinfl } from '../../shared/mask';
import type { LedgerTie, ReportColumn, ReportSource, ReportType } from './source';
import type { Texts } from './words';

const column = (
  id: string,
  kind: ReportColumn['kind'],
  title: Texts,
  sql: string,
  more: Partial<ReportColumn> = {},
): ReportColumn => ({ id, kind, title, sql, ...more });

/** A name that is kept in three languages, in that of the asker. */
const inLanguage = (table: string, name: string) =>
  `coalesce(nullif(case asked.language when 'en' then ${table}.${name}_en when 'uz' then ${table}.${name}_uz end, ''),
    ${table}.${name}_ru)`;

const investor = column('investor', 'text', ['Инвестор', 'Investor', 'Investor'], 'i.name');
const investorNumber = column('investor_id', 'text', ['№ инвестора', 'Investor no.', 'Investor №'], 'i.id');
const contract = (sql: string) => column('contract_number', 'text', ['Договор', 'Contract', 'Shartnoma'], sql);
const amount = (sql: string) => column('amount', 'money', ['Сумма', 'Amount', 'Summa'], sql);
const created = (sql: string) => column('created_at', 'dateTime', ['Создано', 'Created', 'Yaratilgan'], sql);
const status = (sql: string, list: ReportColumn['words']) =>
  column('status', 'text', ['Статус', 'Status', 'Holat'], sql, { words: list });

/** Within the period, by a column of moments. */
const inPeriod = (at: string) => `${at} >= asked.begin_date and ${at} < asked.end_date + 1`;

/** Turnover or balance of an account in the ledger, by the sides that are counted. */
const ledgerOf = (value: string, when: string) =>
  `select coalesce(sum(${value}), 0) from asked join gl_entries e on ${when}`;
const balanceOf6990 = 'case 6990 when e.credit then e.amount when e.debit then -e.amount else 0 end';

/** What the ledger holds of rows of the balances of investors that were written for the rows of a report. */
const postedFor = (sides: string, operation: string, rows: string): string =>
  `select coalesce(sum(e.amount), 0) from asked join ${rows}
     join gl_postings p on p.fact = 'investor_transactions' and p.fact_id = t.id
     join gl_operations o on o.id = p.operation_id and o.code = any ('{${operation}}')
     join gl_entries e on e.posting_id = p.id and ${sides}`;

const bankRows = `cash_in_bank_claims c on c.document_date >= asked.begin_date and c.document_date <= asked.end_date
     join investor_transactions t on t.bank_claim_id = c.id`;
const exitRows = `exit_claims c on ${inPeriod('c.created_at')} join investor_transactions t on t.exit_claim_id = c.id`;
const dueRows = `bond_schedule r on r.date >= asked.begin_date and r.date <= asked.end_date
     join investor_transactions t on t.bond_row_id = r.id`;
const isPaid = (value: string) => `case when c.status = 'paid' then ${value} end`;

const movementTies: readonly LedgerTie[] = [
  {
    name: ['Входящий остаток', 'Opening balance', 'Boshlangʻich qoldiq'],
    column: 'balance_after',
    ledger: ledgerOf(balanceOf6990, '6990 in (e.debit, e.credit) and e.date < asked.begin_date'),
    file: `select coalesce(sum(t.amount), 0) from asked join investor_transactions t on t.created_at < asked.begin_date`,
  },
  {
    name: ['Приход', 'In', 'Kirim'],
    column: 'incoming',
    ledger: ledgerOf('e.amount', 'e.credit = 6990 and e.date >= asked.begin_date and e.date <= asked.end_date'),
  },
  {
    name: ['Расход', 'Out', 'Chiqim'],
    column: 'outgoing',
    ledger: ledgerOf('e.amount', 'e.debit = 6990 and e.date >= asked.begin_date and e.date <= asked.end_date'),
  },
  {
    name: ['Исходящий остаток', 'Closing balance', 'Yakuniy qoldiq'],
    column: 'balance_after',
    ledger: ledgerOf(balanceOf6990, '6990 in (e.debit, e.credit) and e.date <= asked.end_date'),
    file: `select coalesce(sum(t.amount), 0) from asked join investor_transactions t on t.created_at < asked.end_date + 1`,
  },
];

/** Every report by its type. */
export const sources: Readonly<Record<ReportType, ReportSource>> = {
  investments: {
    title: ['Инвестиции', 'Investments', 'Investitsiyalar'],
    right: 'investments.query',
    from: `investments n join investors i on i.id = n.investor_id join strategies s on s.id = n.strategy_id
      join tariffs t on t.id = n.tariff_id`,
    at: { column: 'n.start_date', type: 'date' },
    id: 'n.id',
    columns: [
      contract('n.contract_number'),
      investor,
      column('strategy', 'text', ['Стратегия', 'Strategy', 'Strategiya'], inLanguage('s', 'title')),
      column('tariff', 'text', ['Тариф', 'Tariff', 'Tarif'], inLanguage('t', 'name')),
      column('start_date', 'day', ['Начало', 'Start', 'Boshlanishi'], 'n.start_date'),
      column('end_date', 'day', ['Окончание', 'End', 'Tugashi'], 'n.end_date'),
      status('n.status', 'investment'),
      amount('n.amount'),
      column('balance', 'money', ['В работе', 'At work', 'Ishda'], 'n.balance'),
      column('dividends', 'money', ['Дивиденды', 'Dividends', 'Dividendlar'], 'n.dividends_total'),
    ],
    ties: [
      {
        name: ['В работе', 'At work', 'Ishda'],
        column: 'balance',
        ledger: `select coalesce(sum(case 6820 when e.credit then e.amount when e.debit then -e.amount else 0 end), 0)
          from asked join investments n on n.start_date >= asked.begin_date and n.start_date <= asked.end_date
          join gl_entries e on e.investment_id = n.id and 6820 in (e.debit, e.credit)`,
      },
    ],
  },
  claims: {
    title: ['Заявки', 'Claims', 'Arizalar'],
    right: 'claims.query',
    from: 'claims c join investors i on i.id = c.investor_id',
    at: { column: 'c.created_at', type: 'timestamp' },
    id: 'c.id',
    columns: [
      column('number', 'text', ['№ заявки', 'Claim no.', 'Ariza №'], 'c.id'),
      created('c.created_at'),
      column('type', 'text', ['Вид', 'Kind', 'Turi'], 'c.type', { words: 'claimType' }),
      investor,
      status('c.status', 'claim'),
      column('payment_type', 'text', ['Способ', 'Method', 'Usuli'], 'c.payment_type', { words: 'payment' }),
      amount('c.amount'),
      column('decided_at', 'dateTime', ['Решение', 'Decided', 'Qaror'], 'c.decided_at'),
    ],
  },
  investors: {
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
      column('pinfl', 'text', ['ПИНФЛ', 'PINFL', 'JShShIR'], 'i.pinfl', { mask: (pinfl) => maskPinfl(pinfl) ?? '' }),
      created('i.created_at'),
      column('invested', 'money', ['Инвестировано', 'Invested', 'Investitsiya qilingan'], 'i.investment_amount'),
      column('balance', 'money', ['Баланс', 'Balance', 'Balans'], 'i.balance'),
    ],
  },
  'investors-cgu': {
    title: ['Реестр идентифицированных', 'Register of identified people', 'Identifikatsiyadan oʻtganlar reyestri'],
    right: 'investors.query',
    from: 'investors i left join personal_documents d on d.investor_id = i.id',
    at: { column: 'i.created_at', type: 'timestamp' },
    id: 'i.id',
    where: `i.subject = 'individual' and i.passport_confirmed`,
    isRegister: true,
    columns: [
      investorNumber,
      investor,
      column('pinfl', 'text', ['ПИНФЛ', 'PINFL', 'JShShIR'], 'i.pinfl', { mask: (pinfl) => maskPinfl(pinfl) ?? '' }),
      status('i.status', 'investor'),
      created('i.created_at'),
      column(
        'at_work',
        'money',
        ['В работе на дату', 'At work on the day', 'Sanada ishda'],
        `(select coalesce(sum(x.amount), 0)::numeric(18, 2) from investments n
          join investment_transactions x on x.investment_id = n.id and x.date <= asked.end_date where n.investor_id = i.id)`,
      ),
    ],
  },
  'merchant-transactions': {
    title: ['Операции мерчантов', 'Transactions of merchants', 'Savdogarlar operatsiyalari'],
    right: 'merchants.query',
    // Its rows come with the merchants.
    from: '(values (null::timestamp, null::integer)) x (created_at, id)',
    at: { column: 'x.created_at', type: 'timestamp' },
    id: 'x.id',
    where: 'x.id is not null',
    columns: [
      column('merchant', 'text', ['Мерчант', 'Merchant', 'Savdogar'], 'null::text'),
      created('x.created_at'),
      column('order_number', 'text', ['Заказ', 'Order', 'Buyurtma'], 'null::text'),
      amount('null::numeric(18, 2)'),
    ],
  },
  installments: {
    title: ['Рассрочки', 'Instalments', 'Muddatli toʻlovlar'],
    right: 'installments.query',
    from: 'installments n join applications a on a.id = n.id join customers c on c.id = n.customer_id',
    at: { column: 'n.created_at', type: 'timestamp' },
    id: 'n.id',
    where: '(asked.status is null or a.status = asked.status)',
    columns: [
      contract('n.contract_number'),
      column('client', 'text', ['Клиент', 'Client', 'Mijoz'], 'c.name'),
      status('a.status', 'installment'),
      created('n.created_at'),
    ],
  },
  bonds: {
    title: ['Облигации', 'Bonds', 'Obligatsiyalar'],
    right: 'bonds.query',
    from: 'bond_schedule r join bonds b on b.id = r.bond_id',
    at: { column: 'r.date', type: 'date' },
    id: 'r.id',
    looksAhead: true,
    columns: [
      column('code', 'text', ['Код', 'Code', 'Kod'], 'b.code'),
      column('name', 'text', ['Название', 'Name', 'Nomi'], inLanguage('b', 'name')),
      column('issuer', 'text', ['Эмитент', 'Issuer', 'Emitent'], 'b.issuer'),
      column('row', 'number', ['Строка', 'Row', 'Satr'], 'r.number'),
      column('date', 'day', ['Срок', 'Due', 'Muddat'], 'r.date'),
      column('principal', 'money', ['Номинал', 'Principal', 'Nominal'], 'r.principal'),
      column('profit', 'money', ['Купон', 'Coupon', 'Kupon'], 'r.profit'),
      column('paid_at', 'dateTime', ['Выплачено', 'Paid', 'Toʻlangan'], 'r.paid_at'),
      column('paid_principal', 'money', ['Погашено', 'Repaid', 'Soʻndirilgan'], 'r.paid_principal'),
      column('paid_profit', 'money', ['Купон выплачен', 'Coupon paid', 'Toʻlangan kupon'], 'r.paid_profit'),
      column('paid_tax', 'money', ['Налог с купона', 'Tax on coupons', 'Kupondan soliq'], 'r.paid_tax'),
    ],
    ties: [
      {
        name: ['Погашено', 'Repaid', 'Soʻndirilgan'],
        column: 'paid_principal',
        ledger: postedFor('e.debit = 6830', 'bond_repayment', dueRows),
      },
      {
        name: ['Купон выплачен', 'Coupon paid', 'Toʻlangan kupon'],
        column: 'paid_profit',
        ledger: postedFor('e.debit = 9610', 'coupon', dueRows),
      },
      {
        name: ['Налог с купона', 'Tax on coupons', 'Kupondan soliq'],
        column: 'paid_tax',
        ledger: postedFor('e.credit = 6411', 'coupon_tax', dueRows),
      },
    ],
  },
  'investor-transactions': {
    title: ['Движения по балансам', 'Movements of balances', 'Balans harakatlari'],
    right: 'investors.query',
    from: `investor_transactions t join investors i on i.id = t.investor_id left join investments n on n.id = t.investment_id`,
    at: { column: 't.created_at', type: 'timestamp' },
    id: 't.id',
    columns: [
      investor,
      investorNumber,
      created('t.created_at'),
      column('type', 'text', ['Вид', 'Kind', 'Turi'], 't.type', { words: 'movement' }),
      contract('n.contract_number'),
      column('incoming', 'money', ['Приход', 'In', 'Kirim'], 'case when t.amount > 0 then t.amount end'),
      column('outgoing', 'money', ['Расход', 'Out', 'Chiqim'], 'case when t.amount < 0 then -t.amount end'),
      // Not money for the writer of sums: a sum of balances says nothing.
      column('balance_after', 'text', ['Остаток', 'Balance', 'Qoldiq'], 't.balance_after'),
    ],
    ties: movementTies,
  },
  'cash-in': {
    title: ['Пополнения', 'Cash in', 'Kirimlar'],
    right: 'cash_in.query',
    from: 'cash_in_bank_claims c left join investors i on i.id = c.matched_investor_id',
    at: { column: 'c.document_date', type: 'date' },
    id: 'c.id',
    columns: [
      column('document', 'text', ['Документ', 'Document', 'Hujjat'], 'c.bank_document_number'),
      column('document_date', 'day', ['Дата', 'Date', 'Sana'], 'c.document_date'),
      column('payer', 'text', ['Плательщик', 'Payer', 'Toʻlovchi'], 'c.payer_name'),
      investor,
      status('c.status', 'cashIn'),
      amount('c.amount'),
      column(
        'posted',
        'money',
        ['Зачислено', 'Posted', 'Kirim qilingan'],
        `case when c.status = 'confirmed' then c.amount end`,
      ),
      column('processed_at', 'dateTime', ['Решение', 'Decided', 'Qaror'], 'c.processed_at'),
    ],
    ties: [
      {
        name: ['Зачислено', 'Posted', 'Kirim qilingan'],
        column: 'posted',
        ledger: postedFor('e.credit = 6990', 'refill', bankRows),
      },
    ],
  },
  'cash-out': {
    title: ['Выплаты', 'Cash out', 'Chiqimlar'],
    right: 'cash_out.query',
    from: `exit_claims c join investors i on i.id = c.investor_id join investments n on n.id = c.investment_id`,
    at: { column: 'c.created_at', type: 'timestamp' },
    id: 'c.id',
    columns: [
      column('number', 'text', ['№ заявки', 'Claim no.', 'Ariza №'], 'c.number'),
      created('c.created_at'),
      investor,
      contract('n.contract_number'),
      status('c.status', 'cashOut'),
      amount('c.amount'),
      column('penalty', 'money', ['Штраф', 'Penalty', 'Jarima'], 'c.penalty_amount'),
      column('tax', 'money', ['Налог', 'Tax', 'Soliq'], 'c.tax_amount'),
      column('payable', 'money', ['К выплате', 'Payable', 'Toʻlanadigan'], 'c.payable_amount'),
      column(
        'paid_penalty',
        'money',
        ['Штраф удержан', 'Penalty kept', 'Ushlangan jarima'],
        isPaid('c.penalty_amount'),
      ),
      column('paid_tax', 'money', ['Налог удержан', 'Tax kept', 'Ushlangan soliq'], isPaid('c.tax_amount')),
      column('paid', 'money', ['Выплачено', 'Paid', 'Toʻlangan'], isPaid('c.payable_amount')),
    ],
    ties: [
      {
        name: ['Штраф удержан', 'Penalty kept', 'Ushlangan jarima'],
        column: 'paid_penalty',
        ledger: postedFor('e.credit = 9330', 'penalty', exitRows),
      },
      {
        name: ['Налог удержан', 'Tax kept', 'Ushlangan soliq'],
        column: 'paid_tax',
        ledger: postedFor('e.credit = 6411', 'exit_tax', exitRows),
      },
      {
        name: ['Выплачено', 'Paid', 'Toʻlangan'],
        column: 'paid',
        ledger: postedFor('e.debit = 6990', 'payout,withdraw', exitRows),
      },
    ],
  },
  'left-investors': {
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
  },
};
