/** Pauses of the panel that a test need not sit through. */

/** The shortest and the longest pause before another try of a read, in milliseconds: 1, 3 and 5 s, a fifth more or less. */
const [shortest, longest] = [700, 6_100];

/**
 * While `act` runs a read that fails is asked for again as often as ever, with no pause between. A plain function stands in for the
 * timer of the window: one of Jest's would be taken for a clock that stands still.
 */
export async function withoutPauses<Result>(act: () => Promise<Result>): Promise<Result> {
  const real = globalThis.setTimeout;
  const hurried = (tell: (...given: unknown[]) => void, time = 0, ...given: unknown[]) =>
    real(tell, time >= shortest && time <= longest ? 0 : time, ...given);
  globalThis.setTimeout = hurried as typeof setTimeout;
  try {
    return await act();
  } finally {
    globalThis.setTimeout = real;
  }
}
