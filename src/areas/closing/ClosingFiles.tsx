import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListClosingFilesQuery } from '../../api/system-user/closing';
import { t } from '../../i18n/terms';
import { Section } from '../../kit/detail/Section';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import type { Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { CopyableId } from '../../kit/values/CopyableId';
import { rowsOf } from '../../lib/rows';
import { FileLink } from '../../parts/FileLink';
import { FileSize } from '../../parts/FileSize';
import { m } from './messages';

interface Row {
  id: string;
  name: string;
  size: number;
  sha256: string;
  revision: number;
  created_at: string;
  url: string;
}

const columns: Column<Row>[] = [
  {
    ...{ id: 'name', title: m.file, value: (row) => row.name, important: true },
    cell: (row) => <FileLink href={row.url}>{row.name}</FileLink>,
  },
  { id: 'size', title: m.size, value: (row) => row.size, cell: (row) => <FileSize bytes={row.size} />, width: 96 },
  { id: 'revision', title: m.revision, value: (row) => row.revision, as: 'number', width: 96 },
  {
    ...{ id: 'sha256', title: m.digest, value: (row) => row.sha256, width: 200 },
    cell: (row) => <CopyableId text={row.sha256} />,
  },
  { id: 'created_at', title: t.fileAdded, value: (row) => row.created_at, as: 'dateTime', width: 168 },
];

/** The files of a month, of every time that it was closed, the latest first. */
export function ClosingFiles({ id }: { id: number }) {
  const { item, failure, retry } = useRecordQuery(useListClosingFilesQuery({ id }), id);
  return (
    <Section id="files" title={m.monthFiles}>
      {!item && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
      {item && (
        <DataTable
          rows={rowsOf(item.files.map((file) => ({ ...file, id: `${file.revision}-${file.type}` })))}
          columns={columns}
          empty={m.noFiles}
          label={m.monthFiles}
        />
      )}
    </Section>
  );
}
