import { isMoney, parseMoney, toDecimal } from '../money';
import { xmlText } from './cellText';
import { exactAmount } from './exact';
import { quotedName } from './sheetNames';
import type { CellValue } from './sheetPlan';
import { looks } from './styles';
import { textCell } from './xlsxCell';

/** The lines of a sheet that hold rows: from the second to `last`. */
export interface Span {
  name: string;
  last: number;
}

/** The exact sum of one money column, kept beside the formula that a spreadsheet works out for itself. */
export class MoneySum {
  #tiyin = 0n;
  #isExact = true;

  add(value: CellValue | undefined): void {
    if (!isMoney(value)) return;
    this.#tiyin += parseMoney(value) ?? 0n;
    if (this.#isExact && exactAmount(value) === undefined) this.#isExact = false;
  }

  /** In decimals. */
  get sum(): string {
    return toDecimal(this.#tiyin);
  }

  /** The cell of the last line: a formula, or the sum in words of ours where a spreadsheet would round it. */
  cell(letters: string, line: number, spans: readonly Span[], point: string): string {
    const place = `${letters}${line}`;
    const { sum } = this;
    const amount = this.#isExact ? exactAmount(sum) : undefined;
    if (amount === undefined) return textCell(sum.replace('.', point), place, looks.label);
    const areas = spans.map(({ name, last }, at) => {
      const area = `${letters}2:${letters}${last}`;
      return at === spans.length - 1 ? area : `${quotedName(name)}!${area}`;
    });
    return `<c r="${place}" s="${looks.moneySum}"><f>${xmlText(`SUM(${areas.join(',')})`)}</f><v>${amount}</v></c>`;
  }
}
