import { BulkPlan } from '../../../src/kit/bulk/BulkPlan';
import { State } from '../State';
import { word } from '../words';

const amount = word('Вложено, сум', 'Invested, soʻm', 'Kiritilgan, soʻm');
const notFromHere = word(
  'Из нынешнего статуса так нельзя',
  'Not from the present status',
  'Hozirgi holatdan mumkin emas',
);
const noRight = word(
  'Вам нельзя делать это изменение',
  'You may not make this change',
  'Bu oʻzgarish sizga mumkin emas',
);

export function Page() {
  return (
    <>
      <State name="Not chosen yet">
        <BulkPlan count={1240} sent={undefined} skipped={[]} sums={[{ title: amount, amount: '98750000000.50' }]} />
      </State>
      <State name="Some are left out">
        <BulkPlan
          count={1240}
          sent={1180}
          skipped={[
            { reason: notFromHere, count: 48 },
            { reason: noRight, count: 12 },
          ]}
          sums={[{ title: amount, amount: '91200000000.00' }]}
        />
      </State>
    </>
  );
}
