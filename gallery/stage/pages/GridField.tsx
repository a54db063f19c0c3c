import { GridField, type GridColumn } from '../../../src/kit/fields/GridField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';

const columns: GridColumn[] = [
  { id: 'date', title: fieldWords.filled, as: 'day', width: 128 },
  { id: 'amount', title: fieldWords.empty, as: 'money', width: 160 },
];
const rows = [
  { key: 'a', date: '2026-04-30', amount: '26821917.81' },
  { key: 'b', date: '2026-07-31', amount: '27726027.40' },
];
const newRow = () => ({ date: '', amount: '0.00' });

export function Page() {
  return (
    <>
      <State name="GridField">
        <Fields values={{ rows }}>
          <GridField
            name="rows"
            label={fieldWords.filled}
            columns={columns}
            newRow={newRow}
            isFixed={({ key }) => key === 'a'}
          />
        </Fields>
      </State>
      <State name="GridField: wrong">
        <Fields values={{ rows: [{ key: 'a', date: '31.02.2026', amount: '' }] }} isChecked>
          <GridField name="rows" label={fieldWords.filled} columns={columns} newRow={newRow} />
        </Fields>
      </State>
    </>
  );
}
