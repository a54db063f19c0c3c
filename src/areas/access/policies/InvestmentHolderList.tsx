import { HolderList } from './HolderList';
import { investmentArea } from './investmentArea';

export default function InvestmentHolderList() {
  return <HolderList area={investmentArea} />;
}
