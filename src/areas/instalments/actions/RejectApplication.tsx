import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useRejectApplicationMutation } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { applicationStatus, rejectReasons } from '../../../parts/orders/applicationStatus';
import { aboutApplication } from '../aboutApplication';
import { m } from './messages';
import type { ApplicationFormProps } from './formProps';

const schema = v.pipe(
  v.object({ reason: v.picklist(rejectReasons.values), comment: v.string() }),
  v.forward(
    v.partialCheck(
      [['reason'], ['comment']],
      ({ reason, comment }) => reason !== 'other' || comment.trim() !== '',
      'commentNeeded',
    ),
    ['comment'],
  ),
);

/** Declines an application for a reason of the list; another one is explained. */
export function RejectApplication({ application, onClose }: ApplicationFormProps) {
  const { id, version: seen } = application;
  const intl = useIntl();
  const [reject] = useRejectApplicationMutation();
  const form = usePanelForm({
    id: `rejectApplication:${id}`,
    values: { reason: '' as string, comment: '' },
    version: seen,
    fromRecord: () => ({}),
    isDecision: true,
    statusWords: applicationStatus.labelOf,
    schema,
    texts: { commentNeeded: m.needsComment },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <FormDrawer
      title={m.rejectTitle}
      form={form}
      submit={m.reject}
      done={m.rejected}
      about={{ ...aboutApplication(intl, application), amount: application.Installment_amount ?? undefined }}
      onClose={onClose}
      onSubmit={(said, { version = seen }) =>
        reject({
          id,
          'If-Match': version,
          body: { reason: said.reason, ...(said.comment.trim() !== '' && { comment: said.comment }) },
        }).unwrap()
      }
    >
      <SelectField name="reason" label={t.rejectReason} options={rejectReasons.options} required />
      <TextField name="comment" label={m.commentFor} maxLength={1000} multiline required={reason === 'other'} />
    </FormDrawer>
  );
}
