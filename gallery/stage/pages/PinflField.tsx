import { PinflField } from '../../../src/kit/fields/identifierFields';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="PinflField">
        <Fields values={{ empty: '', filled: '30101900010018', off: '30101900010018', stored: '' }}>
          <PinflField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <PinflField name="filled" label={fieldWords.filled} />
          <PinflField name="off" label={fieldWords.off} disabled />
          <PinflField name="stored" label={fieldWords.stored} stored={'3010******0018'} />
        </Fields>
      </State>
      <State name="PinflField: wrong">
        <Fields values={{ empty: '', wrong: '30101900010019' }} isChecked>
          <PinflField name="empty" label={fieldWords.empty} required />
          <PinflField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
    </>
  );
}
