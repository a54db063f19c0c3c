import { useEffect, useState } from 'react';
import type { Certificate } from '../../../api/eimzo/certificate';
import { EimzoFault } from '../../../api/eimzo/fault';
import { useApiDispatch } from '../../../api/dispatch';
import type { Document, Organisation } from '../../../api/investment/esign';
import { readDrafts, useEimzo } from '../../../api/investment/esignBatch';
import { failureOf } from '../../../kit/outcome';
import type { Failure } from '../../../lib/failure';

export interface Found {
  certificates: Certificate[];
  /** All drafts of now. */
  drafts: Document[];
  organisation: Organisation;
}

export interface Looking {
  found?: Found;
  fault?: EimzoFault;
  failure?: Failure;
  again: () => void;
}

/** The keys of this computer and the drafts of the service, looked up together when the question opens. */
export function useKeys(): Looking {
  const dispatch = useApiDispatch();
  const eimzo = useEimzo();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Looking, 'again'>>({});
  useEffect(() => {
    const giveUp = new AbortController();
    const look = async (): Promise<Omit<Looking, 'again'>> => {
      try {
        const drafts = dispatch(readDrafts(giveUp.signal));
        // Told below when the program answers first; a failure of it alone must not stay unheard.
        drafts.catch(() => undefined);
        await eimzo.greet();
        const certificates = await eimzo.certificates();
        return { found: { certificates, ...(await drafts) } };
      } catch (error) {
        return error instanceof EimzoFault ? { fault: error } : { failure: failureOf(error) };
      }
    };
    setState({});
    void look().then((next) => {
      if (!giveUp.signal.aborted) setState(next);
    });
    return () => giveUp.abort();
  }, [dispatch, eimzo, attempt]);
  return { ...state, again: () => setAttempt((count) => count + 1) };
}
