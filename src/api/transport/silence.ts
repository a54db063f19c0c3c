import type { Failure } from '../../lib/failure';
import { isPassingStatus } from '../../lib/httpStatus';

/** No answer, or one of a gateway that does not reach its service: it may be another one at the next try. */
export const mayPass = ({ kind, status }: Failure): boolean => kind === 'network' || isPassingStatus(status);

/** The services that do not answer now, as far as the reads of this window know, each with the last read that met it. */
const silent = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** Takes down how a read of the service ended. Without a network of our own nothing is known of a service. */
export function noteRead(service: string, call: unknown, failure: Failure | undefined): void {
  if (failure && mayPass(failure)) {
    if (navigator.onLine) silent.set(service, call);
  } else if (!failure || failure.status > 0) silent.delete(service);
  // Who follows looks at the number himself.
  listeners.forEach((changed) => changed());
}

export const silentReads = (): unknown[] => [...silent.values()];
/** How many services do not answer. */
export const countSilent = (): number => silent.size;

export function followSilence(changed: () => void): () => boolean {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
