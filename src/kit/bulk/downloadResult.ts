import { defineMessages, type IntlShape } from 'react-intl';
import type { Format } from '../../i18n/format';
import type { Column } from '../table/columns/column';
import { planExport, rowReader } from '../export/exportSheet';
import { exportFileName } from '../export/exportInfoSheet';
import { writeSheet } from '../export/sheetWriter';
import type { BulkJob } from './bulkJob';
import type { BulkState, RowId } from './bulkState';
import { outcomeText } from './outcomeText';
import { t } from '../../i18n/terms';

const m = defineMessages({
  name: { id: 'kit.bulk.name', defaultMessage: 'Запись' },
  outcome: { id: 'kit.bulk.outcome', defaultMessage: 'Итог' },
});

interface Line {
  id: RowId;
  name: string;
  outcome: string;
}

const columns: Column<Line>[] = [
  { id: 'number', title: t.number, value: ({ id }) => id, as: 'text' },
  { id: 'name', title: m.name, value: ({ name }) => name, as: 'text' },
  { id: 'outcome', title: m.outcome, value: ({ outcome }) => outcome, as: 'text' },
];

/** Hands the listed lines of a result to the person as a spreadsheet. */
export async function downloadResult(
  job: BulkJob,
  state: BulkState,
  ids: readonly RowId[],
  intl: IntlShape,
  format: Format,
): Promise<void> {
  const sheet = writeSheet(planExport('xlsx', intl.formatMessage(m.outcome), columns, intl), () => undefined);
  const cells = rowReader(columns, intl, format);
  const lines = ids.flatMap((id) => {
    const row = state.rows.get(id);
    return row ? [cells({ id, name: job.nameOf(id), outcome: outcomeText(row, state, job.wordsOf, intl) })] : [];
  });
  try {
    await sheet.rows(lines);
    const file = await sheet.finish([{ label: intl.formatMessage(t.action), value: job.title, kind: 'text' }]);
    const { saveFile } = await import('../foundation/saveFile');
    saveFile(file, exportFileName('result', {}, new Date(), 'xlsx'));
  } finally {
    sheet.stop();
  }
}
