import { useIntl } from 'react-intl';
import { noName } from './investorTerms';

/** How an investor is called in a text, also one who has not yet said a name. */
export function useInvestorName(): (investor: { id: number; name: string }) => string {
  const intl = useIntl();
  return ({ id, name }) => name || intl.formatMessage(noName, { id });
}
