import type { RefusalCode } from '../../shared/codes';
import { decimal, tiyinOf } from '../../shared/money';

export const documentStatuses = ['draft', 'signed', 'sent', 'accepted', 'failed', 'cancelled'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
export type ClaimStatus = 'pending' | 'approved' | 'to_sign' | 'signed' | 'paid' | 'failed' | 'rejected' | 'cancelled';

/** What staff may do to a document: hand in its signature, or have one that failed signed anew. */
export type DocumentAction = 'send' | 'retry';

const allowed: Record<DocumentAction, DocumentStatus> = { send: 'draft', retry: 'failed' };

/** Only a draft is signed, and only what the bank refused goes back to be signed once more. */
export const isAllowed = (action: DocumentAction, status: DocumentStatus): boolean => allowed[action] === status;

/** A claim is given its document after its approval and before anything else happens to it. */
export const mayHaveDocument = (status: ClaimStatus): boolean => status === 'approved';

/** Where the claim goes with its document. */
export const claimStatusOf: Record<'draft' | 'signed' | 'accepted' | 'failed', ClaimStatus> = {
  draft: 'to_sign',
  signed: 'signed',
  accepted: 'paid',
  failed: 'failed',
};

export interface DocumentText {
  number: string;
  date: string;
  recipient_name: string;
  account_masked: string;
  mfo: string | null;
  amount: string;
  purpose: string;
}

/** DB-000041 */
export const numberOf = (id: number): string => `DB-${String(id).padStart(6, '0')}`;
export const purposeOf = (claimNumber: string): string => `Выплата по заявке на вывод ${claimNumber}`;

/** What the signer puts the name to: every fact of the payment on a line of its own, so that none can be exchanged. */
export const textToSign = (document: DocumentText): string =>
  [
    `Платёжный документ ${document.number}`,
    `Дата: ${document.date}`,
    `Получатель: ${oneLine(document.recipient_name)}`,
    `Счёт: ${document.account_masked}`,
    ...(document.mfo === null ? [] : [`МФО: ${document.mfo}`]),
    `Сумма: ${document.amount} UZS`,
    `Назначение: ${oneLine(document.purpose)}`,
  ].join('\n');

// A name with a line break could otherwise bring a line of its own into the text.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The bank of this reference refuses an account that ends in four zeros; every other payment is accepted. */
export const bankRefusal = ({ account_masked }: Pick<DocumentText, 'account_masked'>): string | undefined =>
  account_masked.endsWith('0000') ? 'Счёт получателя закрыт' : undefined;

/** Why a signature is not taken. */
export type SignatureFault = Extract<
  RefusalCode,
  | 'signature_unreadable'
  | 'signature_of_other_text'
  | 'signature_wrong'
  | 'signature_differs'
  | 'signer_differs'
  | 'signer_untrusted'
  | 'key_expired'
  | 'key_not_yet_valid'
  | 'stamp_wrong'
>;

interface Cost {
  amount: string;
  penalty_amount: string;
  tax_amount: string;
  payable_amount: string;
}

/**
 * The rows of the ledger of a paid claim: all of it comes back to the balance, the penalty and the tax are kept, and the
 * rest goes out, so that the balance ends where it began.
 */
export function ledgerOf(balance: string, cost: Cost) {
  let after = tiyinOf(balance);
  const moves = [
    ['exit', tiyinOf(cost.amount)],
    ['penalty', -tiyinOf(cost.penalty_amount)],
    ['exit_tax', -tiyinOf(cost.tax_amount)],
    ['withdraw', -tiyinOf(cost.payable_amount)],
  ] as const;
  return moves
    .filter(([, amount]) => amount !== 0n)
    .map(([type, amount]) => ({ type, amount: decimal(amount), balance_after: decimal((after += amount)) }));
}
