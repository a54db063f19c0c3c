import { useIntl } from 'react-intl';
import type { Subject } from '../../../api/investment/statistics';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { m } from './messages';

export const subjects = ['individual', 'business'] as const;

const options = [
  { value: 'individual', label: m.individuals },
  { value: 'business', label: m.businesses },
] as const;

/** Persons or companies, as the list that a chart leads to has one or the other. */
export function SubjectSelect({ value, onChange }: { value: Subject; onChange: (subject: Subject) => void }) {
  const label = useIntl().formatMessage(m.subject);
  return <ChoiceSelect label={label} value={value} options={options} onChange={onChange} />;
}
