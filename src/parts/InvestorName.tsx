import { FormattedMessage } from 'react-intl';
import type { InvestorRow } from '../api/investment/investors';
import { noName } from './investorTerms';

/** The name, or the number of an investor who has not yet said one. */
export function InvestorName({ investor }: { investor: Pick<InvestorRow, 'id' | 'name'> }) {
  return investor.name === '' ? <FormattedMessage {...noName} values={{ id: investor.id }} /> : investor.name;
}
