import { useCreateBranchMutation, useUpdateBranchMutation, type Branch } from '../../api/payment/branches';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { MerchantField } from '../../parts/MerchantField';
import { BranchFields } from './BranchFields';
import { madeOf, newBranch } from './branchForm';
import { m } from './messages';
import { useBranchForm } from './useBranchForm';

/** Adds a branch to any merchant, beside the list of all. */
export function NewBranchSide({ onClose }: { onClose: () => void }) {
  const [create] = useCreateBranchMutation();
  const form = usePanelForm({ id: 'newBranch', values: { ...newBranch, merchant_id: '' } });
  return (
    <FormDrawer
      title={m.create}
      form={form}
      size="large"
      submit={m.create}
      done={m.wasCreated}
      onClose={onClose}
      onSubmit={({ merchant_id: merchant, ...values }) =>
        create({ body: { ...madeOf(values), merchant_id: Number(merchant) } }).unwrap()
      }
    >
      <MerchantField label={m.merchant} />
      <BranchFields />
    </FormDrawer>
  );
}

/** Changes a branch beside the list of all, by its own number. */
export function EditBranchSide({ branch, onClose }: { branch: Branch; onClose: () => void }) {
  const [update] = useUpdateBranchMutation();
  const form = useBranchForm(branch, (version, body) => update({ id: branch.id, 'If-Match': version, body }).unwrap());
  return (
    <FormDrawer {...form} size="large" onClose={onClose}>
      <BranchFields />
    </FormDrawer>
  );
}
