import { saveAs } from 'file-saver';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFormat } from '../../i18n/format';
import { session } from '../../session/slice';
import { notify } from '../notices';
import { useScreen } from '../screen';
import { arranged, shownColumns } from '../tableLook';
import { useTableLook } from '../useTableLook';
import type { ExportProps } from './ExportButton';
import { askedFacts, exportFileName, madeFacts } from './exportFacts';
import type { ExportJob } from './exportJobs';
import { exportPlan, rowReader, type SheetFormat } from './exportPlan';
import { ExportProgress } from './ExportProgress';
import { ExportQuestion, type Extent } from './ExportQuestion';
import { runExport } from './runExport';

const m = defineMessages({
  done: { id: 'kit.export.done', defaultMessage: 'Файл готов' },
  failed: { id: 'kit.export.failed', defaultMessage: 'Файл не получился' },
  failedAdvice: { id: 'kit.export.failedAdvice', defaultMessage: 'Сузьте фильтр или попробуйте ещё раз' },
});
const saved = defineMessage<{ name: string; count: string }>({
  id: 'kit.export.saved',
  defaultMessage: '{name}, строк: {count}',
});

/** The largest page that lists give. */
const usualSize = 1_000;

interface Props<Row extends { id: number | string }> {
  asked: ExportProps<Row>;
  job: ExportJob | undefined;
  isAsking: boolean;
  /** The question was answered or dropped, or the export cancelled: the focus belongs to the button again. */
  onClose: () => void;
}

/** All of an export but its button; comes with the first click. */
export function ExportPanel<Row extends { id: number | string }>({ asked, job, isAsking, onClose }: Props<Row>) {
  const intl = useIntl();
  const format = useFormat();
  const dispatch = useDispatch();
  const { title } = useScreen();
  const user = useSelector(session.selectors.user);
  const { look } = useTableLook(undefined);
  const { file, list, readPage, names = {}, size = usualSize, total } = asked;
  const columnsOf: Record<Extent, typeof asked.columns> = {
    shown: shownColumns(asked.columns, look),
    every: arranged(asked.columns, look),
  };
  const hasMore = columnsOf.shown.length < columnsOf.every.length;

  const start = async (kind: SheetFormat, extent: Extent): Promise<void> => {
    onClose();
    const { filters } = list;
    const columns = columnsOf[extent];
    const now = new Date();
    const name = exportFileName(file, filters, now, kind);
    const system = `Divan, ${window.location.host}`;
    try {
      const made = await runExport({
        file,
        plan: exportPlan(kind, title || file, columns, intl),
        readPage,
        size,
        rowOf: rowReader(columns, intl, format),
        facts: (outcome) => [
          ...askedFacts({ title, filters, names, columns: asked.columns, intl, format }),
          ...madeFacts({ ...outcome, user: user?.name ?? '', now, system }, intl),
        ],
      });
      if (!made) return;
      saveAs(made.file, name);
      dispatch(
        notify({ tone: 'success', title: m.done, text: saved, values: { name, count: format.number(made.rows) } }),
      );
    } catch {
      // The worker's own words are for its author; the person is told what to do.
      dispatch(notify({ tone: 'error', title: m.failed, text: m.failedAdvice }));
    }
  };

  return (
    <>
      {isAsking && (
        <ExportQuestion
          hasMore={hasMore}
          total={total}
          onStart={(...choice) => void start(...choice)}
          onClose={onClose}
        />
      )}
      {job && <ExportProgress job={job} onCancel={onClose} />}
    </>
  );
}
