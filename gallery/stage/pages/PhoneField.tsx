import { PhoneField } from '../../../src/kit/fields/identifierFields';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="PhoneField">
        <Fields values={{ empty: '', filled: '998901234567', off: '998901234567', stored: '' }}>
          <PhoneField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <PhoneField name="filled" label={fieldWords.filled} />
          <PhoneField name="off" label={fieldWords.off} disabled />
          <PhoneField name="stored" label={fieldWords.stored} stored={'+998 90 *** ** 67'} />
        </Fields>
      </State>
      <State name="PhoneField: wrong">
        <Fields values={{ empty: '', wrong: '99890' }} isChecked>
          <PhoneField name="empty" label={fieldWords.empty} required />
          <PhoneField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
    </>
  );
}
