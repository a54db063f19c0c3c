import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useBlockBranchMutation, type BranchRow } from '../../api/payment/branches';
import { useListBlockReasonsQuery } from '../../api/payment/merchants';
import { AsyncField } from '../../kit/fields/AsyncField';
import { SelectField } from '../../kit/fields/SelectField';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { Note } from '../../parts/Note';
import { branchStatus } from '../../parts/branchStatus';
import { m } from './messages';

/** Blocks a branch: what it stops stands above the reason, so that nobody learns it from the sellers. */
export function BlockBranch({ branch, onClose }: { branch: BranchRow; onClose: () => void }) {
  const [block] = useBlockBranchMutation();
  const reasons = useRecordQuery(useListBlockReasonsQuery());
  const items = reasons.item?.items;
  const options = items?.map(({ id, name }) => ({ value: String(id), label: name }));
  const form = usePanelForm({
    id: `blockBranch:${branch.id}`,
    values: { reason_id: '', comment: '' },
    isDecision: true,
    statusWords: branchStatus.labelOf,
  });
  const chosen = useWatch({ control: form.control, name: 'reason_id' });
  const needsComment = items?.some(({ id, code }) => String(id) === chosen && code === 'other');
  return (
    <FormDrawer
      title={m.blockTitle}
      form={form}
      submit={m.block}
      done={m.wasBlocked}
      about={{ record: branch.name }}
      onClose={onClose}
      onSubmit={({ reason_id: reason, comment }) =>
        block({
          id: branch.merchant.id,
          branchId: branch.id,
          body: { reason_id: Number(reason), comment: comment || null },
        }).unwrap()
      }
    >
      <Note isWarning>
        <FormattedMessage {...m.blockText} />
      </Note>
      <AsyncField source={reasons}>
        <SelectField name="reason_id" label={m.reason} options={options ?? []} disabled={!options} required />
      </AsyncField>
      <TextField name="comment" label={m.comment} maxLength={500} multiline required={needsComment} />
    </FormDrawer>
  );
}
