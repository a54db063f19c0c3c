import { useListView } from '../../../kit/list/ListSwitch';
import { ApplicationList } from './ApplicationList';
import { ContractList } from './ContractList';
import { InvoiceList } from './InvoiceList';
import { parameters, views } from './listParams';

export { parameters };

/** Applications, the contracts that came of them, and the invoices for what was sold: three lists under one address. */
export default function InstalmentList() {
  const view = useListView(views);
  if (view === 'invoices') return <InvoiceList />;
  return view === 'contracts' ? <ContractList /> : <ApplicationList />;
}
