import type { MessageDescriptor } from 'react-intl';
import { t } from '../i18n/terms';
import { m } from './historyMessages';

/** What was done to a record, by the verbs of the journal; tests/contract/auditWords holds them against the back end's. */
const actions: Readonly<Record<string, MessageDescriptor>> = {
  decide: m.decide,
  verify: m.verify,
  change: m.change,
  bulk: m.bulk,
  change_payment_type: m.changePaymentType,
  update_amount: m.updateAmount,
  sign_document: t.paymentDocument,
  create: m.create,
  sign: m.sign,
  send: m.send,
  retry: m.retry,
  settle: m.settle,
  submit: m.submit,
  recall: m.recall,
  run: m.run,
  start: m.start,
  finish: m.finish,
  cancel: m.cancel,
  update: m.update,
  give_up: m.giveUp,
  close: m.close,
  take_out: m.takeOut,
  pay_out: m.payOut,
};

const fields: Readonly<Record<string, MessageDescriptor>> = {
  status: m.status,
  amount: m.amount,
  balance: m.balance,
  tax_amount: m.tax,
  penalty_amount: m.penalty,
  payable_amount: m.payable,
  payment_type: m.paymentType,
  method: m.paymentType,
  card_masked: m.card,
  bank_account: m.account,
  mfo: m.mfo,
  planned_date: m.planned,
  investor: m.investor,
  investment: m.investment,
  comment: m.comment,
  signer: m.signer,
  recipient_account: m.recipientAccount,
  reject_reason: m.rejectReason,
  error: m.error,
  capacity: m.capacity,
  state: m.state,
  name: m.name,
  rows: m.rows,
  wish: m.wish,
};

const find = (words: typeof actions, code: string) => (Object.hasOwn(words, code) ? words[code] : undefined);

/** Looks like a word of a program, as `decide_claim`: nobody is shown one, not even of a service that is newer than the panel. */
export const isCode = (text: string): boolean => /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(text);

/** What a verb of the journal is called; undefined for one that the panel does not know yet. */
export const historyAction = (code: string): MessageDescriptor | undefined => find(actions, code);

/** What a field of a record is called in its history. */
export const historyField = (name: string): MessageDescriptor | undefined => find(fields, name);
