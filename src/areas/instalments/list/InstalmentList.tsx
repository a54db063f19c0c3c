import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { ApplicationList } from './ApplicationList';
import { ContractList } from './ContractList';
import { parameters } from './listParams';

export { parameters };

/** Applications, and the contracts that came of them: two lists under one address. */
export default function InstalmentList() {
  const [view] = useChoiceParam('list', ['applications', 'contracts']);
  return view === 'contracts' ? <ContractList /> : <ApplicationList />;
}
