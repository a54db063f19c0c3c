import { MissingRecord } from '../../kit/detail/DetailPage';
import { useParameters } from '../../kit/state/screen';
import { noSuchRecord, recordIdOf } from '../../parts/record/useRecordId';
import { PosAgentCard } from './PosAgentCard';
import { EditPosAgent } from './PosAgentForms';

/** A seller to look at or to change, as the address says; both of its addresses lead here. */
export default function SellerPage() {
  const { action, branch_user_id: user, id: number } = useParameters();
  const id = recordIdOf(user ?? number ?? '');
  if (id === undefined || (action !== 'view' && action !== 'edit')) return <MissingRecord failure={noSuchRecord} />;
  return action === 'edit' ? <EditPosAgent kind="seller" id={id} /> : <PosAgentCard id={id} />;
}
