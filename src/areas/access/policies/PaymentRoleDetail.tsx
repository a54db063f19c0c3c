import { MissingRecord } from '../../../kit/detail/DetailPage';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { paymentArea } from './paymentArea';
import { PolicyRolePage } from './PolicyRolePage';

export default function PaymentRoleDetail() {
  const id = useRecordId();
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <PolicyRolePage area={paymentArea} of={String(id)} />;
}
