import * as v from 'valibot';
import {
  useCreateProductInvoiceMutation,
  useUpdateProductInvoiceMutation,
  type Basket,
} from '../../../api/payment/instalments';
import { DateField } from '../../../kit/fields/DateField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { todayInTashkent } from '../../../lib/days';
import { invoiceNumber, invoiceTexts } from '../invoiceForm';
import { m as instalments } from '../messages';
import { m } from './messages';

interface Props {
  applicationId: number;
  line: Basket;
  onClose: () => void;
}

const schema = v.object({ number: invoiceNumber, date: v.string() });

/** Notes the invoice of the merchant for a line, or corrects it. */
export function LineInvoice({ applicationId, line, onClose }: Props) {
  const [create] = useCreateProductInvoiceMutation();
  const [change] = useUpdateProductInvoiceMutation();
  const { invoice } = line;
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `lineInvoice:${line.id}`,
    values: { number: invoice?.number ?? '', date: invoice?.date ?? today },
    version: invoice?.version,
    schema,
    texts: invoiceTexts,
  });
  return (
    <FormDrawer
      title={invoice ? m.changeLineInvoice : m.addLineInvoice}
      form={form}
      done={instalments.invoiceSaved}
      onClose={onClose}
      onSubmit={({ number, date }, { version }) => {
        const body = { application_basket_id: line.id, application_id: applicationId, date, number };
        return version === undefined ? create({ body }).unwrap() : change({ 'If-Match': version, body }).unwrap();
      }}
    >
      <TextField name="number" label={instalments.invoiceNumber} maxLength={30} required />
      <DateField name="date" label={instalments.invoiceDate} max={today} required />
    </FormDrawer>
  );
}
