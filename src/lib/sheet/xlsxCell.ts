import { isMoney } from '../money';
import { cutText, longestText, xmlText } from './cellText';
import { exactAmount, exactNumber } from './exact';
import { daySerial, timeSerial } from './serials';
import type { CellKind } from './sheetPlan';
import { looks } from './styles';

/** What happened to the values on the way into their cells; told on the second sheet. */
export interface Remarks {
  wasCut: boolean;
  wasLong: boolean;
}

/** Writes the cell at a place such as B7. An empty value has no cell. */
export type WriteCell = (value: string | number, place: string) => string;

/** A text cell: whatever stands in it is shown and never run. */
export function textCell(text: string, place: string, look: number = looks.text): string {
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${place}" s="${look}" t="inlineStr"><is><t${space}>${xmlText(text)}</t></is></c>`;
}

function numberCell(digits: string | number, place: string, look: number): string {
  return `<c r="${place}" s="${look}"><v>${digits}</v></c>`;
}

/**
 * How the values of a column become cells. A value that is not what its kind says, such as a date under a mask, is
 * a text cell; and so is an amount with more digits than a spreadsheet keeps.
 */
export function cellWriter(kind: CellKind, cut: string, remarks: Remarks): WriteCell {
  const text: WriteCell = (value, place) => {
    const whole = String(value);
    if (whole.length <= longestText) return textCell(whole, place);
    remarks.wasCut = true;
    return textCell(cutText(whole, cut), place);
  };
  switch (kind) {
    case 'money':
      return (value, place) => {
        const amount = exactAmount(value);
        if (amount !== undefined) return numberCell(amount, place, looks.money);
        if (isMoney(value)) remarks.wasLong = true;
        return text(value, place);
      };
    case 'day':
      return (value, place) => {
        const serial = typeof value === 'string' ? daySerial(value) : undefined;
        return serial === undefined ? text(value, place) : numberCell(serial, place, looks.day);
      };
    case 'dateTime':
      return (value, place) => {
        const serial = typeof value === 'string' ? timeSerial(value) : undefined;
        return serial === undefined ? text(value, place) : numberCell(serial, place, looks.dateTime);
      };
    case 'number':
    case 'figure':
      return (value, place) => {
        const digits = exactNumber(value);
        if (digits === undefined) return text(value, place);
        const isGrouped = kind === 'number' && Number.isInteger(value);
        return numberCell(digits, place, isGrouped ? looks.number : looks.figure);
      };
    default:
      return text;
  }
}
