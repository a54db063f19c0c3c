import type { MessageDescriptor } from 'react-intl';
import { useListBranchesRows } from '../api/payment/branches';
import { SelectFilter } from '../kit/list/SelectFilter';
import { useCan } from '../session/can';

interface Props {
  label: MessageDescriptor;
  merchants: readonly string[];
  branches: readonly string[];
}

/** By the branches of the chosen merchants; of all of them there are too many to choose from. For whoever may read branches. */
export function BranchFilter(props: Props) {
  const mayRead = useCan()('branches.query');
  const isNarrowed = props.merchants.length > 0 || props.branches.length > 0;
  return mayRead && isNarrowed ? <Branches {...props} /> : null;
}

/** As many as a filter can list; a merchant has fewer. */
const mostOfFilter = { limit: 1000, page: 1 };

function Branches({ label, merchants }: Props) {
  const source = useListBranchesRows({ ...mostOfFilter, filters: { merchant_id: merchants.map(Number) } });
  const options = source.items.map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectFilter name="branch_id" label={label} options={options} source={source} />;
}
