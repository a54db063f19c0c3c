const ways = { across: ['ArrowLeft', 'ArrowRight'], down: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * The place that a key leads to from another one of `count` in a row, of which only one can be reached with Tab: the
 * arrows go round, Home and End to the ends. Undefined for any other key.
 */
export function ringStep(key: string, way: keyof typeof ways, at: number, count: number): number | undefined {
  const [back, on] = ways[way];
  if (key === on) return (at + 1) % count;
  if (key === back) return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
