import { investmentArea } from './investmentArea';
import { PolicyRoleList } from './PolicyRoleList';

export default function InvestmentRoleList() {
  return <PolicyRoleList area={investmentArea} />;
}
