import * as v from 'valibot';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useListUserRolesRows } from '../../../api/system-user/roles';
import { useCreateSystemUserMutation } from '../../../api/system-user/systemUsers';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormPage } from '../../../kit/form/FormPage';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { useScreen } from '../../../kit/state/screen';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { allRolesQuery, FirstRoles } from '../allRolesQuery';
import { AccessNote } from '../AccessNote';
import { m as changes } from '../changes/messages';
import { missing } from '../missingRight';
import { doneAtOnce, useOutcomeNotice } from '../waiting';
import { m } from './messages';
import { PersonFields } from './personFields';
import { nobody, personEntries, sentPerson } from './personForm';

const text = v.string();
const schema = v.pipe(
  v.object({
    ...personEntries,
    username: v.pipe(text, v.regex(/^[a-z0-9._-]{3,50}$/, 'username')),
    password: text,
    role_ids: v.array(text),
    is_active: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ username, password }) => username === '' || !password.toLowerCase().includes(username),
      'password_has_username',
    ),
    ['password'],
  ),
);

/** Opens an account; the person chooses another password at the first sign-in. */
export default function NewSystemUser() {
  const navigate = useNavigate();
  const { title } = useScreen();
  const mayAdd = useCan()('rbac.add');
  const [create, { data: made }] = useCreateSystemUserMutation();
  const roles = useListUserRolesRows(allRolesQuery);
  const form = usePanelForm({
    id: 'newSystemUser',
    schema,
    texts: { email: m.wrongEmail, username: m.wrongUsername },
    values: { ...nobody, username: '', password: '', role_ids: [] as string[], is_active: true },
  });
  const tell = useOutcomeNotice();
  const chosen = useWatch({ control: form.control, name: 'role_ids' });
  const waits = roles.items.some(({ id, needs_confirmation }) => needs_confirmation && chosen.includes(String(id)));
  const isMerchant = useWatch({ control: form.control, name: 'user_type' }) === 'merchant';
  if (!mayAdd) return <MissingRecord failure={missing('rbac.add')} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={m.createSubmit}
      onClose={() => navigate(made ? href('access.user', { id: String(made.id) }) : href('access.users'))}
      onSubmit={async (values) => {
        const { last_name, first_name, middle_name, phone, email, branch, region_id } = sentPerson(values);
        const { username, password, is_active, role_ids } = values;
        const user_type = isMerchant ? ('merchant' as const) : ('system' as const);
        const person = { last_name, first_name, middle_name, phone, email, branch, region_id, user_type };
        const held = isMerchant ? [] : role_ids.map(Number);
        const answer = await create({ body: { ...person, username, password, is_active, role_ids: held } }).unwrap();
        tell(doneAtOnce, m.created2);
        if (answer.access_change_id !== null) tell(answer, m.created2);
      }}
    >
      <TextField name="username" label={m.username} maxLength={50} help={m.usernameHelp} required />
      <PasswordField name="password" label={m.password} kind="new" help={m.passwordHelp} required />
      <PersonFields />
      {!isMerchant && (
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
          {waits && <AccessNote text={changes.rolesWillWait} />}
        </AsyncField>
      )}
      <SwitchField name="is_active" label={m.isActive} />
    </FormPage>
  );
}
