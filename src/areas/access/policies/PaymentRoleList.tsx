import { paymentArea } from './paymentArea';
import { PolicyRoleList } from './PolicyRoleList';

export default function PaymentRoleList() {
  return <PolicyRoleList area={paymentArea} />;
}
