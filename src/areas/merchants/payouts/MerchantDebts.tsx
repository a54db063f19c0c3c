import { useListView } from '../../../kit/list/ListSwitch';
import { DebtList } from './DebtList';
import { parameters, views } from './debtParams';
import { MoveList } from './MoveList';

export { parameters };

/** What merchants are owed month by month, and everything that changed it: two lists under one address. */
export default function MerchantDebts() {
  return useListView(views) === 'moves' ? <MoveList /> : <DebtList />;
}
