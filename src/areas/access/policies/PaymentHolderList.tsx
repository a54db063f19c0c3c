import { HolderList } from './HolderList';
import { paymentArea } from './paymentArea';

export default function PaymentHolderList() {
  return <HolderList area={paymentArea} />;
}
