import * as v from 'valibot';
import { useDispatch } from 'react-redux';
import { useChangeOwnPasswordMutation } from '../../../api/system-user/systemUsers';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { passwordChanged } from '../../../session/slice';
import { m } from './messages';

const text = v.string();

const schemaOf = (username: string) =>
  v.pipe(
    v.object({ old_password: text, new_password: text, repeat: text }),
    v.forward(
      v.check(({ new_password, repeat }) => repeat === '' || new_password === repeat, 'differs'),
      ['repeat'],
    ),
    v.forward(
      v.check(({ old_password, new_password }) => new_password === '' || old_password !== new_password, 'same'),
      ['new_password'],
    ),
    v.forward(
      v.check(
        ({ new_password }) => username === '' || !new_password.toLowerCase().includes(username),
        'password_has_username',
      ),
      ['new_password'],
    ),
  );

interface Props {
  username: string;
  onClose: () => void;
}

/** The own password; all other sessions end. */
export function ChangePassword({ username, onClose }: Props) {
  const dispatch = useDispatch();
  const [change] = useChangeOwnPasswordMutation();
  const form = usePanelForm({
    id: 'changePassword',
    schema: schemaOf(username),
    texts: { differs: m.differs, same: m.sameAsOld },
    values: { old_password: '', new_password: '', repeat: '' },
  });
  return (
    <FormDrawer
      title={m.changePassword}
      form={form}
      submit={m.changePassword}
      done={m.changed}
      onClose={onClose}
      onSubmit={async ({ old_password, new_password }) => {
        await change({ body: { old_password, new_password } }).unwrap();
        dispatch(passwordChanged());
      }}
    >
      <PasswordField name="old_password" label={m.oldPassword} kind="current" required />
      <PasswordField name="new_password" label={m.newPassword} kind="new" help={m.passwordHelp} required />
      <PasswordField name="repeat" label={m.repeat} kind="new" required />
    </FormDrawer>
  );
}
