import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useAddProjectAttachmentMutation,
  useUploadTemporaryFileMutation,
  type AttachmentType,
  type Project,
  type ProjectAttachment,
} from '../../../api/investment/projects';
import { Section } from '../../../kit/detail/Section';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { rowsOf } from '../../../lib/rows';
import { AddFiles } from '../../../parts/AddFiles';
import { FileLink } from '../../../parts/FileLink';
import { FileSize } from '../../../parts/FileSize';
import { useUploads } from '../../../parts/useUploads';
import { Can, useCan } from '../../../session/can';
import { AttachmentActions } from './AttachmentActions';
import { m } from './messages';
import { attachmentType, filesOfType } from './projectTerms';
import { t } from '../../../i18n/terms';

const columns: Column<ProjectAttachment>[] = [
  {
    id: 'title',
    title: m.name,
    value: (row) => row.title,
    cell: (row) => <FileLink href={row.url}>{row.title}</FileLink>,
    important: true,
  },
  attachmentType.column('type', m.type, (row) => row.type, { important: true, width: 152 }),
  { id: 'size', title: m.size, value: (row) => row.size, cell: (row) => <FileSize bytes={row.size} />, width: 112 },
  { id: 'created_at', title: t.fileAdded, value: (row) => row.created_at, as: 'dateTime', width: 168 },
];

/** Everything that is attached to a project, in the order in which investors see it. */
export function FilesSection({ project }: { project: Project }) {
  const mayChange = useCan()('projects.update');
  const { attachments } = project;
  // Above what folds: files go on their way meanwhile.
  const adding = useAdding(project.id);
  return (
    <Section id="files" title={m.files}>
      <Can do="projects.update">
        <Adding project={project} {...adding} />
      </Can>
      <DataTable
        rows={rowsOf(attachments)}
        columns={columns}
        empty={m.noFiles}
        label={m.files}
        rowActions={mayChange ? (row) => <AttachmentActions attachment={row} count={attachments.length} /> : undefined}
      />
    </Section>
  );
}

const useStyles = makeStyles({ type: { maxWidth: '240px' } });

/** A file is called after its name until somebody says better. */
const titleOfFile = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 120) || name.slice(0, 120);

function useAdding(projectId: number) {
  const [type, setType] = useState<AttachmentType>('image');
  const upload = useUploadTemporaryFileMutation();
  const [attach] = useAddProjectAttachmentMutation();
  const uploading = useUploads(filesOfType[type].kinds, async (file, sent) => {
    const { document_key } = await upload(file, sent);
    if (sent.signal.aborted) return '';
    const body = { project_id: projectId, type, document_key, title: titleOfFile(file.name) };
    return String((await attach({ body }).unwrap()).id);
  });
  return { type, setType, uploading };
}

function Adding({ project, type, setType, uploading }: { project: Project } & ReturnType<typeof useAdding>) {
  const styles = useStyles();
  const intl = useIntl();
  const { kinds, help } = filesOfType[type];
  return (
    <>
      <Field label={intl.formatMessage(m.fileType)} className={styles.type}>
        <Select
          value={type}
          onChange={(_, { value }) => setType(attachmentType.values.find((one) => one === value) ?? 'image')}
        >
          {attachmentType.values.map((one) => (
            <option key={one} value={one}>
              {attachmentType.textIn(intl, one)}
            </option>
          ))}
        </Select>
      </Field>
      <AddFiles
        label={m.add}
        help={help}
        kinds={kinds}
        uploading={uploading}
        isThere={(id) => project.attachments.some((one) => String(one.id) === id)}
      />
    </>
  );
}
