import { BulkMoneyDialog } from '../../../src/kit/bulk/BulkMoneyDialog';
import { listWords } from '../list';
import { Opener } from '../Opener';
import { titles } from '../samples';
import { State } from '../State';
import { word } from '../words';

const pay = word('Выплатить {amount}', 'Pay {amount}', '{amount} toʻlash');
const rows = { count: 14, sent: 14, skipped: [], onSubmit: () => undefined, onDone: () => undefined };

/** A question about so much money. */
const asking = (amount: string) => (
  <Opener>
    {(close) => (
      <BulkMoneyDialog
        {...rows}
        title={listWords.changeStatus}
        verb={pay}
        amount={amount}
        sums={[{ title: titles.balance, amount }]}
        onClose={close}
      />
    )}
  </Opener>
);

export function Page() {
  return (
    <>
      <State name="Up to the limit">{asking('1250000.00')}</State>
      <State name="Above it the sum is typed again">{asking('128450000.50')}</State>
    </>
  );
}
