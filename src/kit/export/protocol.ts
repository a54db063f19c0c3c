import type { CellValue, Fact, SheetPlan, Ties } from '../../lib/sheet/sheetPlan';

/** What the panel tells the worker, in this order; rows come page by page. */
export type Order =
  | { kind: 'begin'; plan: SheetPlan }
  | { kind: 'rows'; rows: CellValue[][] }
  | { kind: 'finish'; facts: Fact[]; ties?: Ties | undefined };

/** What the worker answers: one `written` to each page, and one of the other two at the end. */
export type Report =
  | { kind: 'written'; rows: number }
  | { kind: 'file'; file: Blob; rows: number; sheets: number }
  | { kind: 'failed'; message: string };
