import * as v from 'valibot';
import { useTurnSecondFactorOffMutation } from '../../../api/system-user/secondFactor';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { m } from './messages';

const text = v.string();

/** Back to the password alone: whoever found an open window can do it no more than sign in. */
export function TurnSecondFactorOff({ onClose }: { onClose: () => void }) {
  const [turnOff] = useTurnSecondFactorOffMutation();
  const form = usePanelForm({
    id: 'turnSecondFactorOff',
    schema: v.object({ password: text, code: text }),
    values: { password: '', code: '' },
  });
  return (
    <FormDrawer
      title={m.turnOffTitle}
      form={form}
      submit={m.turnOff}
      done={m.turnedOff}
      onClose={onClose}
      onSubmit={({ password, code }) => turnOff({ body: { password, code } }).unwrap()}
    >
      <PasswordField name="password" label={m.oldPassword} kind="current" required />
      <TextField name="code" label={m.code} help={m.codeHelp} maxLength={20} personal required />
    </FormDrawer>
  );
}
