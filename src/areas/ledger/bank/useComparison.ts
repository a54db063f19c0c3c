import { useRef, useState } from 'react';
import { useMatchBankSheet, type BankSheetMatch } from '../../../api/system-user/bankSheets';
import { useUnmountEffect } from '../../../kit/foundation/useUnmountEffect';
import { toFailure, type Failure } from '../../../lib/failure';

/** What was given, and what became of it. */
interface Compared {
  file: File;
  result?: BankSheetMatch;
  failure?: Failure;
}

/** Sends one statement at a time; the last one that was given counts, and nothing of it outlives the page. */
export function useComparison() {
  const match = useMatchBankSheet();
  const [compared, setCompared] = useState<Compared>();
  const [isReading, setReading] = useState(false);
  const sending = useRef<AbortController>(undefined);
  useUnmountEffect(() => sending.current?.abort());

  const compare = async (file: File) => {
    sending.current?.abort();
    const { signal } = (sending.current = new AbortController());
    setReading(true);
    const outcome = await match(file, { signal, onProgress: () => undefined }).then(
      (result) => ({ file, result }),
      (error: unknown) => ({ file, failure: toFailure(error) }),
    );
    if (signal.aborted) return;
    setCompared(outcome);
    setReading(false);
  };
  return { compared, isReading, compare, forget: () => setCompared(undefined) };
}
