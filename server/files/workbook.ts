/** Workbooks that the service writes row by row: the words in them, and their bytes as they come. */
import { PassThrough } from 'node:stream';
import type { CellKind, CellValue, Fact, SheetPlan, SheetWriter } from '../../src/lib/sheet/sheetPlan';
import { writeXlsx } from '../../src/lib/sheet/xlsx';
import { zipArchive } from '../../src/lib/sheet/zipArchive';
import { shownDay } from '../shared/shownFigures';

type Language = 'ru' | 'en' | 'uz';

/** One text in the three languages of the panel. */
export type Texts = readonly [russian: string, english: string, uzbek: string];

const places: Record<Language, 0 | 1 | 2> = { ru: 0, en: 1, uz: 2 };
export const say = (texts: Texts, language: Language): string => texts[places[language]];

/** What the writer of a workbook puts into it besides the rows. */
const sheetTexts = {
  facts: ['Параметры', 'Parameters', 'Parametrlar'],
  total: ['Итого', 'Total', 'Jami'],
  cut: ['… [текст обрезан]', '… [text cut]', '… [matn qisqartirildi]'],
  remark: ['Примечание', 'Note', 'Izoh'],
  wasCut: [
    'Тексты длиннее 32 767 знаков обрезаны',
    'Texts of more than 32 767 characters were cut',
    '32 767 belgidan uzun matnlar qisqartirildi',
  ],
  wasLong: [
    'Суммы, в которых больше 15 цифр, записаны текстом, чтобы не потерять точность',
    'Amounts of more than 15 digits are written as text, so that nothing is rounded',
    '15 ta raqamdan uzun summalar aniqlik yoʻqolmasligi uchun matn koʻrinishida yozildi',
  ],
  wasSplit: [
    'Строки не поместились на один лист и продолжаются на следующих; итоги на последнем',
    'The rows do not fit on one sheet and go on over the next ones; the totals are on the last',
    'Qatorlar bitta varaqqa sigʻmadi va keyingilarida davom etadi; jami summalar oxirgisida',
  ],
} as const satisfies Record<string, Texts>;

/** The lines under the totals and on the second sheet. */
export const lineTexts = {
  ledger: ['по главной книге', 'by the general ledger', 'bosh kitob boʻyicha'],
  file: ['в файле', 'in the file', 'faylda'],
  difference: ['расхождение', 'difference', 'farq'],
  period: ['Период', 'Period', 'Davr'],
  rows: ['Строк', 'Rows', 'Qatorlar'],
  time: ['Время', 'Time', 'Vaqt'],
} as const satisfies Record<string, Texts>;

export interface WorkbookColumn {
  title: Texts;
  kind: CellKind;
  /** Money that adds up to nothing. */
  isStanding?: boolean;
}

export function workbookPlan(name: Texts, columns: readonly WorkbookColumn[], language: Language): SheetPlan {
  const texts = Object.entries(sheetTexts).map(([id, text]) => [id, say(text, language)]);
  return {
    format: 'xlsx',
    name: say(name, language),
    columns: columns.map(({ title, ...column }) => ({ ...column, title: say(title, language) })),
    words: Object.fromEntries(texts) as SheetPlan['words'],
    separator: language === 'en' ? ',' : ';',
    point: language === 'en' ? '.' : ',',
  };
}

export const factOf =
  (language: Language) =>
  (label: Texts, value: CellValue, kind: Fact['kind'] = 'text'): Fact => ({ label: say(label, language), value, kind });

/** Which days a file is about. */
export const periodFact = (language: Language, first: string, last: string): Fact =>
  factOf(language)(lineTexts.period, `${shownDay(first)} – ${shownDay(last)}`);

/** A figure of a file beside that of the ledger, under the column of this place. */
export interface TiedSum {
  name: string;
  place: number;
  ledger: string;
  file: string;
  difference: string;
}

/** Three lines for each figure that the ledger holds as well, under the column that it belongs to. */
export const tieLines = (columns: readonly unknown[], ties: readonly TiedSum[], language: Language): CellValue[][] =>
  ties.flatMap(({ name, place, ledger, file, difference }) =>
    (
      [
        [lineTexts.ledger, ledger],
        [lineTexts.file, file],
        [lineTexts.difference, difference],
      ] as const
    ).map(([what, sum]) =>
      columns.map((_, at) => (at === 0 ? `${name}, ${say(what, language)}` : at === place ? sum : null)),
    ),
  );

/** Thrown where nobody wants the file any more, or another process writes it. */
export class WritingStopped extends Error {}

/** Writes the rows; `rest` waits as long as whoever reads has enough. */
type Fill = (writer: SheetWriter, rest: () => Promise<void>) => Promise<void>;

/**
 * The bytes of a workbook as they come, never more of them than a page of rows makes. Whoever reads slowly makes the
 * writer wait.
 */
export function writeWorkbook(plan: SheetPlan, fill: Fill): PassThrough {
  const out = new PassThrough();
  // Whoever reads hears of a failure from the stream, even when he comes after it; until he does, it would end the process.
  out.on('error', () => undefined);
  const write = async () => {
    const writer = writeXlsx(plan, await zipArchive((bytes) => void out.write(bytes)));
    await fill(writer, async () => {
      if (out.writableNeedDrain) await drained(out);
    });
  };
  write().then(
    () => out.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}

/** Until whoever reads takes more; nothing that listens stays behind. */
const drained = (out: PassThrough) =>
  new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      out.off('drain', taken).off('close', left);
      settle();
    };
    const taken = end(resolve);
    const left = end(() => reject(new WritingStopped('Nobody takes the file')));
    out.on('drain', taken).on('close', left);
  });
