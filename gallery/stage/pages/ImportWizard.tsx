import { defineMessages } from 'react-intl';
import { ImportWizard } from '../../../src/kit/import/ImportWizard';
import type { ImportColumn } from '../../../src/kit/import/importRows';
import { State } from '../State';

const m = defineMessages({
  number: { id: 'gallery.import.number', defaultMessage: 'Номер' },
  amount: { id: 'gallery.import.amount', defaultMessage: 'Сумма' },
  comment: { id: 'gallery.import.comment', defaultMessage: 'Комментарий' },
});
const columns: ImportColumn[] = [
  { id: 'number', title: m.number, required: true, example: 'IN-17' },
  { id: 'amount', title: m.amount, required: true, as: 'money', example: '1 250 000,00' },
  { id: 'comment', title: m.comment },
];
const number = (row: Readonly<Record<string, string>>) => row['number'];

export function Page() {
  return (
    <State name="Every third row is refused">
      <ImportWizard
        columns={columns}
        keyOf={number}
        file="gallery"
        onClose={() => undefined}
        send={async (rows, { onProgress }) => {
          for (const [at] of rows.entries()) {
            await new Promise((settle) => setTimeout(settle, 50));
            onProgress((at + 1) / rows.length);
          }
          return rows.map((_, at) => (at % 3 === 2 ? 'Claim is not pending' : undefined));
        }}
      />
    </State>
  );
}
