import { ArrowDown20Regular, ArrowUp20Regular, Delete20Regular, Rename20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import {
  useDeleteProjectAttachmentMutation,
  useUpdateProjectAttachmentMutation,
  type ProjectAttachment,
} from '../../../api/investment/projects';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m } from './messages';

interface Props {
  attachment: ProjectAttachment;
  /** How many there are. */
  count: number;
}

/** What can be done with one file of a project: its name, its place, and taking it away. */
export function AttachmentActions({ attachment, count }: Props) {
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const [update] = useUpdateProjectAttachmentMutation();
  const [remove] = useDeleteProjectAttachmentMutation();
  const { id, version, order, title } = attachment;
  const close = () => setAsked(undefined);
  const moveTo = (place: number) => update({ id, 'If-Match': version, body: { order: place } }).unwrap();
  return (
    <>
      <ActionMenu>
        <Action label={m.rename} icon={Rename20Regular} verb="edit" onSelect={() => setAsked('rename')} />
        <Action
          label={m.earlier}
          icon={ArrowUp20Regular}
          disabledReason={order === 1 && m.isFirst}
          onSelect={() => moveTo(order - 1)}
        />
        <Action
          label={m.later}
          icon={ArrowDown20Regular}
          disabledReason={order === count && m.isLast}
          onSelect={() => moveTo(order + 1)}
        />
        <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => setAsked('remove')} />
      </ActionMenu>
      {asked === 'rename' && <RenameAttachment attachment={attachment} onClose={close} />}
      {asked === 'remove' && (
        <ConfirmDelete run={() => remove({ id }).unwrap()} done={t.removed} onClose={close}>
          {title}
        </ConfirmDelete>
      )}
    </>
  );
}

function RenameAttachment({ attachment, onClose }: { attachment: ProjectAttachment; onClose: () => void }) {
  const [update] = useUpdateProjectAttachmentMutation();
  const { id, version: seen, title } = attachment;
  const form = usePanelForm({ id: `renameAttachment:${id}`, version: seen, values: { title } });
  return (
    <FormDrawer
      title={m.rename}
      form={form}
      done={m.renamed}
      onClose={onClose}
      onSubmit={async (_, { changed, version = seen }) => {
        if (Object.keys(changed).length > 0) await update({ id, 'If-Match': version, body: changed }).unwrap();
      }}
    >
      <TextField name="title" label={m.name} maxLength={120} required />
    </FormDrawer>
  );
}
