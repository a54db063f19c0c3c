import { TextField } from '../../../src/kit/fields/TextField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="TextField">
        <Fields values={{ empty: '', filled: 'Каримов Азиз', off: 'Каримов Азиз' }}>
          <TextField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <TextField name="filled" label={fieldWords.filled} />
          <TextField name="off" label={fieldWords.off} disabled />
        </Fields>
      </State>
      <State name="TextField: wrong">
        <Fields values={{ empty: '', wrong: 'x'.repeat(501) }} isChecked>
          <TextField name="empty" label={fieldWords.empty} required />
          <TextField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
    </>
  );
}
