import { createContext, use } from 'react';
import { useScreen } from './screen';

/** The address of the record that comes next in a queue, set around what can be done with the one before. */
export const NextRecordContext = createContext<string | undefined>(undefined);

/** Where the work goes on: at the next record, where the screen knows it, else at the queue; nowhere without one. */
export function useNextRecord(): { to: string; isRecord: boolean } | undefined {
  const next = use(NextRecordContext);
  const { queue } = useScreen();
  const to = next ?? queue;
  return to === undefined ? undefined : { to, isRecord: next !== undefined };
}
