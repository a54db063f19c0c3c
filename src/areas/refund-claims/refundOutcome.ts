import type { MessageDescriptor } from 'react-intl';
import { isRecord } from '../../lib/guards';
import { m } from './messages';

/** What became of the money of a return: a card may refuse it or not answer yet, and the bank is still to pay. `done` says that all is done. */
export function refundOutcome(answer: unknown, done: MessageDescriptor) {
  const { refund_status: status, refunds } = isRecord(answer) ? answer : {};
  if (status === null || status === 'success') return { tone: 'success', title: done } as const;
  if (status === 'failed') return { tone: 'error', title: m.nextFailed } as const;
  const last: unknown = Array.isArray(refunds) ? refunds[0] : undefined;
  const isByBank = isRecord(last) && last['method'] === 'bank';
  return { tone: 'info', title: isByBank ? m.nextBank : m.nextUnknown } as const;
}
