import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useReportJobRows, type ReportJob } from '../../api/system-user/reports';
import { t } from '../../i18n/terms';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { useListState } from '../../kit/url/useListState';
import { FileLink } from '../../parts/FileLink';
import { m } from './messages';
import { ReportFileActions } from './ReportFileActions';
import { isUnderWay, reportStatus, reportTypes } from './reportTerms';

export const parameters = { status: reportStatus.param(), type: reportTypes.param() };

/** How often the list is read while something in it is written, in milliseconds. */
const progressEvery = 1000;

const columns: Column<ReportJob>[] = [
  reportTypes.column('type', m.report, (row) => row.type, { important: true }),
  fieldColumn('begin_date', m.first, { as: 'day', width: 112 }),
  fieldColumn('end_date', m.last, { as: 'day', width: 112 }),
  reportStatus.column('status', t.status, (row) => row.status, { important: true, width: 152 }),
  fieldColumn('rows', t.rows, { as: 'number', width: 104 }),
  { id: 'size', title: m.size, value: kilobytes, as: 'number', width: 112 },
  fieldColumn('created_at', m.asked, { as: 'dateTime', width: 160, hidden: true }),
  fieldColumn('kept_until', m.keptUntil, { as: 'dateTime', width: 160 }),
  {
    id: 'file_name',
    title: t.file,
    value: (row) => row.file_name,
    cell: ({ file_url }) =>
      file_url && (
        <FileLink href={file_url}>
          <FormattedMessage {...m.download} />
        </FileLink>
      ),
    important: true,
    width: 120,
  },
];

function kilobytes({ size }: ReportJob): number | null {
  return size === null ? null : Math.ceil(size / 1024);
}

/** The person's own files of reports: how far each is, until when it is kept, and the file itself. */
export default function ReportFileList() {
  const list = useListState(parameters);
  const [every, setEvery] = useState(0);
  const jobs = useReportJobRows(list, { pollingInterval: every, refetchOnMountOrArgChange: true });
  const wanted = jobs.items.some(({ status }) => isUnderWay(status)) ? progressEvery : 0;
  if (wanted !== every) setEvery(wanted);
  return (
    <ListPage list={list} rows={jobs} columns={columns}>
      <Toolbar>
        <SelectFilter name="status" label={t.status} options={reportStatus.options} />
        <SelectFilter name="type" label={m.report} options={reportTypes.options} />
      </Toolbar>
      <DataTable empty={m.noFiles} rowActions={(job: ReportJob) => <ReportFileActions job={job} />} />
    </ListPage>
  );
}
