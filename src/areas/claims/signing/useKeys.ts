import { useEffect, useState } from 'react';
import type { Certificate } from '../../../api/eimzo/certificate';
import { EimzoFault } from '../../../api/eimzo/fault';
import { useApiDispatch } from '../../../api/cache/dispatch';
import type { Document, Organisation } from '../../../api/investment/signing';
import { readDrafts, useEimzo } from '../../../api/investment/signingBatch';
import { toFailure, type Failure } from '../../../lib/failure';

const hasDraft = (left: readonly { id: number }[], drafts: readonly Document[]): boolean =>
  left.some(({ id }) => drafts.some((draft) => draft.id === id));

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

/**
 * The keys of this computer and the drafts of the service, looked up together when the question opens. Of what an
 * interrupted batch left, nothing may be a draft any more: then no key is needed, and the program is not asked for.
 */
export function useKeys(left?: readonly { id: number }[]): Looking {
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
        if (left && !hasDraft(left, (await drafts).drafts)) return { found: { certificates: [], ...(await drafts) } };
        await eimzo.greet();
        const certificates = await eimzo.certificates();
        return { found: { certificates, ...(await drafts) } };
      } catch (error) {
        return error instanceof EimzoFault ? { fault: error } : { failure: toFailure(error) };
      }
    };
    setState({});
    void look().then((next) => {
      if (!giveUp.signal.aborted) setState(next);
    });
    return () => giveUp.abort();
  }, [dispatch, eimzo, attempt, left]);
  return { ...state, again: () => setAttempt((count) => count + 1) };
}
