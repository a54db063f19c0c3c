import { useEffect, useRef, useState } from 'react';
import { useReadWaitingCashOut, type CashOutClaim } from '../../../api/investment/cashOut';
import { toFailure, type Failure } from '../../../lib/failure';

const pageSize = 1000;

/**
 * All claims that wait, read when the screen opens and each time its tab is come back to; the service looks at them again.
 * Where reading them anew failed, those of before stay beside the failure.
 */
export function useWaitingClaims() {
  const read = useReadWaitingCashOut();
  const reader = useRef(read);
  const [waiting, setWaiting] = useState<readonly CashOutClaim[]>();
  const [failure, setFailure] = useState<Failure>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const readAll = async (): Promise<void> => {
      const all: CashOutClaim[] = [];
      for (let offset = 0; ; offset += pageSize) {
        const page = await reader.current(offset, pageSize, stop.signal);
        all.push(...page.items);
        // A row that cannot be used is no sign of the end.
        if ((page.received ?? page.items.length) < pageSize) break;
      }
      setWaiting(all);
      setFailure(undefined);
    };
    readAll().catch((error: unknown) => !stop.signal.aborted && setFailure(toFailure(error)));
    return () => stop.abort();
  }, [turn]);
  const retry = (): void => {
    setFailure(undefined);
    setTurn(turn + 1);
  };
  return { waiting, failure, retry };
}
