import { PasswordField } from '../../../src/kit/fields/PasswordField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="PasswordField">
        <Fields values={{ empty: '', filled: 'Chorsu-2026-bozor', off: '' }}>
          <PasswordField name="empty" label={fieldWords.empty} kind="current" required />
          <PasswordField name="filled" label={fieldWords.filled} kind="new" help={fieldWords.help} />
          <PasswordField name="off" label={fieldWords.off} kind="new" disabled />
        </Fields>
      </State>
      <State name="Wrong">
        <Fields values={{ wrong: 'short1' }} isChecked>
          <PasswordField name="wrong" label={fieldWords.wrong} kind="new" required />
        </Fields>
      </State>
    </>
  );
}
