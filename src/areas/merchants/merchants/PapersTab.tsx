import { Delete20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useDeleteMerchantAttachmentMutation,
  useListMerchantAttachmentsQuery,
  type MerchantAttachment,
} from '../../../api/payment/merchants';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { rowsOf } from '../../../lib/rows';
import { AddFiles } from '../../../parts/AddFiles';
import { FileLink } from '../../../parts/FileLink';
import { FileSize } from '../../../parts/FileSize';
import { Can, useCan } from '../../../session/can';
import { paperKinds, type MerchantUploads } from './merchantUploads';
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

/** The papers of a merchant, newest first. */
export function PapersTab({ id, uploading }: { id: number; uploading: MerchantUploads['papers'] }) {
  const result = useRecordQuery(useListMerchantAttachmentsQuery({ id }), id);
  const mayChange = useCan()('merchants.update');
  return (
    <Section id="papers" title={m.papers} result={result}>
      {({ items }) => (
        <>
          <Can do="merchants.update">
            <AddFiles
              label={m.addFiles}
              help={m.filesHelp}
              kinds={paperKinds}
              uploading={uploading}
              isThere={(added) => items.some((one) => String(one.id) === added)}
            />
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
