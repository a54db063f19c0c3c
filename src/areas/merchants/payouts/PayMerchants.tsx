import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useAskTransfers, type MerchantDebt, type Transfer } from '../../../api/payment/merchantBilling';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkPlan } from '../../../kit/bulk/BulkPlan';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Note } from '../../../parts/Note';
import { href } from '../../../routes/href';
import { m } from './messages';
import { payoutRefusals, refusalOfPayout } from './payoutTerms';

const schema = v.object({ number: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'number')), purpose: v.string() });

/**
 * The day of payouts: to all picked merchants what they are owed now, each by a transfer of its own that waits for another person.
 * Who is paid nothing is told with the reason.
 */
export function PayMerchants({ rows, onClose, onDone }: BulkFormProps<MerchantDebt>) {
  const intl = useIntl();
  const startBulk = useStartBulk();
  const askEach = useAskTransfers();
  const plan = planBulk(rows, refusalOfPayout, payoutRefusals, { payable: m.toPay });
  const form = usePanelForm({
    id: 'payMerchants',
    values: { number: '', purpose: intl.formatMessage(m.usualPurpose) },
    schema,
    texts: { number: m.wrongNumber },
  });
  const begin = (first: number, purpose: string): void => {
    const byId = new Map(plan.sent.map((row, at) => [row.id, { row, number: String(first + at) }]));
    const each = askEach((id, key) => {
      const { row, number } = byId.get(id)!; // only those of the plan are sent
      const { merchant, payable: amount } = row;
      return { 'Idempotency-Key': key, body: { merchant_id: merchant.id, amount, purpose, document_number: number } };
    });
    startBulk(
      plan,
      {
        ...{ title: m.paying, nameOf: ({ merchant }) => merchant.name, words: payoutRefusals },
        ...{ done: m.created, summary: m.createdSummary },
        next: { label: m.toTransfers, to: href('merchants.transfers', {}, { status: ['pending'] }) },
      },
      {
        ...each,
        // The answer names the transfer and its merchant, by whom the row is found.
        send: async (ids, key) => {
          await each.send(ids, key);
          return { done: ids, refused: [] };
        },
        readAnswer: (answer) => {
          const paid = (answer as Partial<Transfer> | undefined)?.merchant?.id;
          const row = plan.sent.find(({ merchant }) => merchant.id === paid);
          return row && { done: [row.id], refused: [] };
        },
      },
    );
  };
  return (
    <FormDrawer
      title={m.payTitle}
      form={form}
      submit={m.create}
      onClose={onClose}
      onSubmit={({ number, purpose }) => {
        if (plan.sent.length > 0) {
          onDone();
          begin(Number(number), purpose);
        }
        return Promise.resolve();
      }}
    >
      <BulkPlan {...plan.summary} />
      <TextField name="number" label={m.firstNumber} maxLength={9} required />
      <Note>
        <FormattedMessage {...m.numberHint} />
      </Note>
      <TextField name="purpose" label={m.purpose} maxLength={210} multiline required />
    </FormDrawer>
  );
}
