import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useBlockMerchantMutation, useListBlockReasonsQuery, type Merchant } from '../../../api/payment/merchants';
import { AsyncField } from '../../../kit/fields/AsyncField';
import { SelectField } from '../../../kit/fields/SelectField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { t } from '../../../i18n/terms';
import { Note } from '../../../parts/Note';
import { merchantStatus } from './merchantTerms';
import { m } from './messages';

interface Props {
  merchant: Merchant;
  onClose: () => void;
}

/** Blocks a merchant: says what that stops before it is sent, and asks why. */
export function BlockMerchant({ merchant: { id, version, name }, onClose }: Props) {
  const [block] = useBlockMerchantMutation();
  const reasons = useRecordQuery(useListBlockReasonsQuery());
  const form = usePanelForm({
    id: `blockMerchant:${id}`,
    version,
    values: { reason_id: '', comment: '' },
    fromRecord: () => ({}),
    statusWords: merchantStatus.labelOf,
    isDecision: true,
  });
  const chosen = useWatch({ control: form.control, name: 'reason_id' });
  const items = reasons.item?.items;
  const reason = items?.find((one) => String(one.id) === chosen);
  return (
    <FormDrawer
      title={m.blockTitle}
      form={form}
      submit={m.block}
      done={m.blocked}
      about={{ record: name }}
      onClose={onClose}
      onSubmit={({ reason_id: reasonId, comment }) =>
        block({ id, body: { reason_id: Number(reasonId), comment: comment.trim() || null } }).unwrap()
      }
    >
      <Note isWarning>
        <FormattedMessage {...(reason?.holds_payouts ? m.stopsPayouts : m.stops)} />
      </Note>
      <AsyncField source={reasons}>
        <SelectField
          name="reason_id"
          label={t.reason}
          options={items?.map((one) => ({ value: String(one.id), label: one.name })) ?? []}
          disabled={!items}
          required
        />
      </AsyncField>
      <TextField name="comment" label={t.comment} maxLength={500} multiline required={reason?.code === 'other'} />
    </FormDrawer>
  );
}
