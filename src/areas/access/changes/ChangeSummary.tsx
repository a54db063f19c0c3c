import { useIntl } from 'react-intl';
import type { AccessChange } from '../../../api/system-user/accessChanges';
import { changeKinds } from './changeTerms';

/** A change in one line: what, about whom, and the roles. */
export function ChangeSummary({ change: { kind, person, roles } }: { change: AccessChange }) {
  const intl = useIntl();
  return <p>{[changeKinds.textIn(intl, kind), person?.name, roles.join(', ')].filter(Boolean).join(' · ')}</p>;
}
