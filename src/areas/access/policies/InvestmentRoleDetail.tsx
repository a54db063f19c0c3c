import { useParams } from 'react-router-dom';
import { investmentArea } from './investmentArea';
import { PolicyRolePage } from './PolicyRolePage';

/** A role of this area stands in the address by its name. */
export default function InvestmentRoleDetail() {
  const { id = '' } = useParams();
  return <PolicyRolePage area={investmentArea} of={id} />;
}
