import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { CustomerCardKind } from '../api/payment/customerCards';
import { isRecord } from '../lib/guards';

const m = defineMessages({
  insufficient: { id: 'parts.charges.insufficient', defaultMessage: 'На карте не хватает денег' },
  blocked: { id: 'parts.charges.blocked', defaultMessage: 'Карта заблокирована банком' },
  limit: { id: 'parts.charges.limit', defaultMessage: 'Превышен лимит карты' },
  notReceived: { id: 'parts.charges.notReceived', defaultMessage: 'До банка не дошло' },
  silent: { id: 'parts.charges.silent', defaultMessage: 'Банк не ответил вовремя' },
  refused: { id: 'parts.charges.refused', defaultMessage: 'Банк отказал' },
  unanswered: { id: 'parts.charges.unanswered', defaultMessage: 'Банк ещё не ответил: спросите позже' },
  kept: { id: 'parts.charges.kept', defaultMessage: 'Банк отказался вернуть платёж: он остаётся проведённым' },
  reversing: {
    id: 'parts.charges.reversing',
    defaultMessage: 'Банк ещё не ответил, отменён ли платёж: спросите позже',
  },
});

const faults: Readonly<Record<string, MessageDescriptor>> = {
  insufficient_funds: m.insufficient,
  card_blocked: m.blocked,
  limit_exceeded: m.limit,
  not_received: m.notReceived,
  timeout: m.silent,
};

/** What the gateway says of what it did not carry out; of a code that has no words here, that it was refused. */
export const chargeFault = (error: string | null): MessageDescriptor | undefined =>
  error === null ? undefined : (faults[error] ?? m.refused);

/** What is said of a charge that the gateway did not carry out. */
export const chargeFailed = defineMessage({ id: 'parts.charges.failed', defaultMessage: 'Платёж не прошёл' });

/** What the gateway says of a charge that it was asked for; `done` says that it went through. */
export function askedOutcome(status: string, done: MessageDescriptor) {
  if (status === 'success') return { tone: 'success', title: done } as const;
  return status === 'new'
    ? ({ tone: 'info', title: m.unanswered } as const)
    : ({ tone: 'error', title: chargeFailed } as const);
}

/** What is shown of a payment in place of its status, while the gateway has not said whether it takes it back. */
export const beingReversed = defineMessage({ id: 'parts.charges.beingReversed', defaultMessage: 'Отмена ждёт банка' });

/** What the gateway says of a payment that is taken back; `done` says that it was. */
export function reversalOutcome(answer: unknown, done: MessageDescriptor) {
  const { status, is_being_reversed: isOpen } = isRecord(answer) ? answer : {};
  if (status === 'reversed' || status === 'cancelled') return { tone: 'success', title: done } as const;
  return isOpen === false
    ? ({ tone: 'error', title: m.kept } as const)
    : ({ tone: 'info', title: m.reversing } as const);
}

/** The names that the systems of cards go by; the same in every language. */
export const cardSystems: Readonly<Record<CustomerCardKind, string>> = {
  uzcard: 'Uzcard',
  humo: 'Humo',
  visa: 'Visa',
  mastercard: 'Mastercard',
};
