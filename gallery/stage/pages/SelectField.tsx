import { SelectField, RadioField } from '../../../src/kit/fields/SelectField';
import { Fields, fieldWords } from '../fields';
import { options } from '../options';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="SelectField">
        <Fields values={{ empty: '', filled: 'single', off: 'single' }}>
          <SelectField name="empty" label={fieldWords.empty} help={fieldWords.help} required options={options} />
          <SelectField name="filled" label={fieldWords.filled} options={options} />
          <SelectField name="off" label={fieldWords.off} disabled options={options} />
        </Fields>
      </State>
      <State name="SelectField: wrong">
        <Fields values={{ empty: '', wrong: '' }} isChecked>
          <SelectField name="empty" label={fieldWords.empty} required options={options} />
          <SelectField name="wrong" label={fieldWords.wrong} options={options} />
        </Fields>
      </State>
      <State name="RadioField">
        <Fields values={{ empty: '', filled: 'single', off: 'single' }}>
          <RadioField name="empty" label={fieldWords.empty} help={fieldWords.help} required options={options} />
          <RadioField name="filled" label={fieldWords.filled} options={options} />
          <RadioField name="off" label={fieldWords.off} disabled options={options} />
        </Fields>
      </State>
      <State name="RadioField: wrong">
        <Fields values={{ empty: '', wrong: '' }} isChecked>
          <RadioField name="empty" label={fieldWords.empty} required options={options} />
          <RadioField name="wrong" label={fieldWords.wrong} options={options} />
        </Fields>
      </State>
    </>
  );
}
