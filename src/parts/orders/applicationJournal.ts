import { defineMessages } from 'react-intl';
import type { Application } from '../../api/payment/instalments';
import type { ScoringResult } from '../../api/payment/scoring';
import { choices } from '../../kit/table/choices';
import { t } from '../../i18n/terms';
import type { RecordWords, ValueWords } from '../historyWords';
import { orderStatus } from './orderStatus';
import { applicationStatus, rejectReasons } from './applicationStatus';

/** What the screens of contracts say in the same words. */
export const contractWords = defineMessages({
  on: { id: 'instalments.on', defaultMessage: 'Включён' },
  off: { id: 'instalments.off', defaultMessage: 'Выключен' },
  invoiceNumber: { id: 'instalments.invoiceNumber', defaultMessage: 'Номер счёта-фактуры' },
  invoiceDate: { id: 'instalments.invoiceDate', defaultMessage: 'Дата счёта-фактуры' },
  contractNumber: { id: 'instalments.contractNumber', defaultMessage: 'Договор рассрочки №' },
  contractDate: { id: 'instalments.contractDate', defaultMessage: 'Дата договора' },
  autopay: { id: 'instalments.autopay', defaultMessage: 'Автоплатёж' },
  payment: { id: 'instalments.payment', defaultMessage: '№ платежа' },
  salary: { id: 'instalments.salary', defaultMessage: 'Зарплата, сум' },
  additional: { id: 'instalments.additional', defaultMessage: 'Дополнительный доход, сум' },
  familyIncome: { id: 'instalments.familyIncome', defaultMessage: 'Доход семьи, сум' },
});
const m = contractWords;

const w = defineMessages({
  move: { id: 'parts.orders.journal.move', defaultMessage: 'Шаг клиента, партнёра или системы' },
  take: { id: 'parts.orders.journal.take', defaultMessage: 'Взят на модерацию' },
  takeOver: { id: 'parts.orders.journal.take_over', defaultMessage: 'Забран у другого модератора' },
  approveModeration: { id: 'parts.orders.journal.approve_moderation', defaultMessage: 'Заказ одобрен модератором' },
  declineModeration: { id: 'parts.orders.journal.decline_moderation', defaultMessage: 'Заказ отклонён модератором' },
  approveQabz: { id: 'parts.orders.journal.approve_qabz', defaultMessage: 'Одобрение Qabz' },
  declineQabz: { id: 'parts.orders.journal.decline_qabz', defaultMessage: 'Отказ в Qabz' },
  attach: { id: 'parts.orders.journal.attach', defaultMessage: 'Приложен файл' },
  approvePhoto: { id: 'parts.orders.journal.approve_photo', defaultMessage: 'Подтверждён фотоотчёт' },
  sendActCode: { id: 'parts.orders.journal.send_act_code', defaultMessage: 'Отправлен код для акта' },
  signAct: { id: 'parts.orders.journal.sign_act', defaultMessage: 'Подписание акта' },
  handOver: { id: 'parts.orders.journal.hand_over', defaultMessage: 'Товар передан' },
  complete: { id: 'parts.orders.journal.complete', defaultMessage: 'Завершение заказа' },
  cancelOrder: { id: 'parts.orders.journal.cancel_order', defaultMessage: 'Отмена заказа' },
  takeBack: { id: 'parts.orders.journal.take_back', defaultMessage: 'Платёж возвращён' },
  keepPayment: { id: 'parts.orders.journal.keep_payment', defaultMessage: 'Банк отказался вернуть платёж' },
  changeSpic: { id: 'parts.orders.journal.change_spic', defaultMessage: 'Исправлен ИКПУ' },
  moderator: { id: 'parts.orders.journal.moderator', defaultMessage: 'Модератор' },
  attachment: { id: 'parts.orders.journal.attachment', defaultMessage: 'Вложение' },
  act: { id: 'parts.orders.journal.act', defaultMessage: 'Акт передачи' },
  spic: { id: 'parts.orders.journal.spic', defaultMessage: 'Код ИКПУ' },

  accept: { id: 'instalments.journal.accept', defaultMessage: 'Одобрение' },
  reject: { id: 'instalments.journal.reject', defaultMessage: 'Отказ в рассрочке' },
  recalculate: { id: 'instalments.journal.recalculate', defaultMessage: 'Пересчёт условий' },
  generateFiles: { id: 'instalments.journal.generate_files', defaultMessage: 'Сформированы документы' },
  addInvoice: { id: 'instalments.journal.add_invoice', defaultMessage: 'Записана счёт-фактура' },
  addContract: { id: 'instalments.journal.add_contract', defaultMessage: 'Приложен договор' },
  autopayOn: { id: 'instalments.journal.autopay_on', defaultMessage: 'Включён автоплатёж' },
  autopayOff: { id: 'instalments.journal.autopay_off', defaultMessage: 'Выключен автоплатёж' },
  addProductInvoice: {
    id: 'instalments.journal.add_product_invoice',
    defaultMessage: 'Записана счёт-фактура мерчанта',
  },
  changeProductInvoice: {
    id: 'instalments.journal.change_product_invoice',
    defaultMessage: 'Исправлена счёт-фактура мерчанта',
  },
  pay: { id: 'instalments.journal.pay', defaultMessage: 'Поступил платёж' },
  promise: { id: 'instalments.journal.promise', defaultMessage: 'Клиент обещал заплатить' },
  promisedAmount: { id: 'instalments.journal.promised_amount', defaultMessage: 'Обещанная сумма' },
  promisedDay: { id: 'instalments.journal.promised_day', defaultMessage: 'Обещанный день' },
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
  rebate: { id: 'instalments.journal.rebate', defaultMessage: 'Скидка при досрочном погашении' },
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

/** The history of an application, of its contract and of its order, which are one. */
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
    promise: w.promise,
    move: w.move,
    take: w.take,
    take_over: w.takeOver,
    approve_moderation: w.approveModeration,
    decline_moderation: w.declineModeration,
    approve_qabz: w.approveQabz,
    decline_qabz: w.declineQabz,
    attach: w.attach,
    approve_photo: w.approvePhoto,
    send_act_code: w.sendActCode,
    sign_act: w.signAct,
    hand_over: w.handOver,
    complete: w.complete,
    cancel_order: w.cancelOrder,
    take_back: w.takeBack,
    keep_payment: w.keepPayment,
    change_spic: w.changeSpic,
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
    rebate: w.rebate,
    promised_amount: w.promisedAmount,
    promised_day: w.promisedDay,
    moderator: w.moderator,
    attachment: w.attachment,
    act: w.act,
    spic: w.spic,
    salary: m.salary,
    additional_income: m.additional,
    family_income: m.familyIncome,
  },
  written: ['invoice_number', 'contract_number', 'moderator', 'spic'],
  values: (field, value) => lists.map((words) => words(field, value)).find((found) => found !== undefined),
};

/** A payment stands in the journal by its number, which is told where payments are. */
export const saidOf = (history: Application['history']): Application['history'] =>
  history.map((row) => (row.field?.startsWith('payment ') ? { ...row, field: 'payment' } : row));
