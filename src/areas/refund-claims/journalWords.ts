import { defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';
import type { RecordWords } from '../../parts/historyWords';
import { m } from './messages';
import { methods, reasons, refundStatus, returnStatus } from './returnTerms';

const w = defineMessages({
  create: { id: 'refundClaims.journal.create', defaultMessage: 'Возврат открыт сотрудником' },
  start: { id: 'refundClaims.journal.start', defaultMessage: 'Возврат взят в работу' },
  approveModerator: { id: 'refundClaims.journal.approve_moderator', defaultMessage: 'Решение модератора: согласовать' },
  cancelModerator: { id: 'refundClaims.journal.cancel_moderator', defaultMessage: 'Решение модератора: отклонить' },
  awaitInvoice: { id: 'refundClaims.journal.await_invoice', defaultMessage: 'Указана счёт-фактура мерчанта' },
  approveAccountant: { id: 'refundClaims.journal.approve_accountant', defaultMessage: 'Решение бухгалтера: провести' },
  cancelAccountant: { id: 'refundClaims.journal.cancel_accountant', defaultMessage: 'Решение бухгалтера: отклонить' },
  beginRefund: { id: 'refundClaims.journal.begin_refund', defaultMessage: 'Деньги отправлены клиенту' },
  settleRefund: { id: 'refundClaims.journal.settle_refund', defaultMessage: 'Исход выплаты клиенту' },
});

const lists = [
  returnStatus.wordsOf('status'),
  reasons.wordsOf('reason'),
  methods.wordsOf('refund_method'),
  refundStatus.wordsOf('refund_status'),
];

/** The history of a return. */
export const returnJournal: RecordWords = {
  actions: {
    create: w.create,
    start: w.start,
    approve_moderator: w.approveModerator,
    cancel_moderator: w.cancelModerator,
    await_invoice: w.awaitInvoice,
    approve_accountant: w.approveAccountant,
    cancel_accountant: w.cancelAccountant,
    begin_refund: w.beginRefund,
    settle_refund: w.settleRefund,
  },
  fields: {
    reason: t.reason,
    from_debt: m.fromDebt,
    money: m.money,
    fee: m.fee,
    invoice_number: m.invoiceNumber,
    invoice_date: m.invoiceDate,
    refund_method: m.method,
    refund_status: m.refund,
    document_number: m.document,
    error: t.error,
  },
  written: ['invoice_number', 'document_number'],
  values: (field, value) => lists.map((words) => words(field, value)).find((found) => found !== undefined),
};
