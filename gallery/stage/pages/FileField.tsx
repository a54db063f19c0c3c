import { FileField } from '../../../src/kit/fields/FileField';
import { imageKinds } from '../../../src/lib/fileKind';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

const photo = new File([new Uint8Array(2_400_000)], 'паспорт.jpg');

export function Page() {
  return (
    <State name="Empty, chosen, on its way, disabled, missing">
      <Fields values={{ empty: null, filled: photo, sending: photo, off: null, wrong: null }} isChecked>
        <FileField name="empty" label={fieldWords.empty} help={fieldWords.help} kinds={imageKinds} />
        <FileField name="filled" label={fieldWords.filled} />
        <FileField name="sending" label={fieldWords.filled} progress={0.4} onCancel={() => undefined} />
        <FileField name="off" label={fieldWords.off} disabled />
        <FileField name="wrong" label={fieldWords.wrong} required />
      </Fields>
    </State>
  );
}
