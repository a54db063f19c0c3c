import type { RefusalCode } from '../../shared/codes';
import { maskAccount, maskCard } from '../../shared/mask';
import { decimal, tiyinOf } from '../../shared/money';

export const documentStatuses = ['draft', 'signed', 'sent', 'accepted', 'failed', 'cancelled'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
export type ClaimStatus = 'pending' | 'approved' | 'to_sign' | 'signed' | 'paid' | 'failed' | 'rejected' | 'cancelled';

/** What staff may do to a document: hand in its signature, have one that failed signed anew, or give it up. */
export type DocumentAction = 'send' | 'retry' | 'cancel';

const allowed: Record<DocumentAction, readonly DocumentStatus[]> = {
  send: ['draft'],
  retry: ['failed', 'draft'],
  cancel: ['failed', 'draft'],
};

/**
 * Only a draft is signed. What the bank refused is prepared once more, and so is a draft whose recipient is no longer right;
 * nothing was paid by either, so that both may be given up.
 */
export const isAllowed = (action: DocumentAction, status: DocumentStatus): boolean => allowed[action].includes(status);

/** Who may not sign a document, being the one who approved its claim; nobody when the payment is not that large. */
export const barredSignerOf = <Person>(document: {
  needs_two_people: boolean;
  approver: Person | null;
}): Person | null => (document.needs_two_people ? document.approver : null);

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

/** Where the money goes. The number of a card is kept nowhere, so that the record of the verified card stands for it. */
export type Recipient = { account: string; mfo: string | null } | { card_masked: string; card_id: number };

/** As lists show it. */
export const maskedRecipient = (to: Recipient) =>
  'account' in to
    ? { account_masked: maskAccount(to.account), mfo: to.mfo }
    : { account_masked: maskCard(to.card_masked), mfo: null };

const recipientLine = (to: Recipient): string =>
  'account' in to ? `Счёт: ${to.account}` : `Карта: ${maskCard(to.card_masked)}, запись ${to.card_id}`;

/** Whether a text that is to be signed still names where the money goes to now. */
export const isPaidTo = (toSign: string, to: Recipient): boolean => toSign.split('\n').includes(recipientLine(to));

/** The text for whoever does not sign it. */
export const maskedText = (toSign: string): string =>
  toSign.replace(/^(Счёт: )(\d+)$/m, (_, field: string, account: string) => field + maskAccount(account));

/** DB-000041 */
export const numberOf = (id: number): string => `DB-${String(id).padStart(6, '0')}`;
export const purposeOf = (claimNumber: string): string => `Выплата по заявке на вывод ${claimNumber}`;

/** What the signer puts the name to: every fact of the payment on a line of its own, so that none can be exchanged. */
export const textToSign = (document: DocumentText, to: Recipient): string =>
  [
    `Платёжный документ ${document.number}`,
    `Дата: ${document.date}`,
    `Получатель: ${oneLine(document.recipient_name)}`,
    recipientLine(to),
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
  | 'key_not_for_signing'
  | 'key_revoked'
  | 'revocation_unknown'
  | 'signer_of_other_organisation'
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
