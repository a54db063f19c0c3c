import { MoneyField } from '../../../src/kit/fields/MoneyField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="MoneyField">
        <Fields values={{ empty: '', filled: '1250000.00', off: '1250000.00' }}>
          <MoneyField name="empty" label={fieldWords.empty} help={fieldWords.help} required />
          <MoneyField name="filled" label={fieldWords.filled} />
          <MoneyField name="off" label={fieldWords.off} disabled />
        </Fields>
      </State>
      <State name="MoneyField: wrong">
        <Fields values={{ empty: '', wrong: '12x' }} isChecked>
          <MoneyField name="empty" label={fieldWords.empty} required />
          <MoneyField name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
    </>
  );
}
