import { parseMoney, toDecimal } from '../money';
import type { CellValue, Ties } from './sheetPlan';

/** The lines that end a file of the ledger: what the ledger comes to, what the file holds, and what lies between them. */
export const tieLines =
  ({ sums, words }: Ties) =>
  (inFile: readonly (string | undefined)[]): CellValue[][] => {
    const pairs = sums.map((sum, at) => ({ inLedger: sum, inFile: (sum !== null && inFile[at]) || null }));
    const between = ({ inLedger, inFile: held }: (typeof pairs)[number]) =>
      inLedger === null || held === null ? null : toDecimal((parseMoney(inLedger) ?? 0n) - (parseMoney(held) ?? 0n));
    const line = (label: string, values: readonly (string | null)[]) => [label, ...values.slice(1)];
    return [
      line(
        words.inLedger,
        pairs.map((pair) => pair.inLedger),
      ),
      line(
        words.inFile,
        pairs.map((pair) => pair.inFile),
      ),
      line(words.difference, pairs.map(between)),
    ];
  };
