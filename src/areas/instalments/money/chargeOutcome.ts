import type { MessageDescriptor } from 'react-intl';
import { isRecord } from '../../../lib/guards';
import { chargeFailed } from '../../../parts/charges';
import { m } from './messages';

/** What became of a charge, which the gateway may refuse or not know yet; `done` says that it went through. */
export function chargeOutcome(answer: unknown, done: MessageDescriptor) {
  const status = isRecord(answer) ? answer['status'] : undefined;
  if (status === 'success') return { tone: 'success', title: done } as const;
  return status === 'failed'
    ? ({ tone: 'error', title: chargeFailed } as const)
    : ({ tone: 'info', title: m.chargeUnknown } as const);
}
