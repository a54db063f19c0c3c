import { useState } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useAddUserRoleScopesMutation,
  useAddUserWithRoleMutation,
  useDeleteUserRoleMutation,
  useListScopesQuery,
  useRemoveUserRoleScopeMutation,
  useUpdateUserRoleMutation,
  type Role,
  type Scope,
} from '../../../api/system-user/roles';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { TextField } from '../../../kit/fields/TextField';
import { AccessNote } from '../AccessNote';
import { m as changes } from '../changes/messages';
import { PersonField } from '../PersonField';
import { useRoleName } from '../../../parts/roleName';
import { useOwnId } from '../../../parts/useOwnId';
import { useOutcomeNotice } from '../waiting';
import { m } from './messages';

interface Props {
  role: Role;
  onClose: () => void;
}

/** Changes how a role is called. */
export function EditRole({ role, onClose }: Props) {
  const [update] = useUpdateUserRoleMutation();
  const form = usePanelForm({
    id: `editRole:${role.id}`,
    version: role.version,
    values: { name: role.name, description: role.description },
  });
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      done={m.saved}
      onClose={onClose}
      onSubmit={async (_, { changed, version = role.version }) => {
        if (Object.keys(changed).length > 0) await update({ id: role.id, 'If-Match': version, body: changed }).unwrap();
      }}
    >
      <TextField name="name" label={m.name} maxLength={50} required />
      <TextField name="description" label={m.description} maxLength={500} multiline />
    </FormDrawer>
  );
}

/** Removes a role that nobody holds. */
export function RemoveRole({ role, onClose, onGone }: Props & { onGone: () => void }) {
  const [remove] = useDeleteUserRoleMutation();
  return (
    <ConfirmDelete
      done={m.removed}
      run={async () => {
        await remove({ id: role.id, 'If-Match': role.version }).unwrap();
        onGone();
      }}
      onClose={onClose}
    />
  );
}

/** Gives the role to somebody else. */
export function GiveRole({ role, onClose }: Props) {
  const [give] = useAddUserWithRoleMutation();
  const own = useOwnId();
  const tell = useOutcomeNotice();
  const nameOf = useRoleName();
  const [person, setPerson] = useState<string>();
  const form = usePanelForm({ id: `giveRole:${role.id}`, values: { user_id: '' } });
  return (
    <FormDrawer
      title={m.give}
      form={form}
      submit={m.give}
      onClose={onClose}
      onSubmit={async ({ user_id }) =>
        tell(await give({ body: { role_id: role.id, user_id: Number(user_id) } }).unwrap(), m.given, {
          record: nameOf(role.name),
          person,
        })
      }
    >
      {role.needs_confirmation && <AccessNote text={changes.willWait} />}
      <PersonField name="user_id" without={own === undefined ? [] : [own]} onChoose={({ name }) => setPerson(name)} />
    </FormDrawer>
  );
}

/** Changes where the role works: what is added goes in one call, what is taken in one call each. */
export function EditScopes({ role, held, onClose }: Props & { held: readonly Scope[] }) {
  const [add] = useAddUserRoleScopesMutation();
  const [remove] = useRemoveUserRoleScopeMutation();
  const all = useRecordQuery(useListScopesQuery({ limit: 1000 }));
  const before = held.map(({ id }) => String(id));
  const form = usePanelForm({ id: `editScopes:${role.id}`, values: { scope_ids: before } });
  return (
    <FormDrawer
      title={m.editScopes}
      form={form}
      done={m.scopesSaved}
      onClose={onClose}
      onSubmit={async ({ scope_ids }) => {
        const added = scope_ids.filter((id) => !before.includes(id)).map(Number);
        if (added.length > 0) await add({ body: { role_id: role.id, scope_ids: added } }).unwrap();
        for (const id of before.filter((one) => !scope_ids.includes(one)))
          await remove({ roleId: role.id, scopeId: Number(id) }).unwrap();
      }}
    >
      <AsyncField source={all}>
        <MultiSelectField
          name="scope_ids"
          label={m.scopesTitle}
          options={(all.item?.scopes ?? held).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </AsyncField>
    </FormDrawer>
  );
}
