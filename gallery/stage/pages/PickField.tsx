import { useState } from 'react';
import { PickField } from '../../../src/kit/fields/PickField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

const known = ['Artel 43AF90G', 'Samsung Galaxy A55', 'Xiaomi Redmi Note 13 Pro with a very long name of its own'];

function Shown({ name, label }: { name: string; label: typeof fieldWords.empty }) {
  const [text, setText] = useState('');
  const options = known.flatMap((one, at) =>
    one.toLowerCase().includes(text.toLowerCase()) ? [{ value: String(at), label: one }] : [],
  );
  return <PickField name={name} label={label} options={options} onFind={setText} isFinding={false} required />;
}

export function Page() {
  return (
    <>
      <State name="PickField">
        <Fields values={{ empty: '', filled: '1' }}>
          <Shown name="empty" label={fieldWords.empty} />
          <Shown name="filled" label={fieldWords.filled} />
        </Fields>
      </State>
      <State name="Wrong">
        <Fields values={{ wrong: '' }} isChecked>
          <Shown name="wrong" label={fieldWords.wrong} />
        </Fields>
      </State>
    </>
  );
}
