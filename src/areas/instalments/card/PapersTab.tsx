import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListInstalmentAttachmentsQuery,
  type Application,
  type ApplicationFile,
} from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { rowsOf } from '../../../lib/rows';
import { FileLink } from '../../../parts/FileLink';
import { FileSize } from '../../../parts/FileSize';
import { fileKinds } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';

const columns: Column<ApplicationFile>[] = [
  {
    id: 'name',
    title: t.file,
    value: (row) => row.name,
    cell: (row) => <FileLink href={row.url}>{row.name}</FileLink>,
    important: true,
  },
  fileKinds.column('kind', t.type, (row) => row.kind, { width: 176, important: true }),
  {
    id: 'is_void',
    title: t.state,
    value: (row) => row.is_void,
    words: (row) => (row.is_void ? m.paperVoid : m.paperValid),
    cell: (row) => <FormattedMessage {...(row.is_void ? m.paperVoid : m.paperValid)} />,
    width: 120,
    important: true,
  },
  { id: 'size', title: t.size, value: (row) => row.size, cell: (row) => <FileSize bytes={row.size} />, width: 96 },
  fieldColumn('created_at', t.fileAdded, { as: 'dateTime', width: 168 }),
  { id: 'user', title: instalments.who, value: (row) => row.user?.name, width: 160 },
];

/** The papers of an application, the newest first; those that others took the place of are kept. */
export function PapersTab({ application: { id } }: { application: Application }) {
  const result = useRecordQuery(useListInstalmentAttachmentsQuery({ id }), id);
  return (
    <Section id="papers" title={m.papers} result={result}>
      {({ items }) => <DataTable rows={rowsOf(items)} columns={columns} empty={m.noPapers} label={m.papers} />}
    </Section>
  );
}
