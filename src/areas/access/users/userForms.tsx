import { useState } from 'react';
import * as v from 'valibot';
import { FormattedMessage } from 'react-intl';
import {
  useDeleteSystemUserMutation,
  useSetSystemUserPasswordMutation,
  useUpdateSystemUserMutation,
  type SystemUser,
  type SystemUserChange,
} from '../../../api/system-user/systemUsers';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { AccessNote } from '../AccessNote';
import { m as changes } from '../changes/messages';
import { doneAtOnce, useOutcomeNotice } from '../waiting';
import { m } from './messages';
import { PersonFields } from './personFields';
import { personEntries, personOf, sentPerson } from './personForm';

interface Props {
  user: SystemUser;
  onClose: () => void;
}

/** Changes what an account says of the person. */
export function EditUser({ user, onClose }: Props) {
  const [update] = useUpdateSystemUserMutation();
  const tell = useOutcomeNotice();
  const form = usePanelForm({
    id: `editUser:${user.id}`,
    schema: v.object(personEntries(user)),
    version: user.version,
    values: personOf(user),
    fromRecord: personOf,
  });
  return (
    <FormDrawer
      title={m.editTitle}
      form={form}
      onClose={onClose}
      onSubmit={async (_, { changed, version = user.version }) => {
        const body: SystemUserChange = sentPerson(changed);
        const isSame = Object.keys(body).length === 0;
        tell(isSame ? doneAtOnce : await update({ id: user.id, 'If-Match': version, body }).unwrap(), m.saved);
      }}
    >
      <PersonFields />
    </FormDrawer>
  );
}

/** Gives an account another password, which the person changes at the next sign-in. */
export function SetPassword({ user, onClose }: Props) {
  const [set] = useSetSystemUserPasswordMutation();
  const tell = useOutcomeNotice();
  const form = usePanelForm({ id: `setPassword:${user.id}`, values: { password: '' } });
  return (
    <FormDrawer
      title={m.setPassword}
      form={form}
      submit={m.setPassword}
      onClose={onClose}
      onSubmit={async ({ password }) => tell(await set({ id: user.id, body: { password } }).unwrap(), m.passwordSet)}
    >
      {user.needs_confirmation ? (
        <AccessNote text={changes.passwordWillWait} />
      ) : (
        <p>
          <FormattedMessage {...m.passwordNote} />
        </p>
      )}
      <PasswordField name="password" label={m.password} kind="new" help={m.passwordHelp} required />
    </FormDrawer>
  );
}

/** Closes an account, or opens it again. */
export function SwitchUser({ user, onClose }: Props) {
  const [update] = useUpdateSystemUserMutation();
  const tell = useOutcomeNotice();
  // What was asked stays what is sent: a colleague who does the same meanwhile must not turn it round.
  const [isOff] = useState(() => !user.is_active);
  return (
    <ConfirmAction
      title={isOff ? m.enableTitle : m.disableTitle}
      yes={isOff ? m.enable : m.disable}
      done={(saved) => tell(saved, isOff ? m.wasEnabled : m.wasDisabled)}
      run={() => update({ id: user.id, 'If-Match': user.version, body: { is_active: isOff } }).unwrap()}
      onClose={onClose}
    >
      {isOff && user.needs_confirmation && <AccessNote text={changes.willWait} />}
      {!isOff && <FormattedMessage {...m.disableText} />}
    </ConfirmAction>
  );
}

/** Removes an account; `onClose` is told whether it is gone. */
export function RemoveUser({ user, onClose, onGone }: Props & { onGone: () => void }) {
  const [remove] = useDeleteSystemUserMutation();
  return (
    <ConfirmDelete
      done={m.removed}
      run={async () => {
        await remove({ id: user.id, 'If-Match': user.version }).unwrap();
        onGone();
      }}
      onClose={onClose}
    >
      <FormattedMessage {...m.removeText} />
    </ConfirmDelete>
  );
}
