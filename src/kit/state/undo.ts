/** The ways back of what was done in this window: functions, which a slice cannot hold, by what the notices call them. */
import { nanoid } from '@reduxjs/toolkit';

const ways = new Map<string, () => Promise<unknown>>();

/** So many are kept; whoever did that much since will not want the one before. */
const keptAtMost = 20;

/** Keeps a way back; what comes is the `undo` of a notice. */
export function offerUndo(run: () => Promise<unknown>): string {
  const name = nanoid();
  ways.set(name, run);
  const [oldest] = ways.keys();
  if (ways.size > keptAtMost && oldest !== undefined) ways.delete(oldest);
  return name;
}

export const canUndo = (name: string): boolean => ways.has(name);

/** Goes the way back, once. */
export async function undo(name: string): Promise<void> {
  const run = ways.get(name);
  ways.delete(name);
  await run?.();
}
