import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { ChoiceSelect } from '../../../src/kit/list/ChoiceSelect';
import { State } from '../State';

const m = defineMessages({
  twelve: { id: 'investors.blocks.twelveMonths', defaultMessage: '12 месяцев' },
  six: { id: 'investors.blocks.sixMonths', defaultMessage: '6 месяцев' },
});

const options = [
  { value: 'twelve', label: m.twelve },
  { value: 'six', label: m.six },
] as const;

export function Page() {
  const [value, setValue] = useState<'twelve' | 'six'>('twelve');
  return (
    <State name="A period">
      <ChoiceSelect label="Период" value={value} options={options} onChange={setValue} />
    </State>
  );
}
