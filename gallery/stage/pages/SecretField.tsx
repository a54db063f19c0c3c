import { SecretField } from '../../../src/kit/fields/SecretField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="SecretField">
        <Fields values={{ empty: '', filled: 'ftp-of-a-merchant', stored: '', off: '' }}>
          <SecretField name="empty" label={fieldWords.empty} required />
          <SecretField name="filled" label={fieldWords.filled} help={fieldWords.help} />
          <SecretField name="stored" label={fieldWords.stored} stored={fieldWords.stored} required />
          <SecretField name="off" label={fieldWords.off} disabled />
        </Fields>
      </State>
      <State name="Wrong">
        <Fields values={{ wrong: '' }} isChecked>
          <SecretField name="wrong" label={fieldWords.wrong} required />
        </Fields>
      </State>
    </>
  );
}
