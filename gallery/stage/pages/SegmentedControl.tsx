import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { SegmentedControl } from '../../../src/kit/list/SegmentedControl';
import { State } from '../State';

const m = defineMessages({
  view: { id: 'claims.general.view', defaultMessage: 'Вид заявки' },
  cashIn: { id: 'claims.general.cash_in', defaultMessage: 'Ввод средств' },
  cashOut: { id: 'claims.general.cash_out', defaultMessage: 'Вывод средств' },
});

const options = [
  { value: 'cash_in', label: m.cashIn },
  { value: 'cash_out', label: m.cashOut },
] as const;

export function Page() {
  const [value, setValue] = useState<'cash_in' | 'cash_out'>('cash_in');
  return (
    <State name="Two views of a list">
      <SegmentedControl label={m.view} value={value} options={options} onChange={setValue} />
    </State>
  );
}
