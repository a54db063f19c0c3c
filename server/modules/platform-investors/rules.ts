import type { Call, Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import {
  birthdayFault,
  type Faults,
  faultsOf,
  innFault,
  type InvestorStatus,
  nameFault,
  newPinflFault,
  phoneFault,
  pinflDisagrees,
  sent,
} from '../investors/index';

type Change = Call<'updatePlatformInvestor'>['body'];
type Investor = Pick<Reply<'getInvestor'>, 'subject' | 'pinfl' | 'birthday' | 'gender'>;

const ofPersons = ['first_name', 'last_name', 'patronymic', 'pinfl', 'birthday', 'gender'] as const;
const ofCompanies = ['company_name'] as const;

/** Which common fields may be stored: a number is looked at together with the birthday and gender it stands beside. */
export function faultsOfCommon(change: Change, before: Investor, today: string): Faults {
  const foreign = before.subject === 'individual' ? ofCompanies : ofPersons;
  const sentForeign = foreign.filter((field) => change[field] !== undefined);
  if (sentForeign.length > 0) return Object.fromEntries(sentForeign.map((field) => [field, 'wrong_subject']));
  return faultsOf({
    last_name: sent(change.last_name, nameFault),
    first_name: sent(change.first_name, nameFault),
    patronymic: sent(change.patronymic, nameFault),
    contact_number: sent(change.contact_number, phoneFault),
    inn:
      change.inn === null && before.subject === 'business'
        ? 'required'
        : sent(change.inn, (inn) => innFault(inn, before.subject)),
    pinfl: sent(change.pinfl, (number) => newPinflFault(number, today)) ?? disagreement(change, before, 'pinfl'),
    birthday: sent(change.birthday, (day) => birthdayFault(day, today)) ?? disagreement(change, before, 'birthday'),
    gender: disagreement(change, before, 'gender'),
  });
}

const identities = ['pinfl', 'birthday', 'gender'] as const;

/** A number tells the birthday and gender of its holder. The fault is told at the first of the three that was sent. */
function disagreement(change: Change, before: Investor, field: (typeof identities)[number]): RefusalCode | undefined {
  if (identities.find((one) => change[one] !== undefined) !== field) return undefined;
  const { pinfl, birthday, gender } = { ...before, ...change };
  return pinfl !== null && pinflDisagrees(pinfl, birthday, gender) ? 'invalid_pinfl' : undefined;
}

/** A person whose number, birthday or gender changed is no longer the one whose passport was confirmed. */
export const changesPerson = (changes: readonly { field: string }[]) =>
  changes.some(({ field }) => field === 'pinfl' || field === 'birthday' || field === 'gender');

interface MoneyAsked {
  type: 'refill' | 'withdraw';
  amount: string;
  comment: string;
  balance: string;
  available: string;
}
/** The largest balance that can be kept, in tiyin. */
const largest = 10n ** 18n - 1n;

/** What is wrong with a requested change of a balance: money that is not there, or is held already, cannot be taken out. */
export function faultsOfMoney({ type, amount, comment, balance, available }: MoneyAsked): Faults {
  const tiyin = tiyinOf(amount);
  const tooMuch = type === 'refill' && tiyinOf(balance) + tiyin > largest;
  const amountFault = tiyin <= 0n || tooMuch ? 'invalid_amount' : undefined;
  const lacks = type === 'withdraw' && tiyin > tiyinOf(available) ? 'not_enough_balance' : undefined;
  return faultsOf({ amount: amountFault ?? lacks, comment: comment.trim() === '' && 'reason_required' });
}

interface EraseAsked {
  number: number;
  id: number;
  status: InvestorStatus;
  investments: number;
  installments: number;
  bankRecords: number;
  closedMonthRecords: number;
  balance: string;
}
export type EraseRefusal =
  | 'number_mismatch'
  | 'not_archived'
  | 'investments_exist'
  | 'installments_exist'
  | 'bank_records_exist'
  | 'closed_month_records'
  | 'balance_not_zero';

/** Erased for good is only what was put away, never invested, bought or paid by bank or taxed, moved nothing in a closed month, and holds no money. */
export function refusalOfErasing(asked: EraseAsked): EraseRefusal | undefined {
  if (asked.number !== asked.id) return 'number_mismatch';
  if (asked.status !== 'archive') return 'not_archived';
  if (asked.investments > 0) return 'investments_exist';
  if (asked.installments > 0) return 'installments_exist';
  if (asked.bankRecords > 0) return 'bank_records_exist';
  if (asked.closedMonthRecords > 0) return 'closed_month_records';
  return tiyinOf(asked.balance) === 0n ? undefined : 'balance_not_zero';
}

/** The photos that show the papers of a person. */
const needed = ['passport', 'selfie', 'registration'] as const;

/** Which papers are missing before a passport can be confirmed. */
export function missingPapers(passport: string | null, photos: readonly string[]): Faults {
  const missing = needed.filter((kind) => !photos.includes(kind)).map((kind) => [kind, 'document_missing']);
  return { ...(passport === null && { passport_id: 'document_missing' }), ...Object.fromEntries(missing) };
}
