import { useParameters } from '../../../kit/state/screen';
import { investmentArea } from './investmentArea';
import { PolicyRolePage } from './PolicyRolePage';

/** A role of this area stands in the address by its name. */
export default function InvestmentRoleDetail() {
  const { id = '' } = useParameters();
  return <PolicyRolePage area={investmentArea} of={id} />;
}
