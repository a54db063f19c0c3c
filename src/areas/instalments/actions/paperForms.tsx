import { useIntl } from 'react-intl';
import * as v from 'valibot';
import {
  useAddInstalmentContractsMutation,
  useAddInvoiceMutation,
  useGenerateInstalmentFilesMutation,
  type PaperKind,
} from '../../../api/payment/instalments';
import { DateField } from '../../../kit/fields/DateField';
import { MultiSelectField } from '../../../kit/fields/MultiSelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { todayInTashkent } from '../../../lib/days';
import { FilesField } from '../../../parts/FilesField';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { aboutApplication } from '../aboutApplication';
import { mayHavePapers } from '../applicationSteps';
import { invoiceNumber, invoiceTexts } from '../invoiceForm';
import { paperKinds } from '../instalmentTerms';
import { m as instalments, removeFile } from '../messages';
import { m } from './messages';
import type { ApplicationFormProps } from './formProps';

const invoiceSchema = v.object({ invoice_number: invoiceNumber, invoice_date: v.string() });

/** Notes the invoice of a contract. */
export function AddInvoice({ application: one, onClose }: ApplicationFormProps) {
  const [add] = useAddInvoiceMutation();
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `invoice:${one.id}`,
    values: { invoice_number: one.invoice_number ?? '', invoice_date: one.invoice_date ?? today },
    version: one.version,
    schema: invoiceSchema,
    texts: invoiceTexts,
    statusWords: applicationStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.invoiceTitle}
      form={form}
      done={instalments.invoiceSaved}
      onClose={onClose}
      onSubmit={(body, { version = one.version }) => add({ id: one.id, 'If-Match': version, body }).unwrap()}
    >
      <TextField name="invoice_number" label={instalments.invoiceNumber} maxLength={30} required />
      <DateField name="invoice_date" label={instalments.invoiceDate} max={today} required />
    </FormDrawer>
  );
}

/** Has the papers of a contract written anew. */
export function GenerateFiles({ application: one, onClose }: ApplicationFormProps) {
  const intl = useIntl();
  const [generate] = useGenerateInstalmentFilesMutation();
  const form = usePanelForm({
    id: `generateFiles:${one.id}`,
    values: { kinds: (mayHavePapers(one) ? ['contract'] : ['reconciliation_act']) as PaperKind[] },
    version: one.version,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: applicationStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.generateTitle}
      form={form}
      submit={m.generate}
      done={m.generated}
      about={aboutApplication(intl, one)}
      onClose={onClose}
      onSubmit={(body, { version = one.version }) => generate({ id: one.id, 'If-Match': version, body }).unwrap()}
    >
      <MultiSelectField
        name="kinds"
        label={m.kinds}
        help={m.generateText}
        options={paperKinds.options
          .filter(({ value }) => mayHavePapers(one) || value === 'reconciliation_act')
          .map(({ value, label }) => ({ value, label: intl.formatMessage(label) }))}
        required
      />
    </FormDrawer>
  );
}

const contractSchema = v.object({
  contract_number: v.pipe(v.string(), v.regex(/^[\w\-/]{1,40}$/, 'contractNumber')),
  contract_date: v.string(),
  file_ids: v.pipe(v.array(v.string()), v.minLength(1, 'noFile')),
});
const fileTexts = { label: m.files, add: m.addFile, remove: removeFile, sending: m.sendingFile };

/** Notes the signed contract with its number, its day and its files. */
export function AddContract({ application: one, onClose }: ApplicationFormProps) {
  const intl = useIntl();
  const [add] = useAddInstalmentContractsMutation();
  const today = todayInTashkent(new Date());
  const form = usePanelForm({
    id: `addContract:${one.id}`,
    values: {
      contract_number: one.contract_number ?? '',
      contract_date: one.contract_date ?? today,
      file_ids: [] as string[],
    },
    version: one.version,
    fromRecord: () => ({}),
    isDecision: true,
    schema: contractSchema,
    texts: { contractNumber: instalments.wrongDocument, noFile: m.needsFile },
    statusWords: applicationStatus.labelOf,
  });
  return (
    <FormDrawer
      title={m.addContractTitle}
      form={form}
      submit={m.addContract}
      done={m.contractAdded}
      about={aboutApplication(intl, one)}
      onClose={onClose}
      onSubmit={(body, { version = one.version }) =>
        add({ id: one.customer.id, guid: one.guid, 'If-Match': version, body }).unwrap()
      }
    >
      <TextField name="contract_number" label={instalments.contractNumber} maxLength={40} required />
      <DateField name="contract_date" label={instalments.contractDate} max={today} required />
      <FilesField texts={fileTexts} />
    </FormDrawer>
  );
}
