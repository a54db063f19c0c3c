import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createMoneySending, type MoneyKnown, type MoneySending, type MoneyWork } from './moneyDeed';

export type { Outcome } from './moneyDeed';

export type MoneyDeed = MoneyKnown & Pick<MoneySending, 'start' | 'check'>;

/** A write with money as a dialog shows it; the sending itself is createMoneySending. */
export function useMoneyDeed(work: MoneyWork): MoneyDeed {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [sending] = useState(() => createMoneySending(() => latest.current));
  useEffect(() => {
    sending.setWatched(true);
    return () => sending.setWatched(false);
  }, [sending]);
  const known = useSyncExternalStore(sending.subscribe, sending.read);
  return { ...known, start: sending.start, check: sending.check };
}
