import type { MessageDescriptor } from 'react-intl';
import { m } from './messages';

const faults: Readonly<Record<string, MessageDescriptor>> = {
  insufficient_funds: m.insufficient,
  not_received: m.notReceived,
};

/** What the gateway says of what it did not carry out, where it has words here. */
export const chargeFault = (error: string | null): MessageDescriptor | undefined =>
  error === null ? undefined : (faults[error] ?? m.cardFault);
