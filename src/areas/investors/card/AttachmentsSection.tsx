import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Attach20Regular, Delete20Regular } from '@fluentui/react-icons';
import { Suspense, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { wrappingRow } from '../../../kit/foundation/styles';
import { useDeleteInvestorAttachmentMutation, type Attachment, type Investor } from '../../../api/investment/investors';
import { useFormat } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Section } from '../../../kit/detail/Section';
import { acceptOf, documentKinds, imageKinds } from '../../../lib/fileKind';
import { Can, useCan } from '../../../session/can';
import { FileLink } from './FileLink';
import { fileUnit, m } from './messages';
import { useAttaching } from './useAttaching';
import { rowsOf } from '../../../lib/rows';

const UploadList = lazyComponent(async () => (await import('../../../kit/fields/UploadList')).UploadList);

type Row = Attachment & { id: string };

function Size({ bytes }: { bytes: number }) {
  const format = useFormat();
  return <FormattedMessage {...fileUnit} values={{ size: format.number(Math.max(1, Math.round(bytes / 1024))) }} />;
}

const columns: Column<Row>[] = [
  {
    id: 'name',
    title: m.fileName,
    value: (row) => row.name,
    cell: (row) => <FileLink href={row.url}>{row.name}</FileLink>,
    important: true,
  },
  { id: 'size', title: m.fileSize, value: (row) => row.size, cell: (row) => <Size bytes={row.size} />, width: 112 },
  { id: 'created_at', title: m.fileAdded, value: (row) => row.created_at, as: 'dateTime', important: true, width: 168 },
];

const useStyles = makeStyles({
  add: wrappingRow,
  help: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The files of an investor; more are added here, each with its progress. */
export function AttachmentsSection({ investor }: { investor: Investor }) {
  const mayChange = useCan()('investors.update');
  const rows = investor.attachments.map((file) => ({ ...file, id: file.file_id }));
  return (
    <Section id="attachments" title={m.files}>
      <Can do="investors.update">
        <AddFiles investor={investor} />
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

function AddFiles({ investor }: { investor: Investor }) {
  const styles = useStyles();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const attaching = useAttaching(investor.id);
  // What has arrived stands among the files, and not here a second time.
  const isThere = (fileId: string | undefined) => investor.attachments.some(({ file_id }) => file_id === fileId);
  const uploads = attaching.uploads.filter(({ fileId }) => !isThere(fileId));
  return (
    <>
      <div className={styles.add}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          tabIndex={-1}
          aria-label={intl.formatMessage(m.addFile)}
          accept={acceptOf([...imageKinds, ...documentKinds])}
          onChange={(event) => {
            attaching.add([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was put right.
            event.target.value = '';
          }}
        />
        <Button icon={<Attach20Regular aria-hidden />} onClick={() => input.current?.click()}>
          <FormattedMessage {...m.addFile} />
        </Button>
        <span className={styles.help}>
          <FormattedMessage {...m.fileHelp} />
        </span>
      </div>
      {uploads.length > 0 && (
        <Suspense>
          <UploadList
            uploads={uploads}
            onCancel={attaching.cancel}
            onRetry={attaching.retry}
            onRemove={attaching.remove}
          />
        </Suspense>
      )}
    </>
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
