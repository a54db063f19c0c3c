import { DateField } from '../../../src/kit/fields/DateField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="DateField">
        <Fields values={{ empty: '', filled: '2026-03-05', off: '2026-03-05' }}>
          <DateField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <DateField name="filled" label={fieldWords.filled} />
          <DateField name="off" label={fieldWords.off} disabled />
        </Fields>
      </State>
      <State name="DateField: wrong">
        <Fields values={{ empty: '', wrong: '31.02.2026' }} isChecked>
          <DateField name="empty" label={fieldWords.empty} required />
          <DateField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
    </>
  );
}
