import { ImageField } from '../../../src/kit/fields/ImageField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const wrong = new File(['%PDF-1.4'], 'договор.pdf');
const fresh = new File(['<svg/>'], 'стратегия.png');

export function Page() {
  return (
    <State name="None, present, on its way, disabled, of another kind">
      <Fields values={{ empty: null, filled: dot, sending: fresh, off: dot, wrong }} isChecked>
        <ImageField name="empty" label={fieldWords.empty} help={fieldWords.help} />
        <ImageField name="filled" label={fieldWords.filled} />
        <ImageField name="sending" label={fieldWords.filled} progress={0.4} />
        <ImageField name="off" label={fieldWords.off} disabled />
        <ImageField name="wrong" label={fieldWords.wrong} />
      </Fields>
    </State>
  );
}
