import { NumberField, PercentField } from '../../../src/kit/fields/NumberField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="NumberField">
        <Fields values={{ empty: '', filled: 12.5, off: 12.5 }}>
          <NumberField name="empty" label={fieldWords.empty} help={fieldWords.help} required min={0} max={100} />
          <NumberField name="filled" label={fieldWords.filled} min={0} max={100} />
          <NumberField name="off" label={fieldWords.off} disabled min={0} max={100} />
        </Fields>
      </State>
      <State name="NumberField: wrong">
        <Fields values={{ empty: '', wrong: -1 }} isChecked>
          <NumberField name="empty" label={fieldWords.empty} required min={0} max={100} />
          <NumberField name="wrong" label={fieldWords.wrong} min={0} max={100} />
        </Fields>
      </State>
      <State name="PercentField">
        <Fields values={{ empty: '', filled: 12.5, off: 12.5 }}>
          <PercentField name="empty" label={fieldWords.empty} help={fieldWords.help} required min={0} max={100} />
          <PercentField name="filled" label={fieldWords.filled} min={0} max={100} />
          <PercentField name="off" label={fieldWords.off} disabled min={0} max={100} />
        </Fields>
      </State>
      <State name="PercentField: wrong">
        <Fields values={{ empty: '', wrong: -1 }} isChecked>
          <PercentField name="empty" label={fieldWords.empty} required min={0} max={100} />
          <PercentField name="wrong" label={fieldWords.wrong} min={0} max={100} />
        </Fields>
      </State>
    </>
  );
}
