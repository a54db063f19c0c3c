import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { useCan } from '../../../session/can';
import { ApplicationList } from './ApplicationList';
import { ContractList } from './ContractList';
import { InvoiceList } from './InvoiceList';
import { parameters } from './listParams';

export { parameters };

/** Applications, the contracts that came of them, and the invoices for what was sold: three lists under one address. */
export default function InstalmentList() {
  const [view] = useChoiceParam('list', ['applications', 'contracts', 'invoices']);
  const mayOpen = useCan()('installments.get');
  if (view === 'invoices' && mayOpen) return <InvoiceList />;
  return view === 'contracts' ? <ContractList /> : <ApplicationList />;
}
