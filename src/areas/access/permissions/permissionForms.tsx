import * as v from 'valibot';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useCreatePermissionMutation,
  useDeletePermissionMutation,
  useGetPermissionQuery,
  useUpdatePermissionMutation,
  type Permission,
} from '../../../api/system-user/roles';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Drawer } from '../../../kit/overlay/Drawer';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { TextField } from '../../../kit/fields/TextField';
import { m as shared } from '../messages';
import { actions, oneName, type Action } from '../roles/rights';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const text = v.string();

function NameFields() {
  return (
    <>
      <TextField name="ru" label={m.ru} maxLength={100} required />
      <TextField name="en" label={m.en} maxLength={100} required />
      <TextField name="uz" label={m.uz} maxLength={100} required />
    </>
  );
}

function ActionsField({ disabled = false }: { disabled?: boolean }) {
  const intl = useIntl();
  return (
    <MultiSelectField
      name="actions"
      label={t.actions}
      required
      disabled={disabled}
      options={actions.map((action) => ({ value: action, label: intl.formatMessage(shared[action]) }))}
    />
  );
}

const isAction = (one: string): one is Action => actions.some((action) => action === one);

const newSchema = v.object({
  id: v.pipe(text, v.regex(/^[a-z][a-z0-9_]+$/, 'code')),
  ru: text,
  en: text,
  uz: text,
  actions: v.array(text),
});

/** Adds a permission that no call of the system asks for. */
export function NewPermission({ onClose }: { onClose: () => void }) {
  const [create] = useCreatePermissionMutation();
  const form = usePanelForm({
    id: 'newPermission',
    schema: newSchema,
    texts: { code: m.wrongCode },
    values: { id: '', ru: '', en: '', uz: '', actions: [] as string[] },
  });
  return (
    <FormDrawer
      title={m.create}
      form={form}
      done={m.wasCreated}
      onClose={onClose}
      onSubmit={({ id, ru, en, uz, actions: chosen }) =>
        create({ body: { id, name: { ru, en, uz }, actions: chosen.filter(isAction) } }).unwrap()
      }
    >
      <TextField name="id" label={m.code} maxLength={50} help={m.codeHelp} required />
      <NameFields />
      <ActionsField />
    </FormDrawer>
  );
}

/** Reads a permission afresh and opens its form. */
export function EditPermission({ id, onClose }: { id: string; onClose: () => void }) {
  const { item, failure, retry } = useRecordQuery(useGetPermissionQuery({ id }), id);
  if (item) return <Edit permission={item} onClose={onClose} />;
  return (
    <Drawer title={m.editTitle} onClose={onClose}>
      {failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />}
    </Drawer>
  );
}

interface Props {
  permission: Permission;
  onClose: () => void;
}

const shownOf = ({ name, actions: own }: Permission) => ({ ...name, actions: own.map(oneName) as string[] });

function Edit({ permission, onClose }: Props) {
  const [update] = useUpdatePermissionMutation();
  const form = usePanelForm({
    id: `editPermission:${permission.id}`,
    version: permission.version,
    values: shownOf(permission),
    fromRecord: shownOf,
  });
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      done={shared.saved}
      onClose={onClose}
      onSubmit={({ ru, en, uz, actions: chosen }, { version = permission.version, changed }) =>
        update({
          id: permission.id,
          'If-Match': version,
          body: { name: { ru, en, uz }, ...(changed.actions && { actions: chosen.filter(isAction) }) },
        }).unwrap()
      }
    >
      <NameFields />
      {/* The system itself asks for a built-in one, so what it consists of is fixed. */}
      <ActionsField disabled={permission.is_builtin} />
    </FormDrawer>
  );
}

/** Removes a permission that no role holds. */
export function RemovePermission({ permission, onClose }: Props) {
  const [remove] = useDeletePermissionMutation();
  return (
    <ConfirmDelete
      done={t.removed}
      run={() => remove({ id: permission.id, 'If-Match': permission.version }).unwrap()}
      onClose={onClose}
    />
  );
}
