import { useListUserRolesRows } from '../../../api/system-user/roles';
import { useUpdateSystemUserMutation, type SystemUser } from '../../../api/system-user/systemUsers';
import { ChoicesField } from '../../../kit/ChoicesField';
import { FieldOf } from '../../../kit/FieldOf';
import { usePanelForm } from '../../../kit/form';
import { FormDrawer } from '../../../kit/FormDrawer';
import { everyRole, FirstRoles } from '../everyRole';
import { m } from './messages';

/** Changes which roles of the system area a person holds, as one whole set. */
export function EditUserRoles({ user, onClose }: { user: SystemUser; onClose: () => void }) {
  const [update] = useUpdateSystemUserMutation();
  const roles = useListUserRolesRows(everyRole);
  const form = usePanelForm({
    id: `editUserRoles:${user.id}`,
    version: user.version,
    values: { role_ids: user.role_ids.map(String) },
    fromRecord: (record: SystemUser) => ({ role_ids: record.role_ids.map(String) }),
  });
  return (
    <FormDrawer
      title={m.editRoles}
      form={form}
      done={m.rolesSaved}
      onClose={onClose}
      onSubmit={({ role_ids }, { version = user.version }) =>
        update({ id: user.id, 'If-Match': version, body: { role_ids: role_ids.map(Number) } }).unwrap()
      }
    >
      <FieldOf source={roles}>
        <ChoicesField
          name="role_ids"
          label={m.roles}
          options={roles.items.map(({ id, name, description }) => ({
            value: String(id),
            label: description ? `${name} — ${description}` : name,
          }))}
        />
        <FirstRoles roles={roles} />
      </FieldOf>
    </FormDrawer>
  );
}
