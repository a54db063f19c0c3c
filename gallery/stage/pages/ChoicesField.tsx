import { ChoicesField } from '../../../src/kit/ChoicesField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

const few = ['moderator', 'accountant', 'auditor'].map((value) => ({ value, label: value }));
const many = Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: `№ ${at}` }));

export function Page() {
  return (
    <>
      <State name="A few, many with a filter, disabled, none">
        <Fields values={{ few: ['auditor'], many: ['3'], off: ['auditor'], none: [] }}>
          <ChoicesField name="few" label={fieldWords.filled} help={fieldWords.help} options={few} />
          <ChoicesField name="many" label={fieldWords.filled} options={many} />
          <ChoicesField name="off" label={fieldWords.off} disabled options={few} />
          <ChoicesField name="none" label={fieldWords.empty} options={[]} />
        </Fields>
      </State>
      <State name="Wrong">
        <Fields values={{ wrong: [] }} isChecked>
          <ChoicesField name="wrong" label={fieldWords.wrong} required options={few} />
        </Fields>
      </State>
    </>
  );
}
