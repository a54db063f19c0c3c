import { useState } from 'react';
import { mayBeDone, toFailure } from '../../lib/failure';

/**
 * What a question about money shows, which is also what it sends: that of the moment at which it was asked, whatever comes
 * meanwhile. Once a write was refused it is what has come since, so that the next press sends what is seen then.
 *
 *     const [seen, sendSeen] = useSeen(contract);
 *     <ConfirmMoney amount={seen.debt} run={(key) => sendSeen(() => pay({ 'If-Match': seen.version, … }).unwrap())} />
 */
export function useSeen<Shown>(
  latest: Shown,
): readonly [seen: Shown, sendSeen: <Answer>(send: () => Promise<Answer>) => Promise<Answer>] {
  const [kept, keep] = useState<{ shown: Shown } | undefined>({ shown: latest });
  const seen = kept ? kept.shown : latest;
  const sendSeen = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    keep({ shown: seen });
    try {
      return await send();
    } catch (error) {
      // While nobody knows what became of it, it is still the question that was asked.
      if (!mayBeDone(toFailure(error))) keep(undefined);
      throw error;
    }
  };
  return [seen, sendSeen];
}
