import { useNavigate } from 'react-router-dom';
import { useDeleteBranchMutation, useDeleteMerchantBranchMutation } from '../../api/payment/branches';
import { href } from '../../routes/href';
import { BranchActions, type OfBranch } from './BranchActions';

/** What can be done with a branch in the list of its merchant, from its row and from the drawer beside it. */
export function MerchantBranchActions(props: OfBranch) {
  const navigate = useNavigate();
  const [remove] = useDeleteMerchantBranchMutation();
  const { id: branchId, merchant } = props.branch;
  return (
    <BranchActions
      {...props}
      onEdit={() => navigate(href('branches.edit', { id: String(merchant.id), branch_id: String(branchId) }))}
      onRemove={() => remove({ id: merchant.id, branchId }).unwrap()}
    />
  );
}

/** The same among those of all merchants, where a branch goes by its own number and is changed beside the list. */
export function AnyBranchActions(props: OfBranch & { onEdit: () => void }) {
  const [remove] = useDeleteBranchMutation();
  return <BranchActions {...props} onRemove={() => remove({ id: props.branch.id }).unwrap()} />;
}
