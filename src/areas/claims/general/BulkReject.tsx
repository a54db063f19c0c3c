import { useWatch } from 'react-hook-form';
import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkPlan } from '../../../kit/bulk/BulkPlan';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { RadioField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { m as shared } from '../../../parts/claims/messages';
import { m } from './messages';
import { useBulkDecision } from './useBulkDecision';
import { t } from '../../../i18n/terms';

type Choice = 'rejected' | 'in_process';

const options = [
  { value: 'in_process', label: shared.take },
  { value: 'rejected', label: shared.reject },
];

/** Takes up or refuses all picked claims that it can be done to; no money moves. */
export function BulkReject({ rows, onClose, onDone }: BulkFormProps<GeneralClaimRow>) {
  const form = usePanelForm({ id: 'bulkClaims', values: { status: '', comment: '' } });
  const status = useWatch({ control: form.control, name: 'status' }) as Choice | '';
  const { plan, begin } = useBulkDecision(rows, status);
  return (
    <FormDrawer
      title={m.decidePicked}
      form={form}
      submit={t.apply}
      onClose={onClose}
      onSubmit={(values) => {
        onDone();
        begin(values.status as Choice, values.comment);
        return Promise.resolve();
      }}
    >
      <RadioField name="status" label={t.decision} options={options} required />
      <BulkPlan {...plan.summary} />
      {status === 'rejected' && <TextField name="comment" label={shared.reason} maxLength={500} multiline required />}
    </FormDrawer>
  );
}
