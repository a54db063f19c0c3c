import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useAddPaymentPromiseMutation } from '../../../api/payment/collection';
import { useGetInstalmentPaymentInfoQuery } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { DateField } from '../../../kit/fields/DateField';
import { MoneyField } from '../../../kit/fields/MoneyField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { addDays, todayInTashkent } from '../../../lib/days';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import type { ApplicationFormProps } from '../actions/formProps';
import { m as instalments } from '../messages';
import { m } from './messages';

/** The service takes no promise for a later day. */
const mostDaysAhead = 45;

/** Notes how much the customer has promised to pay, and by when. */
export function AddPromise({ application: one, onClose }: ApplicationFormProps) {
  const [add] = useAddPaymentPromiseMutation();
  const { item } = useRecordQuery(useGetInstalmentPaymentInfoQuery({ id: one.id }), one.id);
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `promise:${one.id}`,
    values: { amount: '', date: today, comment: '' },
    version: one.version,
    fromRecord: () => ({}),
    statusWords: applicationStatus.labelOf,
  });
  return (
    <FormDrawer
      title={instalments.addPromise}
      form={form}
      done={m.promiseAdded}
      onClose={onClose}
      onSubmit={(body, { version = one.version }) => add({ id: one.id, 'If-Match': version, body }).unwrap()}
    >
      <MoneyField name="amount" label={m.promisedAmount} max={item?.debt} required />
      <DateField name="date" label={m.promisedDay} min={today} max={addDays(today, mostDaysAhead)} required />
      <TextField name="comment" label={t.comment} maxLength={500} multiline />
    </FormDrawer>
  );
}
