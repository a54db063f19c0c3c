/** Receipts are registered by a fiscal operator outside, at the address that the installation names; the demonstration has one of its own. */
import { createHash } from 'node:crypto';
import { answerOf, OuterFault } from '../../shared/outerService';
import type { ReceiptType } from './rules';

/** What the operator has registered. */
export interface Registered {
  receipt_id: string;
  terminal_id: string;
  fiscal_sign: string;
  date_time: string;
  qr_url: string;
}

/** A receipt as it is sent. */
export interface Sent {
  /** Our name for it: sent twice by the same name it is registered once. */
  externalId: string;
  /** Which of the operators it goes to, by the settings as they were when it was sent; none for what was sent before that was kept. */
  provider: string | null;
  type: ReceiptType;
  /** When it was sent; what the stand-in registers has this moment. */
  sentAt: string;
  contract_number: string;
  amount: string;
  vat: string;
  cash: string;
  card: string;
  credit: string;
  items: readonly {
    name: string;
    spic: string | null;
    count: number;
    amount: string;
    vat_percent: number;
    vat: string;
  }[];
  /** What a refund takes back. */
  sale: Omit<Registered, 'qr_url'> | null;
}

/** What became of it; `unknown` is asked for later and never sent anew. */
export type Outcome =
  ({ status: 'success' } & Registered) | { status: 'failed'; error: string } | { status: 'unknown' };
/** What the operator says of a name; `missing` when nothing has come to it under that. */
type Said = Outcome | { status: 'missing' };

export interface FiscalOperator {
  register(receipt: Sent): Promise<Outcome>;
  /** What became of what was sent under this name. */
  ask(receipt: Sent): Promise<Said>;
}

/** Seconds in which a receipt that was sent may still be on its way. */
const onItsWay = 60;

/** A receipt that the operator does not know may still be coming to it; one that was sent long ago never left. */
export const outcomeOf = (said: Said, secondsAgo: number): Outcome => {
  if (said.status !== 'missing') return said;
  return secondsAgo > onItsWay ? { status: 'failed', error: 'not_received' } : { status: 'unknown' };
};

const unknown = { status: 'unknown' } as const;

/**
 * The operator behind `url`: `POST /receipts` with the receipt, its external_id and the provider it is for, and `POST /receipts/state`
 * {external_id, provider}. It answers with {status: success, receipt_id, terminal_id, fiscal_sign, date_time, qr_url}, {status: failed, message} or {status:
 * pending}, and registers one name once. What it refuses with a status below 500 was not registered; a name that it does not
 * know it refuses with {code: not_found}. Anything else, and silence, leaves the outcome unknown.
 */
export function fiscalOperatorAt(url: string, patience?: number): FiscalOperator {
  const put = async <Refused extends Said>(
    path: string,
    question: object,
    refused: (answer: Record<string, unknown>) => Refused,
  ): Promise<Outcome | Refused> => {
    try {
      return read(await answerOf(url, path, question, patience));
    } catch (error) {
      if (!(error instanceof OuterFault)) throw error;
      return error.kind === 'refused' ? refused(error.answer ?? {}) : unknown;
    }
  };
  return {
    register: ({ externalId, sentAt: _, ...receipt }) =>
      put('/receipts', { external_id: externalId, ...receipt }, ({ message }): Outcome => ({
        status: 'failed',
        error: wordsOf(message),
      })),
    ask: ({ externalId, provider }) =>
      // A question that is refused for another reason says nothing of the receipt.
      put('/receipts/state', { external_id: externalId, provider }, ({ code }): Said =>
        code === 'not_found' ? { status: 'missing' } : unknown,
      ),
  };
}

/** A sentence of the operator, one line of it and no longer than a reason. */
const wordsOf = (value: unknown) =>
  (typeof value === 'string' && value.replace(/\s+/g, ' ').trim().slice(0, 300)) || 'refused';

const moment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const textOf = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : undefined);

function read({ status, message, ...answer }: Record<string, unknown>): Outcome {
  if (status === 'failed') return { status, error: wordsOf(message) };
  const [receipt_id, terminal_id] = [textOf(answer.receipt_id), textOf(answer.terminal_id)];
  const [fiscal_sign, { date_time, qr_url }] = [textOf(answer.fiscal_sign), answer];
  if (status !== 'success' || receipt_id === undefined || terminal_id === undefined || fiscal_sign === undefined)
    return unknown;
  if (typeof date_time !== 'string' || !moment.test(date_time)) return unknown;
  if (typeof qr_url !== 'string' || !qr_url.startsWith('https://') || !URL.canParse(qr_url)) return unknown;
  return { status, receipt_id, terminal_id, fiscal_sign, date_time, qr_url };
}

/** Digits that follow from the name, as an operator gives one number to one receipt. */
const digitsOf = (text: string, count: number) =>
  (BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 15)}`) % 10n ** BigInt(count))
    .toString()
    .padStart(count, '0');

const terminal = 'EP000000000001';

/** What the operator of the demonstration gives a receipt. */
export function registeredAs(name: string, sentAt: string): Registered {
  const [receipt_id, fiscal_sign] = [digitsOf(`number ${name}`, 8), digitsOf(`sign ${name}`, 12)];
  const query = new URLSearchParams({ t: terminal, r: receipt_id, c: sentAt.replace(/\D/g, ''), s: fiscal_sign });
  return {
    ...{ receipt_id, fiscal_sign, terminal_id: terminal, date_time: sentAt },
    qr_url: `https://ofd.soliq.uz/check?${query}`,
  };
}

/** Stands in for the operator: a receipt that ends in 13 tiyin is refused when it is sent first, all others are registered at once. */
export const fiscalStandIn: FiscalOperator = {
  register: async ({ externalId, sentAt, amount }) =>
    amount.endsWith('.13') && externalId.endsWith('-1')
      ? { status: 'failed', error: 'Фискальный модуль занят: повторите отправку' }
      : { status: 'success', ...registeredAs(externalId, sentAt) },
  ask: async ({ externalId, sentAt }) => ({ status: 'success', ...registeredAs(externalId, sentAt) }),
};
