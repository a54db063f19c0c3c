import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  useCreateUserRoleMutation,
  useGetUserRoleQuery,
  useListScopesQuery,
  useListUserRolesRows,
  type RolePermission,
} from '../../../api/system-user/roles';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormPage } from '../../../kit/form/FormPage';
import type { Failure } from '../../../lib/failure';
import { useScreen } from '../../../kit/state/screen';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FieldGroup } from '../../../kit/form/FieldGroup';
import { href } from '../../../routes/href';
import { can, useCan } from '../../../session/can';
import type { Permissions } from '../../../session/slice';
import { session } from '../../../session/slice';
import { allRolesQuery, FirstRoles } from '../allRolesQuery';
import { useRoleLabel } from '../../../parts/roleName';
import { missingRight } from '../../../parts/missingRight';
import { m } from './messages';
import { t } from '../../../i18n/terms';

/** The chosen role is still on its way. */
const notRead: Failure = { kind: 'aborted', status: 0, codes: [] };
/** Of the rights of another role, those that the person may give. */
function givable(permissions: readonly RolePermission[], held: Permissions): RolePermission[] {
  return permissions
    .map(({ permission_id, actions }) => ({
      permission_id,
      actions: actions.filter((action) => can(held, `${permission_id}.${action}`)),
    }))
    .filter(({ actions }) => actions.length > 0);
}

/** Makes a role, empty or with the rights of another one; the matrix of its page does the rest. */
export default function NewRole() {
  const navigate = useNavigate();
  const { title } = useScreen();
  const mayAdd = useCan()('rbac.add');
  const held = useSelector(session.selectors.permissions);
  const [create, { data: made }] = useCreateUserRoleMutation();
  const roles = useListUserRolesRows(allRolesQuery);
  const labelOf = useRoleLabel();
  const scopes = useRecordQuery(useListScopesQuery({ limit: 1000 }));
  const form = usePanelForm({
    id: 'newRole',
    values: { name: '', description: '', like: '', scope_ids: [] as string[] },
  });
  const like = useWatch({ control: form.control, name: 'like' });
  const model = useRecordQuery(useGetUserRoleQuery(like === '' ? skipToken : { id: Number(like) }), like);
  if (!mayAdd) return <MissingRecord failure={missingRight('rbac.add')} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={t.create}
      done={m.wasCreated}
      onClose={() => navigate(made ? href('access.role', { id: String(made.id) }) : href('access.roles'))}
      onSubmit={({ name, description, scope_ids }) => {
        // Without the rights that were to be copied the role would be made empty, and nobody told.
        if (like !== '' && !model.item) return Promise.reject(model.failure ?? notRead);
        return create({
          body: {
            name,
            description,
            scope_ids: scope_ids.map(Number),
            permissions: givable(like === '' ? [] : (model.item?.permissions ?? []), held),
          },
        }).unwrap();
      }}
    >
      <FieldGroup>
        <TextField name="name" label={m.name} maxLength={50} required />
        <TextField name="description" label={m.description} maxLength={500} multiline />
        <AsyncField source={roles}>
          <SelectField
            name="like"
            label={m.copyFrom}
            help={m.copyHelp}
            options={roles.items.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
          />
          <FirstRoles roles={roles} />
        </AsyncField>
        <AsyncField source={scopes}>
          <MultiSelectField
            name="scope_ids"
            label={m.scopesTitle}
            options={(scopes.item?.scopes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </AsyncField>
      </FieldGroup>
    </FormPage>
  );
}
