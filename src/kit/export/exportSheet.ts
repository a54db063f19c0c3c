import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Format } from '../../i18n/format';
import type { CellKind, CellValue, SheetPlan } from '../../lib/sheet/sheetPlan';
import { cellText, wordsIn, type Column } from '../table/columns/column';
import { labelText } from '../form/labelText';
import { remark } from './exportInfoSheet';

const m = defineMessages({
  facts: { id: 'kit.export.facts', defaultMessage: 'Фильтры' },
  total: { id: 'kit.export.total', defaultMessage: 'Итого' },
  cut: { id: 'kit.export.cut', defaultMessage: '… [текст обрезан]' },
  wasCut: { id: 'kit.export.wasCut', defaultMessage: 'Тексты длиннее 32 767 знаков обрезаны' },
  wasLong: {
    id: 'kit.export.wasLong',
    defaultMessage: 'Суммы, в которых больше 15 цифр, записаны текстом, чтобы не потерять точность',
  },
  wasSplit: {
    id: 'kit.export.wasSplit',
    defaultMessage: 'Строки не поместились на один лист и продолжаются на следующих; итоги на последнем',
  },
});

export type SheetFormat = SheetPlan['format'];

/** Numbers that name something: their zeros count, and nobody adds them up. */
const names = /(^|_)(pinfl|inn|tin|passport|phone|card|account|mfo|ikpu|contract)(_|$)/;

function kindOf<Row>({ id, as }: Column<Row>): CellKind {
  if (as === 'money' || as === 'day' || as === 'dateTime') return as;
  if (as === 'text' || as === 'month' || names.test(id)) return 'text';
  return as === 'number' ? 'number' : 'figure';
}

/** How the file is to look: the columns of the screen in their order, and the words of its language. */
export function planExport<Row>(
  format: SheetFormat,
  name: string,
  columns: readonly Column<Row>[],
  intl: IntlShape,
): SheetPlan {
  const isEnglish = intl.locale.startsWith('en');
  const say = (message: MessageDescriptor) => intl.formatMessage(message);
  return {
    format,
    name,
    columns: columns.map((column) => ({
      ...{ title: labelText(intl, column.title), kind: kindOf(column) },
      ...(column.isStanding && { isStanding: true }),
    })),
    words: {
      facts: say(m.facts),
      total: say(m.total),
      cut: say(m.cut),
      remark: say(remark),
      wasCut: say(m.wasCut),
      wasLong: say(m.wasLong),
      wasSplit: say(m.wasSplit),
    },
    separator: isEnglish ? ',' : ';',
    point: isEnglish ? '.' : ',',
  };
}

/** What goes into the cells of one row: exactly what the table shows of it, masks included. */
export function rowReader<Row>(
  columns: readonly Column<Row>[],
  intl: IntlShape,
  format: Format,
): (row: Row) => CellValue[] {
  const cellOf = (column: Column<Row>, row: Row): CellValue => {
    const words = wordsIn(column, row, intl);
    if (words) return words;
    // The contract may be broken by the service: what is neither text nor number is left empty.
    const value: unknown = column.value(row);
    if (typeof value === 'boolean') return cellText(value, undefined, format, intl);
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    return typeof value === 'string' ? value : null;
  };
  return (row) => columns.map((column) => cellOf(column, row));
}
