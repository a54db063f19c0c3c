import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useCreateTransferMutation, type MerchantDebt } from '../../../api/payment/merchantBilling';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Note } from '../../../parts/Note';
import { href } from '../../../routes/href';
import { m } from './messages';

const schema = v.object({
  amount: v.string(),
  document_number: v.pipe(v.string(), v.regex(/^[\w/-]{1,30}$/, 'number')),
  purpose: v.string(),
});

/** A transfer to one merchant of what it is owed now, or of a part; nothing is paid before another person has approved it. */
export function PayMerchant({ debt, onClose }: { debt: MerchantDebt; onClose: () => void }) {
  const { merchant, payable } = debt;
  const intl = useIntl();
  const [create] = useCreateTransferMutation();
  const checkOutcome = useCheckOutcome('payment');
  const form = usePanelForm({
    id: `payMerchant:${merchant.id}`,
    values: { amount: payable, document_number: '', purpose: intl.formatMessage(m.usualPurpose) },
    schema,
    texts: { number: m.wrongDocument },
  });
  return (
    <FormDrawer
      title={m.payOne}
      form={form}
      submit={m.createOne}
      done={m.createdOne}
      about={({ document_number: record, amount }) => ({
        ...{ record, amount, person: merchant.name },
        path: href('merchants.transfers'),
      })}
      onClose={onClose}
      onSubmit={(values, { key }) =>
        create({ 'Idempotency-Key': key, body: { merchant_id: merchant.id, ...values } }).unwrap()
      }
      checkOutcome={checkOutcome}
    >
      <Facts>
        <Fact label={m.merchant} value={merchant.name} />
        <Fact label={m.payableNow} value={payable} as="money" />
      </Facts>
      <MoneyField name="amount" label={m.toPay} max={payable} required />
      <TextField name="document_number" label={m.documentNumber} maxLength={30} required />
      <TextField name="purpose" label={m.purpose} maxLength={210} multiline required />
      <Note>
        <FormattedMessage {...m.othersDecide} />
      </Note>
    </FormDrawer>
  );
}
