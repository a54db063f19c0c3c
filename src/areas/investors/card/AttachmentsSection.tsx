import { Delete20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDeleteInvestorAttachmentMutation, type Attachment, type Investor } from '../../../api/investment/investors';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { Can, useCan } from '../../../session/can';
import { AddFiles } from '../../../parts/AddFiles';
import { FileLink } from '../../../parts/FileLink';
import { FileSize } from '../../../parts/FileSize';
import { m } from './messages';
import { attachedKinds, useAttaching } from './useAttaching';
import { rowsOf } from '../../../lib/rows';
import { t } from '../../../i18n/terms';

type Row = Attachment & { id: string };

const columns: Column<Row>[] = [
  {
    id: 'name',
    title: m.fileName,
    value: (row) => row.name,
    cell: (row) => <FileLink href={row.url}>{row.name}</FileLink>,
    important: true,
  },
  { id: 'size', title: m.fileSize, value: (row) => row.size, cell: (row) => <FileSize bytes={row.size} />, width: 112 },
  { id: 'created_at', title: t.fileAdded, value: (row) => row.created_at, as: 'dateTime', important: true, width: 168 },
];

/** The files of an investor; more are added here, each with its progress. */
export function AttachmentsSection({ investor }: { investor: Investor }) {
  const mayChange = useCan()('investors.update');
  const rows = investor.attachments.map((file) => ({ ...file, id: file.file_id }));
  // Above what folds: files go on their way meanwhile.
  const uploading = useAttaching(investor.id);
  return (
    <Section id="attachments" title={m.files}>
      <Can do="investors.update">
        <AddFiles
          label={m.addFile}
          help={m.fileHelp}
          kinds={attachedKinds}
          uploading={uploading}
          isThere={(fileId) => investor.attachments.some(({ file_id }) => file_id === fileId)}
        />
      </Can>
      <DataTable
        rows={rowsOf(rows)}
        columns={columns}
        empty={m.noFiles}
        label={m.files}
        rowActions={mayChange ? (file) => <FileActions file={file} /> : undefined}
      />
    </Section>
  );
}

function FileActions({ file }: { file: Attachment }) {
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteInvestorAttachmentMutation();
  return (
    <>
      <ActionMenu>
        <Action label={m.deleteFile} icon={Delete20Regular} tone="danger" onSelect={() => setAsking(true)} />
      </ActionMenu>
      {isAsking && (
        <ConfirmDelete
          run={() => remove({ fileId: file.file_id }).unwrap()}
          done={m.fileDeleted}
          onClose={() => setAsking(false)}
        >
          {file.name}
        </ConfirmDelete>
      )}
    </>
  );
}
