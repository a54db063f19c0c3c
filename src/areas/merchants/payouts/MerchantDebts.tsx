import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { DebtList } from './DebtList';
import { parameters } from './debtParams';
import { MoveList } from './MoveList';

export { parameters };

/** What merchants are owed month by month, and everything that changed it: two lists under one address. */
export default function MerchantDebts() {
  const [view] = useChoiceParam('list', ['months', 'moves']);
  return view === 'moves' ? <MoveList /> : <DebtList />;
}
