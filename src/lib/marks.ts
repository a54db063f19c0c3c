const roundSteps = [1, 2, 5, 10];

/** The marks of an axis: whole round steps from zero to the first one that is not below the largest value. */
export function marksUpTo(largest: number, most = 4): number[] {
  if (!(largest > 0) || !Number.isFinite(largest)) return [0, 1];
  const rough = Math.max(1, largest / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (roundSteps.find((round) => round * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, at) => at * step);
}
