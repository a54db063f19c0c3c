/** How much there is of something in one place among many: from the least, 0, to the most, 3. */
export type Level = 0 | 1 | 2 | 3;

/**
 * The borders between the levels: a quarter of the values that are not zero stands on each; what has none is of the lowest.
 * Fewer than four different values need fewer levels. A border has two digits that are not zero, so that it can be said.
 */
export function bordersOf(values: readonly number[]): number[] {
  const some = values.filter((value) => value > 0).sort((one, other) => one - other);
  const borders = [1, 2, 3].map((quarter) => rounded(some[Math.floor((some.length * quarter) / 4)] ?? 0));
  return [...new Set(borders)].filter((border) => border > 0);
}

function rounded(value: number): number {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.floor(value / 10 ** digits) * 10 ** digits;
}

/** The level of a value among the borders: how many of them it reaches. */
export const levelOf = (value: number, borders: readonly number[]): Level =>
  Math.min(3, borders.filter((border) => value >= border).length) as Level;
