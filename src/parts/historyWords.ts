import type { IntlShape, MessageDescriptor } from 'react-intl';
import { t } from '../i18n/terms';
import { m } from './historyMessages';

/** What is done to records of more than one kind, by the verbs of the journal; tests/contract/auditWords holds them against the back end's. */
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
  reopen: m.reopen,
  run: m.run,
  start: m.start,
  finish: m.finish,
  cancel: m.cancel,
  update: m.update,
  give_up: m.giveUp,
  close: m.close,
  take_out: m.takeOut,
  pay_out: m.payOut,
  change_status: m.changeStatus,
  delete: m.remove,
  reveal: m.reveal,
  remove: m.remove,
  restore: m.restore,
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
  bank_account: m.bankAccount,
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
  file: m.file,
  title: m.name,
  month_count: m.months,
  order: m.order,
  title_ru: m.nameRu,
  title_en: m.nameEn,
  title_uz: m.nameUz,
  phone: m.phone,
  code: m.code,
  name_ru: m.nameRu,
  name_en: m.nameEn,
  name_uz: m.nameUz,
  strategy_id: m.strategyId,
  description: m.description,
  is_active: m.isActive,
};

/** What a record calls a value of one of its fields; undefined where the value says itself what it is. */
export type ValueWords = (field: string, value: string) => MessageDescriptor | undefined;

/** What roles, by the names that the services keep, and permissions, by their codes, are called now. */
export interface NamesNow {
  intl: IntlShape;
  roleName: (name: string) => string;
  permissionName: (id: string) => string;
}

/** What a kind of record calls in its history what others do not have; the rest has its words here. */
export interface RecordWords {
  actions?: Readonly<Record<string, MessageDescriptor>>;
  fields?: Readonly<Record<string, MessageDescriptor>>;
  /** The records that a field may name by their numbers (`claim 339`), by the word before the number; said with `{number}`. */
  numbered?: Readonly<Record<string, MessageDescriptor>>;
  /** Fields that people write as they like: their text stays as it is, also where it looks like a code. */
  written?: readonly string[];
  values?: ValueWords;
  /** What a field is called that people made and named, as a permission. */
  nameOf?: (field: string) => string | undefined;
  /** A value that is several words of the panel, or a name that people gave; undefined where it says itself what it is. */
  say?: (field: string, value: string) => string | undefined;
  /** Of kinds that tell of roles and permissions: what is said of those by what they are called now. */
  named?: (names: NamesNow) => Pick<RecordWords, 'nameOf' | 'say'>;
  /** How a value is said where nothing stood before; as any other unless told. */
  added?: MessageDescriptor;
}

const written = [
  ...['comment', 'name', 'title', 'signer', 'attachment', 'file', 'image', 'initiator', 'document', 'code'],
  ...['title_ru', 'title_en', 'title_uz', 'name_ru', 'name_en', 'name_uz', 'description'],
];

type Words = Readonly<Record<string, MessageDescriptor>>;
const find = (code: string, ...lists: (Words | undefined)[]): MessageDescriptor | undefined =>
  lists.find((words) => words !== undefined && Object.hasOwn(words, code))?.[code];

/** Looks like a word of a program, as `decide_claim`: nobody is shown one, not even of a service that is newer than the panel. */
export const isCode = (text: string): boolean => /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(text);

/** What a verb of the journal is called; undefined for one that the panel does not know yet. */
export const historyAction = (code: string, of: RecordWords = {}) => find(code, of.actions, actions);

/** What a field of a record is called in its history. */
export const historyField = (name: string, of: RecordWords = {}) => find(name, of.fields, fields);

/** Whether people write the field as they like. */
export const isWritten = (field: string, of: RecordWords): boolean =>
  written.includes(field) || (of.written ?? []).includes(field);
