import { MissingRecord } from '../../../kit/detail/DetailPage';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { investmentArea } from './investmentArea';
import { UserRolesPage } from './UserRolesPage';

export default function InvestmentUserDetail() {
  const id = useRecordId();
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <UserRolesPage key={id} area={investmentArea} userId={id} />;
}
