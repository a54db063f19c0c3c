import { MultiSelectField } from '../../../src/kit/fields/MultiSelectField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

const few = ['moderator', 'accountant', 'auditor'].map((value) => ({ value, label: value }));
const many = Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: `№ ${at}` }));

export function Page() {
  return (
    <>
      <State name="A few, many with a filter, disabled, none">
        <Fields values={{ few: ['auditor'], many: ['3'], off: ['auditor'], none: [] }}>
          <MultiSelectField name="few" label={fieldWords.filled} help={fieldWords.help} options={few} />
          <MultiSelectField name="many" label={fieldWords.filled} options={many} />
          <MultiSelectField name="off" label={fieldWords.off} disabled options={few} />
          <MultiSelectField name="none" label={fieldWords.empty} options={[]} />
        </Fields>
      </State>
      <State name="Wrong">
        <Fields values={{ wrong: [] }} isChecked>
          <MultiSelectField name="wrong" label={fieldWords.wrong} required options={few} />
        </Fields>
      </State>
    </>
  );
}
