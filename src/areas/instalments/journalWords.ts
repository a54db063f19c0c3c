import { defineMessages } from 'react-intl';
import type { Application } from '../../api/payment/instalments';
import type { ScoringResult } from '../../api/payment/scoring';
import { choices } from '../../kit/table/choices';
import { t } from '../../i18n/terms';
import type { RecordWords, ValueWords } from '../../parts/historyWords';
import { applicationStatus, orderStatus, rejectReasons } from './instalmentTerms';
import { m } from './messages';

const w = defineMessages({
  accept: { id: 'instalments.journal.accept', defaultMessage: 'Одобрение' },
  reject: { id: 'instalments.journal.reject', defaultMessage: 'Отказ в рассрочке' },
  recalculate: { id: 'instalments.journal.recalculate', defaultMessage: 'Пересчёт условий' },
  generateFiles: { id: 'instalments.journal.generate_files', defaultMessage: 'Сформированы документы' },
  addInvoice: { id: 'instalments.journal.add_invoice', defaultMessage: 'Записан счёт-фактура' },
  addContract: { id: 'instalments.journal.add_contract', defaultMessage: 'Приложен договор' },
  autopayOn: { id: 'instalments.journal.autopay_on', defaultMessage: 'Включён автоплатёж' },
  autopayOff: { id: 'instalments.journal.autopay_off', defaultMessage: 'Выключен автоплатёж' },
  addProductInvoice: { id: 'instalments.journal.add_product_invoice', defaultMessage: 'Записан счёт мерчанта' },
  changeProductInvoice: { id: 'instalments.journal.change_product_invoice', defaultMessage: 'Исправлен счёт мерчанта' },
  pay: { id: 'instalments.journal.pay', defaultMessage: 'Поступил платёж' },
  payOff: { id: 'instalments.journal.pay_off', defaultMessage: 'Погашение долга' },
  returnGoods: { id: 'instalments.journal.return_goods', defaultMessage: 'Возврат товара по договору' },
  orderStatus: { id: 'instalments.journal.order_status', defaultMessage: 'Статус заказа' },
  price: { id: 'instalments.journal.price', defaultMessage: 'Цена' },
  discount: { id: 'instalments.journal.discount', defaultMessage: 'Скидка мерчанта' },
  downPayment: { id: 'instalments.journal.down_payment', defaultMessage: 'Взнос' },
  months: { id: 'instalments.journal.months', defaultMessage: 'Срок, мес.' },
  markupPercent: { id: 'instalments.journal.markup_percent', defaultMessage: 'Наценка' },
  installmentAmount: { id: 'instalments.journal.installment_amount', defaultMessage: 'В рассрочку' },
  firstPaymentDay: { id: 'instalments.journal.first_payment_day', defaultMessage: 'День первого платежа' },
  debt: { id: 'instalments.journal.debt', defaultMessage: 'Долг' },
  cancel: { id: 'instalments.journal.cancel', defaultMessage: 'Отмена заявки' },
  score: { id: 'instalments.journal.score', defaultMessage: 'Запуск скоринга' },
  scoring: { id: 'instalments.journal.scoring', defaultMessage: 'Результат скоринга' },
  passed: { id: 'instalments.journal.passed', defaultMessage: 'Пройден' },
  manual: { id: 'instalments.journal.manual', defaultMessage: 'Решает человек' },
  failed: { id: 'instalments.journal.failed', defaultMessage: 'Не пройден' },
  timeout: { id: 'instalments.journal.timeout', defaultMessage: 'Бюро не ответило' },
});

const results = choices<Exclude<ScoringResult, 'running'>>({
  passed: w.passed,
  manual: w.manual,
  failed: w.failed,
  timeout: w.timeout,
});
const switched: ValueWords = (field, value) =>
  field === 'autopay' && (value === 'true' || value === 'false') ? (value === 'true' ? m.on : m.off) : undefined;
const lists = [
  applicationStatus.wordsOf('status'),
  orderStatus.wordsOf('order_status'),
  rejectReasons.wordsOf('reason'),
  switched,
  results.wordsOf('scoring'),
];

/** The history of an application and of its contract. */
export const applicationJournal: RecordWords = {
  actions: {
    score: w.score,
    accept: w.accept,
    reject: w.reject,
    cancel: w.cancel,
    recalculate: w.recalculate,
    generate_files: w.generateFiles,
    add_invoice: w.addInvoice,
    add_contract: w.addContract,
    turn_autopay_on: w.autopayOn,
    turn_autopay_off: w.autopayOff,
    add_product_invoice: w.addProductInvoice,
    change_product_invoice: w.changeProductInvoice,
    pay: w.pay,
    pay_off: w.payOff,
    return_goods: w.returnGoods,
  },
  fields: {
    scoring: w.scoring,
    order_status: w.orderStatus,
    reason: t.reason,
    price: w.price,
    discount: w.discount,
    down_payment: w.downPayment,
    months: w.months,
    markup_percent: w.markupPercent,
    installment_amount: w.installmentAmount,
    first_payment_day: w.firstPaymentDay,
    invoice_number: m.invoiceNumber,
    invoice_date: m.invoiceDate,
    contract_number: m.contractNumber,
    contract_date: m.contractDate,
    autopay: m.autopay,
    payment: m.payment,
    debt: w.debt,
  },
  written: ['invoice_number', 'contract_number'],
  values: (field, value) => lists.map((words) => words(field, value)).find((found) => found !== undefined),
};

/** A payment stands in the journal by its number, which is told where payments are. */
export const saidOf = (history: Application['history']): Application['history'] =>
  history.map((row) => (row.field?.startsWith('payment ') ? { ...row, field: 'payment' } : row));
