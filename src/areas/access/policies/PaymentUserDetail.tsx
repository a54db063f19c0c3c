import { MissingRecord } from '../../../kit/detail/DetailPage';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { paymentArea } from './paymentArea';
import { UserRolesPage } from './UserRolesPage';

export default function PaymentUserDetail() {
  const id = useRecordId();
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <UserRolesPage key={id} area={paymentArea} userId={id} />;
}
