import { RowsField, type RowsColumn } from '../../../src/kit/fields/RowsField';
import { Fields, fieldWords } from '../fields';
import { State } from '../State';
import { word } from '../words';

const steps: RowsColumn[] = [
  { name: 'from', label: word('От', 'From', 'Dan'), as: 'number', min: 0 },
  { name: 'value', label: word('Значение', 'Value', 'Qiymat'), as: 'number', decimals: 4, min: 0 },
];
const texts: RowsColumn[] = [
  { name: 'ru', label: word('На русском', 'In Russian', 'Rus tilida'), as: 'text', maxLength: 40 },
  { name: 'uz', label: word('На узбекском', 'In Uzbek', 'Oʻzbek tilida'), as: 'text', maxLength: 40, optional: true },
];
const rows = [
  { from: 0, value: 1 },
  { from: 50, value: 1.1 },
];
const newStep = () => ({ from: null, value: 1 });

export function Page() {
  return (
    <State name="Figures, texts, none, wrong">
      <Fields
        values={{
          filled: rows,
          texts: [{ ru: 'Выплаты каждый месяц', uz: 'Har oyda toʻlanadi' }],
          empty: [],
          wrong: [...rows, { from: NaN, value: null }],
        }}
        isChecked
      >
        <RowsField name="filled" label={fieldWords.filled} help={fieldWords.help} columns={steps} newRow={newStep} />
        <RowsField name="texts" label={fieldWords.filled} columns={texts} newRow={() => ({ ru: '', uz: null })} />
        <RowsField name="empty" label={fieldWords.empty} columns={steps} newRow={newStep} />
        <RowsField name="wrong" label={fieldWords.wrong} columns={steps} newRow={newStep} />
      </Fields>
    </State>
  );
}
