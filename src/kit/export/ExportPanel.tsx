import { saveAs } from 'file-saver';
import { defineMessage, defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFormat } from '../../i18n/format';
import { session } from '../../session/slice';
import { useNoticePath } from '../state/notificationTarget';
import { notify } from '../state/notifications';
import { useScreen } from '../state/screen';
import { arranged, shownColumns } from '../table/columns/visibleColumns';
import { useTableSettings } from '../table/columns/useTableSettings';
import type { Exported } from './ExportButton';
import { askedFacts, screenFact } from '../table/askedFacts';
import { exportFileName, madeFacts, pickedFact } from './exportInfoSheet';
import { planExport, rowReader, type SheetFormat } from './exportSheet';
import { ExportDialog, type Extent } from './ExportDialog';
import { runExport } from './runExport';

const m = defineMessages({
  done: { id: 'kit.export.done', defaultMessage: 'Файл готов' },
  failed: { id: 'kit.export.failed', defaultMessage: 'Файл не получился' },
  inLedger: { id: 'kit.export.inLedger', defaultMessage: 'По главной книге' },
  inFile: { id: 'kit.export.inFile', defaultMessage: 'В файле' },
  difference: { id: 'kit.export.difference', defaultMessage: 'Расхождение' },
  failedAdvice: { id: 'kit.export.failedAdvice', defaultMessage: 'Сузьте фильтр или попробуйте ещё раз' },
});
const saved = defineMessage<{ name: string; count: string }>({
  id: 'kit.export.saved',
  defaultMessage: '{name}, строк: {count}',
});

const pickedOf = defineMessage<{ title: string }>({ id: 'kit.export.pickedOf', defaultMessage: '{title}: выбранные' });

/** The largest page that lists give. */
const usualSize = 1_000;

interface Props<Row extends { id: number | string }> {
  asked: Exported<Row>;
  isAsking: boolean;
  /** The question was answered or dropped: the focus belongs to the button again. */
  onClose: () => void;
}

/** All of an export but its button; comes with the first click. */
export function ExportPanel<Row extends { id: number | string }>({ asked, isAsking, onClose }: Props<Row>) {
  const intl = useIntl();
  const format = useFormat();
  const dispatch = useDispatch();
  const path = useNoticePath();
  const { title, label } = useScreen();
  const user = useSelector(session.selectors.user);
  const { look } = useTableSettings(undefined);
  const { file, list, readPage, names, notes, size = usualSize, total, isPicked = false, isLedger } = asked;
  const columnsOf: Record<Extent, typeof asked.columns> = {
    shown: shownColumns(asked.columns, look),
    every: arranged(asked.columns, look),
  };
  const hasMore = columnsOf.shown.length < columnsOf.every.length;

  const start = async (kind: SheetFormat, extent: Extent): Promise<void> => {
    onClose();
    // What was picked by hand may have been picked under several filters: none of them says what the rows are.
    const filters = isPicked ? {} : list.filters;
    const filterNames = { ...Object.fromEntries(notes?.names ?? []), ...names };
    const columns = columnsOf[extent];
    const now = new Date();
    const name = exportFileName(file, filters, now, kind);
    const say = (words: MessageDescriptor) => intl.formatMessage(words);
    const tiesOf = (totals: Readonly<Record<string, string>>) => ({
      sums: columns.map(({ id }) => totals[id] ?? null),
      words: { inLedger: say(m.inLedger), inFile: say(m.inFile), difference: say(m.difference) },
    });
    const system = `Divan, ${window.location.host}`;
    try {
      const made = await runExport({
        title: isPicked ? intl.formatMessage(pickedOf, { title: title || file }) : title || file,
        plan: planExport(kind, title || file, columns, intl),
        readPage,
        size,
        rowOf: rowReader(columns, intl, format),
        ties: isLedger && !isPicked ? tiesOf : undefined,
        facts: (outcome) => [
          ...(isPicked
            ? [pickedFact(intl), screenFact({ title, record: label, intl })]
            : askedFacts({ title, record: label, filters, names: filterNames, columns: asked.columns, intl, format })),
          ...madeFacts({ ...outcome, user: user?.name ?? '', now, system }, intl),
        ],
      });
      if (!made) return;
      saveAs(made.file, name);
      const values = { name, count: format.number(made.rows) };
      dispatch(notify({ tone: 'success', title: m.done, text: saved, values, path }));
    } catch {
      // The worker's own words are for its author; the person is told what to do.
      dispatch(notify({ tone: 'error', title: m.failed, text: m.failedAdvice, path }));
    }
  };

  return (
    isAsking && (
      <ExportDialog
        hasMore={hasMore}
        total={total}
        isPicked={isPicked}
        onStart={(...choice) => void start(...choice)}
        onClose={onClose}
      />
    )
  );
}
