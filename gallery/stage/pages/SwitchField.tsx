import { CheckboxField, SwitchField } from '../../../src/kit/fields/SwitchField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <State name="Off, on, disabled, refused">
      <Fields values={{ off: false, on: true, disabled: true, tick: true, wrong: false }} isChecked>
        <SwitchField name="off" label={fieldWords.empty} help={fieldWords.help} />
        <SwitchField name="on" label={fieldWords.filled} />
        <SwitchField name="disabled" label={fieldWords.off} disabled />
        <CheckboxField name="tick" label={fieldWords.filled} />
        <CheckboxField name="wrong" label={fieldWords.wrong} required />
      </Fields>
    </State>
  );
}
