import { CardField } from '../../../src/kit/fields/identifierFields';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="CardField">
        <Fields values={{ empty: '', filled: '8600123456789012', off: '8600123456789012' }}>
          <CardField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <CardField name="filled" label={fieldWords.filled} />
          <CardField name="off" label={fieldWords.off} disabled />
        </Fields>
      </State>
      <State name="CardField: wrong">
        <Fields values={{ empty: '', wrong: '860012' }} isChecked>
          <CardField name="empty" label={fieldWords.empty} required />
          <CardField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
    </>
  );
}
