import * as v from 'valibot';
import { useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCreateSystemUserMutation } from '../../../api/system-user/systemUsers';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormPage } from '../../../kit/form/FormPage';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { useScreen } from '../../../kit/state/screen';
import { SwitchField } from '../../../kit/fields/SwitchField';
import { TextField } from '../../../kit/fields/TextField';
import { notifyFailure } from '../../../kit/state/notifications';
import { FieldGroup } from '../../../kit/form/FieldGroup';
import { toFailure } from '../../../lib/failure';
import { missingRight } from '../../../parts/missingRight';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m as changes } from '../changes/messages';
import { investmentArea } from '../policies/investmentArea';
import { paymentArea } from '../policies/paymentArea';
import { doneAtOnce, useOutcomeNotice, useWaitingNotice } from '../waiting';
import { m } from './messages';
import { PersonFields } from './personFields';
import { nobody, personEntries, sentPerson } from './personForm';
import { RoleFields, type RoleValues } from './RoleFields';
import { changeServiceRoles } from './serviceRoles';
import { t } from '../../../i18n/terms';

const noRoles: RoleValues = { role_ids: [], payment: [], investment: [] };

const text = v.string();
const schema = v.pipe(
  v.object({
    ...personEntries(),
    username: v.pipe(text, v.regex(/^[a-z0-9._-]{3,50}$/, 'username')),
    password: text,
    role_ids: v.array(text),
    payment: v.array(text),
    investment: v.array(text),
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
  const [create, { data: made }] = useCreateSystemUserMutation();
  const can = useCan();
  const areas = { payment: can('rbac_pay.update'), investment: can('invest_rbac.update') };
  const calls = { payment: paymentArea.useCalls(), investment: investmentArea.useCalls() };
  const dispatch = useDispatch();
  const form = usePanelForm({
    id: 'newSystemUser',
    schema,
    texts: { username: m.wrongUsername },
    values: { ...nobody, ...noRoles, username: '', password: '', is_active: true },
  });
  const tell = useOutcomeNotice();
  const tellWaiting = useWaitingNotice();
  const isMerchant = useWatch({ control: form.control, name: 'user_type' }) === 'merchant';
  if (!can('rbac.add')) return <MissingRecord failure={missingRight('rbac.add')} />;
  return (
    <FormPage
      title={title}
      form={form}
      submit={t.create}
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
        // The account is there; what of the services is refused now is given on its page, where this leads.
        for (const area of ['payment', 'investment'] as const)
          if (!isMerchant && areas[area])
            await changeServiceRoles(calls[area], answer.id, [], values[area]).then(
              (outcomes) => outcomes.has('waits') && tellWaiting(changes.waitsText),
              (failure: unknown) => dispatch(notifyFailure(toFailure(failure))),
            );
      }}
    >
      <FieldGroup>
        <TextField name="username" label={m.username} maxLength={50} help={m.usernameHelp} required />
        <PasswordField name="password" label={m.password} kind="new" help={m.passwordHelp} required />
        <PersonFields />
        {!isMerchant && (
          <RoleFields
            control={form.control as never}
            setValue={form.setValue as never}
            before={noRoles}
            areas={areas}
            waits={changes.rolesWillWait}
          />
        )}
        <SwitchField name="is_active" label={m.isActive} />
      </FieldGroup>
    </FormPage>
  );
}
