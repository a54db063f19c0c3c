import { useWatch } from 'react-hook-form';
import { useListUserRolesRows } from '../../../api/system-user/roles';
import { useUpdateSystemUserMutation, type SystemUser } from '../../../api/system-user/systemUsers';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { allRolesQuery, FirstRoles } from '../allRolesQuery';
import { AccessNote } from '../AccessNote';
import { m as changes } from '../changes/messages';
import { useOutcomeNotice } from '../waiting';
import { m } from './messages';

const heldRoles = ({ roles }: SystemUser) => ({ role_ids: roles.map(({ id }) => String(id)) });

/** Changes which roles of the system area a user holds, as one whole set. */
export function EditUserRoles({ user, onClose }: { user: SystemUser; onClose: () => void }) {
  const [update] = useUpdateSystemUserMutation();
  const tell = useOutcomeNotice();
  const roles = useListUserRolesRows(allRolesQuery);
  const form = usePanelForm({
    id: `editUserRoles:${user.id}`,
    version: user.version,
    values: heldRoles(user),
    fromRecord: heldRoles,
  });
  const { role_ids: before } = heldRoles(user);
  const chosen = useWatch({ control: form.control, name: 'role_ids' });
  const waits = roles.items.some(
    ({ id, needs_confirmation }) => needs_confirmation && chosen.includes(String(id)) && !before.includes(String(id)),
  );
  return (
    <FormDrawer
      title={m.editRoles}
      form={form}
      onClose={onClose}
      onSubmit={async ({ role_ids }, { version = user.version }) => {
        const body = { role_ids: role_ids.map(Number) };
        tell(await update({ id: user.id, 'If-Match': version, body }).unwrap(), m.rolesSaved);
      }}
    >
      {waits && <AccessNote text={changes.willWait} />}
      <AsyncField source={roles}>
        <MultiSelectField
          name="role_ids"
          label={m.roles}
          options={roles.items.map(({ id, name, description }) => ({
            value: String(id),
            label: description ? `${name} — ${description}` : name,
          }))}
        />
        <FirstRoles roles={roles} />
      </AsyncField>
    </FormDrawer>
  );
}
