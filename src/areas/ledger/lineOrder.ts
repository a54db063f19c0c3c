import type { Line } from '../../api/investment/profitLoss';

/** The catalogue stands by its own numbers, however it came. */
export const inOrder = <One extends Pick<Line, 'order'>>(lines: readonly One[]): readonly One[] =>
  lines.toSorted((one, other) => one.order - other.order);
