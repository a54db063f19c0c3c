import { ColorField } from '../../../src/kit/fields/ColorField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="ColorField">
        <Fields values={{ empty: '', filled: '#1f4fa3', off: '#a31f4f' }}>
          <ColorField name="empty" label={fieldWords.empty} required />
          <ColorField name="filled" label={fieldWords.filled} help={fieldWords.help} />
          <ColorField name="off" label={fieldWords.off} disabled />
        </Fields>
      </State>
      <State name="Wrong">
        <Fields values={{ wrong: 'blue' }} isChecked>
          <ColorField name="wrong" label={fieldWords.wrong} required />
        </Fields>
      </State>
    </>
  );
}
