import { Delete20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useAddMerchantAttachmentMutation,
  useDeleteMerchantAttachmentMutation,
  useListMerchantAttachmentsQuery,
  useUploadMerchantDocumentMutation,
  type MerchantAttachment,
} from '../../../api/payment/merchants';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { documentKinds, imageKinds, type FileKind } from '../../../lib/fileKind';
import { rowsOf } from '../../../lib/rows';
import { AddFiles } from '../../../parts/AddFiles';
import { FileLink } from '../../../parts/FileLink';
import { FileSize } from '../../../parts/FileSize';
import { useUploads } from '../../../parts/useUploads';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';

const columns: Column<MerchantAttachment>[] = [
  {
    id: 'title',
    title: m.name,
    value: (row) => row.title,
    cell: (row) => <FileLink href={row.url}>{row.title}</FileLink>,
    important: true,
  },
  { id: 'size', title: t.size, value: (row) => row.size, cell: (row) => <FileSize bytes={row.size} />, width: 112 },
  fieldColumn('created_at', t.fileAdded, { as: 'dateTime', important: true, width: 168 }),
  { id: 'user', title: m.who, value: (row) => row.user?.name, width: 168 },
];
const kinds: readonly FileKind[] = [...imageKinds, ...documentKinds];

/** A file is called after its name. */
const titleOfFile = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 120) || name.slice(0, 120);

/** The papers of a merchant, newest first. */
export function PapersTab({ id }: { id: number }) {
  const result = useRecordQuery(useListMerchantAttachmentsQuery({ id }), id);
  const mayChange = useCan()('merchants.update');
  return (
    <Section id="papers" title={m.papers} result={result}>
      {({ items }) => (
        <>
          <Can do="merchants.update">
            <Adding id={id} papers={items} />
          </Can>
          <DataTable
            rows={rowsOf(items)}
            columns={columns}
            empty={m.noPapers}
            label={m.papers}
            rowActions={mayChange ? (row) => <PaperActions paper={row} /> : undefined}
          />
        </>
      )}
    </Section>
  );
}

function Adding({ id, papers }: { id: number; papers: readonly MerchantAttachment[] }) {
  const upload = useUploadMerchantDocumentMutation();
  const [attach] = useAddMerchantAttachmentMutation();
  const uploading = useUploads(kinds, async (file, sent) => {
    const { document_key } = await upload(file, sent);
    if (sent.signal.aborted) return '';
    const body = { merchant_id: id, document_key, title: titleOfFile(file.name) };
    return String((await attach({ body }).unwrap()).id);
  });
  return (
    <AddFiles
      label={m.addFiles}
      help={m.filesHelp}
      kinds={kinds}
      uploading={uploading}
      isThere={(added) => papers.some((one) => String(one.id) === added)}
    />
  );
}

function PaperActions({ paper: { id, title } }: { paper: MerchantAttachment }) {
  const [isAsked, setAsked] = useState(false);
  const [remove] = useDeleteMerchantAttachmentMutation();
  return (
    <>
      <ActionMenu>
        <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => setAsked(true)} />
      </ActionMenu>
      {isAsked && (
        <ConfirmDelete run={() => remove({ id }).unwrap()} done={t.removed} onClose={() => setAsked(false)}>
          {title}
        </ConfirmDelete>
      )}
    </>
  );
}
