/** How often something was chosen, halved with every week since: [the weight then, the moment in milliseconds]. */
export type Weight = [weight: number, at: number];
export type Chosen = Readonly<Record<string, Weight>>;

const halfLife = 7 * 24 * 60 * 60 * 1000;
/** What is chosen seldom makes room. */
export const mostChosen = 100;

/** What a weight is worth now; a clock that was set back makes nothing worth more. */
export function weightAt([weight, at]: Weight, now: number): number {
  return weight * 2 ** (-Math.max(0, now - at) / halfLife);
}

/** The weights after one more choice; the least of them are forgotten beyond a bound. */
export function chosenOnceMore(chosen: Chosen, id: string, now: number): Record<string, Weight> {
  const known = chosen[id];
  const all: Record<string, Weight> = { ...chosen, [id]: [(known ? weightAt(known, now) : 0) + 1, now] };
  const ids = Object.keys(all);
  if (ids.length <= mostChosen) return all;
  const kept = ids
    .filter((one) => one !== id)
    .sort((a, b) => weightAt(all[b] ?? [0, 0], now) - weightAt(all[a] ?? [0, 0], now))
    .slice(0, mostChosen - 1);
  return Object.fromEntries([...kept, id].map((one) => [one, all[one] ?? [1, now]]));
}

/** Whether what the storage gave back are weights. */
export function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null) return false;
  const weights: unknown[] = Object.values(value);
  return (
    weights.length <= mostChosen &&
    weights.every((weight) => Array.isArray(weight) && weight.length === 2 && weight.every(Number.isFinite))
  );
}
